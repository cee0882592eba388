import { describe, expect, it } from 'vitest';
import type { NumberLookup } from '../src/parcels/receivingState.ts';
import { courierNumber as number } from './desks.ts';
import {
  receivingDesk as desk,
  expectedReceipt,
  numberLookup,
  receiptResults,
  weight,
} from './receivingDesk.ts';

describe('receiving', () => {
  it('keeps the shelf of two parcels that are finished within a moment', () => {
    const at = desk();
    for (const text of [
      number(0),
      weight(0),
      '30 20 10',
      '',
      'A-01-2',
      number(1),
      number(2),
      weight(1),
      '30 20 10',
      '',
    ])
      at.hears(text, { afterMs: 10 });
    at.hears('A-01-2', { afterMs: 10, bare: true });
    expect(at.state().bench).toMatchObject({ open: number(2), waiting: '' });
    for (const text of [weight(2), '30 20 10', '']) at.hears(text, { afterMs: 10 });
    at.hears('A-01-2', { afterMs: 10, bare: true });
    expect(receiptResults(at.receipts)).toEqual([expectedReceipt(0), expectedReceipt(1), expectedReceipt(2)]);
    expect(at.state().bench.open).toBe('');
  });

  it('lets one scan wait, stops the next with a sound, and discards both with the open one', () => {
    const at = desk();
    for (const n of [0, 1]) at.hears(number(n));
    expect(at.refused()).toBe(false);
    at.hears(number(2));
    expect(at.refused()).toBe(true);
    expect(at.state()).toMatchObject({
      problem: { key: 'full', code: number(2) },
      bench: { waiting: number(1) },
    });
    at.send({ type: 'drop' });
    expect(at.state()).toMatchObject({
      step: 'scan',
      problem: { key: 'dropped' },
      bench: { open: '', waiting: '' },
    });
    at.hears(weight(0));
    expect(at.refused()).toBe(true);
    expect(at.state().draft.weight).toBe('');
  });

  it('asks about an incomplete-looking number, and opens it if it is expected or the clerk confirms it', () => {
    for (const code of ['00070', '81100070', 'F9110141100000', '12345']) {
      const at = desk();
      at.hears(code);
      expect(at.refused()).toBe(true);
      expect(at.state()).toMatchObject({ asked: code, bench: { open: '' } });
      at.send({ type: 'found', lookup: numberLookup(code, 'unknown') });
      expect(at.state().bench.open).toBe('');
      at.send({ type: 'whole' });
      expect(at.state()).toMatchObject({ step: 'weight', bench: { open: code } });
    }
    const expected = desk();
    expected.hears('12345');
    expected.send({ type: 'found', lookup: numberLookup('12345', 'forecast') });
    expect(expected.state()).toMatchObject({ step: 'weight', asked: '', bench: { open: '12345' } });
  });

  it('looks up bare digits before opening them: neither the end of an expected number, nor an unexpected one without confirmation', () => {
    const digits = '1234567890123';
    const answered = (lookup: NumberLookup) => {
      const at = desk();
      at.hears(digits);
      expect(at.state().bench.open).toBe('');
      at.send({ type: 'found', lookup });
      return at;
    };
    const end = answered(numberLookup(digits, 'unknown', { endOf: 'SF1234567890123' }));
    expect(end.refused()).toBe(true);
    expect(end.state()).toMatchObject({ asked: '', bench: { open: '' }, problem: { key: 'part' } });
    expect(answered(numberLookup(digits, 'forecast')).state().bench.open).toBe(digits);
    const unknown = answered(numberLookup(digits, 'unknown'));
    expect(unknown.refused()).toBe(true);
    for (const text of ['1.25', '30 20 10', '', 'A-01-1']) unknown.hears(text);
    expect(unknown.receipts).toEqual([]);
    unknown.send({ type: 'whole' });
    for (const text of ['1.25', '30 20 10', '', 'A-01-1']) unknown.hears(text);
    expect(unknown.receipts).toMatchObject([{ courierNumber: digits, certain: true }]);
    const offline = desk();
    offline.hears(digits);
    offline.send({ type: 'unanswered', code: digits });
    for (const text of ['1.25', '30 20 10', '', 'A-01-1']) offline.hears(text);
    expect(offline.receipts).toMatchObject([{ courierNumber: digits, certain: false }]);
  });

  it('does not finish bare digits that were scanned ahead and are not expected', () => {
    const at = desk();
    for (const text of [number(1), '123456789012', '1.25', '30 20 10', '', 'A-01-1']) at.hears(text);
    at.send({ type: 'found', lookup: numberLookup('123456789012', 'unknown') });
    for (const text of ['1.25', '30 20 10', '', 'A-01-1']) at.hears(text);
    expect(at.receipts).toHaveLength(1);
    at.send({ type: 'whole' });
    at.hears('A-01-1');
    expect(at.receipts).toMatchObject([{}, { courierNumber: '123456789012', certain: true }]);
  });

  it('replaces a broken scan by the whole number', () => {
    const at = desk();
    at.hears(number(1).slice(2));
    at.hears(number(1));
    expect(at.state()).toMatchObject({ step: 'weight', bench: { open: number(1), waiting: '' } });
  });

  it('applies the end of a step only to the parcel with which it began', () => {
    const at = desk();
    at.hears(number(1));
    const { turn } = at.state().bench;
    at.send({ type: 'drop' });
    at.hears(number(2));
    at.hears('9.99', { turn });
    expect(at.state()).toMatchObject({ step: 'weight', draft: { weight: '' }, problem: { key: 'late' } });
    at.hears('1.25', { turn: at.state().bench.turn });
    expect(at.state().step).toBe('size');
  });

  it('sends the looked-up parcel with its receipt', () => {
    const at = desk();
    at.hears(number(1));
    const parcel = { id: '0190a000-0000-7000-8000-00000000000a' } as NumberLookup['parcel'];
    at.send({ type: 'found', lookup: numberLookup(number(1), 'forecast', { parcel }) });
    for (const text of ['1.25', '30 20 10', '', 'A-01-1']) at.hears(text);
    expect(at.receipts).toMatchObject([{ courierNumber: number(1), parcelId: parcel?.id }]);
  });

  it('keeps typed text when a scanner writes behind it, and refuses an unknown shelf', () => {
    const at = desk();
    at.hears(number(1));
    at.hears(`1.25${number(2)}`);
    expect(at.state()).toMatchObject({
      step: 'weight',
      bench: { waiting: number(2) },
      draft: { weight: '1.25' },
    });
    for (const text of ['1.25', '30 20 10', '', 'X-09']) at.hears(text);
    expect(at.state().problem).toMatchObject({ step: 'shelf', key: 'shelfUnknown', code: 'X-09' });
    expect(at.receipts).toEqual([]);
  });

  it('asks about an unlikely weight or size: another Enter confirms it, a repeated entry does not', () => {
    const at = desk();
    for (const text of [number(1), '80', '30 20 10']) at.hears(text);
    expect(at.state()).toMatchObject({ step: 'size', doubts: ['heavy', 'dense'] });
    at.hears('30 20 10', { afterMs: 10 });
    at.hears('30 20 10', { afterMs: 10, bare: true });
    expect(at.state().step).toBe('size');
    at.hears('30 20 10', { afterMs: 800, bare: true });
    expect(at.state().step).toBe('photo');
    for (const beyond of ['1000', '0.001', '00070']) {
      const impossible = desk();
      impossible.hears(number(1));
      impossible.hears(beyond);
      expect(impossible.state().draft.weight).toBe('');
      expect(impossible.refused()).toBe(true);
    }
    const unusual = desk();
    unusual.hears(number(1));
    unusual.send({
      type: 'found',
      lookup: numberLookup(number(1), 'forecast', { usualWeightG: { from: 500, to: 2_000 } }),
    });
    for (const text of ['35', '50 50 50']) unusual.hears(text);
    expect(unusual.state()).toMatchObject({ step: 'size', doubts: ['unusual'] });
  });

  it('does not skip the picture silently if the shop requires one, and skips it if not', () => {
    for (const picturesNeeded of [true, false]) {
      const at = desk({ picturesNeeded });
      for (const text of [number(1), '1.25', '30 20 10', '']) at.hears(text);
      expect(at.state().step).toBe(picturesNeeded ? 'photo' : 'shelf');
      if (picturesNeeded) at.send({ type: 'withoutPhoto' });
      at.hears('A-01-1');
      expect(at.receipts).toHaveLength(1);
    }
  });

  it("puts a parcel aside if a step got lost, opens the clerk's next one, and lets it be scanned again", () => {
    for (const missing of [0, 1, 2, 3]) {
      for (const ahead of [false, true]) {
        const at = desk({ picturesNeeded: true });
        const round = (n: number, without: number) => {
          const next = ahead && n === 0;
          if (n !== 1 || !ahead) at.hears(number(n));
          const steps = [weight(n), '30 20 10', 'F7', n === 0 ? 'A-01-1' : 'A-01-2'];
          steps.forEach((text, step) => {
            if (next && step === 1) at.hears(number(1));
            if (step === without) return;
            if (text === 'F7') at.send({ type: 'withoutPhoto' });
            else at.hears(text);
          });
        };
        round(0, missing);
        round(1, -1);
        expect([missing, ahead, receiptResults(at.receipts)]).toEqual([missing, ahead, [expectedReceipt(1)]]);
        expect(at.refused()).toBe(true);
        round(2, -1);
        round(0, -1);
        expect(at.receipts.map(({ courierNumber }) => courierNumber)).toEqual([1, 2, 0].map(number));
      }
    }
  });

  it('accepts nothing more for a parcel after two entries of other steps, until its number is scanned again', () => {
    const at = desk();
    for (const text of [number(0), '30 20 10', 'A-01-1', weight(1)]) at.hears(text);
    expect(at.state()).toMatchObject({ draft: { weight: '' }, problem: { key: 'astray', code: number(0) } });
    for (const text of [number(0), weight(0), '30 20 10', '', 'A-01-2']) at.hears(text);
    expect(receiptResults(at.receipts)).toEqual([expectedReceipt(0)]);
  });

  it('ignores a single slip, also while another parcel waits', () => {
    for (const slip of ['A-01-1', '9.99', '1 2 3', 'F7']) {
      for (const place of [0, 1, 2, 3]) {
        const at = desk();
        at.hears(number(0));
        at.hears(number(1));
        [weight(0), '30 20 10', '', 'A-01-2'].forEach((text, step) => {
          const fits = ['9.99', '1 2 3', 'F7', 'A-01-1'][step] === slip;
          if (step === place && !fits && slip === 'F7') at.send({ type: 'withoutPhoto' });
          else if (step === place && !fits) at.hears(slip);
          at.hears(text);
        });
        for (const text of [weight(1), '30 20 10', '', 'A-01-2']) at.hears(text);
        expect([slip, place, receiptResults(at.receipts)]).toEqual([
          slip,
          place,
          [expectedReceipt(0), expectedReceipt(1)],
        ]);
      }
    }
  });

  it('gives no weight to a waiting parcel after a third number was refused', () => {
    const at = desk();
    for (const text of [number(0), weight(0), '30 20 10', '', number(1), number(2), weight(2), '30 20 10'])
      at.hears(text);
    expect(at.state()).toMatchObject({ step: 'scan', bench: { open: '', waiting: '' } });
    for (const text of ['', 'A-01-2', number(3), weight(3), '30 20 10', '', 'A-01-2']) at.hears(text);
    expect(receiptResults(at.receipts)).toEqual([expectedReceipt(3)]);
  });

  it('accepts Enter alone for a prefilled value, wherever the cursor is', () => {
    const at = desk();
    for (const text of [number(0), weight(0), '30 20 10', '', 'A-01-2', number(1), weight(1), '30 20 10', ''])
      at.hears(text);
    at.hears('30 20 10', { bare: true });
    expect(receiptResults(at.receipts)).toEqual([expectedReceipt(0), expectedReceipt(1)]);
    const doubled = desk();
    for (const text of [number(0), weight(0), weight(0), '30 20 10', '30 20 10', '', weight(0), 'A-01-2'])
      doubled.hears(text, { afterMs: 10 });
    expect(receiptResults(doubled.receipts)).toEqual([expectedReceipt(0)]);
  });

  it('keeps a picture only with the parcel that it was taken of', () => {
    const at = desk();
    at.hears(number(1));
    const { turn } = at.state().bench;
    at.send({ type: 'photo', photo: 'p1', turn, atMs: 0 });
    expect(at.state().draft.photos).toEqual(['p1']);
    for (const text of ['1.25', '30 20 10', '', 'A-01-1', number(2)]) at.hears(text);
    at.refused();
    at.send({ type: 'photo', photo: 'p2', turn, atMs: 0 });
    expect(at.state().draft.photos).toEqual([]);
    expect(at.refused()).toBe(true);
  });

  it('lets a parcel be scanned again that was undone or refused', () => {
    const at = desk();
    for (const text of [number(1), '1.25', '30 20 10', '', 'A-01-1', number(1)]) at.hears(text);
    expect(at.state()).toMatchObject({ bench: { open: '' }, problem: { key: 'done' } });
    at.send({ type: 'reopen', courierNumber: number(1) });
    at.hears(number(1));
    expect(at.state().bench.open).toBe(number(1));
  });
});

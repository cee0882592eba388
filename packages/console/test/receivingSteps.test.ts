import { usualMeasures } from '@crossdock/domain/parcels/measures.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReceiptInput } from '../src/parcels/receiptQueue.ts';
import { begin, type Effect, type Event, type Lookup, receive } from '../src/parcels/receivingSteps.ts';

const rules = {
  warehouseId: '0190a000-0000-7000-8000-000000000001',
  shelves: new Set(['A-01-1', 'A-01-2']),
  picturesNeeded: false,
  likelyMeasures: usualMeasures,
};

/** A desk without a screen: what was typed or scanned, and the receipts that came of it. */
function desk(of: Partial<typeof rules> = {}) {
  let state = begin;
  let atMs = 0;
  const receipts: ReceiptInput[] = [];
  const effects: Effect[] = [];
  const send = (event: Event) => {
    const [next, caused] = receive(state, event, { ...rules, ...of });
    state = next;
    effects.push(...caused);
    for (const effect of caused) if ('receipt' in effect) receipts.push(effect.receipt);
  };
  return {
    receipts,
    effects,
    send,
    state: () => state,
    /** Enter, with `text` in the box of the step; by default a while after the one before. */
    enter: (text: string, afterMs = 2_000) => {
      atMs += afterMs;
      send(state.step === 'scan' ? { type: 'scan', text, atMs } : { type: 'enter', text, atMs });
    },
  };
}

const number = (n: number) => `SF${String(n).padStart(13, '0')}`;
const verdict = (courierNumber: string, kind: Lookup['verdict']): Lookup => ({
  courierNumber,
  verdict: kind,
  couriers: [],
  refusalReason: '',
  parcel: null,
});

describe('receiving', () => {
  it('is right for every parcel whatever is scanned wrongly, twice or too early', () => {
    const slips = fc.constantFrom(
      'none',
      'double',
      'wrong',
      'early',
      'earlyAfterWeight',
      'shelfTwice',
      'reread',
    );
    const answers = fc.constantFrom<Lookup['verdict'] | 'late'>(
      'forecast',
      'unknown',
      'here',
      'gone',
      'refuse',
      'late',
    );
    const parcels = fc.array(fc.record({ slip: slips, answer: answers }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parcels, (all) => {
        const at = desk();
        let early = false;
        all.forEach(({ slip, answer }, n) => {
          const [own, next] = [number(n), number(n + 1)];
          const followed = n + 1 < all.length;
          if (slip === 'wrong') for (const text of ['A-01-1', 'abc', 'CD000000000', '']) at.enter(text);
          if (!early) at.enter(own);
          early = false;
          if (answer !== 'late') at.send({ type: 'found', lookup: verdict(own, answer) });
          if (slip === 'double') at.enter(own, 300);
          if (slip === 'reread') at.enter(own, 5_000);
          if (slip === 'early' && followed) {
            at.enter(next);
            early = true;
          }
          at.enter(`1.${String(n).padStart(2, '0')}`);
          if (slip === 'earlyAfterWeight' && followed) {
            at.enter(next);
            early = true;
          }
          at.enter('30 20 10');
          at.enter('');
          at.enter('A-01-2');
          if (slip === 'shelfTwice') at.enter('A-01-2', 200);
        });
        expect(
          at.receipts.map(({ courierNumber, weightG, shelfCode }) => [courierNumber, weightG, shelfCode]),
        ).toEqual(all.map((_, n) => [number(n), 1_000 + n * 10, 'A-01-2']));
      }),
    );
  });

  it('takes the same Enters whether the lookup answered in time, late or never', () => {
    for (const when of ['before', 'after', 'never'] as const) {
      const at = desk();
      at.enter(number(1));
      const steps = [];
      if (when === 'before') at.send({ type: 'found', lookup: verdict(number(1), 'unknown') });
      for (const text of ['1.25', '30 20 10', '', 'A-01-1']) {
        steps.push(at.state().step);
        at.enter(text);
        if (when === 'after') at.send({ type: 'found', lookup: verdict(number(1), 'here') });
      }
      expect(steps).toEqual(['weight', 'size', 'photo', 'shelf']);
      expect(at.receipts).toHaveLength(1);
    }
  });

  it('never takes a courier number for a shelf, but for the next parcel', () => {
    const at = desk();
    for (const text of [number(1), '1.25', '30 20 10', '', number(2)]) at.enter(text);
    expect(at.state()).toMatchObject({
      step: 'shelf',
      next: [number(2)],
      draft: { courierNumber: number(1), shelf: '' },
    });
    at.enter('A-01-1');
    expect(at.receipts).toMatchObject([{ courierNumber: number(1), shelfCode: 'A-01-1' }]);
    expect(at.state()).toMatchObject({ step: 'weight', next: [], draft: { courierNumber: number(2) } });
  });

  it('refuses a shelf that the warehouse does not have', () => {
    const at = desk();
    for (const text of [number(1), '1.25', '30 20 10', '', 'X-09']) at.enter(text);
    expect(at.state().problem).toMatchObject({ step: 'shelf', key: 'shelfUnknown', code: 'X-09' });
    expect(at.receipts).toEqual([]);
  });

  it('keeps what a hand had typed when a scanner wrote behind it', () => {
    const at = desk();
    at.enter(number(1));
    at.enter(`1.25${number(2)}`);
    expect(at.state()).toMatchObject({ step: 'weight', next: [number(2)], draft: { weight: '1.25' } });
  });

  it('asks once about an unlikely weight or size, and again where it was changed', () => {
    const at = desk();
    for (const text of [number(1), '80', '30 20 10']) at.enter(text);
    expect(at.state()).toMatchObject({ step: 'size', doubts: ['heavy', 'dense'] });
    at.enter('30 20 11');
    expect(at.state()).toMatchObject({ step: 'size', doubts: ['heavy', 'dense'] });
    at.enter('30 20 11');
    expect(at.state().step).toBe('photo');
    for (const beyond of ['1000', '0.001']) {
      const impossible = desk();
      impossible.enter(number(1));
      impossible.enter(beyond);
      expect(impossible.state().problem).toMatchObject({ step: 'weight', key: 'badWeight' });
    }
  });

  it('does not pass the picture that the shop asks for in silence, and does where it asks for none', () => {
    for (const picturesNeeded of [true, false]) {
      const at = desk({ picturesNeeded });
      for (const text of [number(1), '1.25', '30 20 10', '']) at.enter(text);
      expect(at.state().step).toBe(picturesNeeded ? 'photo' : 'shelf');
      if (picturesNeeded) at.send({ type: 'withoutPhoto' });
      at.enter('A-01-1');
      expect(at.receipts).toHaveLength(1);
    }
  });
});

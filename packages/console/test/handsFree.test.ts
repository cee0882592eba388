import { describe, expect, it } from 'vitest';
import type { DeskRules } from '../src/parcels/receivingState.ts';
import { courierNumber as number } from './desks.ts';
import { receivingDesk as desk, receiptResults } from './receivingDesk.ts';

const hands: NonNullable<DeskRules['station']> = { usualSize: '30 20 10', pictures: true, goesOn: true };
const at = (more: Partial<DeskRules> = {}) => {
  const one = desk({ station: hands, ...more });
  const scale = (weightG: number, turn = one.state().bench.turn) =>
    one.send({ type: 'weighed', weightG, turn, atMs: 0 });
  const picture = (photo: string, turn = one.state().bench.turn) =>
    one.send({ type: 'photo', photo, turn, atMs: 0 });
  return { ...one, scale, picture };
};

describe('a desk with a scale and a camera', () => {
  it('receives parcel after parcel by scan, weight and picture alone', () => {
    const one = at();
    one.hears(number(0));
    one.scale(1_230);
    expect(one.state()).toMatchObject({ step: 'photo', draft: { weight: '1.230', size: '30 20 10' } });
    one.picture('p0');
    expect(one.state().step).toBe('shelf');
    one.hears('A-01-2');
    for (const n of [1, 2]) {
      one.hears(number(n));
      one.scale(1_000 + n);
      one.picture(`p${n}`);
    }
    one.hears(number(3));
    expect(receiptResults(one.receipts)).toEqual([
      [number(0), 1_230, 'A-01-2'],
      [number(1), 1_001, 'A-01-2'],
      [number(2), 1_002, 'A-01-2'],
    ]);
    expect(one.state().bench.open).toBe(number(3));
  });

  it('uses a weight only for the open parcel, and only once', () => {
    const one = at();
    one.scale(500);
    expect(one.state().draft.weight).toBe('');
    one.hears(number(0));
    one.scale(700, one.state().bench.turn - 1);
    expect(one.state().draft.weight).toBe('');
    one.scale(800);
    one.scale(900);
    expect(one.state().draft.weight).toBe('0.800');
  });

  it('waits for the picture that it takes, and never goes on with a parcel that lacks something', () => {
    const one = at();
    one.hears(number(0));
    one.hears(number(1));
    expect(one.receipts).toEqual([]);
    one.send({ type: 'drop' });
    one.hears(number(2));
    one.scale(800);
    one.hears(number(3));
    expect(one.receipts).toEqual([]);
    expect(one.state().bench).toMatchObject({ open: number(2), waiting: number(3) });
  });

  it('still asks about a weight that is unlikely', () => {
    const one = at();
    one.hears(number(0));
    one.scale(55_000);
    expect(one.state()).toMatchObject({ step: 'size', problem: { key: 'unlikely' } });
    expect(one.refused()).toBe(true);
  });

  it('without a usual size it measures each parcel, and without devices each step is ended by hand', () => {
    const one = at({ station: { ...hands, usualSize: '' } });
    one.hears(number(0));
    one.scale(800);
    expect(one.state().step).toBe('size');
    one.picture('p0');
    one.hears('30 20 10');
    expect(one.state().step).toBe('shelf');
    const slow = at({ station: { ...hands, goesOn: false } });
    slow.hears(number(0));
    slow.scale(800);
    slow.picture('p0');
    expect(slow.state().step).toBe('photo');
    slow.hears('');
    slow.hears(number(1));
    expect(slow.receipts).toEqual([]);
    expect(slow.state().bench).toMatchObject({ open: number(0), waiting: number(1) });
  });
});

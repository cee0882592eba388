import { describe, expect, test } from 'vitest';
import { warehouseStorageRule } from '../src/pricing/storage.ts';
import { type PastParcel, replayRule } from '../src/standingOrders/replayRule.ts';
import {
  isRevocable,
  metConditions,
  reasonToAskMember,
  revocableUntil,
} from '../src/standingOrders/rules.ts';

const rule = { parcels: null, weightG: null, weightBy: 'actual', freeDaysLeft: null } as const;
const shelf = { parcels: 3, actualG: 9_000, chargeableG: 12_000, freeDaysLeft: 5 };

describe('a rule is due', () => {
  test.each([
    [{ ...rule, parcels: 3 }, ['parcels']],
    [{ ...rule, parcels: 4 }, []],
    [{ ...rule, weightG: 10_000 }, []],
    [{ ...rule, weightG: 10_000, weightBy: 'chargeable' as const }, ['weight']],
    [{ ...rule, freeDaysLeft: 5 }, ['freeDays']],
    [{ ...rule, freeDaysLeft: 4 }, []],
    [{ ...rule, parcels: 4, weightG: 9_000, freeDaysLeft: 9 }, ['weight', 'freeDays']],
  ])('%o: %o', (conditions, held) => {
    expect(metConditions(conditions, shelf)).toEqual(held);
  });

  test('never with an empty shelf, or by free days that never end', () => {
    expect(metConditions({ ...rule, freeDaysLeft: 9 }, { ...shelf, parcels: 0, freeDaysLeft: 0 })).toEqual(
      [],
    );
    expect(metConditions({ ...rule, freeDaysLeft: 9 }, { ...shelf, freeDaysLeft: null })).toEqual([]);
  });
});

test('it asks when it must, above all if it was told to', () => {
  const acts = { asksFirst: false, limitMinor: 800 };
  expect(reasonToAskMember(acts, { dueMinor: 800, sameDestination: true })).toBeUndefined();
  expect(reasonToAskMember(acts, { dueMinor: 801, sameDestination: true })).toBe('limit');
  expect(reasonToAskMember(acts, { dueMinor: 801, sameDestination: false })).toBe('destination');
  expect(reasonToAskMember({ ...acts, asksFirst: true }, { dueMinor: 1, sameDestination: false })).toBe(
    'first',
  );
});

test('the hour ends exactly after an hour', () => {
  const until = revocableUntil('2026-11-01T10:00:00.000Z');
  expect(isRevocable(until, '2026-11-01T10:59:59.999Z')).toBe(true);
  expect(isRevocable(until, '2026-11-01T11:00:00.000Z')).toBe(false);
});

describe('a replay of the past', () => {
  const terms = warehouseStorageRule(30, {
    ...{ by: 'parcel', unit: 1, dayRateMinor: 100, laterRates: [], capMinor: null, abandonAfterDays: null },
  });
  const past = (id: string, day: number, leftDay: number | null = null): PastParcel => {
    const at = (one: number) => new Date(Date.UTC(2026, 0, 1 + one)).toISOString();
    const size = { weightG: 1_000, lengthMm: 100, widthMm: 100, heightMm: 100 };
    return {
      ...{ id, shelvedAt: at(day), leftAt: leftDay === null ? null : at(leftDay), rule: terms },
      stored: { ...size, label: id, since: at(day), clockPauses: [] },
    };
  };
  const acts = (conditions: typeof rule | object, parcels: readonly PastParcel[]) =>
    replayRule({ ...rule, ...conditions }, parcels, '2026-12-31T00:00:00.000Z', {
      together: (all) => all,
      weigh: (all) => ({ actualG: all.length * 1_000, chargeableG: 0, price: all.length }),
    }).map(({ at, parcels: taken, dueBy: held }) => [
      at.slice(0, 10),
      taken.map(({ id }) => id).join(),
      ...held,
    ]);

  test('takes each parcel once, when the condition is met', () => {
    const all = [past('a', 0), past('b', 3), past('c', 5), past('d', 9)];
    expect(acts({ parcels: 2 }, all)).toEqual([
      ['2026-01-04', 'a,b', 'parcels'],
      ['2026-01-10', 'c,d', 'parcels'],
    ]);
  });

  test('leaves out parcels that the member had already sent', () => {
    expect(acts({ parcels: 2 }, [past('a', 0, 2), past('b', 3), past('c', 5)])).toEqual([
      ['2026-01-06', 'b,c', 'parcels'],
    ]);
  });

  test('acts on the day when the remaining free days are reached', () => {
    expect(acts({ freeDaysLeft: 5 }, [past('a', 0), past('b', 20)])).toEqual([
      ['2026-01-26', 'a,b', 'freeDays'],
    ]);
    expect(acts({ freeDaysLeft: 5 }, [past('a', 0, 24)])).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedParcel } from '../../samples/shipments.ts';
import { clockPausesOf } from '../../src/pricing/clockPauses.ts';
import type { StorageRule } from '../../src/pricing/rateCard.ts';
import { storageFeeOf, storageLines, storageStartFields, storageStartOf } from '../../src/pricing/storage.ts';
import { forAll } from '../forAll.ts';

const rule: StorageRule = {
  freeDays: 7,
  by: 'weight',
  unit: 1000,
  dayRateMinor: 100,
  capMinor: null,
  abandonAfterDays: 30,
};
const since = '2026-11-01T08:00:00Z';

describe('storage', () => {
  it('is free during the free days, and a day counts once it is full', () => {
    expect(
      storageFeeOf(storedParcel(since), rule, { at: '2026-11-01T08:00:00Z', coinMinor: 1 }),
    ).toMatchObject({
      daysStored: 0,
      freeDaysLeft: 7,
    });
    expect(
      storageFeeOf(storedParcel(since), rule, { at: '2026-11-09T07:59:59Z', coinMinor: 1 }),
    ).toMatchObject({
      daysStored: 7,
      freeDaysLeft: 0,
      overtimeDays: 0,
      rentMinor: 0,
    });
  });

  it('after the free days costs a day rate by started weight unit', () => {
    expect(storageFeeOf(storedParcel(since), rule, { at: '2026-11-11T08:00:00Z', coinMinor: 1 })).toEqual({
      daysStored: 10,
      pausedDays: 0,
      freeDaysLeft: 0,
      overtimeDays: 3,
      rentMinor: 900,
      dayCostMinor: 300,
      abandonInDays: 20,
    });
  });

  it.each([
    ['parcel', 1, 300],
    ['volume', 1000, 1800],
    ['weight', 500, 1500],
  ] as const)('by %s in units of %i', (by, unit, rentMinor) => {
    expect(
      storageFeeOf(storedParcel(since), { ...rule, by, unit }, { at: '2026-11-11T08:00:00Z', coinMinor: 1 })
        .rentMinor,
    ).toBe(rentMinor);
  });

  it('stops at its cap', () => {
    expect(
      storageFeeOf(
        storedParcel(since),
        { ...rule, capMinor: 500 },
        { at: '2026-11-11T08:00:00Z', coinMinor: 1 },
      ).rentMinor,
    ).toBe(500);
  });

  it('does not count days of a pause', () => {
    expect(
      storageFeeOf(
        storedParcel(since, {
          clockPauses: [{ from: '2026-11-03T08:00:00Z', until: '2026-11-05T08:00:00Z' }],
        }),
        rule,
        { at: '2026-11-11T08:00:00Z', coinMinor: 1 },
      ),
    ).toMatchObject({
      daysStored: 10,
      overtimeDays: 1,
      abandonInDays: 22,
    });
  });

  it('counts overlapping pauses once, open ones until now, and none outside its time', () => {
    const clockPauses = [
      { from: '2026-10-20T00:00:00Z', until: '2026-11-02T08:00:00Z' },
      { from: '2026-11-02T00:00:00Z', until: '2026-11-03T08:00:00Z' },
      { from: '2026-11-10T08:00:00Z', until: null },
    ];
    expect(
      storageFeeOf(storedParcel(since, { clockPauses }), rule, { at: '2026-11-11T08:00:00Z', coinMinor: 1 })
        .pausedDays,
    ).toBe(3);
  });

  it('pauses on the closed days of the warehouse, by the shop’s calendar', () => {
    const clockPauses = clockPausesOf([], ['2026-11-05', '2026-11-06'], 'Asia/Taipei');
    expect(clockPauses).toEqual([
      { from: '2026-11-04T16:00:00.000Z', until: '2026-11-05T16:00:00.000Z' },
      { from: '2026-11-05T16:00:00.000Z', until: '2026-11-06T16:00:00.000Z' },
    ]);
    expect(
      storageFeeOf(storedParcel(since, { clockPauses }), rule, { at: '2026-11-11T08:00:00Z', coinMinor: 1 }),
    ).toMatchObject({
      pausedDays: 2,
      overtimeDays: 1,
    });
  });

  it('rises with the day rates, one line each, and can reach its cap within one', () => {
    const steps: StorageRule = {
      ...rule,
      laterRates: [
        { fromDay: 3, dayRateMinor: 200 },
        { fromDay: 5, dayRateMinor: 400 },
      ],
    };
    const at = '2026-11-14T08:00:00Z';
    expect(storageFeeOf(storedParcel(since), steps, { at, coinMinor: 1 })).toMatchObject({
      overtimeDays: 6,
      rentMinor: 2 * 300 + 2 * 600 + 2 * 1200,
      dayCostMinor: 1200,
    });
    const amounts = (capMinor: number | null) =>
      storageLines([storedParcel(since)], { ...steps, capMinor }, at).map(({ amountMinor }) => amountMinor);
    expect(amounts(null)).toEqual([600, 1200, 2400]);
    expect(amounts(1000)).toEqual([600, 400, 0]);
    expect(
      storageFeeOf(storedParcel(since), { ...steps, capMinor: 1000 }, { at, coinMinor: 1 }).rentMinor,
    ).toBe(1000);
  });

  it('never decreases', () => {
    expect(
      storageFeeOf(storedParcel(since), rule, { at: '2026-10-01T08:00:00Z', coinMinor: 1 }),
    ).toMatchObject({
      daysStored: 0,
      rentMinor: 0,
    });
    expect(
      storageFeeOf(storedParcel(since), { ...rule, abandonAfterDays: null }, { at: since, coinMinor: 1 })
        .abandonInDays,
    ).toBeNull();
  });
});

describe('storage days begin', () => {
  const on = (day: number | null) =>
    day === null ? null : `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;

  it.each([
    ['never before the parcel is on a shelf', null, null, 2, null],
    ['with shelving', 1, null, null, 1],
    ['with shelving, though the message was delivered later', 1, null, 2, 1],
    ['with the delivery of the message', 1, 4, 2, 2],
    ['at the latest moment if the message came later', 1, 4, 5, 4],
    ['at the latest moment without a delivery', 1, 4, null, 4],
    ['with shelving if the message was delivered before', 3, 6, 2, 3],
  ])('%s', (_, shelved, latest, told, begins) => {
    const fields = { shelvedAt: on(shelved), storageLatest: on(latest), arrivalToldAt: on(told) };
    expect(storageStartOf(fields)).toBe(on(begins));
  });

  it('at one of the fields that the filtering statements assume', () => {
    const day = fc.option(fc.integer({ min: 1, max: 9 }));
    const row = fc.record({ shelvedAt: day, storageLatest: day, arrivalToldAt: day });
    forAll(row, (days) => {
      const at = (field: (typeof storageStartFields)[number]) => on(days[field]);
      const fields = {
        shelvedAt: at('shelvedAt'),
        storageLatest: at('storageLatest'),
        arrivalToldAt: at('arrivalToldAt'),
      };
      const begins = storageStartOf(fields);
      if (begins !== null) expect(storageStartFields.map(at)).toContain(begins);
    });
  });
});

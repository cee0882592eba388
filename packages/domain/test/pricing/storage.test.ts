import { describe, expect, it } from 'vitest';
import type { StorageRule } from '../../src/pricing/rateCard.ts';
import { storage } from '../../src/pricing/storage.ts';
import { stored } from '../fixtures/shipments.ts';

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
    expect(storage(stored(since), rule, '2026-11-01T08:00:00Z')).toMatchObject({
      daysStored: 0,
      freeDaysLeft: 7,
    });
    expect(storage(stored(since), rule, '2026-11-09T07:59:59Z')).toMatchObject({
      daysStored: 7,
      freeDaysLeft: 0,
      overtimeDays: 0,
      rentMinor: 0,
    });
  });

  it('then costs a day rate by started weight unit', () => {
    expect(storage(stored(since), rule, '2026-11-11T08:00:00Z')).toEqual({
      daysStored: 10,
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
    expect(storage(stored(since), { ...rule, by, unit }, '2026-11-11T08:00:00Z').rentMinor).toBe(rentMinor);
  });

  it('stops at its cap', () => {
    expect(storage(stored(since), { ...rule, capMinor: 500 }, '2026-11-11T08:00:00Z').rentMinor).toBe(500);
  });

  it('does not count days on which the clock stood still', () => {
    expect(storage(stored(since, { pausedDays: 2 }), rule, '2026-11-11T08:00:00Z')).toMatchObject({
      daysStored: 10,
      overtimeDays: 1,
      abandonInDays: 22,
    });
  });

  it('never runs backwards', () => {
    expect(storage(stored(since), rule, '2026-10-01T08:00:00Z')).toMatchObject({
      daysStored: 0,
      rentMinor: 0,
    });
    expect(storage(stored(since), { ...rule, abandonAfterDays: null }, since).abandonInDays).toBeNull();
  });
});

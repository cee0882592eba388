import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSea } from '../../samples/rateCards.ts';
import { box, options, shipment, storedParcel } from '../../samples/shipments.ts';
import { quote } from '../../src/pricing/quote.ts';
import type { StorageRule } from '../../src/pricing/rateCard.ts';
import type { ClockPause, StoredParcel } from '../../src/pricing/shipment.ts';
import { storageFeeOf } from '../../src/pricing/storage.ts';
import {
  calendarAdvice,
  calendarInstants,
  parcelCalendar,
  rentOfDay,
  rentStartOf,
} from '../../src/pricing/storageCalendar.ts';
import { forAll, forAllIn } from '../forAll.ts';

const from = '2026-11-20T12:00:00.000Z';
const start = Date.parse(from);
const hour = 3_600_000;
const instant = (hours: number) => new Date(start + hours * hour).toISOString();

const rules: fc.Arbitrary<StorageRule> = fc.record({
  freeDays: fc.nat(20),
  by: fc.constantFrom('weight' as const, 'volume' as const, 'parcel' as const),
  unit: fc.integer({ min: 1, max: 5000 }),
  dayRateMinor: fc.nat(500),
  laterRates: fc.constantFrom([], [{ fromDay: 4, dayRateMinor: 700 }]),
  capMinor: fc.constantFrom(null, 900, 5000),
  abandonAfterDays: fc.constant(null),
});
const pauses: fc.Arbitrary<ClockPause> = fc
  .tuple(fc.integer({ min: -400, max: 400 }), fc.option(fc.nat(200), { nil: null }))
  .map(([begin, hours]) => ({ from: instant(begin), until: hours === null ? null : instant(begin + hours) }));
const parcels: fc.Arbitrary<StoredParcel> = fc
  .tuple(fc.integer({ min: -900, max: 0 }), fc.array(pauses, { maxLength: 3 }), fc.nat(30_000))
  .map(([shelved, clockPauses, weightG]) => storedParcel(instant(shelved), { clockPauses, weightG }));

describe('the calendar of a parcel', () => {
  it('has the engine’s storage fee on each day', () => {
    forAllIn(60)(
      rules,
      fc.array(parcels, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 100),
      (rule, all, coinMinor) => {
        const span = { from, days: 10, coinMinor };
        const calendars = all.map((one, at) => parcelCalendar({ id: String(at), stored: one, rule }, span));
        for (const [day, at] of calendarInstants(from, 10).entries()) {
          const bill = quote(
            shipment([box(1000)], { stored: all }),
            { ...plainSea, storage: null },
            options({ at, coinMinor, storageRule: rule }),
          );
          const billed = bill.lines
            .filter(({ kind }) => kind === 'storage')
            .reduce((total, { amountMinor }) => total + amountMinor, 0);
          expect(rentOfDay(calendars, day)).toBe(billed);
        }
      },
    );
  });

  it('adds up: the fee of the day before and each day’s increase make the last fee', () => {
    forAll(rules, parcels, (rule, one) => {
      const { days } = parcelCalendar({ id: 'a', stored: one, rule }, { from, days: 21, coinMinor: 1 });
      const before = storageFeeOf(one, rule, { at: instant(-24), coinMinor: 1 }).rentMinor;
      const added = days.reduce((total, { addedMinor }) => total + addedMinor, 0);
      expect(before + added).toBe(days.at(-1)?.rentMinor);
    });
  });

  it('names the first instant with a fee, and none before it has one', () => {
    forAll(rules, parcels, (rule, one) => {
      const begins = rentStartOf(one, rule, from);
      const rentAt = (at: string) => storageFeeOf(one, rule, { at, coinMinor: 1 }).rentMinor;
      if (begins === null) {
        expect(rentAt(instant(24 * 300))).toBe(0);
        return;
      }
      expect(rentAt(begins)).toBeGreaterThan(0);
      expect(rentAt(new Date(Date.parse(begins) - 1).toISOString())).toBe(0);
    });
  });

  it('distinguishes free, the last free day, charged, and a pause without an end', () => {
    const rule = { ...freeRule, freeDays: 3 };
    const kinds = (one: StoredParcel) =>
      parcelCalendar({ id: 'a', stored: one, rule }, { from, days: 5, coinMinor: 1 }).days.map(
        ({ kind }) => kind,
      );
    expect(kinds(storedParcel(from))).toEqual(['free', 'free', 'free', 'lastFree', 'rent']);
    expect(kinds(storedParcel(from, { clockPauses: [{ from: instant(-1), until: null }] }))).toEqual(
      Array.from({ length: 5 }, () => 'paused'),
    );
    expect(rentStartOf(storedParcel(from), rule, from)).toBe(instant(96));
    expect(rentStartOf(storedParcel(from), { ...rule, dayRateMinor: 0 }, from)).toBeNull();
  });
});

const freeRule: StorageRule = {
  freeDays: 7,
  by: 'parcel',
  unit: 1,
  dayRateMinor: 100,
  capMinor: null,
  abandonAfterDays: null,
};

it.each([
  [{ parcels: 0, savesMinor: 900 }, 'nothing'],
  [{ savesMinor: 1, rentMinor: 100 }, 'wait'],
  [{ savesMinor: 0, pausedAll: true, rentMinor: 100 }, 'paused'],
  [{ savesMinor: -5, rentMinor: 100 }, 'rentRuns'],
  [{ freeDays: 3 }, 'send'],
  [{ freeDays: 3.5 }, 'free'],
  [{ freeDays: null }, 'free'],
] as const)('%o: %s', (facts, advice) => {
  const plain = { parcels: 2, savesMinor: 0, rentMinor: 0, pausedAll: false, freeDays: 9 };
  expect(calendarAdvice({ ...plain, ...facts })).toBe(advice);
});

import { splitIntoParts, splitPartNumbers, storagePaidBeforeSplit } from '@crossdock/domain/parcels/split.ts';
import { storageFeeOf } from '@crossdock/domain/pricing/storage.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from './forAll.ts';

const counts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 5 });

it('keeps the sum of pieces and of the declared value, and gives each part its own share', () => {
  forAll(counts, fc.nat(10_000_000), (pieces, declaredValueMinor) => {
    const goodsCount = pieces.reduce((a, b) => a + b);
    const parts = splitIntoParts({ goodsCount, declaredValueMinor }, pieces) ?? [];
    expect(parts.map((part) => part.goodsCount)).toEqual(pieces);
    expect(parts.reduce((sum, part) => sum + part.declaredValueMinor, 0)).toBe(declaredValueMinor);
    for (const part of parts) {
      const exact = (declaredValueMinor * part.goodsCount) / goodsCount;
      expect(Math.abs(part.declaredValueMinor - exact)).toBeLessThanOrEqual(1);
    }
  });
});

it('refuses parts whose pieces differ from the parcel’s', () => {
  const parcel = { goodsCount: 3, declaredValueMinor: 10 };
  for (const wrong of [
    [1, 1],
    [2, 2],
    [3, 0],
    [4, -1],
    [1.5, 1.5],
  ])
    expect(splitIntoParts(parcel, wrong)).toBeUndefined();
});

it('charges the days before the split once, and no part gets free days again', () => {
  const rule = {
    by: 'parcel',
    unit: 1,
    dayRateMinor: 100,
    freeDays: 0,
    capMinor: null,
    abandonAfterDays: null,
  } as const;
  const box = { weightG: 1, lengthMm: 1, widthMm: 1, heightMm: 1, label: 'x' };
  const since = '2026-01-01T00:00:00.000Z';
  const dayMs = 86_400_000;
  const any = fc.record({
    free: fc.nat(20),
    age: fc.nat(40),
    later: fc.nat(20),
    parts: fc.integer({ min: 2, max: 5 }),
  });
  forAll(any, ({ free, age, later, parts }) => {
    const on = (days: number) => new Date(Date.parse(since) + days * dayMs).toISOString();
    const pause = storagePaidBeforeSplit(since, free, on(age));
    const rentOf = (paused: boolean, at: number) =>
      storageFeeOf(
        { ...box, since, clockPauses: paused && pause ? [pause] : [] },
        { ...rule, freeDays: free },
        { at: on(at), coinMinor: 1 },
      ).rentMinor;
    const rents = (at: number) =>
      Array.from({ length: parts }, (_, n) => rentOf(n > 0, at)).reduce((a, b) => a + b, 0);
    const before = rentOf(false, age);
    expect(rents(age)).toBe(before);
    const counted = Math.max(0, Math.min(later, age + later - free));
    expect(rents(age + later)).toBe(before + parts * counted * 100);
  });
});

it('nothing is paid before the split until the free days have ended', () => {
  const paid = (now: string) => storagePaidBeforeSplit('2026-11-01T00:00:00.000Z', 7, now);
  expect(paid('2026-11-08T00:00:00.000Z')).toBeUndefined();
  expect(paid('2026-11-08T00:00:00.001Z')?.from).toBe('2026-11-08T00:00:00.000Z');
});

it('names the parts after the parcel', () => {
  expect(splitPartNumbers('SF1', 3, new Set(['SF1-2']))).toEqual(['SF1-1', 'SF1-3', 'SF1-4']);
});

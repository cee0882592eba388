import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietAfterDays, quietSince } from '../src/orders/quiet.ts';
import { forAll } from './forAll.ts';

const lanes = fc.record({
  silentDays: fc.double({ min: 0, max: 60, noNaN: true }),
  deliveries: fc.nat(200),
  maxDays: fc.integer({ min: 1, max: 60 }),
});

test('a lane waits whole days, at least two, and at least as long as 95 of 100 deliveries were quiet', () => {
  forAll(lanes, (lane) => {
    const days = quietAfterDays(lane);
    expect(Number.isInteger(days)).toBe(true);
    expect(days).toBeGreaterThanOrEqual(2);
    expect(days).toBeGreaterThanOrEqual(lane.deliveries < 20 ? lane.maxDays : lane.silentDays);
  });
});

test('a lane of twenty deliveries waits as long as they did, one of nineteen as long as its channel says', () => {
  const after = (deliveries: number) => quietAfterDays({ silentDays: 3.4, deliveries, maxDays: 12 });
  expect([19, 20].map(after)).toEqual([12, 4]);
});

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00.000Z`;

test.each([
  ['in transit', {}, day(5)],
  ['never found quiet', { quietSince: null }, null],
  ['arrived', { state: 'delivered' }, null],
  ['quiet from the moment that it was shipped', { shippedAt: day(5) }, day(5)],
  ['shipped again since then', { shippedAt: day(6) }, null],
])('a package is quiet: %s', (_what, change, since) => {
  expect(quietSince({ state: 'shipped', shippedAt: day(1), quietSince: day(5), ...change })).toBe(since);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockPausesOf, pausedMs } from '../../src/pricing/clockPauses.ts';
import type { ClockPause } from '../../src/pricing/shipment.ts';
import { forAll } from '../forAll.ts';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const hour = 3_600_000;
const instant = (hours: number) => new Date(start + hours * hour).toISOString();
const spans: fc.Arbitrary<ClockPause[]> = fc.array(
  fc
    .tuple(fc.integer({ min: -100, max: 300 }), fc.option(fc.nat(120), { nil: null }))
    .map(([from, hours]) => ({ from: instant(from), until: hours === null ? null : instant(from + hours) })),
  { maxLength: 6 },
);
const ends = fc
  .tuple(fc.integer({ min: -50, max: 200 }), fc.nat(200))
  .map(([since, length]) => [since, since + length] as const);
const paused = (pauses: readonly ClockPause[], [since, until]: readonly [number, number]) =>
  pausedMs(pauses, start + since * hour, start + until * hour) / hour;

/** Hours in which any of the pauses is active, counted one by one. */
const counted = (pauses: readonly ClockPause[], [since, until]: readonly [number, number]) =>
  Array.from({ length: until - since }, (_, at) => start + (since + at) * hour).filter((at) =>
    pauses.some(({ from, until: end }) => Date.parse(from) <= at && (end === null || at < Date.parse(end))),
  ).length;

describe('pauses of a parcel and of its member together', () => {
  it('count each hour once despite overlaps, and are never negative', () => {
    forAll(spans, spans, ends, (own, waits, span) => {
      expect(paused([...own, ...waits], span)).toBe(counted([...own, ...waits], span));
      expect(paused([...own, ...own, ...waits], span)).toBe(paused([...waits, ...own], span));
    });
  });

  it('are at least as long as each alone, and at most as long as both', () => {
    forAll(spans, spans, ends, (own, waits, span) => {
      const [both, one, other] = [paused([...own, ...waits], span), paused(own, span), paused(waits, span)];
      expect(both).toBeGreaterThanOrEqual(Math.max(one, other));
      expect(both).toBeLessThanOrEqual(Math.min(one + other, span[1] - span[0]));
    });
  });

  it('do not stop the clock if there are none, or if they only keep the parcel from shipping', () => {
    forAll(spans, ends, (own, span) => {
      const held = own.map((pause) => ({ ...pause, stopsClock: false }));
      expect(paused(clockPausesOf(held, [], 'Asia/Taipei'), span)).toBe(0);
      expect(paused([], span)).toBe(0);
    });
  });
});

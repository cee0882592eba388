import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestSequence } from '../../src/planning/cheapestSequence.ts';
import { forAll } from '../forAll.ts';
import { permutations } from './permutations.ts';

test('no other sequence of a day’s orders costs less, for any number of limits', () => {
  // The cost of an order depends on how many orders come before it: one cost below the first limit, one between the
  // limits, and one from the second limit on.
  const orders = fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { minLength: 2, maxLength: 5 });
  forAll(orders, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (prices, one, other) => {
    const limits = [Math.min(one, other), Math.max(one, other)];
    const priceMinor = (of: (typeof prices)[number], earlier: number) =>
      of[limits.filter((limit) => limit <= earlier).length] ?? 0;
    const starts = [0, ...new Set(limits.filter((limit) => limit < prices.length))];
    const stretches = starts.map((earlier, at) => ({
      earlier,
      places: (starts[at + 1] ?? prices.length) - earlier,
    }));
    const total = (sequence: typeof prices) =>
      sequence.reduce((sum, order, earlier) => sum + priceMinor(order, earlier), 0);
    const found = cheapestSequence(prices, stretches, priceMinor);
    expect(found.toSorted()).toEqual(prices.toSorted());
    expect(total([...found])).toBe(Math.min(...permutations(prices).map(total)));
  });
});

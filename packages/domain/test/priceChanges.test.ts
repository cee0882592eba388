import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taiwanSeaExpress } from '../samples/rateCards.ts';
import { box, options, shipment } from '../samples/shipments.ts';
import {
  clerkLimits,
  defaultPriceLimits,
  priceChangeKinds,
  priceReasons,
  reasonsFor,
  refundForLowerPrice,
} from '../src/orders/priceChanges.ts';
import { quote } from '../src/pricing/quote.ts';
import { forAll } from './forAll.ts';

const change = fc.record({
  kind: fc.constantFrom(...priceChangeKinds),
  amountMinor: fc.integer({ min: 1, max: 2_000_000 }),
  reason: fc.constantFrom(...priceReasons),
  note: fc.string(),
});

describe('a price that staff change by hand', () => {
  it('is the price with all surcharges, minus the discounts, and never below 0', () => {
    const of = shipment([box(2_300)]);
    const plain = quote(of, taiwanSeaExpress, options()).totalMinor;
    forAll(fc.array(change, { maxLength: 6 }), (priceChanges) => {
      const { lines, totalMinor } = quote(of, taiwanSeaExpress, { ...options(), priceChanges });
      const sum = (kind: string) =>
        priceChanges.filter((one) => one.kind === kind).reduce((all, one) => all + one.amountMinor, 0);
      expect(totalMinor).toBe(Math.max(0, plain + sum('surcharge') - sum('discount')));
      expect(lines.reduce((all, line) => all + line.amountMinor, 0)).toBe(totalMinor);
    });
  });

  it('may be lower or higher because another price was agreed', () => {
    for (const kind of priceChangeKinds) expect(reasonsFor(kind)).toContain('agreedPrice');
  });

  it('has reasons for each kind, and each reason belongs to one kind', () => {
    for (const kind of priceChangeKinds) expect(reasonsFor(kind)).toContain('other');
    expect(new Set(priceChangeKinds.flatMap(reasonsFor))).toEqual(new Set(priceReasons));
  });

  it('is limited by the largest limit of several roles, and not at all for an owner', () => {
    expect(clerkLimits(['warehouse', 'finance'], defaultPriceLimits)).toEqual(defaultPriceLimits.finance);
    expect(clerkLimits(['owner', 'support'], defaultPriceLimits)).toBeNull();
    expect(clerkLimits([], defaultPriceLimits)).toEqual({ orderMinor: 0, dayMinor: 0 });
  });

  it('refunds neither more than was paid, nor more than the reduction', () => {
    expect(refundForLowerPrice({ beforeMinor: 500, afterMinor: 300, paidMinor: 0 })).toBe(0);
    expect(refundForLowerPrice({ beforeMinor: 500, afterMinor: 300, paidMinor: 500 })).toBe(200);
    expect(refundForLowerPrice({ beforeMinor: 300, afterMinor: 500, paidMinor: 900 })).toBe(0);
  });
});

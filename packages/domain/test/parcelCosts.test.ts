import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestRemainder } from '../src/largestRemainder.ts';
import { costKinds } from '../src/pricing/costLine.ts';
import { parcelCosts } from '../src/wallet/parcelCosts.ts';
import { forAll } from './forAll.ts';

const amount = fc.integer({ min: -100_000, max: 100_000 });
const total = (rows: readonly { readonly amountMinor: number }[]) =>
  rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

it('shares by largest remainder add up, and none is a unit off', () => {
  forAll(amount, fc.array(fc.nat(100_000), { minLength: 1 }), (whole, weights) => {
    const parts = largestRemainder(whole, weights);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    const used = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
    const sum = used.reduce((one, other) => one + other, 0);
    for (const [at, part] of parts.entries())
      expect(Math.abs(part - (whole * (used[at] ?? 0)) / sum)).toBeLessThan(1);
  });
});

it('the costs of an order’s parcels add up to its payment, to the cent, for any lines', () => {
  const parcel = fc.record({
    label: fc.constantFrom('SF1', 'SF2', 'SF3'),
    billingWeightG: fc.nat(30_000),
    declaredMinor: fc.nat(1_000_000),
  });
  const line = fc.record({
    kind: fc.constantFrom(...costKinds),
    amountMinor: amount,
    reason: fc.record({
      rule: fc.constant('advance.paid' as const),
      numbers: fc.oneof(
        fc.constant({}),
        fc.record({ parcel: fc.constantFrom('SF1', 'SF2', 'gone') }),
        fc.constant({ advanceMinor: 50, reason: 'freight' }),
      ),
    }),
  });
  forAll(
    fc.array(parcel, { minLength: 1, maxLength: 8 }),
    fc.array(line),
    amount,
    (parcels, lines, paidMinor) => {
      const named = parcels.map((one, at) => ({ ...one, id: String(at) }));
      const advances = [{ label: 'SF2', amountMinor: 50, reason: 'freight' }];
      const costs = parcelCosts(named, { lines, advances, paidMinor });
      expect(total(costs)).toBe(paidMinor);
      for (const cost of costs) expect(total(cost.parts)).toBe(cost.amountMinor);
    },
  );
});

it('gives each parcel its own storage, services and advances, freight by weight, duty by value, points by cost', () => {
  const reason = (numbers: Record<string, number | string> = {}) => ({
    rule: 'advance.paid' as const,
    numbers,
  });
  const costs = parcelCosts(
    [
      { id: 'a', label: 'SF1', billingWeightG: 1000, declaredMinor: 900 },
      { id: 'b', label: 'SF2', billingWeightG: 3000, declaredMinor: 100 },
    ],
    {
      lines: [
        { kind: 'freight', amountMinor: 400, reason: reason() },
        { kind: 'tax', amountMinor: 100, reason: reason() },
        { kind: 'storage', amountMinor: 30, reason: reason({ parcel: 'SF2' }) },
        { kind: 'service', amountMinor: 20, reason: reason({ parcel: 'SF1' }) },
        { kind: 'advance', amountMinor: 50, reason: reason({ advanceMinor: 50, reason: 'COD' }) },
        { kind: 'points', amountMinor: -60, reason: reason() },
      ],
      advances: [{ label: 'SF1', amountMinor: 50, reason: 'COD' }],
      paidMinor: 540,
    },
  );
  const shares = costs.map(({ parts }) => Object.fromEntries(parts.map((p) => [p.kind, p.amountMinor])));
  // Before the deduction, parcel a costs 100 + 90 + 20 + 50 = 260 and parcel b 300 + 10 + 30 = 340. The deduction of
  // 60 is shared in this proportion.
  expect(shares).toEqual([
    { shipping: 100, duty: 90, services: 20, advance: 50, deductions: -26 },
    { shipping: 300, duty: 10, storage: 30, deductions: -34 },
  ]);
  expect(costs.map(({ amountMinor }) => amountMinor)).toEqual([234, 306]);
});

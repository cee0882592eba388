import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestRemainder } from '../src/largestRemainder.ts';
import { type CostKind, costKinds, totalAdjustmentKinds } from '../src/pricing/costLine.ts';
import { parcelCosts, shippingPrice, totalSaved } from '../src/wallet/parcelCosts.ts';
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

describe('the costs of two parcels', () => {
  type Numbers = Record<string, number | string>;
  const line = (kind: CostKind, amountMinor: number, numbers: Numbers = {}) => ({
    ...{ kind, amountMinor },
    reason: { rule: 'advance.paid' as const, numbers },
  });
  interface Case {
    readonly lines: readonly ReturnType<typeof line>[];
    readonly labels?: readonly [string, string];
    readonly weights?: readonly [number, number];
    readonly values?: readonly [number, number];
    readonly advances?: readonly { label: string; amountMinor: number; reason: string }[];
  }
  /** The amount and the kinds of each parcel, if the member paid exactly the lines. */
  const costsOf = (of: Case) => {
    const { lines, labels = ['SF1', 'SF2'], weights = [1000, 3000], values = [0, 0], advances = [] } = of;
    const parcels = labels.map((label, at) => {
      const [billingWeightG = 0, declaredMinor = 0] = [weights[at], values[at]];
      return { id: String(at), label, billingWeightG, declaredMinor };
    });
    return parcelCosts(parcels, { lines, advances, paidMinor: total(lines) }).map(({ amountMinor, parts }) =>
      [amountMinor, ...parts.map(({ kind }) => kind)].join(' '),
    );
  };

  it.each<[string, Case, string[]]>([
    [
      'insurance by declared value, also if one parcel has none',
      { lines: [line('insurance', 100)], values: [1, 0] },
      ['100 insurance', '0'],
    ],
    ['duty by weight if nothing is declared', { lines: [line('tax', 100)] }, ['25 duty', '75 duty']],
    [
      'storage to its parcel, also if that weighs nothing',
      { lines: [line('storage', 40, { parcel: 'SF1' })], weights: [0, 3000] },
      ['40 storage', '0'],
    ],
    [
      'storage by weight among parcels with the same number',
      { lines: [line('storage', 40, { parcel: 'SF1' })], labels: ['SF1', 'SF1'] },
      ['10 storage', '30 storage'],
    ],
    [
      'a deduction by cost, and none of it to a parcel that costs nothing',
      { lines: [line('storage', 4, { parcel: 'SF1' }), line('points', -3)] },
      ['1 storage deductions', '0'],
    ],
    [
      'no kind whose lines cancel each other',
      { lines: [line('freight', 40), line('freight', -40), line('storage', 8, { parcel: 'SF1' })] },
      ['8 storage', '0'],
    ],
    [
      'an advance to the parcel with the same amount and reason',
      {
        lines: [line('advance', 50, { advanceMinor: 50, reason: 'customs' })],
        advances: [
          { label: 'SF1', amountMinor: 50, reason: 'freight' },
          { label: 'SF1', amountMinor: 60, reason: 'customs' },
          { label: 'SF2', amountMinor: 50, reason: 'customs' },
        ],
      },
      ['0', '50 advance'],
    ],
    [
      'an advance of no parcel by weight',
      {
        lines: [line('advance', 40, { advanceMinor: 40, reason: 'freight' })],
        advances: [{ label: 'SF1', amountMinor: 50, reason: 'freight' }],
      },
      ['10 advance', '30 advance'],
    ],
  ])('have %s', (_, of, expected) => {
    expect(costsOf(of)).toEqual(expected);
  });
});

it.each(costKinds)(
  'the price of shipping has no deductions, payment fees, services and advances: %s',
  (kind) => {
    const isBeside = ['service', 'advance', ...totalAdjustmentKinds].includes(kind);
    expect(shippingPrice([{ kind, amountMinor: 7 }])).toBe(isBeside ? 0 : 7);
    const freight = { kind: 'freight', amountMinor: 80 } as const;
    expect(shippingPrice([freight, freight, { kind, amountMinor: 7 }])).toBe(isBeside ? 160 : 167);
  },
);

it('shipping together has saved the sum over all orders, or nothing', () => {
  const order = (togetherMinor: number, aloneMinor: number) => ({ togetherMinor, aloneMinor });
  expect(totalSaved([order(70, 100), order(60, 55)])).toEqual({
    ...{ kind: 'saved', amountMinor: 25, togetherMinor: 130, aloneMinor: 155, orderCount: 2 },
  });
  expect(totalSaved([order(70, 71)])).toMatchObject({ kind: 'saved', amountMinor: 1 });
  for (const none of [[], [order(70, 70)], [order(80, 70)]])
    expect(totalSaved(none)).toMatchObject({ kind: 'none', amountMinor: 0, orderCount: none.length });
});

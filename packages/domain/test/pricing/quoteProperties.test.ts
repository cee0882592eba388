import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareCard, taiwanSeaExpress } from '../../samples/rateCards.ts';
import { options, shipment } from '../../samples/shipments.ts';
import { sum } from '../../src/money.ts';
import { costLinesBeforeDeductions, withDeductions } from '../../src/pricing/deductions.ts';
import { explainDifference } from '../../src/pricing/explain.ts';
import { quote } from '../../src/pricing/quote.ts';
import type { FreightRule, RateCard, WeightRule } from '../../src/pricing/rateCard.ts';
import type { Box } from '../../src/pricing/shipment.ts';
import { forAll, forAllIn } from '../forAll.ts';

const money = fc.nat(1_000_000);
const tier = fc.record({ stepG: fc.integer({ min: 1, max: 5000 }), stepPriceMinor: fc.nat(20_000) });
const tiers = fc.tuple(tier, tier, tier).map(([a, b, c]) => [
  { upToG: 5000, ...a },
  { upToG: 20_000, ...b },
  { upToG: null, ...c },
]);

const freight: fc.Arbitrary<FreightRule> = fc.oneof(
  fc.record({
    shape: fc.constant('firstContinued' as const),
    firstWeightG: fc.nat(5000),
    firstPriceMinor: money,
    stepG: fc.integer({ min: 1, max: 5000 }),
    stepPriceMinor: money,
  }),
  fc.record({
    shape: fc.constant('firstGrades' as const),
    firstWeightG: fc.nat(8000),
    firstPriceMinor: money,
    grades: tiers,
  }),
  fc.record({
    shape: fc.constant('firstTiers' as const),
    firstWeightG: fc.nat(8000),
    firstPriceMinor: money,
    tiers,
    neverDearerThanNextTier: fc.constant(true),
  }),
  fc.record({
    shape: fc.constant('ladder' as const),
    basePriceMinor: money,
    tiers,
    neverDearerThanNextTier: fc.constant(true),
  }),
  fc.record({
    shape: fc.constant('volume' as const),
    stepCm3: fc.integer({ min: 1, max: 50_000 }),
    stepPriceMinor: money,
    minSteps: fc.nat(20),
    maxKgPerM3: fc.integer({ min: 100, max: 1000 }),
  }),
);

// Leaves out the test on the excess of volumetric over actual weight, which can make a heavier parcel cheaper.
const freeOfVolume = fc.array(
  fc.record({
    test: fc.constantFrom('allSides' as const, 'anySide' as const, 'sideSum' as const, 'volume' as const),
    max: fc.nat(3000),
  }),
  { maxLength: 2 },
);
const weight: fc.Arbitrary<WeightRule> = fc.record({
  divisorCm3PerKg: fc.integer({ min: 4000, max: 8000 }),
  sidesUpToCm: fc.boolean(),
  mode: fc.constantFrom('full' as const, 'half' as const, 'none' as const),
  freeOfVolume,
  minimumG: fc.nat(3000),
  roundUpToG: fc.constantFrom(1, 100, 500, 1000),
  severalBoxes: fc.constantFrom('totalWeight' as const, 'sumOfWeights' as const, 'sumOfPrices' as const),
});
const card: fc.Arbitrary<RateCard> = fc
  .record({ weight, freight })
  .map((parts) => ({ ...taiwanSeaExpress, ...parts }));

const side = fc.integer({ min: 1, max: 2500 });
const piece: fc.Arbitrary<Box> = fc.record({
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  weightG: fc.integer({ min: 1, max: 40_000 }),
});
const boxes = fc.array(piece, { minLength: 1, maxLength: 5 });

const choices = fc.record({
  insuredMinor: money,
  taxIncluded: fc.boolean(),
  cashOnDelivery: fc.boolean(),
  entriesBefore: fc.nat(8),
  couponMinor: money,
  pointsMinor: money,
  services: fc.array(
    fc.record({
      names: fc.constant({ zh: '加固', tw: '加固', en: 'Reinforce' }),
      quantity: fc.integer({ min: 1, max: 9 }),
      freeQuantity: fc.constant(0),
      priceMinor: money,
      amountMinor: money,
      parcel: fc.constant(''),
    }),
    { maxLength: 2 },
  ),
  advances: fc.array(fc.record({ amountMinor: money, reason: fc.constant('duty') }), { maxLength: 2 }),
  paymentRateBp: fc.nat(500),
});

function heavier(list: readonly Box[], at: number, byG: number): Box[] {
  return list.map((one, i) => (i === at % list.length ? { ...one, weightG: one.weightG + byG } : one));
}

describe('every quote', () => {
  it('is the sum of its lines, never below 0, in whole minor units and plain numbers', () => {
    forAll(card, boxes, choices, money, (rates, list, chosen, declaredMinor) => {
      const result = quote(shipment(list, { declaredMinor }), rates, options(chosen));
      expect(result.totalMinor).toBe(sum(result.lines.map((line) => line.amountMinor)));
      expect(result.totalMinor).toBeGreaterThanOrEqual(0);
      for (const line of result.lines) {
        expect(Number.isSafeInteger(line.amountMinor)).toBe(true);
        for (const value of Object.values(line.reason.numbers)) {
          expect(typeof value === 'string' || Number.isSafeInteger(value), String(value)).toBe(true);
        }
      }
    });
  });

  it('can be paid in coins: each cost is rounded up, deductions are rounded down, and no line is needed for the rest', () => {
    const coins = fc.constantFrom(1, 5, 10, 100, 1_000);
    forAll(card, boxes, choices, coins, (rates, list, chosen, coinMinor) => {
      const result = quote(shipment(list), rates, options({ ...chosen, coinMinor }));
      const plain = quote(shipment(list), rates, options({ ...chosen, coinMinor: 1 }));
      const up = (amount: number) => Math.ceil(amount / coinMinor) * coinMinor;
      const down = (amount: number) => Math.floor(amount / coinMinor) * coinMinor;
      const of = (kind: string) => result.lines.find((line) => line.kind === kind)?.amountMinor ?? 0;
      expect(costLinesBeforeDeductions(result.lines).map((line) => [line.kind, line.amountMinor])).toEqual(
        costLinesBeforeDeductions(plain.lines).map((line) => [line.kind, up(line.amountMinor)]),
      );
      const costMinor = sum(costLinesBeforeDeductions(result.lines).map((line) => line.amountMinor));
      const couponMinor = down(Math.min(chosen.couponMinor, costMinor));
      expect(0 - of('coupon')).toBe(couponMinor);
      expect(0 - of('points')).toBe(down(Math.min(chosen.pointsMinor, costMinor - couponMinor)));
      for (const line of result.lines) expect(Math.abs(line.amountMinor) % coinMinor, line.kind).toBe(0);
      expect(result.totalMinor % coinMinor).toBe(0);
      expect(result.totalMinor).toBe(sum(result.lines.map((line) => line.amountMinor)));
      expect(of('rounding')).toBe(0);
      const before = costLinesBeforeDeductions(result.lines);
      const taken = { couponMinor: chosen.couponMinor, pointsMinor: chosen.pointsMinor };
      const collected = chosen.cashOnDelivery ? rates.cashOnDelivery : null;
      const { paymentRateBp } = chosen;
      // Changing coupon, points or payment method afterwards gives the same lines as quoting with them at once.
      expect(withDeductions(before, taken, { collected, paymentRateBp, coinMinor })).toEqual(result.lines);
    });
  });

  it('does not fall when a box gets heavier', () => {
    forAllIn(500)(card, boxes, fc.nat(10), fc.integer({ min: 1, max: 30_000 }), (rates, list, at, byG) => {
      const light = quote(shipment(list), rates, options());
      const heavy = quote(shipment(heavier(list, at, byG)), rates, options());
      expect(heavy.totalMinor).toBeGreaterThanOrEqual(light.totalMinor);
    });
  });

  it('bills at least the real weight, at least the minimum, in whole steps', () => {
    forAll(weight, boxes, (rule, list) => {
      const result = quote(shipment(list), { ...bareCard, weight: rule }, options());
      expect(result.billingWeightG).toBeGreaterThanOrEqual(result.realWeightG);
      expect(result.billingWeightG).toBeGreaterThanOrEqual(rule.minimumG);
      expect(result.billingWeightG % rule.roundUpToG).toBe(0);
    });
  });

  it('with summed prices, costs the sum of its boxes', () => {
    forAll(weight, freight, boxes, (rule, shape, list) => {
      const rates = {
        ...bareCard,
        freight: shape,
        weight: { ...rule, severalBoxes: 'sumOfPrices' as const },
      };
      const apart = list.map((one) => quote(shipment([one]), rates, options()).totalMinor);
      expect(quote(shipment(list), rates, options()).totalMinor).toBe(sum(apart));
    });
  });

  it('with summed weights, weighs the sum of its boxes', () => {
    forAll(weight, boxes, (rule, list) => {
      const rates = { ...bareCard, weight: { ...rule, severalBoxes: 'sumOfWeights' as const } };
      const apart = list.map((one) => quote(shipment([one]), rates, options()).billingWeightG);
      const together = quote(shipment(list), rates, options()).billingWeightG;
      expect(together).toBe(apart.reduce((a, b) => a + b, 0));
    });
  });

  it('is the same every time, and survives JSON', () => {
    forAll(card, boxes, choices, (rates, list, chosen) => {
      const result = quote(shipment(list), rates, options(chosen));
      expect(quote(shipment(list), JSON.parse(JSON.stringify(rates)) as RateCard, options(chosen))).toEqual(
        result,
      );
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    });
  });

  it('differs from its bill by exactly the explained difference', () => {
    forAll(card, boxes, boxes, (rates, before, after) => {
      const quoted = quote(shipment(before), rates, options());
      const billed = quote(shipment(after), rates, options());
      const explained = explainDifference(quoted.lines, billed.lines);
      expect(sum(explained.map((one) => one.deltaMinor))).toBe(billed.totalMinor - quoted.totalMinor);
      for (const one of explained) expect(one.why.length, one.kind).toBeGreaterThan(0);
    });
  });
});

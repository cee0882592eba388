import { describe, expect, it } from 'vitest';
import { freightLines } from '../../src/pricing/freight.ts';
import type { FreightRule } from '../../src/pricing/rateCard.ts';

function price(rule: FreightRule, billingWeightG: number, volumeCm3 = 0): number | undefined {
  const lines = freightLines({ billingWeightG, realWeightG: billingWeightG, volumeCm3 }, rule);
  return lines?.reduce((total, line) => total + line.amountMinor, 0);
}

describe('first + continued', () => {
  const rule: FreightRule = {
    shape: 'firstContinued',
    firstWeightG: 1000,
    firstPriceMinor: 8000,
    stepG: 500,
    stepPriceMinor: 1500,
  };

  it.each([
    [1, 8000],
    [1000, 8000],
    [1001, 9500],
    [1500, 9500],
    [3200, 15_500],
  ])('%i g', (weightG, expected) => {
    expect(price(rule, weightG)).toBe(expected);
  });

  it('shows its arithmetic', () => {
    expect(
      freightLines({ billingWeightG: 3200, realWeightG: 3200, volumeCm3: 0 }, rule)?.[0]?.reason,
    ).toEqual({
      rule: 'freight.firstContinued',
      numbers: {
        billingWeightG: 3200,
        firstWeightG: 1000,
        firstPriceMinor: 8000,
        stepG: 500,
        steps: 5,
        stepPriceMinor: 1500,
      },
    });
  });
});

describe('first + grades of continued (5 kg = 50; 5–10 kg 18 a kg; 10–100 kg 15 a kg)', () => {
  const rule: FreightRule = {
    shape: 'firstGrades',
    firstWeightG: 5000,
    firstPriceMinor: 5000,
    grades: [
      { upToG: 10_000, stepG: 1000, stepPriceMinor: 1800 },
      { upToG: 100_000, stepG: 1000, stepPriceMinor: 1500 },
    ],
  };

  it.each([
    [300, 5000],
    [5000, 5000],
    [5001, 6800],
    [10_000, 14_000],
    [10_001, 15_500],
    [12_000, 17_000],
    [100_000, 149_000],
  ])('%i g', (weightG, expected) => {
    expect(price(rule, weightG)).toBe(expected);
  });

  it('has no rate beyond its last grade', () => {
    expect(price(rule, 100_001)).toBeUndefined();
  });

  it('gives one line per grade', () => {
    const lines = freightLines({ billingWeightG: 11_500, realWeightG: 11_500, volumeCm3: 0 }, rule);
    expect(lines?.map((line) => [line.reason.rule, line.amountMinor])).toEqual([
      ['freight.first', 5000],
      ['freight.grade', 9000],
      ['freight.grade', 3000],
    ]);
    expect(lines?.[2]?.reason.numbers).toEqual({
      fromG: 10_000,
      toG: 11_500,
      stepG: 1000,
      steps: 2,
      stepPriceMinor: 1500,
    });
  });
});

const tiers = [
  { upToG: 10_000, stepG: 1000, stepPriceMinor: 6000 },
  { upToG: 50_000, stepG: 1000, stepPriceMinor: 4500 },
];

/**
 * Tests the prices of weights without and with the rule that a tier never costs more than the next one. Beyond the
 * last tier there is no price.
 */
function testTiers(
  rule: Extract<FreightRule, { readonly neverDearerThanNextTier: boolean }>,
  prices: readonly (readonly [weightG: number, plain: number, capped: number])[],
) {
  it.each(prices)('%i g: %i normally, %i with the cap of the next tier', (weightG, plain, capped) => {
    expect(price({ ...rule, neverDearerThanNextTier: false }, weightG)).toBe(plain);
    expect(price({ ...rule, neverDearerThanNextTier: true }, weightG)).toBe(capped);
  });

  it.each([false, true])('has no rate beyond its last tier (with the cap: %s)', (neverDearerThanNextTier) => {
    expect(price({ ...rule, neverDearerThanNextTier }, 50_001)).toBeUndefined();
  });
}

describe('ladder: base + whole weight × rate of its tier', () => {
  const ladder = { shape: 'ladder', basePriceMinor: 2000, tiers, neverDearerThanNextTier: true } as const;

  testTiers(ladder, [
    [1000, 8000, 8000],
    [8000, 50_000, 50_000],
    // 10 kg cost 62,000 in their own tier, but 10.001 kg, as 11 steps of the next one, only 51,500.
    [10_000, 62_000, 51_500],
    [10_001, 51_500, 51_500],
    [50_000, 227_000, 227_000],
  ]);

  it('says which weight was charged', () => {
    const lines = freightLines({ billingWeightG: 10_000, realWeightG: 1, volumeCm3: 0 }, ladder);
    expect(lines?.[0]?.reason.numbers).toMatchObject({
      billingWeightG: 10_000,
      chargedWeightG: 10_001,
      steps: 11,
    });
  });
});

describe('first + tiers: everything beyond the first weight at the rate of the tier', () => {
  const first = { shape: 'firstTiers', firstWeightG: 1000, firstPriceMinor: 8000 } as const;

  testTiers({ ...first, tiers, neverDearerThanNextTier: true }, [
    [1000, 8000, 8000],
    [2000, 14_000, 14_000],
    [10_000, 62_000, 53_000],
    [11_000, 53_000, 53_000],
  ]);
});

describe('by volume, in steps of 0.01 m³', () => {
  const rule: FreightRule = {
    shape: 'volume',
    stepCm3: 10_000,
    stepPriceMinor: 500,
    minSteps: 10,
    maxKgPerM3: 500,
  };

  it.each([
    [1000, 1, 5000],
    [1000, 100_001, 5500],
    // 100 kg at 500 kg/m³ fill 0.2 m³.
    [100_000, 150_000, 10_000],
  ])('%i g in %i cm³', (weightG, cm3, expected) => {
    expect(price(rule, weightG, cm3)).toBe(expected);
  });
});

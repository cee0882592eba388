import { describe, expect, it } from 'vitest';
import { bareCard } from '../../samples/rateCards.ts';
import { box } from '../../samples/shipments.ts';
import type { WeightRule } from '../../src/pricing/rateCard.ts';
import { billingWeight, volumeCm3, volumeWeightG } from '../../src/pricing/weight.ts';

function rule(more: Partial<WeightRule>): WeightRule {
  return { ...bareCard.weight, ...more };
}

describe('volume weight', () => {
  it('is volume by the divisor of the channel, rounded up to a gram', () => {
    const parcel = box(1000, 600, 400, 300);
    expect(volumeWeightG(parcel, rule({ divisorCm3PerKg: 6000 }))).toBe(12_000);
    expect(volumeWeightG(parcel, rule({ divisorCm3PerKg: 5000 }))).toBe(14_400);
    expect(volumeWeightG(box(0, 101, 101, 101), rule({ divisorCm3PerKg: 6000 }))).toBe(172);
    expect(volumeCm3(box(0, 101, 101, 101))).toBe(1031);
  });

  it('rounds sides up to centimetres if the channel says so', () => {
    const parcel = box(0, 301, 299, 100);
    expect(volumeWeightG(parcel, rule({ sidesUpToCm: true }))).toBe(1550);
    expect(volumeWeightG(parcel, rule({ sidesUpToCm: false }))).toBe(1500);
  });
});

describe('billing weight', () => {
  const large = box(4000, 600, 400, 300);

  it.each([
    ['full', 12_000],
    ['half', 8000],
    ['none', 4000],
  ] as const)('in %s mode', (mode, expected) => {
    expect(billingWeight([large], rule({ mode })).billingWeightG).toBe(expected);
  });

  it('in half mode is the real weight if the volume weight is smaller', () => {
    expect(billingWeight([box(5000)], rule({ mode: 'half' })).billingWeightG).toBe(5000);
  });

  it.each([
    ['allSides', 600, 599],
    ['anySide', 300, 299],
    ['sideSum', 1300, 1299],
    ['volume', 72_000, 71_999],
    ['excess', 8000, 7999],
  ] as const)('ignores the volume when %s is at most the limit', (test, passes, fails) => {
    const by = (max: number) =>
      billingWeight([large], rule({ freeOfVolume: [{ test, max }] })).billingWeightG;
    expect(by(passes)).toBe(4000);
    expect(by(fails)).toBe(12_000);
  });

  it('needs only one of several tests to pass', () => {
    const freeOfVolume = [
      { test: 'allSides', max: 1 },
      { test: 'sideSum', max: 1300 },
    ] as const;
    expect(billingWeight([large], rule({ freeOfVolume })).billingWeightG).toBe(4000);
  });

  it('has a minimum and is rounded up to the step', () => {
    const rounded = rule({ minimumG: 1000, roundUpToG: 500 });
    expect(billingWeight([box(200)], rounded).billingWeightG).toBe(1000);
    expect(billingWeight([box(1000)], rounded).billingWeightG).toBe(1000);
    expect(billingWeight([box(1001)], rounded).billingWeightG).toBe(1500);
  });

  it('of several boxes is for all together, or for each', () => {
    const boxes = [box(1100), large];
    const weighed = (severalBoxes: WeightRule['severalBoxes']) =>
      billingWeight(boxes, rule({ severalBoxes, roundUpToG: 1000 }));
    // Together: 5.1 kg actual and 12.167 kg volumetric weight. Separately: 1.1 → 2 kg, and 12 kg.
    expect(weighed('totalWeight').billingWeightG).toBe(13_000);
    expect(weighed('sumOfWeights').billingWeightG).toBe(14_000);
    expect(weighed('sumOfPrices')).toMatchObject({
      perBoxG: [2000, 12_000],
      realWeightG: 5100,
      volumeWeightG: 12_167,
    });
  });
});

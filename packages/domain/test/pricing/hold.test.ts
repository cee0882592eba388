import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSea, taiwanAir, taiwanSeaExpress, thailandLand } from '../../samples/rateCards.ts';
import type { CostLine } from '../../src/pricing/costLine.ts';
import {
  compareToHeldWeight,
  dependsOnWeight,
  maxHeldWeight,
  measuredLoad,
  neverHeldCostKinds,
  quotedLoad,
} from '../../src/pricing/hold.ts';
import { plainQuoteOptions, quote } from '../../src/pricing/quote.ts';
import type { RateCard } from '../../src/pricing/rateCard.ts';
import type { Box, Shipment } from '../../src/pricing/shipment.ts';
import { forAllIn } from '../forAll.ts';

const at = '2026-03-01T00:00:00.000Z';
const byVolume: RateCard = {
  ...plainSea,
  freight: { shape: 'volume', stepCm3: 1000, stepPriceMinor: 300, minSteps: 5, maxKgPerM3: 250 },
};
const cards = [plainSea, taiwanAir, taiwanSeaExpress, thailandLand, byVolume];

const box = fc.record({
  weightG: fc.integer({ min: 1, max: 30_000 }),
  lengthMm: fc.integer({ min: 10, max: 2_300 }),
  widthMm: fc.integer({ min: 10, max: 600 }),
  heightMm: fc.integer({ min: 10, max: 600 }),
});
const scene = fc.record({
  card: fc.constantFrom(...cards),
  quoted: fc.array(box, { minLength: 1, maxLength: 4 }),
  measured: fc.array(box, { minLength: 1, maxLength: 4 }),
  tolerancePercent: fc.integer({ min: 0, max: 50 }),
  coinMinor: fc.constantFrom(1, 100),
  couponMinor: fc.integer({ min: 0, max: 20_000 }),
  insuredMinor: fc.integer({ min: 0, max: 300_000 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never;

function shipment(boxes: readonly Box[]): Shipment {
  return {
    boxes,
    parcelCount: 2,
    goodsTypes: ['clothes'],
    declaredMinor: 300_000,
    destination: { country: 'TW', zip: '880' },
    stored: [],
  };
}

function priced(s: Scene, more: { ended?: boolean; card?: RateCard } = {}) {
  const options = { ...plainQuoteOptions, at, taxIncluded: true, pointsMinor: 0 };
  const terms = {
    ...options,
    coinMinor: s.coinMinor,
    couponMinor: s.couponMinor,
    insuredMinor: s.insuredMinor,
  };
  const frozen = quote(shipment(s.quoted), s.card, terms);
  const load = quotedLoad(s.quoted, s.card);
  const { tolerancePercent } = s;
  const held = {
    lines: frozen.lines,
    load,
    tolerancePercent,
    ended: more.ended ?? false,
    fresh: neverHeldCostKinds,
  };
  const card = more.card ?? s.card;
  return {
    frozen,
    bill: quote(shipment(s.measured), card, { ...terms, held }),
    plain: quote(shipment(s.measured), card, terms),
    side: compareToHeldWeight(measuredLoad(s.measured, s.card), { load, tolerancePercent }),
  };
}
const hasRate = ({ frozen, plain }: ReturnType<typeof priced>) =>
  ![frozen, plain].some((one) => one.refusals.some(({ reason }) => reason === 'price.noRate'));
const steady = (lines: readonly CostLine[]) =>
  lines.filter((line) => !dependsOnWeight(line) && !neverHeldCostKinds.includes(line.kind));
const isSize = ({ kind }: CostLine) => kind.startsWith('over');
const check = (rule: (s: Scene) => void) =>
  forAllIn(400)(scene, (s) => {
    fc.pre(hasRate(priced(s)));
    rule(s);
  });

describe('a held price', () => {
  it('is exact to the minor unit within the tolerance, line by line', () =>
    check((s) => {
      const { frozen, bill, side } = priced(s);
      if (side !== 'within') return;
      expect(bill.totalMinor).toBe(frozen.totalMinor);
      expect(bill.lines).toEqual(frozen.lines);
      expect(bill.held).toBe('stands');
    }));

  it('changes only lines that depend on weight, and size fees by the card’s own cap', () =>
    check((s) => {
      const { frozen, bill, side } = priced(s);
      if (side !== 'heavier') return;
      const others = (lines: readonly CostLine[]) => steady(lines).filter((line) => !isSize(line));
      expect(others(bill.lines)).toEqual(others(frozen.lines));
      if (s.card.size.capMinor === null) return;
      const sizes = bill.lines.filter(isSize).reduce((sum, line) => sum + line.amountMinor, 0);
      expect(sizes).toBeLessThanOrEqual(s.card.size.capMinor);
    }));

  it('is never exceeded silently', () =>
    check((s) => {
      const { frozen, bill } = priced(s);
      if (bill.held !== 'higher') expect(bill.totalMinor).toBeLessThanOrEqual(frozen.totalMinor);
    }));

  it('is replaced by the new price if the boxes are lighter and it is lower', () =>
    check((s) => {
      const { frozen, bill, plain, side } = priced(s);
      if (side !== 'lighter') return;
      expect(bill.totalMinor).toBe(Math.min(frozen.totalMinor, plain.totalMinor));
      expect(bill.held).not.toBe('higher');
    }));

  it('becomes the price of the current card after its end, and says whether that is higher', () =>
    check((s) => {
      const dearer = {
        ...s.card,
        delivery: { ...s.card.delivery, homeMinor: s.card.delivery.homeMinor + 500 },
      };
      const { frozen, bill, plain } = priced(s, { ended: true, card: dearer });
      expect(bill.lines).toEqual(plain.lines);
      if (bill.totalMinor > frozen.totalMinor) expect(bill.held).toBe('higher');
    }));

  it('compares the measured weight before rounding with the weight that was shown', () => {
    expect(maxHeldWeight(2_000, 5)).toBe(2_100);
    expect(compareToHeldWeight(2_100, { load: 2_000, tolerancePercent: 5 })).toBe('within');
    expect(compareToHeldWeight(2_101, { load: 2_000, tolerancePercent: 5 })).toBe('heavier');
    expect(compareToHeldWeight(1_900, { load: 2_000, tolerancePercent: 5 })).toBe('within');
    expect(compareToHeldWeight(1_899, { load: 2_000, tolerancePercent: 5 })).toBe('lighter');
    const small = { weightG: 1_020, lengthMm: 100, widthMm: 100, heightMm: 100 };
    expect(quotedLoad([small], plainSea)).toBe(2_000);
    expect(measuredLoad([small], plainSea)).toBe(1_020);
  });
});

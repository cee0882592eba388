import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taiwanAir, taiwanSeaExpress, thailandLand } from '../../samples/rateCards.ts';
import { box, options, shipment } from '../../samples/shipments.ts';
import { arithmeticOf, unitOf } from '../../src/pricing/arithmetic.ts';
import { type CostRule, costRules } from '../../src/pricing/costLine.ts';
import { quote } from '../../src/pricing/quote.ts';
import { forAll } from '../forAll.ts';

const line = (rule: CostRule, numbers: Record<string, number | string>, amountMinor = 0) =>
  ({ amountMinor, reason: { rule, numbers } }) as Parameters<typeof arithmeticOf>[0];
const keys = (rule: CostRule, numbers: Record<string, number | string>, amountMinor = 0) =>
  arithmeticOf(line(rule, numbers, amountMinor)).map((step) => step.key);

describe('the arithmetic of a line', () => {
  it('has at least one step for every rule', () => {
    for (const rule of costRules) {
      const numbers = {
        rateBp: 1,
        baseMinor: 1,
        collectMinor: 1,
        amountMinor: 1,
        coveredMinor: 1,
        perBoxMinor: 1,
      };
      expect(keys(rule, numbers).length, rule).toBeGreaterThan(0);
    }
  });

  it('leaves out steps that add nothing', () => {
    expect(keys('freight.firstContinued', { billingWeightG: 500, firstPriceMinor: 1, steps: 0 })).toEqual([
      'billing',
      'first',
    ]);
    expect(keys('packing.fee', { perShipmentMinor: 0, perBoxMinor: 5, perParcelMinor: 0 })).toEqual([
      'packBox',
    ]);
    expect(keys('cashOnDelivery.fee', { feeMinor: 0, rateBp: 100, collectMinor: 9 })).toEqual(['share']);
  });

  it('says if the next tier, a cap, a cover or dense goods decided the amount', () => {
    const tier = { billingWeightG: 9500, chargedWeightG: 10_001, basePriceMinor: 0, steps: 11 };
    expect(keys('freight.ladder', tier)).toEqual(['billing', 'charged', 'next']);
    expect(keys('size.overLength', { feeMinor: 900 }, 500)).toEqual(['overLength', 'capped']);
    const insured = { insuredMinor: 9, coveredMinor: 5, rateBp: 1 };
    expect(keys('insurance.rate', insured)).toEqual(['cover', 'share']);
    expect(keys('freight.volume', { volumeCm3: 1, billedCm3: 2 })).toEqual(['dense', 'volumeSteps']);
    expect(keys('storage.overtime', { overtimeDays: 3, dayCostMinor: 5, pausedDays: 1 }, 10)).toEqual([
      'stored',
      'paused',
      'rent',
      'capped',
    ]);
  });

  it('names the box if prices are summed box by box', () => {
    expect(keys('freight.first', { piece: 2, firstPriceMinor: 1 })).toEqual(['piece', 'billing', 'first']);
  });

  it('covers every charge of the engine, with numbers of known units', () => {
    const card = fc.constantFrom(taiwanSeaExpress, taiwanAir, thailandLand);
    const side = fc.integer({ min: 1, max: 2500 });
    forAll(card, fc.integer({ min: 1, max: 40_000 }), side, side, (rates, weightG, a, b) => {
      const priced = quote(
        shipment([box(weightG, a, b, 200)]),
        rates,
        options({ insuredMinor: 100_000, taxIncluded: true }),
      );
      for (const one of priced.lines) {
        const steps = arithmeticOf(one);
        expect(steps.length, one.reason.rule).toBeGreaterThan(0);
        for (const [name, value] of steps.flatMap((step) => Object.entries(step.numbers)))
          expect(unitOf(name, value)).not.toBe(typeof value === 'number' ? 'text' : 'count');
      }
    });
  });
});

it.each([
  ['stepPriceMinor', 1, 'money'],
  ['billingWeightG', 1, 'weight'],
  ['longestMm', 1, 'length'],
  ['billedCm3', 1, 'volume'],
  ['maxKgPerM3', 1, 'density'],
  ['rateBp', 1, 'rate'],
  ['steps', 1, 'count'],
  ['area', 'Penghu', 'text'],
])('the number %s has its unit in its name', (name, value, unit) => {
  expect(unitOf(name, value)).toBe(unit);
});

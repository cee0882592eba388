import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DutyShipment,
  dutiableFreight,
  estimateDuties,
  taxIncludedInPrice,
} from '../src/duties/estimate.ts';
import { standardDutyTables } from '../src/duties/standardTables.ts';
import { type DutyTable, dutyModes, dutyTableOn } from '../src/duties/table.ts';
import { minor } from '../src/money.ts';
import { goodsTypes } from '../src/parcels/goods.ts';
import { forAll } from './forAll.ts';

const tableOf = (country: string, day = '2026-11-27'): DutyTable => {
  const table = dutyTableOn(standardDutyTables, country, day);
  if (!table) throw new Error(`no table of ${country}`);
  return table;
};
const clothes = (valueMinor: number, change: Partial<DutyShipment> = {}): DutyShipment => ({
  mode: 'air',
  goods: [{ goodsType: 'clothes', valueMinor }],
  freightMinor: 0,
  entriesBefore: 0,
  ...change,
});

describe('Taiwan', () => {
  const tw = tableOf('TW');
  test('NT$2,000 with freight is free, one cent more is not', () => {
    const freightMinor = 500_00;
    expect(estimateDuties(clothes(1_500_00, { freightMinor }), tw, 'TWD')).toMatchObject({
      outcome: 'free',
      totalMinor: 0,
      freeLeft: 6,
    });
    expect(estimateDuties(clothes(1_500_01, { freightMinor }), tw, 'TWD')).toMatchObject({
      outcome: 'due',
      lines: [
        { kind: 'duty', goodsType: 'clothes', baseMinor: 2_000_01, rateBp: 1_200, amountMinor: 240_00 },
        { kind: 'vat', goodsType: null, baseMinor: 2_240_01, rateBp: 500, amountMinor: 112_00 },
      ],
      totalMinor: 352_00,
    });
  });
  test('the seventh shipment of a declarer is taxed', () => {
    expect(estimateDuties(clothes(100_00, { entriesBefore: 5 }), tw, 'TWD')).toMatchObject({
      outcome: 'free',
      freeLeft: 1,
    });
    expect(estimateDuties(clothes(100_00, { entriesBefore: 6 }), tw, 'TWD')).toMatchObject({
      outcome: 'due',
      freeLeft: 0,
    });
  });
  test('a guest needs no declarer, and none is counted', () => {
    expect(estimateDuties(clothes(100_00, { entriesBefore: null }), tw, 'TWD')).toMatchObject({
      outcome: 'free',
      freeLeft: null,
    });
  });
});

test('Thailand: duty and VAT from the first baht on', () => {
  expect(estimateDuties(clothes(100_00), tableOf('TH'), 'THB')).toMatchObject({
    outcome: 'due',
    totalMinor: 30_00 + 9_10,
  });
});

describe('Malaysia', () => {
  const my = tableOf('MY');
  test('by air up to RM500: 10 % of the price, without freight', () => {
    const lvg = estimateDuties(clothes(400_00, { freightMinor: 100_00 }), my, 'MYR');
    expect(lvg?.lines).toEqual([
      { kind: 'lowValue', goodsType: null, baseMinor: 400_00, rateBp: 1_000, amountMinor: 40_00 },
    ]);
  });
  test('by sea, and above: duty and sales tax', () => {
    const kinds = (shipment: DutyShipment) =>
      estimateDuties(shipment, my, 'MYR')?.lines.map(({ kind }) => kind);
    expect(kinds(clothes(400_00, { mode: 'sea' }))).toEqual(['duty', 'vat']);
    expect(kinds(clothes(500_01))).toEqual(['duty', 'vat']);
  });
});

test('Hong Kong charges nothing', () => {
  expect(estimateDuties(clothes(90_000_00), tableOf('HK'), 'HKD')).toMatchObject({
    outcome: 'untaxed',
    totalMinor: 0,
    lines: [],
  });
});

test('another currency needs an exchange rate, and the result is in both currencies', () => {
  const my = tableOf('MY');
  expect(estimateDuties(clothes(3_000_00), my, 'TWD')).toBeUndefined();
  // NT$3,000 at 0.14 ringgit is RM420; a tenth of it is RM42, NT$300.
  expect(estimateDuties(clothes(3_000_00), { ...my, rateMillionths: 140_000 }, 'TWD')).toMatchObject({
    goodsMinor: 420_00,
    totalMinor: 42_00,
    totalInShopMinor: 300_00,
  });
  // Yen have no cents.
  expect(estimateDuties(clothes(3_000), { ...my, rateMillionths: 30_000 }, 'JPY')).toMatchObject({
    goodsMinor: 90_00,
    totalInShopMinor: 300,
  });
});

test('a table applies from its day on, and the last table written for a day counts', () => {
  const of = (from: string, source: string) => ({ country: 'TH', from, source });
  const tables = [of('2026-01-01', 'a'), of('2024-07-05', 'b'), of('2026-01-01', 'c')];
  expect(dutyTableOn(tables, 'TH', '2024-07-04')).toBeUndefined();
  expect(dutyTableOn(tables, 'TH', '2025-12-31')?.source).toBe('b');
  expect(dutyTableOn(tables, 'TH', '2026-01-01')?.source).toBe('c');
  expect(dutyTableOn(tables, 'MY', '2026-01-01')).toBeUndefined();
});

test('freight and tax of a price', () => {
  const lines = (['freight', 'insurance', 'packing', 'tax', 'coupon'] as const).map((kind, at) => ({
    kind,
    amountMinor: minor(10 ** at),
  }));
  expect(dutiableFreight(lines)).toBe(11);
  expect(taxIncludedInPrice(lines)).toBe(1_000);
});

const bp = fc.integer({ min: 0, max: 10_000 });
const anyTable = fc.record({
  country: fc.constantFrom('TW', 'MY'),
  from: fc.constant('2026-01-01'),
  base: fc.constantFrom('goods' as const, 'goodsAndFreight' as const),
  freeUpToMinor: fc.integer({ min: 0, max: 500_00 }),
  freeModes: fc.subarray([...dutyModes]),
  freeEntries: fc.option(fc.integer({ min: 0, max: 6 })),
  lowValueBp: bp,
  vatBp: bp,
  dutyBp: bp,
  goodsRates: fc.array(fc.record({ goodsType: fc.constantFrom(...goodsTypes), dutyBp: bp }), {
    maxLength: 4,
  }),
  source: fc.constant(''),
  asOf: fc.constant('2026-01-01'),
  rateMillionths: fc.integer({ min: 1_000, max: 40_000_000 }),
});
const anyShipment = fc.record({
  mode: fc.constantFrom(...dutyModes),
  goods: fc.array(
    fc.record({
      goodsType: fc.constantFrom(...goodsTypes),
      valueMinor: fc.integer({ min: 0, max: 9_000_00 }),
    }),
    { maxLength: 5 },
  ),
  freightMinor: fc.integer({ min: 0, max: 1_000_00 }),
  entriesBefore: fc.option(fc.integer({ min: 0, max: 9 })),
});

test('no amount is negative, and the lines add up to the total', () => {
  forAll(anyTable, anyShipment, (table, shipment) => {
    const estimate = estimateDuties(shipment, table, 'TWD');
    if (!estimate) throw new Error('there is a rate');
    const amounts = estimate.lines.map(({ amountMinor }) => amountMinor);
    expect(Math.min(0, ...amounts, estimate.totalInShopMinor)).toBe(0);
    expect(amounts.reduce((all, one) => all + one, 0)).toBe(estimate.totalMinor);
    expect(estimate.outcome === 'due').toBe(estimate.totalMinor > 0);
  });
});

test('more value never means less tax, except at the upper limit', () => {
  forAll(
    anyTable,
    anyShipment,
    fc.integer({ min: 0, max: 9_000_00 }),
    fc.integer({ min: 0, max: 9_000_00 }),
    (table, { mode, freightMinor, entriesBefore }, one, other) => {
      const at = (valueMinor: number) =>
        estimateDuties(
          { mode, freightMinor, entriesBefore, goods: [{ goodsType: 'shoes', valueMinor }] },
          table,
          'TWD',
        );
      const [less, more] = [at(Math.min(one, other)), at(Math.max(one, other))];
      if (!less || !more) throw new Error('there is a rate');
      const isTaxed = (lines: typeof less.lines) => lines.every(({ kind }) => kind !== 'lowValue');
      const sameSide = isTaxed(less.lines) === isTaxed(more.lines);
      if (sameSide && less.outcome !== 'free')
        expect(more.totalMinor).toBeGreaterThanOrEqual(less.totalMinor);
    },
  );
});

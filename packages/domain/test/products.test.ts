import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLowStock, manualStockMovementKinds, stockChange } from '../src/products/limits.ts';
import {
  combinedMeasures,
  contentsText,
  goodsMinor,
  groupIntoParcels,
  type PurchaseLine,
  purchaseLineMinor,
} from '../src/products/purchaseLines.ts';
import { forAll } from './forAll.ts';

const line = fc.record<PurchaseLine>({
  name: fc.constantFrom('茶', 'Cup', 'Tray'),
  priceMinor: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  warehouseId: fc.constantFrom('w1', 'w2'),
  goodsTypeId: fc.constantFrom('tea', 'cups'),
  weightG: fc.integer({ min: 5, max: 3_000 }),
  lengthMm: fc.integer({ min: 1, max: 400 }),
  widthMm: fc.integer({ min: 1, max: 400 }),
  heightMm: fc.integer({ min: 1, max: 40 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const volume = (m: { lengthMm: number; widthMm: number; heightMm: number }) =>
  m.lengthMm * m.widthMm * m.heightMm;

describe('bought goods as parcels', () => {
  test('no line and no money is lost in parcels, and each has one warehouse and type', () => {
    forAll(lines, (bought) => {
      const parcels = groupIntoParcels(bought);
      expect(parcels.flat()).toHaveLength(bought.length);
      const kinds = parcels.map(
        (goods) => new Set(goods.map((one) => `${one.warehouseId}${one.goodsTypeId}`)),
      );
      for (const kind of kinds) expect(kind.size).toBe(1);
      expect(new Set(kinds.flatMap((kind) => [...kind])).size).toBe(parcels.length);
      const total = parcels.reduce((sum, goods) => sum + goodsMinor(goods), 0);
      expect(total).toBe(bought.reduce((sum, one) => sum + purchaseLineMinor(one), 0));
    });
  });

  test('a parcel weighs as much as its goods and has room for all of them, within a parcel’s limits', () => {
    forAll(lines, (bought) => {
      const all = combinedMeasures(bought);
      const weight = bought.reduce((sum, one) => sum + one.weightG * one.quantity, 0);
      expect(all.weightG).toBe(Math.min(weight, 300_000));
      const goods = bought.reduce((sum, one) => sum + volume(one) * one.quantity, 0);
      if (all.heightMm < 4_000) expect(volume(all)).toBeGreaterThanOrEqual(goods);
      for (const one of bought) expect(all.heightMm).toBeGreaterThanOrEqual(one.heightMm);
    });
  });

  test('its name lists each product once within the maximum length', () => {
    expect(contentsText(['茶', '杯', '茶'], 50)).toBe('茶, 杯');
    expect([...contentsText(['長'.repeat(60)], 50)]).toHaveLength(50);
  });
});

test('stock follows the entries: a count sets it, others change it', () => {
  expect(manualStockMovementKinds.map((kind) => stockChange(kind, 4, 10))).toEqual([4, -6, -4]);
  expect([isLowStock({ stock: 2, lowStock: 2 }), isLowStock({ stock: 3, lowStock: 2 })]).toEqual([
    true,
    false,
  ]);
});

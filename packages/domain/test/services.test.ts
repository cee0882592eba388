import { describe, expect, test } from 'vitest';
import { bareCard } from '../samples/rateCards.ts';
import { box, options, shipment } from '../samples/shipments.ts';
import { arithmeticOf } from '../src/pricing/arithmetic.ts';
import { quote } from '../src/pricing/quote.ts';
import {
  isOfferedFor,
  isPaidAtOnce,
  isUnitPossible,
  serviceKinds,
  serviceKindsBlockingOrders,
} from '../src/services/kinds.ts';
import { freePhotosLeft, serviceQuantity, taskPrice } from '../src/services/price.ts';

describe('a value-added service', () => {
  test('is charged by its unit: requested pieces, parcels, started kilograms, or the order', () => {
    const worked = { parcelCount: 3, weightG: 2_001 };
    expect(
      (['piece', 'parcel', 'kg', 'order'] as const).map((unit) => serviceQuantity(unit, 7, worked)),
    ).toEqual([7, 3, 3, 1]);
    expect(serviceQuantity('kg', 1, { parcelCount: 1, weightG: 0 })).toBe(1);
  });

  test.each([
    [3, 500, 0, 0, 1_500],
    [3, 500, 1, 1, 1_000],
    [3, 500, 9, 3, 0],
    [3, 0, 0, 0, 0],
  ])('%i at %i with %i free: %i free, %i to pay', (quantity, price, free, freeQuantity, amountMinor) => {
    expect(taskPrice(quantity, price, free)).toEqual({ quantity, freeQuantity, amountMinor });
  });

  test('has free units only for pictures, and no more than are left', () => {
    expect([
      freePhotosLeft('photo', 2, 1),
      freePhotosLeft('photo', 2, 5),
      freePhotosLeft('count', 2, 0),
    ]).toEqual([1, 0, 0]);
  });

  test('is offered if its kind and its price fit', () => {
    expect(isOfferedFor({ kind: 'crate', unit: 'order' }, 'order')).toBe(true);
    expect(isOfferedFor({ kind: 'crate', unit: 'order' }, 'parcel')).toBe(false);
    expect(isUnitPossible('photo', 'order')).toBe(false);
    expect(serviceKinds.filter((kind) => !isUnitPossible(kind, 'piece'))).toEqual([]);
    expect(serviceKinds.filter(isPaidAtOnce)).toEqual(['photo', 'returnToSeller']);
    expect(serviceKindsBlockingOrders).toEqual(['split', 'mergeEarly', 'returnToSeller']);
  });

  test('has a bill line with its arithmetic; a free one has none', () => {
    const names = { zh: '木箱', tw: '木箱', en: 'Wooden crate' };
    const charge = { names, quantity: 2, freeQuantity: 0, priceMinor: 700, amountMinor: 1_400, parcel: '' };
    const free = { ...charge, freeQuantity: 2, amountMinor: 0 };
    const { lines, totalMinor } = quote(
      shipment([box(1_000)]),
      bareCard,
      options({ services: [charge, free] }),
    );
    const [line, ...others] = lines.filter(({ kind }) => kind === 'service');
    expect([line?.amountMinor, others.length]).toEqual([1_400, 0]);
    const plain = quote(shipment([box(1_000)]), bareCard, options());
    expect(totalMinor).toBe(plain.totalMinor + 1_400);
    expect(line && arithmeticOf(line)).toMatchObject([
      { key: 'service', numbers: { nameEn: 'Wooden crate' } },
    ]);
  });
});

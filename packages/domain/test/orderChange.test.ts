import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayChange } from '../src/orders/changes.ts';
import { priceChangeSettlement, requiresUnpacking } from '../src/orders/orderChange.ts';
import { orderStates } from '../src/orders/states.ts';
import { costsSideBySide } from '../src/pricing/explain.ts';
import { storageFeeOf, warehouseStorageRule } from '../src/pricing/storage.ts';
import { forAll } from './forAll.ts';

const order = { cashOnDelivery: false, packedAt: null, paidMinor: 100 } as const;

describe('an order', () => {
  it('can be changed by its member until it is packed, and by staff until it is shipped', () => {
    const open = (change: 'byMember' | 'byStaff', packedAt: string | null) =>
      orderStates.filter((state) => mayChange({ ...order, packedAt, state }, change));
    expect(open('byMember', null)).toEqual(['processing', 'awaitingPayment']);
    expect(open('byMember', '2026-11-01T00:00:00Z')).toEqual([]);
    expect(open('byStaff', '2026-11-01T00:00:00Z')).toEqual([
      'processing',
      'awaitingPayment',
      'awaitingShipment',
    ]);
  });

  it('is unpacked only for changes of parcels and services', () => {
    expect(requiresUnpacking(['destination', 'contact', 'channel', 'insurance', 'tax', 'declarers'])).toBe(
      false,
    );
    expect(requiresUnpacking(['services'])).toBe(true);
  });

  it.each([
    ['paid after packing and not packed: its bill settles it', { packed: false, payBeforePacking: false }, 0],
    ['paid before packing', { packed: false, payBeforePacking: true }, 20],
    ['packed', { packed: true, payBeforePacking: false }, 20],
  ])('refunds the difference of a lower price: %s', (_, when, returnedMinor) => {
    expect(priceChangeSettlement({ ...when, cashOnDelivery: false, totalMinor: 80, paidMinor: 100 })).toEqual(
      { dueMinor: 0, returnedMinor },
    );
  });

  it('never has money due and refunded at once, and refunds no more than was paid', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    forAll(
      fc.record({
        packed: fc.boolean(),
        payBeforePacking: fc.boolean(),
        cashOnDelivery: fc.boolean(),
        totalMinor: amount,
        paidMinor: amount,
      }),
      (priced) => {
        const { dueMinor, returnedMinor } = priceChangeSettlement(priced);
        expect(Math.min(dueMinor, returnedMinor)).toBe(0);
        expect(returnedMinor).toBeLessThanOrEqual(priced.paidMinor);
        if (dueMinor > 0) expect(priced.paidMinor + dueMinor).toBe(priced.totalMinor);
        if (returnedMinor > 0) expect(priced.paidMinor - returnedMinor).toBe(priced.totalMinor);
      },
    );
  });
});

it('storage of a parcel ends when it joins its order', () => {
  const stored = {
    ...{ label: 'A', since: '2026-01-01T00:00:00Z', clockPauses: [] },
    ...{ lengthMm: 1, widthMm: 1, heightMm: 1, weightG: 1_000 },
  };
  const rule = warehouseStorageRule(0, {
    by: 'parcel',
    unit: 1,
    dayRateMinor: 100,
    capMinor: null,
    abandonAfterDays: null,
  });
  const at = { at: '2026-01-11T00:00:00Z', coinMinor: 1 };
  expect(storageFeeOf(stored, rule, at).rentMinor).toBe(1_000);
  expect(storageFeeOf({ ...stored, until: '2026-01-31T00:00:00Z' }, rule, at).rentMinor).toBe(3_000);
});

it('two prices side by side have every kind of cost, and their deltas add up', () => {
  const line = (kind: 'freight' | 'storage' | 'insurance', amountMinor: number) => ({
    ...{ kind, amountMinor: amountMinor as never, estimate: false },
    reason: { rule: 'freight.first' as const, numbers: {} },
  });
  expect(
    costsSideBySide(
      [line('freight', 100), line('storage', 30)],
      [line('freight', 100), line('insurance', 5)],
    ),
  ).toEqual([
    { kind: 'freight', beforeMinor: 100, afterMinor: 100, deltaMinor: 0 },
    { kind: 'storage', beforeMinor: 30, afterMinor: 0, deltaMinor: -30 },
    { kind: 'insurance', beforeMinor: 0, afterMinor: 5, deltaMinor: 5 },
  ]);
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ChangeableOrder } from '../src/orders/changes.ts';
import { goodsClasses } from '../src/parcels/goods.ts';
import { vipActionsOf } from '../src/vipOrders/actions.ts';
import { customsTotalMinor, splitCustomsLines } from '../src/vipOrders/rules.ts';
import { areAllVipParcelsReady, vipProgress } from '../src/vipOrders/states.ts';
import { forAll } from './forAll.ts';

const line = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40 }),
  goodsTypeId: fc.constantFrom('a', 'b', 'c'),
  goodsClass: fc.constantFrom(...goodsClasses),
  quantity: fc.integer({ min: 1, max: 500 }),
  priceMinor: fc.integer({ min: 1, max: 1_000_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const count = fc.integer({ min: 1, max: 50 });
const coin = fc.constantFrom(1, 100);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

describe('the customs declaration of a VIP order’s parcels', () => {
  it('adds up to the value of its lines, and no parcel has a value of 0', () => {
    forAll(lines, count, coin, (given, parcels, coinMinor) => {
      const total = customsTotalMinor(given);
      fc.pre(total >= parcels);
      const values = splitCustomsLines(given, parcels, coinMinor).map((share) => share.declaredValueMinor);
      expect(values).toHaveLength(parcels);
      expect(sum(values)).toBe(total);
      expect(Math.min(...values)).toBeGreaterThan(0);
    });
  });

  it('is in whole dollars if the lines are, with at most one dollar of difference', () => {
    forAll(lines, count, (given, parcels) => {
      const whole = given.map((one) => ({ ...one, priceMinor: one.priceMinor * 100 }));
      fc.pre(customsTotalMinor(whole) >= parcels * 100);
      const values = splitCustomsLines(whole, parcels, 100).map((share) => share.declaredValueMinor);
      expect(values.every((value) => value % 100 === 0)).toBe(true);
      expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(100);
    });
  });

  it('has all the pieces, and the goods type of the strictest line', () => {
    forAll(lines, count, (given, parcels) => {
      const pieces = sum(given.map(({ quantity }) => quantity));
      const shares = splitCustomsLines(given, parcels, 1);
      const strictest = Math.max(...given.map(({ goodsClass }) => goodsClasses.indexOf(goodsClass)));
      const fitting = given.filter(({ goodsClass }) => goodsClasses.indexOf(goodsClass) === strictest);
      expect(sum(shares.map(({ goodsCount }) => goodsCount))).toBe(Math.max(pieces, parcels));
      expect(fitting.map(({ goodsTypeId }) => goodsTypeId)).toContain(shares[0]?.goodsTypeId);
    });
  });
});

describe('the actions on a VIP order', () => {
  const made = (more: Partial<ChangeableOrder> = {}): ChangeableOrder => ({
    ...{ state: 'processing', cashOnDelivery: false, packedAt: null, paidMinor: 0 },
    ...more,
  });
  const none = vipProgress(['forecast', 'forecast']);
  const some = vipProgress(['shelved', 'forecast', 'returned']);
  const all = vipProgress(['shelved', 'shelved']);

  test.each([
    ['waiting, nothing in', 'waiting', none, null, ['change', 'wait', 'cancel']],
    ['waiting, a part in', 'waiting', some, null, ['change', 'leaveOut', 'wait', 'cancel']],
    ['waiting, all in', 'waiting', all, null, ['change', 'cancel']],
    ['an order that waits to be packed', 'ordered', all, made(), ['change']],
    ['packed', 'ordered', all, made({ packedAt: '2026-11-20T00:00:00Z' }), []],
    ['paid', 'ordered', all, made({ state: 'awaitingPayment', paidMinor: 5 }), []],
    ['on its way', 'ordered', all, made({ state: 'awaitingSignature' }), []],
    ['cancelled', 'cancelled', none, null, []],
  ] as const)('%s', (_name, state, progress, order, actions) => {
    expect(vipActionsOf({ state, progress, order })).toEqual(actions);
  });

  test('it is complete when all its remaining parcels are on a shelf', () => {
    expect([none, some, all, vipProgress([])].map(areAllVipParcelsReady)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(some).toEqual({ total: 3, arrived: 1, ready: 1, gone: 1 });
  });
});

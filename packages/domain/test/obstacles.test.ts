import { describe, expect, test } from 'vitest';
import { type ChangeableOrder, mayChange, type OrderChange } from '../src/orders/changes.ts';
import { orderStates } from '../src/orders/states.ts';
import {
  canMemberProceed,
  canShopResolve,
  type ShippabilityInput,
  shippingObstacle,
} from '../src/parcels/obstacles.ts';

describe('obstacles to shipping a parcel', () => {
  const good: ShippabilityInput = {
    state: 'shelved',
    goodsType: 'food',
    declared: true,
    hasPictures: true,
    blocked: false,
    inService: false,
    awaited: false,
  };
  const rules = { picturesNeeded: true, goodsClasses: {} };

  test.each([
    ['nothing', {}, undefined, true],
    ['a problem before all else', { blocked: true, inService: true, declared: false }, 'blocked', false],
    ['a service', { inService: true, awaited: true }, 'inService', false],
    ['a VIP order', { awaited: true, declared: false }, 'inVipOrder', false],
    ['contents that are not declared', { declared: false, hasPictures: false }, 'undeclared', true],
    ['a missing photo', { hasPictures: false }, 'noPictures', false],
    ['an order', { state: 'packed', blocked: true }, 'inOrder', false],
    ['a desk on which it lies', { state: 'received' }, 'notShelved', false],
    ['having left', { state: 'shipped' }, 'left', false],
  ] as const)('%s', (_name, facts, reason, upToMember) => {
    const obstacle = shippingObstacle({ ...good, ...facts }, rules);
    expect(obstacle).toBe(reason && `parcel.${reason}`);
    expect(canMemberProceed(obstacle)).toBe(upToMember);
  });

  test('forbidden goods cannot ship, however long they wait', () => {
    const obstacle = shippingObstacle(good, { ...rules, goodsClasses: { food: 'prohibited' } });
    expect(obstacle).toBe('parcel.prohibited');
    expect([canMemberProceed(obstacle), canShopResolve('parcel.prohibited')]).toEqual([false, false]);
  });

  test('an order is tried again after obstacles that the shop resolves', () => {
    const codes = ['parcel.blocked', 'parcel.undeclared', 'order.noApprovedAddress', 'order.noAddress'];
    expect(codes.filter(canShopResolve)).toEqual(['parcel.blocked', 'order.noApprovedAddress']);
  });
});

describe('possible changes of an order', () => {
  const order: ChangeableOrder = {
    state: 'processing',
    cashOnDelivery: false,
    packedAt: null,
    paidMinor: 0,
  };
  const open = (change: OrderChange, facts: Partial<ChangeableOrder> = {}) =>
    orderStates.filter((state) => mayChange({ ...order, ...facts, state }, change));

  test.each([
    ['contents', {}, ['processing', 'awaitingPayment']],
    ['contents', { packedAt: '2026-11-20T00:00:00Z' }, []],
    ['contents', { paidMinor: 1 }, []],
    ['declarers', { paidMinor: 1 }, ['processing', 'awaitingPayment', 'awaitingShipment']],
    ['discount', {}, ['processing', 'awaitingPayment']],
    ['discount', { paidMinor: 1 }, ['awaitingPayment']],
    ['advances', { paidMinor: 1, cashOnDelivery: true }, ['processing', 'awaitingPayment']],
    ['advances', { cashOnDelivery: true }, ['processing', 'awaitingPayment', 'awaitingShipment']],
  ] as const)('%s of %j', (change, facts, states) => {
    expect(open(change, facts)).toEqual(states);
  });
});

import { describe, expect, it, test } from 'vitest';
import { maxLiability } from '../src/coupons/maxLiability.ts';
import { couponRevertedLine } from '../src/coupons/revertedLine.ts';
import { couponDeduction } from '../src/coupons/rules.ts';
import { couponMachine, couponStatuses } from '../src/coupons/states.ts';
import { nextState } from '../src/machine.ts';
import { advanceParcelStates } from '../src/orders/advances.ts';
import { type CashOnDeliveryInput, cashOnDeliveryStep } from '../src/orders/cashOnDelivery.ts';
import { mayChange } from '../src/orders/changes.ts';
import { noDiscount } from '../src/orders/discounts.ts';
import { needsNoPayment, paymentStateOf } from '../src/orders/paymentState.ts';
import { orderMachine } from '../src/orders/states.ts';
import { dateIn, dayStart } from '../src/orders/timeFilters.ts';

describe('coupons', () => {
  it('are activated, stopped and activated again by staff', () => {
    const by = (event: 'activate' | 'stop') =>
      couponMachine.states.map((from) => nextState(couponMachine, from, event, 'staff'));
    expect([by('activate'), by('stop')]).toEqual([
      ['active', undefined, 'active'],
      [undefined, 'stopped', undefined],
    ]);
    expect(nextState(couponMachine, 'draft', 'activate', 'member')).toBeUndefined();
  });

  const terms = { type: 1, amountMinor: 500, maxMinor: 300, totalCount: 10, budgetMinor: 4_000 } as const;
  it.each([
    [{}, 4_000],
    [{ budgetMinor: null }, 5_000],
    [{ totalCount: null }, 4_000],
    [{ type: 2 }, 3_000],
    [{ type: 2, maxMinor: null }, 4_000],
    [{ totalCount: null, budgetMinor: null }, undefined],
    [{ type: 2, maxMinor: null, budgetMinor: null }, undefined],
  ] as const)('with %j have a maximum value of %s', (changes, worth) => {
    expect(maxLiability({ ...terms, ...changes })).toBe(worth);
  });
});

describe('an advance', () => {
  it.each([
    ['processing', false, 0, true],
    ['processing', false, 5, true],
    ['awaitingPayment', false, 0, true],
    ['awaitingShipment', false, 0, false],
    ['awaitingShipment', true, 0, true],
    ['awaitingShipment', true, 1, false],
    ['awaitingSignature', true, 0, false],
    ['cancelled', false, 0, false],
  ] as const)(
    'for an order that is %s (at the door: %s, paid %i): %s',
    (state, cashOnDelivery, paidMinor, is) => {
      expect(mayChange({ state, cashOnDelivery, packedAt: null, paidMinor }, 'advances')).toBe(is);
    },
  );

  it('is accepted for parcels that are in the warehouse', () => {
    expect(advanceParcelStates).toEqual(['received', 'shelved']);
  });
});

describe('paying on delivery', () => {
  const order: CashOnDeliveryInput = {
    ...{
      state: 'awaitingPayment',
      cashOnDelivery: false,
      packed: true,
      paidMinor: 0,
      payBeforePacking: false,
    },
  };
  it.each([
    [{}, 'collect'],
    [{ paidMinor: 1 }, undefined],
    [{ packed: false }, 'collectUnpacked'],
    [{ state: 'processing', packed: false }, 'stay'],
    [{ state: 'awaitingShipment' }, undefined],
    [{ cashOnDelivery: true, state: 'awaitingShipment' }, 'payInstead'],
    [{ cashOnDelivery: true, state: 'awaitingSignature' }, undefined],
    [{ cashOnDelivery: true, state: 'processing', packed: false }, 'stay'],
    [{ cashOnDelivery: true, state: 'processing', packed: false, payBeforePacking: true }, 'payFirst'],
    [{ cashOnDelivery: true, state: 'signed', packed: false }, undefined],
  ] as const)('of %j: %s', (changes, step) => {
    expect(cashOnDeliveryStep({ ...order, ...changes })).toBe(step);
  });
});

test('an order begins in the warehouse or with its payment, and without a discount', () => {
  expect(orderMachine.initial).toEqual(['processing', 'awaitingPayment']);
  expect(noDiscount).toMatchObject({ memberCouponId: null, points: 0, facts: null });
});

test.each([
  ['none', 0, 'none'],
  ['none', 1, 'partly'],
  ['pending', 0, 'pending'],
  ['pending', 1, 'pending'],
  ['paid', 1, 'paid'],
] as const)(
  'an order whose payment is %s and of which %i is paid is shown as %s',
  (paymentState, paidMinor, shown) => {
    expect(paymentStateOf({ paymentState, paidMinor })).toBe(shown);
  },
);

test('only an order that awaits its payment continues without one, once nothing is left to pay', () => {
  expect([1, 0, -1].map((left) => needsNoPayment('awaitingPayment', left))).toEqual([false, true, true]);
  expect(needsNoPayment('processing', 0)).toBe(false);
});

test('a day begins by the clocks of its zone, and clocks without a name are UTC', () => {
  expect(dayStart('2026-11-20', 'UTC')).toBe('2026-11-20T00:00:00.000Z');
  expect(dayStart('2026-11-20', 'Asia/Taipei')).toBe('2026-11-19T16:00:00.000Z');
  expect(dateIn('2026-11-19T23:59:59.999Z', 'UTC')).toBe('2026-11-19');
});

test('a coupon that a bill released has a line of 0, which is no estimate', () => {
  expect(couponRevertedLine({ reason: 'coupon.nothing' })).toEqual({
    ...{ kind: 'coupon', amountMinor: 0, estimate: false, reason: { rule: 'coupon.released', numbers: {} } },
  });
  expect(couponStatuses).toEqual([1, 2, 3]);
});

test('a coupon takes nothing off a fee of 0, whatever its freight was', () => {
  const terms = {
    type: 1,
    amountMinor: 500,
    rateBp: 0,
    rounding: 'halfUp',
    maxMinor: null,
    base: 'freight',
  } as const;
  const facts = { of: 'order', freightMinor: 900, totalMinor: 0, billingWeightG: 1, stepMinor: 1 } as const;
  expect(couponDeduction({ ...terms, rules: { join: 'and', conditions: [] } }, facts)).toEqual({
    amountMinor: 0,
  });
});

import { describe, expect, it, test } from 'vitest';
import {
  includedFee,
  ordersPayableWith,
  paymentMethodFee,
  payObstacle,
  purchaseObstacle,
} from '../src/payments/payable.ts';
import { isAccountEnding } from '../src/payments/transferNumber.ts';
import { transferPlan } from '../src/payments/transferPlan.ts';
import { maxPointsUse, pointsDecision, pointsEarned, pointsTakenBack } from '../src/points/rules.ts';
import { parseAmount } from '../src/wallet/amount.ts';
import { maxDailyLimitMinor, needsSecondPerson, unlimitedMinor } from '../src/wallet/approvals.ts';
import { growsByDebits, ledgerAccountGroups, ledgerAccountKinds } from '../src/wallet/books.ts';
import { daysInSpan } from '../src/wallet/days.ts';
import { maxRefundable, retainedAmount } from '../src/wallet/paymentTotals.ts';
import { topUpFault } from '../src/wallet/topUp.ts';
import { mostWithdrawableMinor } from '../src/wallet/withdrawals.ts';

describe('the amount that can still be refunded', () => {
  it.each([
    [{ paidMinor: 100, givenBackMinor: 0, compensatedMinor: 0 }, 100, 100],
    [{ paidMinor: 100, givenBackMinor: 30, compensatedMinor: 0 }, 70, 70],
    [{ paidMinor: 100, givenBackMinor: 30, compensatedMinor: 50 }, 20, 70],
    [{ paidMinor: 100, givenBackMinor: 100, compensatedMinor: 0 }, 0, 0],
    // The compensation exceeded the freight, so there is nothing left to refund and nothing is owed.
    [{ paidMinor: 100, givenBackMinor: 0, compensatedMinor: 900 }, 0, 100],
  ])('of %j is %i, and the shop keeps %i of it', (account, back, left) => {
    expect([maxRefundable(account), retainedAmount(account)]).toEqual([back, left]);
  });
});

test('an action without an upper limit exceeds every limit that a shop can set', () => {
  expect(unlimitedMinor).toBeGreaterThan(maxDailyLimitMinor);
  const alone = { aloneTodayMinor: 0, aloneMaxMinor: maxDailyLimitMinor };
  expect(needsSecondPerson(maxDailyLimitMinor, alone)).toBe(false);
  expect(needsSecondPerson(unlimitedMinor, alone)).toBe(true);
});

describe('an amount as it is typed', () => {
  it.each([
    ['-0', 'TWD', { amountMinor: 0 }],
    ['-0.01', 'TWD', { fault: 'amount.negative' }],
    ['-1', 'JPY', { fault: 'amount.negative' }],
    // Twelve digits before the decimal point are accepted in any currency. Grouping commas allow more digits, but
    // this amount is too large for a safe integer.
    ['999999999999.99', 'TWD', { amountMinor: 99_999_999_999_999 }],
    ['999,999,999,999,999,999', 'TWD', { fault: 'amount.invalid' }],
  ])('%s of %s', (text, currency, read) => {
    expect(parseAmount(text, currency)).toEqual(read);
  });
});

test('accounts are in their groups, and those that count gifts grow by debits', () => {
  expect(ledgerAccountGroups).toEqual({
    members: ['memberBalance', 'memberHeld', 'memberEarnings'],
    places: ['cardClearing', 'chargebacks', 'bank', 'cash'],
    shop: [
      ...['revenue', 'fees', 'promotion', 'adjustments', 'compensations'],
      ...['carrierFees', 'carrierDifferences', 'chargebackLosses', 'chargebackFees', 'openingBalances'],
    ],
  });
  expect(ledgerAccountKinds.filter(growsByDebits)).toEqual([
    ...['cardClearing', 'chargebacks', 'bank', 'cash', 'promotion', 'adjustments', 'compensations'],
    ...['carrierFees', 'carrierDifferences', 'chargebackLosses', 'chargebackFees', 'openingBalances'],
  ]);
});

test('a period that ends before it begins has no days', () => {
  expect(daysInSpan({ from: '2026-11-20', to: '2026-11-19' })).toEqual([]);
  expect(daysInSpan({ from: '2026-11-20', to: '2026-11-18' })).toEqual([]);
  expect(daysInSpan({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['2026-11-20']);
});

test('from a balance below one step nothing can be withdrawn, from exactly one step all', () => {
  expect([-5, 0, 9_999, 10_000, 19_999].map((minor) => mostWithdrawableMinor(minor, 'TWD'))).toEqual([
    0, 0, 0, 10_000, 10_000,
  ]);
});

test('the smallest and the largest amount of a top-up are allowed', () => {
  const limits = { minMinor: 100, maxMinor: 900, coinMinor: 100 };
  expect([0, 100, 900, 1_000].map((minor) => topUpFault(minor, limits))).toEqual([
    ...['recharge.amountRange', undefined, undefined, 'recharge.amountRange'],
  ]);
});

describe('the obstacles to paying an order', () => {
  const order = { state: 'awaitingPayment', cashOnDelivery: false, dueMinor: 1 } as const;
  it.each([
    [{}, undefined],
    [{ dueMinor: 0 }, 'payment.alreadyPaid'],
    [{ state: 'processing' }, 'payment.notYet'],
    [{ state: 'awaitingShipment' }, 'payment.alreadyPaid'],
    [{ cashOnDelivery: true }, 'payment.onDelivery'],
    [{ cashOnDelivery: true, state: 'signed' }, 'payment.alreadyPaid'],
    [{ state: 'cancelled' }, 'payment.orderCancelled'],
    [{ state: 'cancelled', cashOnDelivery: true }, 'payment.orderCancelled'],
    [{ state: 'cancelled', dueMinor: 0 }, 'payment.orderCancelled'],
  ] as const)('%j: %s', (changes, obstacle) => {
    expect(payObstacle({ ...order, ...changes })).toBe(obstacle);
  });

  it.each([
    ['awaitingPayment', undefined],
    ['paid', 'payment.alreadyPaid'],
    ['refunded', 'payment.alreadyPaid'],
    ['cancelled', 'payment.orderCancelled'],
  ] as const)('a purchase that is %s', (state, obstacle) => {
    expect(purchaseObstacle(state)).toBe(obstacle);
  });
});

describe('a transfer', () => {
  const rules = { minMinor: 500, maxMinor: 100_000, coinMinor: 100, forRecharge: true, feeBasisPoints: 0 };
  const bill = (id: string, dueMinor: number) => ({ id, dueMinor });

  it('pays a bill that it just covers, and no bill without an amount due', () => {
    const fee = { feeBasisPoints: 0, coinMinor: 1 };
    expect(ordersPayableWith(500, fee, [bill('a', 0), bill('b', 500), bill('c', 1)])).toEqual([
      { orderId: 'b', dueMinor: 500, feeMinor: 0 },
    ]);
  });

  it('tops up the balance with the rest, less the fee, or reports it if the shop accepts no top-ups', () => {
    expect(transferPlan(1_000, rules, [bill('a', 1_000)])).toMatchObject({ restMinor: 0, fault: undefined });
    expect(transferPlan(1_000, { ...rules, forRecharge: false }, [bill('a', 1_000)]).fault).toBeUndefined();
    expect(transferPlan(1_600, rules, [bill('a', 1_000)])).toMatchObject({
      restMinor: 600,
      fault: undefined,
    });
    expect(transferPlan(1_400, rules, [bill('a', 1_000)])).toMatchObject({
      restMinor: 400,
      fault: 'recharge.amountRange',
    });
    expect(transferPlan(1_600, { ...rules, forRecharge: false }, [bill('a', 1_000)]).fault).toBe(
      'recharge.methodNotAllowed',
    );
    // The fee of 3 % is rounded up to a coin of 100, once for the bill and once for the rest. Of the rest of 600, 500
    // go to the balance after the fee, and 500 is the smallest top-up.
    const dear = { ...rules, feeBasisPoints: 300 };
    expect(transferPlan(1_700, dear, [bill('a', 1_000)])).toMatchObject({
      ...{ shares: [{ feeMinor: 100 }], restMinor: 600, feeMinor: 100, fault: undefined },
    });
    expect(transferPlan(1_600, dear, [bill('a', 1_000)])).toMatchObject({
      ...{ restMinor: 500, feeMinor: 100, fault: 'recharge.amountRange' },
    });
  });

  it('is identified by the ending of an account only in Taiwan', () => {
    expect(isAccountEnding('12345', 'TWD')).toBe(true);
    expect(isAccountEnding('12345', 'THB')).toBe(false);
    expect(isAccountEnding('123456', 'TWD')).toBe(false);
  });

  it('costs no fee where its method has none, and never more than was sent', () => {
    expect([
      paymentMethodFee(1_234, 0, 100),
      paymentMethodFee(1_234, 1, 100),
      includedFee(50, 300, 100),
    ]).toEqual([0, 100, 50]);
  });
});

describe('points', () => {
  const rules = {
    ...{ active: true, earnPerMinor: 1, worthMinor: 1, minUse: 3, maxShareBp: 10_000, exchangeable: true },
  };
  const ground = { balance: 10, feeMinor: 100, coinMinor: 1 };

  it('are earned from the minimum freight on, and none below', () => {
    expect([1, 0, -1].map((minor) => pointsEarned(minor, rules))).toEqual([1, 0, 0]);
  });

  it('that are worth exactly one coin can be used', () => {
    const one = { ...rules, minUse: 1 };
    expect(pointsDecision(1, ground, one)).toEqual({ points: 1, pointWorthMinor: 1, amountMinor: 1 });
  });

  it('can be used if they are exactly the minimum', () => {
    expect(maxPointsUse({ ...ground, balance: 3 }, rules).points).toBe(3);
    expect(maxPointsUse({ ...ground, balance: 2 }, rules).points).toBe(0);
  });

  it('cannot be used on a fee of 0, or while the programme is closed, not even one', () => {
    const one = { ...rules, minUse: 1 };
    expect(maxPointsUse({ ...ground, feeMinor: 0 }, one).points).toBe(0);
    expect(maxPointsUse({ ...ground, feeMinor: -9 }, one).points).toBe(0);
    expect(maxPointsUse(ground, { ...one, active: false }).points).toBe(0);
  });

  it('on a fee keep their value, even a single one', () => {
    expect(pointsDecision(1, { ...ground, carriedAt: 5 }, rules)).toMatchObject({
      points: 1,
      amountMinor: 5,
    });
    expect(pointsDecision(0, { ...ground, carriedAt: 5 }, rules)).toEqual({ most: 10 });
  });

  it.each([
    [{ refundedMinor: 0, keptMinor: 100 }, 0],
    [{ refundedMinor: 0, keptMinor: 0 }, 0],
    [{ refundedMinor: 1, keptMinor: 10 }, 1],
    [{ refundedMinor: 100, keptMinor: 100 }, 10],
    [{ refundedMinor: 100, keptMinor: 50 }, 10],
  ])('taken back with %j of ten', (moved, taken) => {
    expect(pointsTakenBack(10, moved)).toBe(taken);
  });
});

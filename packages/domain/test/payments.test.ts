import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '../src/orders/states.ts';
import { includedFee, ordersPayableWith, paymentMethodFee, payObstacle } from '../src/payments/payable.ts';
import { instantOfWallClock, monthsSpan, wallClockAt } from '../src/shops/wallClock.ts';
import { amountText, parseAmount, shortAmountText, typedAmount } from '../src/wallet/amount.ts';
import { topUpFault } from '../src/wallet/topUp.ts';
import { forAll } from './forAll.ts';

describe('an amount that somebody typed (specification, section 5 "Bank transfer")', () => {
  it.each([
    ['1234.5', 'TWD', 123_450],
    ['1,234.50', 'TWD', 123_450],
    ['１２', 'TWD', 1_200],
    ['0', 'TWD', 0],
    ['500', 'JPY', 500],
  ])('%s %s', (text, currency, amountMinor) => {
    expect(parseAmount(text, currency)).toEqual({ amountMinor });
  });

  it.each([
    ['', 'field.required'],
    ['1 000', 'field.spaces'],
    [' 5', 'field.spaces'],
    ['-5', 'amount.negative'],
    ['5.001', 'amount.invalid'],
    ['abc', 'amount.invalid'],
    ['1,00', 'amount.invalid'],
    ['1e5', 'amount.invalid'],
  ])('refuses %j as %s', (text, fault) => {
    expect(parseAmount(text, 'TWD')).toEqual({ fault });
  });

  it.each([
    ['1234', 'JPY', 1234],
    ['1234.5', 'JPY', Number.NaN],
    ['1,000', 'TWD', 100_000],
    [' 5 ', 'TWD', 500],
    ['-5', 'TWD', -1],
    ['12,5', 'TWD', Number.NaN],
    ['  ', 'TWD', undefined],
  ])('a form turns %j in %s into a value that its schema can check', (text, currency, amountMinor) => {
    expect(typedAmount(text, currency)).toBe(amountMinor);
  });

  it('is prefilled without empty cents', () => {
    expect(
      [123_400, 123_450].flatMap((amount) =>
        ['TWD', 'JPY'].map((currency) => shortAmountText(amount, currency)),
      ),
    ).toEqual(['1234', '123400', '1234.50', '123450']);
  });

  it('is read back as it was written', () => {
    forAll(
      fc.integer({ min: 0, max: 999_999_999_999 }),
      fc.constantFrom('TWD', 'JPY', 'THB'),
      (minor, currency) => {
        expect(parseAmount(amountText(minor, currency), currency)).toEqual({ amountMinor: minor });
      },
    );
  });
});

describe('the fee of a method', () => {
  it.each([
    [10_000, 0, 0],
    [10_000, 250, 250],
    [10_001, 250, 251],
    [1, 1, 1],
  ])('%i at %i basis points is %i, never undercharged', (amount, basisPoints, fee) => {
    expect(paymentMethodFee(amount, basisPoints, 1)).toBe(fee);
  });
});

describe('whether an order can be paid', () => {
  it('only where it awaits payment and something is due', () => {
    for (const state of orderStates) {
      for (const cashOnDelivery of [true, false]) {
        const payable = payObstacle({ state, cashOnDelivery, dueMinor: 100 }) === undefined;
        expect(payable, `${state} ${cashOnDelivery}`).toBe(state === 'awaitingPayment' && !cashOnDelivery);
        expect(payObstacle({ state, cashOnDelivery, dueMinor: 0 })).toBeDefined();
      }
    }
    expect(payObstacle({ state: 'processing', cashOnDelivery: false, dueMinor: 1 })).toBe('payment.notYet');
  });
});

describe('the orders that a transfer covers', () => {
  const orders = fc.array(fc.integer({ min: -50, max: 5_000 }), { maxLength: 12 });
  it('have fees in whole coins, and a payer who sends amount and fee pays the amount', () => {
    const coins = fc.constantFrom(1, 10, 100);
    forAll(fc.nat(1_000_000), fc.nat(2_000), coins, (amount, basisPoints, coinMinor) => {
      const fee = paymentMethodFee(amount, basisPoints, coinMinor);
      expect(fee % coinMinor).toBe(0);
      expect(includedFee(amount + fee, basisPoints, coinMinor)).toBe(fee);
    });
  });

  it('have a fee of less than a coin that does not exceed the transfer', () => {
    expect(includedFee(50, 150, 100)).toBe(50);
    expect(includedFee(0, 150, 100)).toBe(0);
  });

  it('never cost more than the transfer, are each paid in full or not, and skipping one leaves room for the next', () => {
    forAll(fc.nat(20_000), fc.nat(2_000), orders, (amount, basisPoints, dues) => {
      const named = dues.map((dueMinor, at) => ({ id: String(at), dueMinor }));
      const covered = ordersPayableWith(amount, { feeBasisPoints: basisPoints, coinMinor: 1 }, named);
      const spent = covered.reduce((sum, share) => sum + share.dueMinor + share.feeMinor, 0);
      expect(spent).toBeLessThanOrEqual(amount);
      for (const share of covered) expect(share.dueMinor).toBe(dues[Number(share.orderId)]);
      const missed = named.filter(
        ({ id, dueMinor }) => dueMinor > 0 && !covered.some(({ orderId }) => orderId === id),
      );
      for (const { dueMinor } of missed)
        expect(dueMinor + paymentMethodFee(dueMinor, basisPoints, 1)).toBeGreaterThan(amount - spent);
    });
  });
});

describe("the shop's clock", () => {
  it.each([
    ['2026-11-20T18:30', 'Asia/Taipei', '2026-11-20T10:30:00.000Z'],
    ['2026-01-01T00:00', 'Asia/Bangkok', '2025-12-31T17:00:00.000Z'],
    ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
  ])('%s in %s is %s', (text, timeZone, iso) => {
    expect(instantOfWallClock(text, timeZone)).toBe(iso);
    expect(wallClockAt(iso, timeZone)).toBe(text);
  });

  it('whole months begin and end at midnight in their own zone', () => {
    const taipei = monthsSpan('2026-01-31T15:59:59Z', '2026-01-31T16:00:00Z', 'Asia/Taipei');
    expect(taipei).toEqual({ since: '2025-12-31T16:00:00.000Z', until: '2026-02-28T16:00:00.000Z' });
    const utc = monthsSpan('2026-12-15T00:00:00Z', '2026-12-31T23:00:00Z', 'UTC');
    expect(utc).toEqual({ since: '2026-12-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' });
  });

  it('recognises invalid times', () => {
    expect(instantOfWallClock('yesterday', 'Asia/Taipei')).toBeUndefined();
    expect(instantOfWallClock('2026-13-40T99:00', 'Asia/Taipei')).toBeUndefined();
  });
});

it('the top-up part of a transfer is within the limits and in whole coins', () => {
  forAll(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000 }), (sentMinor, coinMinor) => {
    const limits = { minMinor: 10_000, maxMinor: 500_000, coinMinor };
    const within = sentMinor >= 10_000 && sentMinor <= 500_000;
    const whole = Math.floor(sentMinor / coinMinor) * coinMinor === sentMinor;
    expect(topUpFault(sentMinor, limits)).toBe(
      within ? (whole ? undefined : 'recharge.wholeCoins') : 'recharge.amountRange',
    );
  });
});

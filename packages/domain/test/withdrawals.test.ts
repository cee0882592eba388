import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withdrawalMachine } from '../src/payments/states.ts';
import { topUpBonus } from '../src/wallet/offers.ts';
import {
  mostWithdrawableMinor,
  normaliseAccountNumber,
  withdrawalStepMinor,
} from '../src/wallet/withdrawals.ts';
import { forAll } from './forAll.ts';

test('a withdrawal is approved by staff or by the provider that pays it', () => {
  const approved = withdrawalMachine.transitions.filter(({ event }) => event === 'approve');
  expect(approved).toEqual([{ from: 'pending', event: 'approve', to: 'approved', who: ['staff', 'system'] }]);
});

describe('withdrawals are multiples of 100 (specification, section 9)', () => {
  test.each([
    ['TWD', 10_000],
    ['THB', 10_000],
    ['JPY', 100],
  ])('of the major unit: %s', (currency, step) => {
    expect(withdrawalStepMinor(currency)).toBe(step);
  });

  test('the maximum is a multiple, never above the balance', () => {
    forAll(
      fc.integer({ min: -1_000, max: 1_000_000_000 }),
      fc.constantFrom('TWD', 'JPY'),
      (available, currency) => {
        const most = mostWithdrawableMinor(available, currency);
        const step = withdrawalStepMinor(currency);
        expect(most % step).toBe(0);
        expect(most).toBeGreaterThanOrEqual(0);
        if (available >= 0) {
          expect(most).toBeLessThanOrEqual(available);
          expect(most + step).toBeGreaterThan(available);
        }
      },
    );
  });

  test('an account is the same however its digits are grouped', () => {
    expect(normaliseAccountNumber('808-1234 567890')).toBe(normaliseAccountNumber('８０８1234567890'));
    expect(normaliseAccountNumber('Wang@Mail.tw')).toBe('wang@mail.tw');
    expect(normaliseAccountNumber('Rene\u200b\u0301@mail.tw')).toBe(normaliseAccountNumber('René@mail.tw'));
    expect(normaliseAccountNumber('1234')).not.toBe(normaliseAccountNumber('1235'));
  });
});

describe('top-up offers', () => {
  const offers = [
    { amountMinor: 800_000, bonusMinor: 10_000 },
    { amountMinor: 1_500_000, bonusMinor: 30_000 },
    { amountMinor: 2_000_000, bonusMinor: 20_000 },
  ];
  test.each([
    [0, 0],
    [799_999, 0],
    [800_000, 10_000],
    [1_499_999, 10_000],
    [1_500_000, 30_000],
    [9_000_000, 30_000],
  ])('%i earns %i: the best offer of those that it reaches', (amount, bonus) => {
    expect(topUpBonus(amount, offers)).toBe(bonus);
  });
  test('without offers there is no bonus', () => {
    expect(topUpBonus(1_000_000, [])).toBe(0);
  });
});

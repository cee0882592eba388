import { toMinor } from '../money.ts';

/** The account that a withdrawal is taken from. */
export const withdrawalSources = ['balance', 'earnings'] as const;
export type WithdrawalSource = (typeof withdrawalSources)[number];

/** The kinds of account that a withdrawal is paid to (specification, section 3 "Withdrawal"). */
export const withdrawalAccountTypes = ['bankCard', 'alipay', 'wechat', 'other'] as const;
export type WithdrawalAccountType = (typeof withdrawalAccountTypes)[number];

/** Reasons to check a withdrawal more closely before it is paid. */
export const withdrawalWarnings = ['nameDiffers', 'accountShared', 'accountNew'] as const;

const stepMajor = 100;

/**
 * Withdrawals are multiples of 100 in the currency's major unit (specification, section 9); here in its minor units.
 * @example withdrawalStepMinor('TWD') // → 10000
 */
export function withdrawalStepMinor(currency: string): number {
  return toMinor(stepMajor, currency);
}

/**
 * The largest withdrawal that `availableMinor` allows. Never more than the balance.
 * @example mostWithdrawableMinor(25000, 'TWD') // → 20000
 */
export function mostWithdrawableMinor(availableMinor: number, currency: string): number {
  const step = withdrawalStepMinor(currency);
  return Math.floor(Math.max(0, availableMinor) / step) * step;
}

/**
 * An account number in the form that is compared: without dashes, spaces and invisible characters.
 * @example normaliseAccountNumber('012-345 678') // → '012345678'
 */
export function normaliseAccountNumber(account: string): string {
  return (
    account
      .normalize('NFKC')
      .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
      // Letters are composed again, because a removed character may have separated their parts.
      .normalize('NFKC')
      .toLowerCase()
  );
}

import { inMinor } from '../money.ts';

/** From which of a member's accounts a withdrawal is taken. */
export const withdrawalSources = ['balance', 'earnings'] as const;
export type WithdrawalSource = (typeof withdrawalSources)[number];

/** Where it is paid to (specification, section 3 "Withdrawal"). */
export const withdrawalAccountTypes = ['bankCard', 'alipay', 'wechat', 'other'] as const;
export type WithdrawalAccountType = (typeof withdrawalAccountTypes)[number];

/** What speaks for a second look before a withdrawal is paid. */
export const withdrawalWarnings = ['nameDiffers', 'accountShared', 'accountNew'] as const;

const stepMajor = 100;

/** Withdrawals are multiples of 100 in the currency's major unit (specification, section 9); here in its minor units. */
export function withdrawalStepMinor(currency: string): number {
  return inMinor(stepMajor, currency);
}

/** The largest withdrawal that `availableMinor` allows. */
export function mostWithdrawableMinor(availableMinor: number, currency: string): number {
  const step = withdrawalStepMinor(currency);
  return Math.floor(Math.max(0, availableMinor) / step) * step;
}

/** An account as it is compared: dashes, spaces and characters that show nothing do not make it another one. */
export function plainAccount(account: string): string {
  return (
    account
      .normalize('NFKC')
      .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
      // What stood between the parts of a letter kept them apart until now.
      .normalize('NFKC')
      .toLowerCase()
  );
}

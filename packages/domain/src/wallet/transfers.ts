import { type Minor, minor } from '../money.ts';

/** Why money moves. Each is one double entry: from the debited to the credited account. */
export const transferKinds = [
  'recharge',
  'rechargeBonus',
  'cardReceived',
  'cashReceived',
  'orderPayment',
  'paymentFee',
  'orderRefund',
  'differenceCharged',
  'differenceReturned',
  'bankTransfer',
  'serviceFee',
  'withdrawalHold',
  'withdrawalRelease',
  'withdrawalPaid',
  'promotionReward',
  'promotionReversal',
  'earningsMoved',
  'pointsExchange',
  'shareReward',
  'compensation',
  'adjustment',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** The accounts of a member: what is free to be spent, what the promotion programme earned, what a withdrawal holds. */
export const walletAccounts = ['balance', 'earnings', 'held'] as const;
export type WalletAccount = (typeof walletAccounts)[number];

/**
 * member: a balance; held: a member's money kept while a withdrawal is decided; shop: what the shop has earned;
 * outside: banks, card providers and cash, from whose side money enters and leaves.
 */
export const accountKinds = ['member', 'held', 'shop', 'outside'] as const;
export type AccountKind = (typeof accountKinds)[number];
export type Account = `${AccountKind}:${string}`;

export interface Transfer {
  readonly kind: TransferKind;
  readonly debit: Account;
  readonly credit: Account;
  /** Above 0: a movement in the other direction swaps the accounts. */
  readonly amountMinor: Minor;
}

/** What members own cannot fall below zero; the shop's and the outside's sides mirror it and may. */
export function mayGoNegative(account: Account): boolean {
  return account.startsWith('shop:') || account.startsWith('outside:');
}

export type Balances = ReadonlyMap<Account, Minor>;

export type Applied =
  | { readonly balances: Balances }
  | {
      readonly refusedAt: number;
      readonly why: 'wallet.amountNotPositive' | 'wallet.sameAccount' | 'wallet.insufficient';
    };

/**
 * The balances after all `transfers`, or the first one that is refused: then none counts. The sum over all accounts is
 * the same before and after.
 */
export function applyTransfers(before: Balances, transfers: readonly Transfer[]): Applied {
  const balances = new Map(before);
  for (const [at, { debit, credit, amountMinor }] of transfers.entries()) {
    if (amountMinor <= 0) return { refusedAt: at, why: 'wallet.amountNotPositive' };
    if (debit === credit) return { refusedAt: at, why: 'wallet.sameAccount' };
    const left = (balances.get(debit) ?? 0) - amountMinor;
    if (left < 0 && !mayGoNegative(debit)) return { refusedAt: at, why: 'wallet.insufficient' };
    balances.set(debit, minor(left));
    balances.set(credit, minor((balances.get(credit) ?? 0) + amountMinor));
  }
  return { balances };
}

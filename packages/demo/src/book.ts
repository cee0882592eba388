import type { AccountRef } from '@crossdock/domain/wallet/movement.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import type { Random } from './random.ts';

/** A past movement of money. */
export interface MoneyMovement {
  readonly at: number;
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amountMinor: number;
  readonly kind: TransferKind;
  readonly orderId?: string;
  readonly paymentId?: string;
  readonly bankTransferId?: string;
  readonly adjustmentId?: string;
  readonly withdrawalId?: string;
  readonly earningId?: string;
  readonly shareId?: string;
  readonly serviceTaskId?: string;
  readonly purchaseId?: string;
  /** The staff member who made the movement. */
  readonly staffId?: string;
  readonly memo?: string;
}

const nameOf = (ref: AccountRef): string => ('memberId' in ref ? `${ref.kind}:${ref.memberId}` : ref.kind);

interface Account {
  readonly id: string;
  readonly ref: AccountRef;
  balance: number;
}

/** Turns entries into ledger rows in the order of their time, each with both balances after it, as the wallet does. */
export function ledgerRows(random: Random, shopId: string, entries: readonly MoneyMovement[]) {
  const accounts = new Map<string, Account>();
  const open = (ref: AccountRef, at: number): Account => {
    const known = accounts.get(nameOf(ref));
    if (known) return known;
    const account = { id: random.idAt(at), ref, balance: 0 };
    accounts.set(nameOf(ref), account);
    return account;
  };
  const transfers = [...entries]
    .sort((a, b) => a.at - b.at)
    .map((entry) => {
      const debit = open(entry.from, entry.at);
      const credit = open(entry.to, entry.at);
      debit.balance -= entry.amountMinor;
      credit.balance += entry.amountMinor;
      if ('memberId' in debit.ref && debit.balance < 0)
        throw new RangeError(`${nameOf(debit.ref)} overdrawn`);
      return {
        shopId,
        id: random.idAt(entry.at),
        debitAccountId: debit.id,
        creditAccountId: credit.id,
        amountMinor: entry.amountMinor,
        kind: entry.kind,
        debitBalanceMinor: debit.balance,
        creditBalanceMinor: credit.balance,
        orderId: entry.orderId ?? null,
        paymentId: entry.paymentId ?? null,
        bankTransferId: entry.bankTransferId ?? null,
        adjustmentId: entry.adjustmentId ?? null,
        withdrawalId: entry.withdrawalId ?? null,
        earningId: entry.earningId ?? null,
        shareId: entry.shareId ?? null,
        serviceTaskId: entry.serviceTaskId ?? null,
        purchaseId: entry.purchaseId ?? null,
        staffId: entry.staffId ?? null,
        memo: entry.memo ?? '',
        at: new Date(entry.at).toISOString(),
      };
    });
  const rows = [...accounts.values()].map(({ id, ref, balance }) => ({
    shopId,
    id,
    kind: ref.kind,
    memberId: 'memberId' in ref ? ref.memberId : null,
    balanceMinor: balance,
  }));
  return { accounts: rows, transfers };
}

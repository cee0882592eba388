import type { MemberMoney, WalletEntry } from '@crossdock/contract/wallet/calls.ts';
import type { Tx } from '../platform/db.ts';
import { type EntryRow, undecidedTransferTotals } from './records.store.ts';
import { balanceOf } from './store.ts';

export function entryOf(row: EntryRow): WalletEntry {
  return {
    ...row,
    event: row.kind,
    balanceBeforeMinor: row.balanceMinor - row.signedMinor,
    amountMinor: row.signedMinor,
    balanceAfterMinor: row.balanceMinor,
  };
}

/** The member's money, and money that is on its way to them. */
export async function memberMoneyOf(tx: Tx, memberId: string, currency: string): Promise<MemberMoney> {
  const [balance, coming] = await Promise.all([
    balanceOf(tx, memberId),
    undecidedTransferTotals(tx, memberId),
  ]);
  return { currency, ...balance, comingMinor: coming.amountMinor, comingCount: coming.count };
}

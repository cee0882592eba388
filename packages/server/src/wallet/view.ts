import type { MemberMoney, WalletEntry } from '@crossdock/contract/wallet/calls.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import type { Tx } from '../platform/db.ts';
import { comingTransfers, type EntryRow } from './records.store.ts';
import { balanceOf } from './store.ts';

export function entryOf(row: EntryRow): WalletEntry {
  return {
    id: row.id,
    event: row.kind as TransferKind,
    at: row.at,
    balanceBeforeMinor: row.balance_minor - row.signed_minor,
    amountMinor: row.signed_minor,
    balanceAfterMinor: row.balance_minor,
    orderId: row.order_id,
    orderNumber: row.order_number,
    paymentId: row.payment_id,
    bankTransferId: row.bank_transfer_id,
    withdrawalId: row.withdrawal_id,
    memo: row.memo,
    staffName: row.staff_name,
  };
}

/** What the member owns and what is on its way to them. */
export async function moneyOf(tx: Tx, memberId: string, currency: string): Promise<MemberMoney> {
  const [balance, coming] = await Promise.all([balanceOf(tx, memberId), comingTransfers(tx, memberId)]);
  return { currency, ...balance, comingMinor: coming.amount_minor, comingCount: coming.count };
}

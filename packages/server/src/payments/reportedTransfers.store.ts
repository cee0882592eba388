import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import type { ShopScoped } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const pendingRows = (of: ShopScoped) =>
  fromShop(of, 'bankTransfers', { 'bankTransfers.state': 'pending' })
    .innerJoin('bankAccounts', shopJoin('bankAccounts.id', 'bankTransfers.bankAccountId'))
    .select([
      'bankTransfers.id',
      'bankTransfers.transactionNumber',
      'bankTransfers.amountMinor',
      'bankTransfers.orderIds',
      'bankTransfers.createdAt',
      'bankAccounts.currency',
    ])
    .orderBy('bankTransfers.id');

const pendingOfMember = compileStatement((p: Params<{ shopId: string; memberId: string }>) =>
  pendingRows(p).where('bankTransfers.memberId', '=', p.memberId),
);
const pendingForOrders = compileStatement((p: Params<{ shopId: string; orderIds: readonly string[] }>) =>
  pendingRows(p).where(sql<boolean>`bank_transfers.order_ids && ${p.orderIds}::uuid[]`),
);

/** A member's undecided transfers, oldest first. */
export function reportedTransfersOfMember(tx: Tx, memberId: string) {
  return tx.compiled(pendingOfMember, { shopId: tx.shopId, memberId });
}

/** Undecided transfers for any of these orders, oldest first. */
export function reportedTransfersOfOrders(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReportedTransferRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tx.compiled(pendingForOrders, { shopId: tx.shopId, orderIds });
}

/**
 * Refuses to take money for a locked order with a reported transfer, unless its payer acknowledged it. Reporting a
 * transfer locks the order too, so if a report and a payment are made at the same time, the second one finds the
 * first.
 */
export async function refuseIfTransferReported(
  tx: Tx,
  orders: readonly { readonly id: string; readonly number: string }[],
  { despiteReported }: { readonly despiteReported: boolean },
  field?: string,
) {
  if (despiteReported) return undefined;
  const ids = orders.map(({ id }) => id);
  return refuseReportedTransfers(orders, await reportedTransfersOfOrders(tx, ids), field);
}

/** Like `refuseIfTransferReported`, for a caller who has locked the orders and then read their reported transfers. */
export function refuseReportedTransfers(
  orders: readonly { readonly id: string; readonly number: string }[],
  reported: readonly ReportedTransferRow[],
  field?: string,
) {
  const twice = orders.find(({ id }) => reported.some((transfer) => transfer.orderIds.includes(id)));
  return twice && refuse('transfer.alreadyReported', { number: twice.number }, field);
}

export type ReportedTransferRow = Awaited<ReturnType<typeof reportedTransfersOfMember>>[number];

/**
 * Assigns the transfer to orders. False if it was decided meanwhile, or is assigned already. Money for orders
 * is not a top-up and gives no bonus.
 */
export function assignTransferToOrders(
  tx: Tx,
  { id, memberId, orderIds }: { id: string; memberId: string; orderIds: readonly string[] },
): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'bankTransfers', { id, memberId, state: 'pending' })
      .set({ orderIds: [...orderIds], bonusMinor: 0 })
      .where(sql<boolean>`cardinality(order_ids) = 0`),
  );
}

export function reportedTransferOf(row: ReportedTransferRow | undefined): ReportedTransfer | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    transactionNumber: row.transactionNumber,
    amountMinor: row.amountMinor,
    currency: row.currency,
    createdAt: row.createdAt,
  };
}

/** The oldest reported transfer of each order. */
export function reportedTransferByOrder(rows: readonly ReportedTransferRow[]) {
  return (orderId: string): ReportedTransfer | null =>
    reportedTransferOf(rows.find((row) => row.orderIds.includes(orderId)));
}

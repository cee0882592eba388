import { refuse } from '@crossdock/contract/refusals.ts';
import { refuseIfTransferReported } from '../payments/reportedTransfers.store.ts';
import type { Tx } from '../platform/db.ts';
import { type Bill, lockBillOf } from './bills.ts';

interface Named {
  readonly memberId: string;
  /** The ids of orders and of purchases of goods. */
  readonly orderIds: readonly string[];
  /** Whether the payer acknowledged an earlier reported transfer. */
  readonly despiteReported: boolean;
}

/**
 * The bills that a transfer pays, locked in id order: if two reports arrive at once, the second finds the first.
 * Refused if a bill cannot be paid, or has a reported transfer that the payer did not acknowledge.
 */
export async function lockBillsToPay(tx: Tx, { memberId, orderIds, despiteReported }: Named) {
  const bills: Bill[] = [];
  for (const id of [...orderIds].sort()) {
    const bill = await lockBillOf(tx, memberId, id);
    if (bill?.priceEndedAt !== undefined) return refuse('order.priceEnded', {}, 'orderIds');
    if (bill === undefined || bill.obstacle !== undefined)
      return refuse('transfer.orderNotPayable', {}, 'orderIds');
    bills.push(bill);
  }
  return (await refuseIfTransferReported(tx, bills, { despiteReported }, 'orderIds')) ?? bills;
}

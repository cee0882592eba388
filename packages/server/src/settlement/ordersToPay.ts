import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrderOf, type OrderRow } from '../orders/store.ts';
import { reportedBefore } from '../payments/reported.store.ts';
import type { Tx } from '../platform/db.ts';
import { orderObstacle } from './payable.ts';

interface Named {
  readonly memberId: string;
  readonly orderIds: readonly string[];
  /** The payer knows of the transfer reported before. */
  readonly despiteReported: boolean;
}

/**
 * The orders that a transfer is to pay, locked in id order: of two reports for the same order at once, the second sees
 * the first. Refused where one takes no money, or has a transfer on its way that its payer did not speak of.
 */
export async function ordersToPay(tx: Tx, { memberId, orderIds, despiteReported }: Named) {
  const orders: OrderRow[] = [];
  for (const id of [...orderIds].sort()) {
    const order = await lockOrderOf(tx, memberId, id);
    if (order === undefined || orderObstacle(order) !== undefined)
      return refuse('transfer.orderNotPayable', {}, 'orderIds');
    orders.push(order);
  }
  return (await reportedBefore(tx, orders, { despiteReported }, 'orderIds')) ?? orders;
}

import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrder, markLost } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';

/** Declares the order lost (`why`) or found (null), and notifies its member. */
export async function sayLost(tx: Tx, actor: Staff, orderId: string, why: string | null) {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) return refuse('row.notFound');
  return (await markLost(tx, actor, order, why)) ? { number: order.number } : refuse('order.wrongState');
}

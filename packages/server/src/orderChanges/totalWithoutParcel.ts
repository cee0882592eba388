import { isRefusal } from '@crossdock/contract/refusals.ts';
import { findOrder } from '../orders/store.ts';
import { parcelsOfOrder } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { buyerOfOrder } from './changeLockedOrder.ts';
import { planChange } from './plan.ts';

/** The price of an order without one of its parcels; null if the remaining order cannot be sent. Writes nothing. */
export async function totalWithoutParcel(
  tx: Tx,
  actor: Member,
  orderId: string,
  parcelId: string,
): Promise<number | null> {
  const order = await findOrder(tx, orderId);
  if (!order) return null;
  const rest = (await parcelsOfOrder(tx, orderId)).filter(({ id }) => id !== parcelId);
  const draft = { parcelIds: rest.map(({ id }) => id) };
  const plan = await planChange(tx, buyerOfOrder(actor, order), order, draft, {
    lock: false,
    byStaff: false,
  });
  if (isRefusal(plan) || plan.declarerMissing || plan.bill.refusals.length > 0) return null;
  return plan.bill.totalMinor;
}

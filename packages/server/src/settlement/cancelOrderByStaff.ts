import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { lockOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { cancelLockedOrder } from './cancelLockedOrder.ts';

interface Agreed {
  readonly orderId: string;
  readonly why: string;
  /** The approved refund, in minor units. */
  readonly mostMinor: number;
}

/** Cancels as approved; refuses if the refund would be higher now, because the order was paid meanwhile. */
export async function cancelOrderByStaff(
  tx: Tx,
  actor: Staff,
  services: Services,
  { orderId, why, mostMinor }: Agreed,
): Promise<
  | { readonly number: string; readonly refundMinor: number }
  | Refusal<'row.notFound' | 'row.changed' | 'order.wrongState'>
> {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  const refundMinor = await cancelLockedOrder(tx, actor, services, order, { why, whyReleased: why });
  if (refundMinor === undefined) return refuse('order.wrongState');
  return refundMinor > mostMinor ? refuse('row.changed') : { number: order.number, refundMinor };
}

import type { Refusal } from '@crossdock/contract/refusals.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { isOnHand } from '@crossdock/domain/parcels/states.ts';
import { lockParcel, transitionParcels } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.ts';
import { markRefunded } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import {
  lockPurchase,
  type PurchaseRow,
  purchaseLines,
  transitionPurchase,
} from '../products/purchases.store.ts';
import { applyStockChanges } from '../products/stock.store.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { returnCoupon } from './discount.ts';
import { refundMovements } from './refundToBalance.ts';
import { endOpenTasks } from './serviceTasks.ts';

/** Returns a purchase's goods to the stock and its coupon to the member. */
async function undo(tx: Tx, actor: Actor, purchase: PurchaseRow): Promise<void> {
  const { id: purchaseId } = purchase;
  const lines = await purchaseLines(tx, [purchaseId]);
  const changes = lines.map(({ variantId, quantity: pieces }) => ({ variantId, pieces }));
  await applyStockChanges(tx, changes, { kind: 'returned', purchaseId });
  await returnCoupon(tx, actor, purchase);
}

/** Ends a locked unpaid purchase: others can buy its goods again. False if it no longer awaits payment. */
export async function endUnpaidPurchase(
  tx: Tx,
  actor: Actor,
  services: Services,
  purchase: PurchaseRow,
  { event, why }: { readonly event: 'cancel' | 'expire'; readonly why: string },
): Promise<boolean> {
  const ended = { endedAt: tx.now, why, memberCouponId: null };
  if (!(await transitionPurchase(tx, actor, purchase, event, ended, why))) return false;
  await stopPayments(tx, actor, services, { purchaseId: purchase.id }, 'orderCancelled');
  await undo(tx, actor, purchase);
  return true;
}

export type RefundRefusal = 'row.notFound' | 'purchase.wrongState' | 'purchase.parcelGone';

/**
 * Refunds a paid purchase, once: its parcels leave the shelf, the goods return to the stock and the payment to the
 * balance. Goods in an order or already shipped cannot be taken back. The payment method's fee is not refunded.
 */
export async function refundPurchase(
  tx: Tx,
  actor: Staff,
  id: string,
  why: string,
): Promise<{ readonly refundMinor: number } | Refusal<RefundRefusal>> {
  const purchase = await lockPurchase(tx, id);
  if (purchase === undefined) return refuse('row.notFound');
  const { number, paidMinor: refundMinor } = purchase;
  const ended = { endedAt: tx.now, why, paidMinor: 0, memberCouponId: null };
  if (!(await transitionPurchase(tx, actor, purchase, 'refund', ended, why)))
    return refuse('purchase.wrongState');
  await markRefunded(tx, actor, { purchaseId: id }, number);
  const lines = await purchaseLines(tx, [id]);
  const parcelIds = [...new Set(lines.flatMap(({ parcelId }) => parcelId ?? []))].sort();
  if (!(await takeBack(tx, actor, parcelIds, why))) return refuse('purchase.parcelGone');
  const work = await endOpenTasks(tx, actor, { parcelIds }, why);
  await undo(tx, actor, purchase);
  await transferOrThrow(tx, actor, [
    ...work,
    ...(await refundMovements(tx, actor, { purchase }, refundMinor)),
  ]);
  return { refundMinor };
}

/** Takes the parcels back into stock; false if one of them is not free in the warehouse. */
async function takeBack(tx: Tx, actor: Staff, parcelIds: readonly string[], why: string): Promise<boolean> {
  for (const parcelId of parcelIds) {
    const parcel = await lockParcel(tx, parcelId);
    if (!isOnHand(parcel?.state)) return false;
  }
  const options = { why, changes: { shelfCode: '' }, quiet: true };
  return (await transitionParcels(tx, actor, parcelIds, 'return', options)).length === parcelIds.length;
}

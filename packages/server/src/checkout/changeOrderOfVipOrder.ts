import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { addDeclarersToOrder, removeDeclarersExcept } from '../declarers/orders.store.ts';
import { lockOrder, type OrderRow, rewriteOrder } from '../orders/store.ts';
import { parcelsOfOrder, transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { VipRow } from '../vipOrders/store.ts';
import { repriceOrder } from './advances.ts';
import { prepareVipOrder, type VipObstacle } from './completeVipOrder.ts';
import { startRemadeOrderPriceHold } from './heldPrice.ts';
import { columnsOfOrder } from './placeOrder.ts';

interface Made {
  /** The VIP order after the change. */
  readonly vip: VipRow;
  readonly order: OrderRow;
  readonly parcelIds: readonly string[];
}

/**
 * Changes the locked order that a VIP order became, before it is packed. Its parcels go back to the shelf and the new
 * ones are taken, as in a new order. The order keeps its number, coupon, points and payment method.
 */
export async function changeOrderOfVipOrder(
  tx: Tx,
  actor: Member,
  services: Services,
  { vip, order, parcelIds }: Made,
): Promise<Refusal<VipObstacle | 'row.changed'> | undefined> {
  const before = await parcelsOfOrder(tx, order.id);
  await transitionParcels(tx, actor, fieldOf(before, 'id'), 'release');
  const terms = { ...vip, cashOnDelivery: order.cashOnDelivery };
  const prepared = await prepareVipOrder(tx, actor, terms, parcelIds);
  if (isRefusal(prepared)) return prepared;
  await rewriteOrder(tx, order.id, columnsOfOrder(prepared, terms));
  await startRemadeOrderPriceHold(tx, order.id, prepared);
  const moved = await transitionParcels(tx, actor, parcelIds, 'request', { orderId: order.id });
  if (moved.length !== parcelIds.length) return refuse('order.selectAgain', {}, 'parcelIds');
  await removeDeclarersExcept(tx, order.id, vip.declarerIds);
  if (!(await addDeclarersToOrder(tx, actor, order.id, vip.declarerIds)))
    return refuse('declarer.notUsable', {}, 'declarerIds');
  const rewritten = await lockOrder(tx, order.id);
  const priced = rewritten && (await repriceOrder(tx, actor, services, rewritten));
  return isRefusal(priced) ? priced : undefined;
}

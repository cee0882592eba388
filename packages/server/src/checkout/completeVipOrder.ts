import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { canShopResolve } from '@crossdock/domain/parcels/obstacles.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import { areAllVipParcelsReady, vipProgress } from '@crossdock/domain/vipOrders/states.ts';
import { findAddress } from '../addresses/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import type { Member, Staff, System } from '../platform/scope.ts';
import { asMemberId } from '../platform/scope.ts';
import { parcelsOfVip, transitionVipOrder, updateVipOrder, type VipRow } from '../vipOrders/store.ts';
import { missingDeclarerRefusal, placeOrder, unmetRequirementRefusal } from './placeOrder.ts';
import {
  type Buyer,
  type ChoiceRefusal,
  type OrderChoice,
  type PreparedOrder,
  prepareOrder,
  quoteRefusal,
} from './prepare.ts';

/**
 * Makes the shipping order of a locked VIP order whose parcels are all shelved; it then waits in the packing queue. An
 * obstacle is stored with the VIP order, and the member is notified if they can remove it. False if parcels are
 * missing, or the order cannot be made.
 */
export async function completeVipOrder(
  tx: Tx,
  actor: Member | Staff | System,
  vip: VipRow,
): Promise<boolean> {
  if (vip.state !== 'waiting') return false;
  const parcels = await parcelsOfVip(tx, vip.id);
  if (!areAllVipParcelsReady(vipProgress(fieldOf(parcels, 'state')))) return false;
  const buyer: Buyer = { memberId: asMemberId(vip.memberId), shop: actor.shop, lang: actor.lang };
  const prepared = await prepareVipOrder(tx, buyer, vip, fieldOf(parcels, 'id'));
  if (isRefusal(prepared)) return keepObstacle(tx, actor, vip, prepared);
  const order = await placeOrder(tx, actor, buyer, prepared, vip, {
    id: newId(),
    number: vip.number,
    memberCouponId: null,
    pointsUsed: 0,
    pointWorthMinor: null,
  });
  // Parcels and declarers are locked or were just read. Only a concurrent change can cause a refusal here, and the next
  // try decides again.
  if (isRefusal(order)) throw new Error(`VIP order ${vip.id}: ${order.refused}`);
  await transitionVipOrder(tx, actor, vip, 'order', { orderId: order.id });
  const params = { number: vip.number, count: parcels.length };
  await notify(tx, actor, [{ memberId: vip.memberId, event: 'vipOrder.order', subjectId: vip.id, params }]);
  return true;
}

/** Possible obstacles once all parcels have arrived. */
export type VipObstacle = ChoiceRefusal | QuoteRefusalReason | 'identity.required' | 'declarer.required';

/** Prices the VIP order like any other member's choice, or tells why it cannot be sent. */
export async function prepareVipOrder(
  tx: Tx,
  buyer: Buyer,
  vip: Omit<VipRow, 'state'>,
  parcelIds: readonly string[],
): Promise<PreparedOrder | Refusal<VipObstacle>> {
  const unmet = await unmetRequirementRefusal(tx, buyer);
  if (unmet) return unmet;
  const address = await findAddress(tx, vip.memberId, vip.addressId);
  if (address === undefined) return refuse('order.noAddress', {}, 'addressId');
  const choice: OrderChoice = {
    ...vip,
    parcelIds,
    deliveryType: address.deliveryType === 3 ? 3 : 2,
    points: 0,
    services: [],
    vipOrderId: vip.id,
  };
  const prepared = await prepareOrder(tx, buyer, choice, { lock: true });
  if (isRefusal(prepared)) return prepared;
  const undeclared = missingDeclarerRefusal(buyer, prepared, vip.declarerIds);
  if (undeclared) return undeclared;
  const [impossible] = prepared.offer.quote.refusals;
  return impossible ? quoteRefusal(impossible) : prepared;
}

async function keepObstacle(
  tx: Tx,
  actor: Member | Staff | System,
  vip: VipRow,
  { refused, params }: Refusal,
): Promise<false> {
  if (vip.obstacle === refused) return false;
  const yours = !canShopResolve(refused);
  await updateVipOrder(tx, actor, vip, {
    obstacle: refused,
    obstacleParams: JSON.stringify(params),
    stuckAt: yours ? tx.now : null,
  });
  if (!yours) return false;
  await notify(tx, actor, [
    { memberId: vip.memberId, event: 'vipOrder.stick', subjectId: vip.id, params: { number: vip.number } },
  ]);
  return false;
}

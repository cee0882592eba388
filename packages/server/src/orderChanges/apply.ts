import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { dutiesOfContent } from '../checkout/orderDuties.ts';
import { createServiceTask } from '../checkout/plannedServices.ts';
import { addDeclarersToOrder, removeDeclarersExcept } from '../declarers/orders.store.ts';
import { type OrderRow, rewriteOrder } from '../orders/store.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { asMemberId, type Member, type Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { updateTaskQuantity } from '../services/store.ts';
import { transitionLockedTask } from '../settlement/serviceTasks.ts';
import type { PlannedChange } from './plan.ts';
import { type RepricedOrder, settlePrice } from './settlePrice.ts';

type ApplyRefusal = 'order.selectAgain' | 'declarer.notUsable' | 'row.changed';

interface Told {
  /** The total before the change. */
  readonly beforeMinor: number;
  readonly why: string;
}

/**
 * Stores a planned change of the locked order `order`, and settles the difference. Call it last in the transaction,
 * because it also locks accounts.
 */
export async function applyOrderChange(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  plan: PlannedChange,
  { beforeMinor, why }: Told,
): Promise<RepricedOrder | Refusal<ApplyRefusal>> {
  const refused =
    (await exchangeParcels(tx, actor, order, plan)) ??
    (await writeColumns(tx, actor, order, plan)) ??
    (await exchangeWork(tx, actor, order, plan));
  if (refused) return refused;
  return settlePrice(tx, actor, services, order, plan.bill, { parts: plan.parts, beforeMinor, why });
}

/** All of these parcels were locked in id order when the change was planned. */
async function exchangeParcels(tx: Tx, actor: Member | Staff, order: OrderRow, { parcels }: PlannedChange) {
  const out = await transitionParcels(tx, actor, parcels.removed, 'release', { why: order.number });
  const changes = { joinedAt: tx.now };
  const taken = await transitionParcels(tx, actor, parcels.added, 'request', { orderId: order.id, changes });
  return out.length === parcels.removed.length && taken.length === parcels.added.length
    ? undefined
    : refuse('order.selectAgain', {}, 'parcelIds');
}

async function writeColumns(tx: Tx, actor: Member | Staff, order: OrderRow, plan: PlannedChange) {
  const { order: row, declarerIds, content, bill } = plan;
  const duties = await dutiesOfContent(tx, actor, row, { ...content, lines: bill.lines }, tx.now);
  await rewriteOrder(tx, order.id, {
    channelId: row.channelId,
    zoneId: row.zoneId,
    rateCardId: row.rateCardId,
    storageRule: row.storageRule === null ? null : JSON.stringify(row.storageRule),
    carrierId: row.carrierId,
    deliveryType: row.deliveryType,
    addressId: row.addressId,
    addressPending: row.addressPending,
    pickupPointId: row.pickupPointId,
    destination: JSON.stringify(row.destination),
    consignee: row.consignee,
    phone: row.phone,
    country: row.country,
    parcelCount: row.parcelCount,
    declaredValueMinor: row.declaredValueMinor,
    insuredValueMinor: row.insuredValueMinor,
    taxIncluded: row.taxIncluded,
    dutyEstimate: JSON.stringify(duties),
  });
  await removeDeclarersExcept(tx, order.id, declarerIds);
  const named = await addDeclarersToOrder(
    tx,
    { memberId: asMemberId(order.memberId) },
    order.id,
    declarerIds,
  );
  return named ? undefined : refuse('declarer.notUsable', {}, 'declarerIds');
}

async function exchangeWork(tx: Tx, actor: Member | Staff, order: OrderRow, { services }: PlannedChange) {
  const ended = { endedAt: tx.now, reason: order.number };
  for (const task of services.withdrawn)
    if (!(await transitionLockedTask(tx, actor, task, 'withdraw', ended, order.number)))
      return refuse('row.changed');
  for (const { task, price } of services.resized) await updateTaskQuantity(tx, task.id, price);
  const placing = { memberId: order.memberId, parcelId: null, orderId: order.id, payer: 'bill' } as const;
  for (const task of services.placed) await createServiceTask(tx, actor, task, placing);
  return undefined;
}

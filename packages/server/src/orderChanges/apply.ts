import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { afterChange } from '@crossdock/domain/orders/orderChange.ts';
import { settledBy } from '@crossdock/domain/orders/paymentState.ts';
import { takePrice } from '../checkout/advances.ts';
import { placeTask } from '../checkout/plannedServices.ts';
import { putDeclarers, takeDeclarersOff } from '../declarers/orders.store.ts';
import { recordChange } from '../orders/changes.store.ts';
import { changeBilled } from '../orders/fee.store.ts';
import { lockOrder, moveOrder, type OrderRow, payingEvent, rewriteOrder } from '../orders/store.ts';
import { moveParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { asMemberId, type Member, type Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { resizeTask } from '../services/store.ts';
import { moveWork } from '../settlement/serviceWork.ts';
import { settleBill } from '../settlement/settleBill.ts';
import type { Plan } from './plan.ts';

type ApplyRefusal = 'order.selectAgain' | 'declarer.notUsable' | 'row.changed';

interface Applied {
  readonly order: OrderRow;
  readonly dueMinor: number;
  readonly returnedMinor: number;
  readonly revision: number;
}

interface Told {
  /** The total before the change. */
  readonly beforeMinor: number;
  readonly why: string;
}

/** Writes a planned change of the locked order `order`, and settles the difference. Call it last: it locks accounts. */
export async function applyChange(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  plan: Plan,
  { beforeMinor, why }: Told,
): Promise<Applied | Refusal<ApplyRefusal>> {
  const refused =
    (await exchangeParcels(tx, actor, order, plan)) ??
    (await writeColumns(tx, order, plan)) ??
    (await exchangeWork(tx, actor, order, plan));
  if (refused) return refused;
  if (!(await takePrice(tx, actor, services, order, plan.bill))) return refuse('row.changed');
  const { realWeightG, volumeWeightG, billingWeightG } = plan.bill;
  await changeBilled(tx, order.id, { realWeightG, volumeWeightG, billingWeightG });
  const priced = await lockOrder(tx, order.id);
  if (!priced) return refuse('row.changed');
  const afterMinor = plan.bill.totalMinor;
  const revision = await recordChange(tx, actor, priced, { parts: plan.parts, beforeMinor, afterMinor, why });
  const settled = await settleDifference(tx, actor, priced);
  const after = await lockOrder(tx, order.id);
  return after ? { order: after, revision, ...settled } : refuse('row.changed');
}

/** All of them were locked in id order when the change was planned. */
async function exchangeParcels(tx: Tx, actor: Member | Staff, order: OrderRow, { parcels }: Plan) {
  const out = await moveParcels(tx, actor, parcels.removed, 'release', { why: order.number });
  const changes = { joinedAt: tx.now };
  const taken = await moveParcels(tx, actor, parcels.added, 'request', { orderId: order.id, changes });
  return out.length === parcels.removed.length && taken.length === parcels.added.length
    ? undefined
    : refuse('order.selectAgain', {}, 'parcelIds');
}

async function writeColumns(tx: Tx, order: OrderRow, { order: row, declarerIds }: Plan) {
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
  });
  await takeDeclarersOff(tx, order.id, declarerIds);
  const named = await putDeclarers(tx, { memberId: asMemberId(order.memberId) }, order.id, declarerIds);
  return named ? undefined : refuse('declarer.notUsable', {}, 'declarerIds');
}

async function exchangeWork(tx: Tx, actor: Member | Staff, order: OrderRow, { services }: Plan) {
  const ended = { endedAt: tx.now, reason: order.number };
  for (const task of services.withdrawn)
    if (!(await moveWork(tx, actor, task, 'withdraw', ended, order.number))) return refuse('row.changed');
  for (const { task, price } of services.resized) await resizeTask(tx, task.id, price);
  const placing = { memberId: order.memberId, parcelId: null, orderId: order.id, payer: 'bill' } as const;
  for (const task of services.placed) await placeTask(tx, actor, task, placing);
  return undefined;
}

/**
 * What is missing is paid by the member before the order goes on; what was paid too much goes back. An order that is
 * paid after packing and is not packed keeps what was paid, as after unpacking: its bill settles it.
 */
async function settleDifference(tx: Tx, actor: Member | Staff, order: OrderRow) {
  const totalMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  const packed = order.billTotalMinor !== null;
  const { payBeforePacking, cashOnDelivery, paidMinor } = order;
  const after = afterChange({ packed, payBeforePacking, cashOnDelivery, totalMinor, paidMinor });
  if (after.dueMinor > 0 && order.state !== 'awaitingPayment') {
    const moved = await moveOrder(tx, actor, order, 'payMore', { paymentState: 'none' });
    if (!moved) throw new Error(`${order.number} left its state under lock`);
    return after;
  }
  const settled = settledBy(order.state, totalMinor - paidMinor);
  if (settled) {
    const paid = { paymentState: 'paid' as const, paidAt: tx.now };
    if (!(await moveOrder(tx, actor, order, payingEvent(order), paid)))
      throw new Error(`${order.number} left its state under lock`);
  }
  if (settled || after.returnedMinor > 0)
    await settleBill(tx, actor, order, { surplusMinor: after.returnedMinor, settled });
  return after;
}

import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { packingEventFor } from '@crossdock/domain/orders/states.ts';
import { isBlockedByPause } from '@crossdock/domain/pricing/clockPauses.ts';
import { differencesOf } from '../orders/costsView.ts';
import { orderLines, storeLines } from '../orders/lines.store.ts';
import { clearPacker, packerOf } from '../orders/packers.store.ts';
import { addPackages } from '../orders/packing.store.ts';
import { refuseWhileRevocable } from '../orders/refuseWhileRevocable.ts';
import { findOrder, lockOrder, type OrderRow, transitionOrder } from '../orders/store.ts';
import { removeFromTotes } from '../orders/totes.store.ts';
import { type ChosenParcelRow, parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { openTasksOf } from '../services/store.ts';
import { settleDiscount } from '../settlement/discount.ts';
import { settleBill } from '../settlement/settleBill.ts';
import { type Bill, priceOrder } from './bill.ts';
import { billingCardColumns, recordHoldAfterMeasuring } from './heldBill.ts';
import { withBillingCard } from './heldPrice.ts';
import { limitRefusal, toPackedBoxes } from './packedBoxes.ts';
import { applyAddressDecision } from './pendingAddress.store.ts';

/**
 * The order is locked first: of two clerks who pack it, the second finds it packed. If the member had paid before, a
 * surplus goes back to the balance or the difference is charged.
 */
export const packOrder: Handler<'packOrder'> = async (tx, actor, input) => {
  const found = await lockOrder(tx, input.orderId);
  if (!found) return refuse('row.notFound');
  const order = await withBillingCard(tx, found);
  if (input.number !== undefined && input.number !== order.number)
    return refuse('order.otherNumber', { number: input.number }, 'number');
  if (order.state !== 'processing') return refuse('order.wrongState');
  const early = refuseWhileRevocable(tx, actor, order);
  if (early) return early;
  const packer = await packerOf(tx, order.id);
  if (packer && packer.staffId !== actor.staffId)
    return refuse('order.beingPacked', { name: packer.name, since: packer.since });
  if (await waitsForAddress(tx, order)) return refuse('order.addressPending');
  const open = await openTasksOf(tx, { orderId: order.id });
  if (open.length > 0) {
    const what = open.map((task) => task[actor.lang]).join(', ');
    return refuse('service.unfinished', { count: open.length, what });
  }
  const [parcels, photosKnown] = await Promise.all([
    parcelsInOrder(tx, order.id),
    areStaffFiles(
      tx,
      input.packages.flatMap((box) => box.photoFileId ?? []),
    ),
  ]);
  const unaccounted = accountFor(parcels, input) ?? keptBack(parcels, tx.now);
  if (unaccounted) return unaccounted;
  if (!photosKnown) return refuse('order.photoUnknown', {}, 'packages');
  const boxes = toPackedBoxes(input.packages, parcels);
  if (isRefusal(boxes)) return boxes;
  const bill = await priceOrder(tx, actor, order, parcels, boxes);
  const [impossible] = bill.refusals;
  if (impossible) return limitRefusal(impossible);
  const { event, returnedMinor, changes } = outcomeOf(order, bill, tx.now);
  const told = await recordHoldAfterMeasuring(tx, actor, order, bill);
  if (!(await transitionOrder(tx, actor, order, event, changes, '', told))) return refuse('order.wrongState');
  const ids = parcels.map((parcel) => parcel.id);
  const [moved] = await Promise.all([
    transitionParcels(tx, actor, ids, 'pack'),
    clearPacker(tx, order),
    removeFromTotes(tx, order.id),
    addPackages(tx, actor, order.id, boxes, input.scale),
    storeLines(tx, order.id, 'bill', bill.lines),
  ]);
  if (moved.length !== ids.length) return refuse('order.wrongState');
  if (!(await settleDiscount(tx, actor, order, bill.discount))) return refuse('row.changed');
  const lines = await orderLines(tx, order.id);
  const billed = { ...order, billTotalMinor: bill.totalMinor };
  await settleBill(tx, actor, billed, { surplusMinor: returnedMinor, settled: event === 'packPaid' });
  return {
    number: order.number,
    state: event === 'pack' ? 'awaitingPayment' : 'awaitingShipment',
    billTotalMinor: bill.totalMinor,
    dueMinor: Math.max(0, bill.totalMinor - order.paidMinor),
    returnedMinor,
    held: bill.held ?? 'none',
    differences: differencesOf({ billTotalMinor: bill.totalMinor }, lines),
  };
};

/**
 * Whether the address is still not approved. If the approval and the submission happened at the same moment, the order
 * may not have been released, so it is released here.
 */
async function waitsForAddress(tx: Tx, order: OrderRow): Promise<boolean> {
  if (!order.addressPending || order.addressId === null) return false;
  await applyAddressDecision(tx, order.addressId);
  return (await findOrder(tx, order.id))?.addressPending !== false;
}

type Input = Parameters<typeof packOrder>[2];

/**
 * Checks that every parcel was scanned or that the clerk confirmed them all, and that no other parcel was
 * scanned.
 */
function accountFor(
  parcels: readonly ChosenParcelRow[],
  { parcelIds, allHere }: Pick<Input, 'parcelIds' | 'allHere'>,
): Refusal<'order.parcelForeign' | 'order.parcelsMissing'> | undefined {
  const scanned = new Set(parcelIds);
  const ours = new Set(parcels.map((parcel) => parcel.id));
  if (parcelIds.some((id) => !ours.has(id))) return refuse('order.parcelForeign', {}, 'parcelIds');
  const missing = allHere ? [] : parcels.filter((parcel) => !scanned.has(parcel.id));
  if (missing.length === 0) return undefined;
  const numbers = missing.map((parcel) => parcel.courierNumber).join(', ');
  return refuse('order.parcelsMissing', { count: missing.length, numbers }, 'parcelIds');
}

/**
 * Refuses parcels with a problem that was found after packing was requested, until the problem is settled.
 */
function keptBack(parcels: readonly ChosenParcelRow[], now: string): Refusal<'parcel.blocked'> | undefined {
  const kept = parcels.find(({ pauses }) => isBlockedByPause(pauses, now));
  return kept && refuse('parcel.blocked', { number: kept.courierNumber }, 'parcelIds');
}

function outcomeOf(order: OrderRow, bill: Bill, now: string) {
  const dueMinor = bill.totalMinor - order.paidMinor;
  // A bill higher than the held price awaits the member's answer, whether or not the order is paid.
  const asks = bill.held === 'higher';
  const returnedMinor = asks ? 0 : Math.max(0, -dueMinor);
  const event = asks ? 'pack' : packingEventFor(dueMinor, order.cashOnDelivery);
  const changes = {
    billTotalMinor: bill.totalMinor,
    ...billingCardColumns(order),
    realWeightG: bill.realWeightG,
    volumeWeightG: bill.volumeWeightG,
    billingWeightG: bill.billingWeightG,
    codAmountMinor: order.cashOnDelivery ? bill.totalMinor : 0,
    packedAt: now,
    memberCouponId: bill.discount.memberCouponId,
    pointsUsed: bill.discount.points,
    pointWorthMinor: bill.discount.pointWorthMinor,
    // An amount is still due, because the payment before packing was not enough.
    ...(event === 'pack' ? { paymentState: 'none' as const } : {}),
  };
  return { event, returnedMinor, changes };
}

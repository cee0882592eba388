import type { AdvanceSubject } from '@crossdock/contract/checkout/advances.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { advanceParcelStates } from '@crossdock/domain/orders/advances.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import type { ListedAdvance } from '../orders/advances.store.ts';
import { storedPackages } from '../orders/details.store.ts';
import { changeFee } from '../orders/fee.store.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import type { OrderViewContext } from '../orders/view.ts';
import { parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import { findParcel, lockParcel } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { settleDiscount } from '../settlement/discount.ts';
import { type Bill, priceOrder } from './bill.ts';
import { quoteRefusal } from './prepare.ts';

/**
 * The parcel or order that an advance belongs to: its member, and the order that charges the advance, if any.
 */
export interface AdvanceOwner {
  readonly memberId: string;
  readonly order: OrderRow | undefined;
}

/**
 * Locks the parcel or order of an advance; as everywhere, an order is locked before its parcels. A concurrent
 * submission or payment is either complete before, or sees the new amount.
 */
export async function lockAdvanceSubject(
  tx: Tx,
  { of, id }: AdvanceSubject,
): Promise<AdvanceOwner | Refusal<'row.notFound' | 'row.changed' | 'advance.late' | 'advance.parcel'>> {
  const seen = of === 'parcel' ? await findParcel(tx, id) : undefined;
  const orderId = of === 'order' ? id : seen?.orderId;
  if (of === 'parcel' && seen === undefined) return refuse('row.notFound');
  const order = orderId ? await lockOrder(tx, orderId) : undefined;
  if (orderId && order === undefined) return refuse('row.notFound');
  if (order && !mayChange(order, 'advances')) return refuse('advance.late');
  if (of === 'order') return order ? { memberId: order.memberId, order } : refuse('row.notFound');
  const parcel = await lockParcel(tx, id);
  if (parcel === undefined || parcel.orderId !== (order?.id ?? null)) return refuse('row.changed');
  if (parcel.memberId === null) return refuse('advance.parcel');
  if (order === undefined && !advanceParcelStates.includes(parcel.state)) return refuse('advance.parcel');
  return { memberId: parcel.memberId, order };
}

/**
 * Prices an order again after its advances changed: its bill if there is one, else its quote. A paid quote stays; the
 * bill charges the difference. Answers the new total.
 */
export async function repriceOrder(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
): Promise<number | Refusal<QuoteRefusalReason | 'row.changed'>> {
  if (order.billTotalMinor === null && order.paidMinor > 0) return order.quoteTotalMinor;
  const [parcels, packages] = await Promise.all([parcelsInOrder(tx, order.id), storedPackages(tx, order.id)]);
  const boxes = packages.map((one) => ({
    weightG: one.weightG,
    lengthMm: one.lengthMm,
    widthMm: one.widthMm,
    heightMm: one.heightMm,
  }));
  const priced = await priceOrder(tx, actor, order, parcels, boxes.length > 0 ? boxes : undefined);
  const [impossible] = priced.refusals;
  if (impossible) return quoteRefusal(impossible);
  return (await writeOrderPrice(tx, actor, services, order, priced))
    ? priced.totalMinor
    : refuse('row.changed');
}

/**
 * Writes an order's new price. False if another order has used up the coupon's budget meanwhile; the caller must then
 * refuse its call.
 */
export async function writeOrderPrice(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  priced: Bill,
): Promise<boolean> {
  // Closes the provider's open payment page, because the old amount must not be paid any more.
  await stopPayments(tx, actor, services, { orderId: order.id }, 'replaced');
  if (!(await settleDiscount(tx, actor, order, priced.discount))) return false;
  await changeFee(tx, order, priced.discount, priced);
  return true;
}

export function advanceViewOf(row: ListedAdvance, picture: OrderViewContext['picture']) {
  return {
    id: row.id,
    amountMinor: row.amountMinor,
    reason: row.reason,
    receipt: picture(row.receiptFileId),
    at: row.createdAt,
    courierNumber: row.courierNumber ?? '',
  };
}

import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { orderMachine } from '@crossdock/domain/orders/states.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { withdrawDisputes } from '../disputes/withdraw.ts';
import { changeFee } from '../orders/fee.store.ts';
import { deleteLines, orderLines } from '../orders/lines.store.ts';
import { deletePackages } from '../orders/packing.store.ts';
import { type OrderRow, transitionOrder } from '../orders/store.ts';
import { parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import { transitionParcels } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type Bill, priceOrder } from './bill.ts';
import { discountByPoints } from './discount.ts';

/** Takes a locked order back to packing. Payments stay with it; the next packing settles the difference. */
export async function returnToPacking(
  tx: Tx,
  actor: Staff,
  services: Services,
  order: OrderRow,
  why: string,
): Promise<Refusal<'order.wrongState'> | undefined> {
  // The state is checked before pricing, because a cancelled order needs no new price.
  const isPacked = order.billTotalMinor !== null && nextState(orderMachine, order.state, 'unpack', 'staff');
  if (!isPacked) return refuse('order.wrongState');
  const parcels = await parcelsInOrder(tx, order.id);
  const quote = await priceOrder(tx, actor, order, parcels);
  const changes = {
    billTotalMinor: null,
    packedAt: null,
    codAmountMinor: order.cashOnDelivery ? order.quoteTotalMinor : 0,
    realWeightG: quote.realWeightG,
    volumeWeightG: quote.volumeWeightG,
    billingWeightG: quote.billingWeightG,
    ...paidBefore(order),
  };
  if (!(await transitionOrder(tx, actor, order, 'unpack', changes, why))) return refuse('order.wrongState');
  await withdrawDisputes(tx, actor, { orderId: order.id }, why);
  // Unpacking deletes the bill, so its payment page must not accept money.
  await stopPayments(tx, actor, services, { orderId: order.id }, 'replaced');
  const ids = parcels.map((parcel) => parcel.id);
  const [moved] = await Promise.all([
    transitionParcels(tx, actor, ids, 'unpack', { why }),
    deletePackages(tx, order.id),
    deleteLines(tx, order.id, 'bill'),
  ]);
  if (moved.length !== ids.length) return refuse('order.wrongState');
  if (order.memberCouponId === null) await requote(tx, order, quote, actor.shop.settings);
  return undefined;
}

function paidBefore(order: OrderRow) {
  return order.paidMinor > 0 ? { paymentState: 'paid' as const } : {};
}

/**
 * Prices the order again, because its quote may have changed: packing may have released its coupon or
 * returned points, and the order may have been changed meanwhile.
 */
async function requote(tx: Tx, order: OrderRow, quote: Bill, settings: ShopSettings): Promise<void> {
  const { quote: kept } = await orderLines(tx, order.id);
  const isDiscounted = kept.some(({ kind }) => kind === 'coupon' || kind === 'points');
  if (!isDiscounted && quote.totalMinor === order.quoteTotalMinor) return;
  await changeFee(tx, { ...order, billTotalMinor: null }, discountByPoints(order, settings), quote);
}

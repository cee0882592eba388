import type { orderCalls } from '@crossdock/contract/orders/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { newOrderNumber, orderNumberBytes } from '@crossdock/domain/orders/number.ts';
import { firstOrderState } from '@crossdock/domain/orders/states.ts';
import { putDeclarers } from '../declarers/orders.store.ts';
import { identityApproved } from '../identity/store.ts';
import { insertOrder } from '../orders/insert.store.ts';
import { moveParcels } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { useDiscount } from '../settlement/discount.ts';
import { placeTask } from './plannedServices.ts';
import { type Prepared, prepareOrder, quoteRefusal } from './prepare.ts';

/**
 * The parcels are locked first: of two tabs that submit the same ones, the second finds them taken. The total that the
 * member saw must still hold.
 */
export const submitOrder: Handler<(typeof orderCalls)['submitOrder']> = async (tx, actor, input) => {
  const { settings } = actor.shop;
  if (settings.identityRequired && !(await identityApproved(tx, actor.memberId)))
    return refuse('identity.required');
  const prepared = await prepareOrder(tx, actor, input, { lock: true });
  if (isRefusal(prepared)) return prepared;
  const { discount } = prepared;
  if (isRefusal(discount)) return discount;
  const { country } = prepared.destination.snapshot;
  if (settings.declarerCountries.includes(country) && input.declarerIds.length === 0)
    return refuse('declarer.required', {}, 'declarerIds');
  const { quote } = prepared.offer;
  const [impossible] = quote.refusals;
  if (impossible) return quoteRefusal(impossible);
  if (quote.totalMinor !== input.totalMinor)
    return refuse(
      'order.feeChanged',
      { totalMinor: quote.totalMinor, seenMinor: input.totalMinor },
      'totalMinor',
    );
  const { payBeforePacking } = settings;
  const order = {
    ...rowOf(prepared, input),
    memberCouponId: discount.memberCouponId,
    pointsUsed: discount.points,
    pointWorthMinor: discount.pointWorthMinor,
    id: newId(),
    number: newOrderNumber(randomBytesOf(orderNumberBytes)),
    memberId: actor.memberId,
    state: firstOrderState(payBeforePacking && quote.totalMinor > 0, input.cashOnDelivery),
    payBeforePacking: payBeforePacking && !input.cashOnDelivery,
  };
  const ids = prepared.parcels.map((parcel) => parcel.id);
  const [, moved, declared] = await Promise.all([
    insertOrder(tx, actor, order, quote.lines),
    moveParcels(tx, actor, ids, 'request', { orderId: order.id }),
    putDeclarers(tx, actor, order.id, input.declarerIds),
  ]);
  if (moved.length !== ids.length) return refuse('order.selectAgain', {}, 'parcelIds');
  const ordering = { memberId: actor.memberId, parcelId: null, orderId: order.id, payer: 'bill' } as const;
  for (const task of prepared.planned) await placeTask(tx, actor, task, ordering);
  const unusable = await useDiscount(tx, actor, order, discount);
  if (unusable) return unusable;
  if (!declared) return refuse('declarer.notUsable', {}, 'declarerIds');
  const { id, number, state } = order;
  const dueMinor = state === 'awaitingPayment' ? quote.totalMinor : 0;
  return { id, number, state, totalMinor: quote.totalMinor, dueMinor };
};

type Input = Parameters<typeof submitOrder>[2];

function rowOf(prepared: Prepared, input: Input) {
  const { parcels, warehouseId, declaredMinor, destination, lane, storageRule, codRateBp, offer } = prepared;
  const { quote } = offer;
  const { snapshot } = destination;
  return {
    warehouseId,
    channelId: lane.channel.id,
    carrierId: input.carrierId,
    zoneId: lane.zone.id,
    rateCardId: lane.rateCard.id,
    storageRule: JSON.stringify(storageRule),
    deliveryType: input.deliveryType,
    addressId: destination.addressId,
    addressPending: destination.pending,
    pickupPointId: destination.pickupPointId,
    destination: JSON.stringify(snapshot),
    consignee: snapshot.consignee,
    phone: snapshot.phone,
    country: snapshot.country,
    parcelCount: parcels.length,
    declaredValueMinor: declaredMinor,
    insuredValueMinor: input.insuredMinor,
    taxIncluded: input.taxIncluded,
    cashOnDelivery: input.cashOnDelivery,
    codRateBp: input.cashOnDelivery ? (codRateBp ?? 0) : 0,
    codAmountMinor: input.cashOnDelivery ? quote.totalMinor : 0,
    remark: input.remark,
    quoteTotalMinor: quote.totalMinor,
    realWeightG: quote.realWeightG,
    volumeWeightG: quote.volumeWeightG,
    billingWeightG: quote.billingWeightG,
  };
}

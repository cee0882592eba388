import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { advanceParcelStates } from '@crossdock/domain/orders/advances.ts';
import { isPaidOnDelivery } from '@crossdock/domain/orders/cashOnDelivery.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { goodsCouponFacts } from '@crossdock/domain/products/purchaseLines.ts';
import { declarersOfOrder, orderDeclarerOf } from '../declarers/orders.store.ts';
import { lastCustomsCharge } from '../duties/store.ts';
import { listedAdvances } from '../orders/advances.store.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import { findOrder, findOrderOf } from '../orders/store.ts';
import { orderViewContext } from '../orders/view.ts';
import { chosenParcels } from '../parcels/chosenParcels.store.ts';
import { problemViewOf } from '../parcels/chosenParcelView.ts';
import { findParcel } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { laneFor } from '../pricing/store.ts';
import { cartContent } from '../products/store.ts';
import { tasksOf } from '../services/store.ts';
import { taskOf, taskViewContext } from '../services/view.ts';
import { findListedVipOrder } from '../vipOrders/list.store.ts';
import { staffVipOrderCardOf, vipOrderCardOf } from '../vipOrders/view.ts';
import { advanceViewOf } from './advances.ts';
import { cashOnDeliveryRule, cashOnDeliveryStepOfOrder } from './cashOnDelivery.ts';
import { destinationOf } from './destination.ts';
import { findDestinationForLanes } from './destinationForLanes.ts';
import { dutiesOfOrder } from './orderDuties.ts';
import { parcelTotalsOf } from './parcelTotals.ts';
import { prepareLanes } from './prepareLanes.ts';
import { couponsWithDiscount } from './quoteDiscounts.ts';
import { jointShipmentRefusal, mergeProblemsOf } from './shipment.ts';
import { vipDetailsOf } from './vipDetails.ts';

export const getAdvances: Handler<'getAdvances'> = async (tx, actor, { of, id }, services) => {
  const mine =
    of === 'order'
      ? await findOrderOf(tx, actor.memberId, id)
      : await findParcel(tx, id).then((parcel) => (parcel?.memberId === actor.memberId ? parcel : undefined));
  if (mine === undefined) return refuse('row.notFound');
  const rows = await listedAdvances(tx, of === 'parcel' ? { parcelIds: [id] } : { orderId: id });
  const { picture } = orderViewContext(actor, services, tx.now);
  return { list: rows.map((row) => advanceViewOf(row, picture)) };
};

export const getCashOnDelivery: Handler<'getCashOnDelivery'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const rule = await cashOnDeliveryRule(tx, order);
  return {
    offered: rule !== null && cashOnDeliveryStepOfOrder(order, actor.shop) !== undefined,
    chosen: isPaidOnDelivery(order),
    maxCollectMinor: rule?.maxCollectMinor ?? null,
  };
};

/** Reads parcels and destination as `submitOrder` does, so that its price equals the order's. */
export const getChannel: Handler<'getChannel'> = async (tx, actor, input) => {
  const [parcels, destination] = await Promise.all([
    chosenParcels(tx, actor.memberId, input.parcelIds, false),
    destinationOf(tx, actor, input),
  ]);
  const unfit = jointShipmentRefusal(parcels, input, actor, tx.now);
  if (unfit) return unfit;
  if (isRefusal(destination)) return destination;
  const lanes = await prepareLanes(tx, actor, parcels, destination, input);
  return isRefusal(lanes) ? lanes : { offers: lanes.offersFor(parcels) };
};

export const getOrderAmountAndWeight: Handler<'getOrderAmountAndWeight'> = async (tx, actor, input) => {
  const parcels = await chosenParcels(tx, actor.memberId, input.parcelIds, false);
  if (parcels.length === 0 || parcels.length !== new Set(input.parcelIds).size)
    return refuse('order.selectAgain', {}, 'parcelIds');
  const problems = mergeProblemsOf(parcels, actor.shop.settings, tx.now);
  return {
    ...parcelTotalsOf(parcels, actor.shop, tx.now),
    problems: parcels.flatMap((parcel) => {
      const problem = problemViewOf(parcel, problems.get(parcel.id), actor.lang);
      return problem ? [{ parcelId: parcel.id, ...problem }] : [];
    }),
  };
};

export const getOrderDuties: Handler<'getOrderDuties'> = async (tx, actor, { orderId }) => {
  const order = await findOrderOf(tx, actor.memberId, orderId);
  if (!order) return refuse('row.notFound');
  const [estimate, charge] = await Promise.all([
    dutiesOfOrder(tx, actor, order),
    lastCustomsCharge(tx, orderId),
  ]);
  if (!charge) return { estimate, charged: { kind: 'none' } };
  const { chargedMinor, paidBy, note, createdAt } = charge;
  const currency = dutyCurrency(order.country, actor.shop.currency);
  return { estimate, charged: { kind: 'charged', currency, chargedMinor, paidBy, note, at: createdAt } };
};

export const getStaffVipOrder: Handler<'getStaffVipOrder'> = async (tx, actor, { id }) => {
  const row = await findListedVipOrder(tx, id);
  if (row === undefined) return refuse('row.notFound');
  return vipDetailsOf(tx, row, staffVipOrderCardOf(row, actor.lang), actor.lang);
};

export const getTimeByAddress: Handler<'getTimeByAddress'> = async (tx, actor, input) => {
  const place = await findDestinationForLanes(tx, actor.memberId, input);
  if (!place) return refuse('pricing.noDestination', {}, 'addressId');
  const { country, zip } = place;
  const lane = await laneFor(tx, { channelId: input.channelId, country, zip, at: tx.now });
  if (!lane) return refuse('pricing.noLane', {}, 'channelId');
  const [days] = await promisedDays(tx, [lane]);
  return days ?? refuse('pricing.noLane', {}, 'channelId');
};

export const getVipOrder: Handler<'getVipOrder'> = async (tx, actor, { id }) => {
  const row = await findListedVipOrder(tx, id, actor.memberId);
  if (row === undefined) return refuse('row.notFound');
  return vipDetailsOf(tx, row, vipOrderCardOf(row, actor.lang), actor.lang);
};

export const listAdvances: Handler<'listAdvances'> = async (tx, actor, { of, id }, services) => {
  const parcel = of === 'parcel' ? await findParcel(tx, id) : undefined;
  const orderId = of === 'order' ? id : parcel?.orderId;
  const order = orderId ? await findOrder(tx, orderId) : undefined;
  if (parcel === undefined && order === undefined) return refuse('row.notFound');
  const rows = await listedAdvances(tx, of === 'parcel' ? { parcelIds: [id] } : { orderId: id });
  const { picture } = orderViewContext(actor, services, tx.now);
  const open = order
    ? mayChange(order, 'advances')
    : parcel !== undefined && parcel.memberId !== null && advanceParcelStates.includes(parcel.state);
  return {
    open,
    list: rows.map((row) => ({ ...advanceViewOf(row, picture), staffName: row.staffName ?? '' })),
  };
};

export const listCartCoupons: Handler<'listCartCoupons'> = async (tx, actor, { variantIds }) => {
  const chosen = (await cartContent(tx, actor.memberId)).filter(({ id }) => variantIds.includes(id));
  const facts = goodsCouponFacts(chosen, actor.shop.settings.coinMinor);
  return { list: await couponsWithDiscount(tx, actor, facts), goodsMinor: facts.totalMinor };
};

export const listOrderDeclarers: Handler<'listOrderDeclarers'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const rows = await declarersOfOrder(tx, order.id);
  return { list: rows.map(orderDeclarerOf), changeable: mayChange(order, 'declarers') };
};

export const listServicesOfOrder: Handler<'listServicesOfOrder'> = async (tx, actor, input, services) => {
  const { orderId } = input;
  if ((await findOrderOf(tx, actor.memberId, orderId)) === undefined) return refuse('row.notFound');
  const reader = taskViewContext(actor, services, tx.now);
  const rows = await tasksOf(tx, { orderId });
  return { list: rows.map((row) => taskOf(row, reader)).reverse() };
};

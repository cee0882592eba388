import { portalWords } from '@crossdock/contract/orders/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { timeFilters, timeSpanOf } from '@crossdock/domain/orders/timeFilters.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { orderCostsOf } from './costsView.ts';
import { deskOrderByNumber } from './desk.store.ts';
import { deskOrderOf } from './deskView.ts';
import { deskViewContext } from './deskViewContext.ts';
import { findDetails } from './details.store.ts';
import { destinationCarrierOf } from './detailsView.ts';
import { orderLines } from './lines.store.ts';
import { packersOf } from './packers.store.ts';
import { signStatOf } from './signProof.ts';
import { findOrderOf } from './store.ts';
import { totesOf } from './totes.store.ts';
import { orderViewContext } from './view.ts';

export const findDeskOrder: Handler<'findDeskOrder'> = async (tx, actor, input, services) => {
  const written = input.number.normalize('NFKC').toUpperCase();
  const row = await deskOrderByNumber(tx, {
    number: packageNumberIn(written)?.number ?? referenceIn('CD', written) ?? written,
    written,
  });
  if (!row) return refuse('order.unknownNumber', { number: input.number }, 'number');
  const [reported, packers] = await Promise.all([
    reportedTransfersOfOrders(tx, [row.id]),
    packersOf(tx, [row.id]),
  ]);
  const beside = { transferOn: reportedTransferByOrder(reported), packers };
  return deskOrderOf(row, deskViewContext(actor, services, tx.now), beside);
};

export const getCounterPart: Handler<'getCounterPart'> = async (tx, actor, input) => {
  const order = await findDetails(tx, actor.memberId, input.orderId);
  return order ? destinationCarrierOf(order) : refuse('row.notFound');
};

export const getOrderCosts: Handler<'getOrderCosts'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  return orderCostsOf(order, await orderLines(tx, order.id));
};

export const getSignStat: Handler<'getSignStat'> = async (tx, actor, input, services) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  return order ? signStatOf(order, orderViewContext(actor, services, tx.now)) : refuse('row.notFound');
};

export const listTimeFilters: Handler<'listTimeFilters'> = async (tx, actor) =>
  timeFilters.map((type) => ({
    type,
    name: portalWords[`orders.time.${type}`][actor.lang],
    ...timeSpanOf(type, tx.now, actor.shop.timeZone),
  }));

export const listTotes: Handler<'listTotes'> = async (tx, _actor, { warehouseId }) => {
  const [warehouse, totes] = await Promise.all([findWarehouse(tx, warehouseId), totesOf(tx, warehouseId)]);
  if (warehouse === undefined) return refuse('row.notFound');
  return {
    list: totes.map(({ id, number, position, closedAt, filledAt, ...order }) => ({
      ...{ id, number, position, closed: closedAt !== null, since: filledAt },
      orderId: order.orderId ?? '',
      orderNumber: order.orderNumber ?? '',
      orderState: order.orderState ?? '',
    })),
  };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import { maxDeclarersPerOrder } from '@crossdock/domain/declarers/rules.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import {
  addDeclarersToOrder,
  declarerRefusal,
  declarersOfOrder,
  orderDeclarerOf,
  usableDeclarers,
} from '../declarers/orders.store.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';

export const addOrderDeclarer: Handler<'addOrderDeclarer'> = async (tx, actor, { orderId, declarerIds }) => {
  const order = await lockOrderOf(tx, actor.memberId, orderId);
  if (!order) return refuse('row.notFound');
  if (!mayChange(order, 'declarers')) return refuse('declarer.orderGone');
  const usable = await usableDeclarers(tx, actor.memberId, declarerIds);
  const unfit = declarerRefusal(usable, declarerIds, order.country);
  if (unfit) return unfit;
  if (!(await addDeclarersToOrder(tx, actor, orderId, declarerIds)))
    return refuse('declarer.notUsable', {}, 'declarerIds');
  const list = await declarersOfOrder(tx, orderId);
  if (list.length > maxDeclarersPerOrder)
    return refuse('declarer.orderFull', { max: maxDeclarersPerOrder }, 'declarerIds');
  return { list: list.map(orderDeclarerOf) };
};

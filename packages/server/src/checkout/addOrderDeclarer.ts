import { refuse } from '@crossdock/contract/refusals.ts';
import { maxOnOrder } from '@crossdock/domain/declarers/rules.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import {
  declarerRefusal,
  declarersOn,
  orderDeclarerOf,
  putDeclarers,
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
  if (!(await putDeclarers(tx, actor, orderId, declarerIds)))
    return refuse('declarer.notUsable', {}, 'declarerIds');
  const list = await declarersOn(tx, orderId);
  if (list.length > maxOnOrder) return refuse('declarer.orderFull', { max: maxOnOrder }, 'declarerIds');
  return { list: list.map(orderDeclarerOf) };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { declarersOfOrder, orderDeclarerOf, removeDeclarerFromOrder } from '../declarers/orders.store.ts';
import { lockOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';

/** If the destination requires a declarer, the last one cannot be removed. */
export const removeOrderDeclarer: Handler<'removeOrderDeclarer'> = async (tx, actor, input) => {
  const { orderId, declarerId } = input;
  const order = await lockOrderOf(tx, actor.memberId, orderId);
  if (!order) return refuse('row.notFound');
  if (!mayChange(order, 'declarers')) return refuse('declarer.orderGone');
  if (!(await removeDeclarerFromOrder(tx, actor, orderId, declarerId))) return refuse('row.notFound');
  const list = await declarersOfOrder(tx, orderId);
  if (list.length === 0 && actor.shop.settings.declarerCountries.includes(order.country))
    return refuse('declarer.required', {}, 'declarerId');
  return { list: list.map(orderDeclarerOf) };
};

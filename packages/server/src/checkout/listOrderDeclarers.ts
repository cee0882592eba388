import { refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { declarersOfOrder, orderDeclarerOf } from '../declarers/orders.store.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';

export const listOrderDeclarers: Handler<'listOrderDeclarers'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const rows = await declarersOfOrder(tx, order.id);
  return { list: rows.map(orderDeclarerOf), changeable: mayChange(order, 'declarers') };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import { newPickListNumber, pickListNumberBytes } from '@crossdock/domain/orders/pickList.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { insertPickList, ordersAmong } from './pickLists.store.ts';
import { stillRevocable } from './stillRevocable.ts';

export const makePickList: Handler<'makePickList'> = async (tx, actor, input) => {
  const orderIds = [...new Set(input.orderIds)];
  const orders = await ordersAmong(tx, orderIds);
  const known = new Set(orders.map(({ id }) => id));
  if (orderIds.some((id) => !known.has(id))) return refuse('row.notFound');
  for (const order of orders) {
    const early = stillRevocable(tx, actor, order);
    if (early) return early;
  }
  const list = { id: newId(), number: newPickListNumber(randomBytesOf(pickListNumberBytes)) };
  await insertPickList(tx, { ...list, orderIds, staffId: actor.staffId });
  return list;
};

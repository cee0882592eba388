import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import { existingOrders, insertPickList } from './pickLists.store.ts';
import { refuseWhileRevocable } from './refuseWhileRevocable.ts';

export const makePickList: Handler<'makePickList'> = async (tx, actor, input) => {
  const orderIds = [...new Set(input.orderIds)];
  const orders = await existingOrders(tx, orderIds);
  const known = new Set(orders.map(({ id }) => id));
  if (orderIds.some((id) => !known.has(id))) return refuse('row.notFound');
  for (const order of orders) {
    const early = refuseWhileRevocable(tx, actor, order);
    if (early) return early;
  }
  const list = { id: newId(), number: newReference('PL') };
  await insertPickList(tx, { ...list, orderIds, staffId: actor.staffId });
  return list;
};

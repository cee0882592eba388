import { refuse } from '@crossdock/contract/refusals.ts';
import { newPickListNumber, pickListNumberBytes } from '@crossdock/domain/orders/pickList.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { insertPickList, ordersAmong } from './pickLists.store.ts';

export const makePickList: Handler<'makePickList'> = async (tx, { staffId }, input) => {
  const orderIds = [...new Set(input.orderIds)];
  const known = new Set((await ordersAmong(tx, orderIds)).map(({ id }) => id));
  if (orderIds.some((id) => !known.has(id))) return refuse('row.notFound');
  const list = { id: newId(), number: newPickListNumber(randomBytesOf(pickListNumberBytes)) };
  await insertPickList(tx, { ...list, orderIds, staffId });
  return list;
};

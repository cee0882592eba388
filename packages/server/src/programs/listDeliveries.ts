import type { Handler } from '../platform/handler.ts';
import { deliveryOf } from './view.ts';
import { deliveryRows } from './webhooks.store.ts';

export const listDeliveries: Handler<'listDeliveries'> = async (tx, _actor, input) => {
  const { pageIndex, pageSize, after, ...filter } = input;
  const page = await deliveryRows(tx, filter, { pageIndex, pageSize, after });
  return { ...page, list: page.list.map(deliveryOf) };
};

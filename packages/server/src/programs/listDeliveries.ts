import type { Handler } from '../platform/handler.ts';
import { deliveryOf } from './view.ts';
import { deliveryRows } from './webhooks.store.ts';

export const listDeliveries: Handler<'listDeliveries'> = async (
  tx,
  _actor,
  { pageIndex, pageSize, after, ...filter },
) => {
  const page = await deliveryRows(tx, filter, { pageIndex, pageSize, after });
  return { ...page, list: page.list.map(deliveryOf) };
};

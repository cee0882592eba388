import type { webhookCalls } from '@crossdock/contract/programs/webhooks.ts';
import type { Handler } from '../platform/handler.ts';
import { deliveryOf } from './view.ts';
import { deliveryRows } from './webhooks.store.ts';

export const listDeliveries: Handler<(typeof webhookCalls)['listDeliveries']> = async (
  tx,
  _actor,
  { pageIndex, pageSize, after, ...filter },
) => {
  const page = await deliveryRows(tx, filter, { pageIndex, pageSize, after });
  return { ...page, list: page.list.map(deliveryOf) };
};

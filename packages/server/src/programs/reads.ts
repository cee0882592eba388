import type { Handler } from '../platform/handler.ts';
import { listKeyRows } from './keys.store.ts';
import { deliveryOf, keyOf, webhookOf } from './view.ts';
import { deliveryRows, webhookRows } from './webhooks.store.ts';

export const listDeliveries: Handler<'listDeliveries'> = async (tx, _actor, input) => {
  const { pageIndex, pageSize, after, ...filter } = input;
  const page = await deliveryRows(tx, filter, { pageIndex, pageSize, after });
  return { ...page, list: page.list.map(deliveryOf) };
};

export const listKeys: Handler<'listKeys'> = async (tx, _actor, paging) => {
  const page = await listKeyRows(tx, paging);
  return { ...page, list: page.list.map((row) => keyOf(row, tx.now)) };
};

export const listWebhooks: Handler<'listWebhooks'> = async (tx) => ({
  list: (await webhookRows(tx)).map(webhookOf),
});

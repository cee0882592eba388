import type { Handler } from '../platform/handler.ts';
import { webhookOf } from './view.ts';
import { webhookRows } from './webhooks.store.ts';

export const listWebhooks: Handler<'listWebhooks'> = async (tx) => ({
  list: (await webhookRows(tx)).map(webhookOf),
});

import type { webhookCalls } from '@crossdock/contract/programs/webhooks.ts';
import type { Handler } from '../platform/handler.ts';
import { webhookOf } from './view.ts';
import { webhookRows } from './webhooks.store.ts';

export const listWebhooks: Handler<(typeof webhookCalls)['listWebhooks']> = async (tx) => ({
  list: (await webhookRows(tx)).map(webhookOf),
});

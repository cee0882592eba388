import type { webhookCalls } from '@crossdock/contract/programs/webhooks.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteWebhook } from './webhooks.store.ts';

export const removeWebhook: Handler<(typeof webhookCalls)['removeWebhook']> = async (tx, _actor, { id }) =>
  (await deleteWebhook(tx, id)) ? { done: true } : refuse('row.notFound');

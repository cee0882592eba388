import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteWebhook } from './webhooks.store.ts';

export const removeWebhook: Handler<'removeWebhook'> = async (tx, _actor, { id }) =>
  (await deleteWebhook(tx, id)) ? { done: true } : refuse('row.notFound');

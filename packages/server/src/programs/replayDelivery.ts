import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { redeliver } from './webhooks.store.ts';

export const replayDelivery: Handler<'replayDelivery'> = async (tx, _actor, { webhookId, id }) =>
  (await redeliver(tx, webhookId, id)) ? { done: true } : refuse('row.notFound');

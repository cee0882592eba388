import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { redeliverEvent } from './webhooks.store.ts';

export const replayDelivery: Handler<'replayDelivery'> = async (tx, _actor, { webhookId, id }) =>
  (await redeliverEvent(tx, webhookId, id)) ? { done: true } : refuse('row.notFound');

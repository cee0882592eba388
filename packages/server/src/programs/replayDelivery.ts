import type { webhookCalls } from '@crossdock/contract/programs/webhooks.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { replay } from './webhooks.store.ts';

export const replayDelivery: Handler<(typeof webhookCalls)['replayDelivery']> = async (
  tx,
  _actor,
  { webhookId, id },
) => ((await replay(tx, webhookId, id)) ? { done: true } : refuse('row.notFound'));

import { testType } from '@crossdock/contract/programs/events.ts';
import type { webhookCalls } from '@crossdock/contract/programs/webhooks.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { queueTest } from './webhooks.store.ts';

export const tryWebhook: Handler<(typeof webhookCalls)['tryWebhook']> = async (tx, _actor, { id }) => {
  const deliveryId = await queueTest(tx, id, testType);
  return deliveryId === undefined ? refuse('row.notFound') : { deliveryId };
};

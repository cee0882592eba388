import { testEventType } from '@crossdock/contract/programs/events.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { queueTestEvent } from './webhooks.store.ts';

export const tryWebhook: Handler<'tryWebhook'> = async (tx, _actor, { id }) => {
  const deliveryId = await queueTestEvent(tx, id, testEventType);
  return deliveryId === undefined ? refuse('row.notFound') : { deliveryId };
};

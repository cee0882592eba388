import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { isAllowedOutboundUrl } from '../platform/outbound.ts';
import { updateWebhook } from './webhooks.store.ts';

export const editWebhook: Handler<'editWebhook'> = async (tx, _actor, { id, ...input }, { config }) => {
  if (!isAllowedOutboundUrl(input.address, config.OUTBOUND_PRIVATE))
    return refuse('webhook.address', {}, 'address');
  return (await updateWebhook(tx, id, input)) ? { done: true } : refuse('row.notFound');
};

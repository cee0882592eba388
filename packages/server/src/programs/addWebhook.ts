import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { isAllowedOutboundUrl } from '../platform/outbound.ts';
import { newWebhookSecret } from './signature.ts';
import { countWebhooks, insertWebhook, maxWebhooks } from './webhooks.store.ts';

export const addWebhook: Handler<'addWebhook'> = async (tx, _actor, input, { config }) => {
  if (!isAllowedOutboundUrl(input.address, config.OUTBOUND_PRIVATE))
    return refuse('webhook.address', {}, 'address');
  if ((await countWebhooks(tx)) >= maxWebhooks) return refuse('webhook.tooMany', { max: maxWebhooks });
  const id = newId();
  const secret = newWebhookSecret();
  await insertWebhook(tx, id, input, encryptionWith(config.APP_SECRET).seal(secret));
  return { id, secret };
};

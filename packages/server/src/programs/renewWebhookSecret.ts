import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { newWebhookSecret } from './signature.ts';
import { replaceSecret } from './webhooks.store.ts';

/** Both secrets sign during this time, so that the new one can be installed. */
const overlapMs = 86_400_000;

export const renewWebhookSecret: Handler<'renewWebhookSecret'> = async (tx, _actor, { id }, { config }) => {
  const secret = newWebhookSecret();
  const until = tx.later(overlapMs);
  const replaced = await replaceSecret(tx, id, encryptionWith(config.APP_SECRET).seal(secret), until);
  return replaced ? { secret } : refuse('row.notFound');
};

import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { newWebhookSecret } from './signature.ts';
import { replaceSecret } from './webhooks.store.ts';

/** The old and the new secret both sign for this long, so that the receiver has time to install the new one. */
const overlapMs = 86_400_000;

export const renewWebhookSecret: Handler<'renewWebhookSecret'> = async (tx, _actor, { id }, { config }) => {
  const secret = newWebhookSecret();
  const until = tx.later(overlapMs);
  const replaced = await replaceSecret(tx, id, encryptionWith(config.APP_SECRET).seal(secret), until);
  return replaced ? { secret } : refuse('row.notFound');
};

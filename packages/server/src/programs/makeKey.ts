import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { newKey } from '../platform/keys.ts';
import { countLiveKeys, insertKey } from './keys.store.ts';

const dayMs = 86_400_000;
/** The maximum number of valid keys of a shop. */
const mostKeys = 50;

/**
 * Creates a key. This function does not check whether the creator has the key's permissions; every call with the key
 * does (`hasPermission`).
 */
export const makeKey: Handler<'makeKey'> = async (tx, actor, input) => {
  const { name, days, networks, perMinute } = input;
  const permissions = [...new Set(input.permissions)];
  if ((await countLiveKeys(tx)) >= mostKeys) return refuse('key.tooMany', { max: mostKeys });
  const id = newId();
  const { key, prefix, tokenHash } = newKey();
  const expiresAt = tx.later(days * dayMs);
  await insertKey(tx, {
    ...{ id, name, prefix, tokenHash, permissions, perMinute, expiresAt },
    networks: [...new Set(networks)],
    madeBy: actor.staffId,
  });
  return { id, key };
};

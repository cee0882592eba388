import { passkeyLimits } from '@crossdock/domain/passkeys/limits.ts';
import type { Handler } from '../platform/handler.ts';
import { passkeysOf } from './passkeys.store.ts';

export const listPasskeys: Handler<'listPasskeys'> = async (tx, actor) => ({
  list: (await passkeysOf(tx, actor.memberId)).map(({ id, name, host, synced, createdAt, lastUsedAt }) => ({
    ...{ id, name, host, synced, createdAt, lastUsedAt },
  })),
  most: passkeyLimits.most,
});

import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { renamePasskeyOf } from './passkeys.store.ts';

export const renamePasskey: Handler<'renamePasskey'> = async (tx, actor, { id, name }) =>
  (await renamePasskeyOf(tx, actor.memberId, id, name)) ? { done: true } : refuse('row.notFound');

import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { recordKeyRevocation } from './keys.store.ts';

export const revokeKey: Handler<'revokeKey'> = async (tx, actor, { id }) =>
  (await recordKeyRevocation(tx, id, actor.staffId)) ? { done: true } : refuse('row.notFound');

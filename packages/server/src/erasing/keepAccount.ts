import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { tokenHash } from '../platform/ids.ts';
import { cancelByToken } from './erasures.store.ts';
import { notifyErasureCancelled } from './notifyErasureCancelled.ts';

/** Cancels the erasure. The link alone is enough proof, because it only preserves data and opens no session. */
export const keepAccount: Handler<'keepAccount'> = async (tx, actor, { token }) => {
  const cancelled = await cancelByToken(tx, tokenHash(token));
  if (cancelled === undefined) return refuse('erasure.linkInvalid');
  await notifyErasureCancelled(tx, actor, cancelled.memberId);
  return { done: true };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { cancelRequest, findErasure } from './erasures.store.ts';
import { notifyErasureCancelled } from './notifyErasureCancelled.ts';

export const cancelErasure: Handler<'cancelErasure'> = async (tx, actor, { id }) => {
  if ((await findErasure(tx, id)) === undefined) return refuse('row.notFound');
  const cancelled = await cancelRequest(tx, id, actor.staffId);
  if (cancelled === undefined) return refuse('erasure.over');
  await notifyErasureCancelled(tx, actor, cancelled.memberId);
  return { done: true };
};

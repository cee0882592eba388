import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { removeRefusal } from './refusals.store.ts';

export const deleteRefusal: Handler<'deleteRefusal'> = async (tx, actor, input) => {
  const outcome = await removeRefusal(tx, actor.memberId, input.id);
  if (outcome === 'done') return { done: true };
  return refuse(outcome === 'used' ? 'parcel.refusalUsed' : 'row.notFound');
};

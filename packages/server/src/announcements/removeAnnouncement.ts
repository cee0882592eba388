import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteAnnouncement } from './desk.store.ts';
import { transitionRefusal } from './transitionRefusal.ts';

export const removeAnnouncement: Handler<'removeAnnouncement'> = async (tx, _actor, one) => {
  const refusal = await transitionRefusal(tx, one, 'remove');
  if (refusal) return refusal;
  return (await deleteAnnouncement(tx, one.id, one.version)) ? { done: true } : refuse('row.changed');
};

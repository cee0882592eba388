import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findPickup, markSeen } from './store.ts';

export const seePickTask: Handler<'seePickTask'> = async (tx, actor, { id }) => {
  if ((await findPickup(tx, id, actor.memberId)) === undefined) return refuse('row.notFound');
  // If staff acting as the member look at the pickup, it stays unseen for the member.
  if (actor.actingStaffId === null) await markSeen(tx, actor.memberId, id);
  return { done: true };
};

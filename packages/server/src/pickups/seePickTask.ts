import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findPickup, markSeen } from './store.ts';

export const seePickTask: Handler<'seePickTask'> = async (tx, actor, { id }) => {
  if ((await findPickup(tx, id, actor.memberId)) === undefined) return refuse('row.notFound');
  // Staff who look in the member's name leave it for the member to see.
  if (actor.actingStaffId === null) await markSeen(tx, actor.memberId, id);
  return { done: true };
};

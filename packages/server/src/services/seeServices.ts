import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { areTasksOf, markSeen } from './store.ts';

export const seeServices: Handler<'seeServices'> = async (tx, actor, { ids }) => {
  if (!(await areTasksOf(tx, actor.memberId, ids))) return refuse('row.notFound');
  // Staff who look in the member's name leave it for the member to see.
  if (actor.actingStaffId === null) await markSeen(tx, actor.memberId, ids);
  return { done: true };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { areTasksOf, markTasksSeen } from './store.ts';

export const seeServices: Handler<'seeServices'> = async (tx, actor, { ids }) => {
  if (!(await areTasksOf(tx, actor.memberId, ids))) return refuse('row.notFound');
  // If staff acting as the member look at the services, they stay unseen for the member.
  if (actor.actingStaffId === null) await markTasksSeen(tx, actor.memberId, ids);
  return { done: true };
};

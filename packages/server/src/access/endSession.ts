import { refuse } from '@crossdock/contract/refusals.ts';
import { endSessionOf } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { endMemberSessions } from '../platform/sessions.ts';

export const endSession: Handler<'endSession'> = async (tx, actor, input) => {
  if (input.id === undefined) await endMemberSessions(tx, actor.memberId, 'elsewhere', actor.sessionId);
  else if (!(await endSessionOf(tx, actor.memberId, input.id))) return refuse('row.notFound');
  return { done: true };
};

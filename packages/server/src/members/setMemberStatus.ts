import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { asMemberId } from '../platform/scope.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { recordSteps } from '../platform/transitions.ts';
import { findMember, setStatus } from './store.ts';

/** Disabling a member ends all their sessions: the next request of each session gets 415. */
export const setMemberStatus: Handler<'setMemberStatus'> = async (tx, actor, input) => {
  const member = await findMember(tx, input.memberId);
  if (!member) return refuse('row.notFound');
  if (!(await setStatus(tx, member.id, input.status))) return refuse('row.changed');
  const event = input.status === 'disabled' ? 'disable' : 'enable';
  const step = { subjectId: member.id, event, from: member.status, to: input.status, why: input.why };
  await recordSteps(tx, actor, 'member', [step]);
  if (input.status === 'disabled') await endMemberSessions(tx, asMemberId(member.id), 'disabled');
  return { done: true };
};

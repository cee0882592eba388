import type { memberCalls } from '@crossdock/contract/members.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { hashPassword } from '../platform/passwords.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { proveOwnPassword } from './ownPassword.ts';
import { updateMember } from './store.ts';

export const updatePassword: Handler<(typeof memberCalls)['updatePassword']> = async (tx, actor, input) => {
  const member = await proveOwnPassword(tx, actor, input.oldPassword, 'oldPassword');
  if (isRefusal(member)) return member;
  if (input.password === input.oldPassword) return refuse('member.samePassword', {}, 'password');
  await updateMember(tx, actor.memberId, { password_hash: await hashPassword(input.password) });
  await endMemberSessions(tx, actor.memberId, actor.sessionId);
  return { done: true };
};

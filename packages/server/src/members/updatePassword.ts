import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { hashPassword, passwordMatches } from '../platform/passwords.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { type Limit, restore, spend } from '../platform/throttle.ts';
import { findMember, updateMember } from './store.ts';

/** A stolen session must not become a way to guess the password. */
const perMember: Limit = { bucket: 'old-password', max: 10, windowSeconds: 900 };

export const updatePassword: Handler<(typeof memberCalls)['updatePassword']> = async (tx, actor, input) => {
  const wait = await spend(tx, perMember, actor.memberId);
  if (wait) return wait;
  const member = await findMember(tx, actor.memberId);
  if (!member || !(await passwordMatches(member.password_hash, input.oldPassword)))
    return refuse('member.wrongPassword', {}, 'oldPassword');
  if (input.password === input.oldPassword) return refuse('member.samePassword', {}, 'password');
  await updateMember(tx, actor.memberId, { password_hash: await hashPassword(input.password) });
  await endMemberSessions(tx, actor.memberId, actor.sessionId);
  await restore(tx, perMember, actor.memberId);
  return { done: true };
};

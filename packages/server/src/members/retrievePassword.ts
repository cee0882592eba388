import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { hashPassword, passwordMatches } from '../platform/passwords.ts';
import { asMemberId } from '../platform/scope.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { takeCodeById } from './codes.ts';
import { forgiveLogin } from './loginLimits.ts';
import { findMember, updateMember } from './store.ts';

export const retrievePassword: Handler<(typeof memberCalls)['retrievePassword']> = async (
  tx,
  _actor,
  input,
  services,
) => {
  const taken = await takeCodeById(tx, services, 'reset', input.ticket, input.code);
  if ('refused' in taken) return taken;
  const [kind, named = ''] = taken.subject.split(':');
  const memberId = asMemberId(named);
  const member = kind === 'member' ? await findMember(tx, memberId) : undefined;
  if (!member) return refuse('member.codeSpent', {}, 'code');
  if (await passwordMatches(member.password_hash, input.password))
    return refuse('member.samePassword', {}, 'password');
  await updateMember(tx, memberId, { password_hash: await hashPassword(input.password) });
  await endMemberSessions(tx, memberId);
  await forgiveLogin(tx, member.id);
  return { done: true };
};

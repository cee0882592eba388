import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findMember, loginNames, updateMember } from '../members/store.ts';
import { withPreparation } from '../platform/handler.ts';
import { deleteKnownDevices } from '../platform/knownDevices.ts';
import { resetLoginTries } from '../platform/loginTries.ts';
import { hashPassword, passwordMatches } from '../platform/passwords.ts';
import { asMemberId } from '../platform/scope.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';
import { verifyCodeById } from './codes.ts';
import { invalidateCodes, markCodeUsed } from './secrets.store.ts';

/**
 * For a real account, two hashes are computed, which takes longer. Only a person with the code can notice this, or
 * learn that the new password equals the old one.
 */
export const retrievePassword = withPreparation<'retrievePassword'>()({
  look: async (tx, _actor, input, services) => {
    const proven = await verifyCodeById(tx, services, 'reset', input.ticket, input.code);
    if (isRefusal(proven)) return proven;
    const [kind, named = ''] = proven.subject.split(':');
    const memberId = asMemberId(named);
    const member = kind === 'member' ? await findMember(tx, memberId) : undefined;
    return member
      ? { memberId, hash: member.passwordHash, names: loginNames(member) }
      : refuse('member.codeSpent', {}, 'code');
  },
  prepare: async (noTransaction, _actor, input, _services, { memberId, hash, names }) => {
    if (await passwordMatches(noTransaction, hash, input.password))
      return refuse('member.samePassword', {}, 'password');
    const weak = await weakPasswordRefusal(input.password, names);
    return weak ?? { memberId, names, passwordHash: await hashPassword(noTransaction, input.password) };
  },
  handle: async (tx, actor, input, _services, { memberId, names, passwordHash }) => {
    if (!(await markCodeUsed(tx, input.ticket))) return refuse('member.codeSpent', {}, 'code');
    await invalidateCodes(tx, 'reset', `member:${memberId}`);
    await updateMember(tx, memberId, { passwordHash });
    await endMemberSessions(tx, memberId, 'password');
    await deleteKnownDevices(tx, memberId);
    await resetLoginTries(tx, 'login', actor, names);
    return { done: true };
  },
});

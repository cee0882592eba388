import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { updateMember } from '../members/store.ts';
import { prepared } from '../platform/handler.ts';
import { hashPassword } from '../platform/passwords.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { passwordWeakness } from '../platform/weakPasswords.ts';
import { comparePassword, proofProblem, storedPassword } from './ownPassword.ts';

export const updatePassword = prepared<(typeof accessCalls)['updatePassword']>()({
  look: storedPassword,
  prepare: async (outside, _actor, input, _services, stored) => {
    const proof = await comparePassword(outside, stored, input.oldPassword, 'oldPassword');
    if (isRefusal(proof)) return proof;
    if (input.password === input.oldPassword) return refuse('member.samePassword', {}, 'password');
    const weak = await passwordWeakness(input.password, stored.names);
    return weak ?? { proof, passwordHash: await hashPassword(outside, input.password) };
  },
  handle: async (tx, actor, _input, _services, { proof, passwordHash }) => {
    const problem = await proofProblem(tx, actor, proof, 'oldPassword');
    if (problem) return problem;
    await updateMember(tx, actor.memberId, { passwordHash });
    await endMemberSessions(tx, actor.memberId, actor.sessionId);
    return { done: true };
  },
});

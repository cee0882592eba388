import type { staffCalls } from '@crossdock/contract/staff.ts';
import { prepared } from '../platform/handler.ts';
import { markProven } from '../platform/sessions.ts';
import { comparePassword, proofProblem, storedPassword } from './ownPassword.ts';

export const proveStaff = prepared<(typeof staffCalls)['proveStaff']>()({
  look: storedPassword,
  prepare: (outside, _actor, input, _services, stored) =>
    comparePassword(outside, stored, input.password, 'password'),
  handle: async (tx, actor, _input, _services, proof) => {
    const problem = await proofProblem(tx, actor, proof, 'password');
    if (problem) return problem;
    await markProven(tx, actor.sessionId);
    return { done: true };
  },
});

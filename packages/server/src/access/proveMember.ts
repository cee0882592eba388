import { isRefusal } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { comparePassword } from '../platform/ownPassword.ts';
import { markReauthenticated } from '../platform/sessions.ts';
import { consumeCode } from './codes.ts';
import { memberPasswordProof } from './memberPasswordProof.ts';
import { proofCodeSubject } from './sendProof.ts';

export const proveMember = withPreparation<'proveMember'>()({
  look: async (tx, actor, input) =>
    input.password === undefined ? null : memberPasswordProof.stored(tx, actor.memberId),
  prepare: async (noTransaction, _actor, input, _services, stored) => {
    if (stored === null) return null;
    const proof = await comparePassword(noTransaction, stored, input.password ?? '', 'password');
    return isRefusal(proof) ? proof : { proof };
  },
  handle: async (tx, actor, input, services, compared) => {
    const problem = compared
      ? await memberPasswordProof.problem(tx, actor.memberId, compared.proof, 'password')
      : await consumeCode(tx, services, 'prove', proofCodeSubject(actor.memberId), input.code ?? '');
    if (problem) return problem;
    await markReauthenticated(tx, actor.sessionId);
    return { done: true };
  },
});

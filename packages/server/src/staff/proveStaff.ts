import { withPreparation } from '../platform/handler.ts';
import { comparePassword } from '../platform/ownPassword.ts';
import { markReauthenticated } from '../platform/sessions.ts';
import { secondFactorProblem } from './secondFactor.ts';
import { staffPasswordProof } from './staffPasswordProof.ts';

export const proveStaff = withPreparation<'proveStaff'>()({
  look: (tx, actor) => staffPasswordProof.stored(tx, actor.staffId),
  prepare: (noTransaction, _actor, input, _services, stored) =>
    comparePassword(noTransaction, stored, input.password, 'password'),
  handle: async (tx, actor, input, services, proof) => {
    const whose = { staffId: actor.staffId, secret: services.config.APP_SECRET };
    const problem =
      (await secondFactorProblem(tx, whose, input.code)) ??
      (await staffPasswordProof.problem(tx, actor.staffId, proof, 'password'));
    if (problem) return problem;
    await markReauthenticated(tx, actor.sessionId);
    return { done: true };
  },
});

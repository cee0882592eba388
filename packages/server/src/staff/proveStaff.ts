import { withPreparation } from '../platform/handler.ts';
import { comparePassword } from '../platform/ownPassword.ts';
import { markProven } from '../platform/sessions.ts';
import { staffPassword } from './ownPassword.ts';
import { secondFactorProblem } from './secondFactor.ts';

export const proveStaff = withPreparation<'proveStaff'>()({
  look: (tx, actor) => staffPassword.stored(tx, actor.staffId),
  prepare: (noTransaction, _actor, input, _services, stored) =>
    comparePassword(noTransaction, stored, input.password, 'password'),
  handle: async (tx, actor, input, services, proof) => {
    const whose = { staffId: actor.staffId, secret: services.config.APP_SECRET };
    const problem =
      (await secondFactorProblem(tx, whose, input.code)) ??
      (await staffPassword.problem(tx, actor.staffId, proof, 'password'));
    if (problem) return problem;
    await markProven(tx, actor.sessionId);
    return { done: true };
  },
});

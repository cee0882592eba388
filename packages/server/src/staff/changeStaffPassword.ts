import { withPreparation } from '../platform/handler.ts';
import { preparePasswordChange } from '../platform/ownPassword.ts';
import { staffPasswordProof } from './staffPasswordProof.ts';
import { endStaffSessions, updateStaff } from './store.ts';

export const changeStaffPassword = withPreparation<'changeStaffPassword'>()({
  look: (tx, actor) => staffPasswordProof.stored(tx, actor.staffId),
  prepare: (noTransaction, _actor, input, _services, stored) =>
    preparePasswordChange(noTransaction, input, stored),
  handle: async (tx, actor, _input, _services, { proof, passwordHash }) => {
    const problem = await staffPasswordProof.problem(tx, actor.staffId, proof, 'oldPassword');
    if (problem) return problem;
    await updateStaff(tx, actor.staffId, { passwordHash, passwordDue: false });
    await endStaffSessions(tx, actor.staffId, 'password', actor.sessionId);
    return { done: true };
  },
});

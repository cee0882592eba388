import { updateMember } from '../members/store.ts';
import { withPreparation } from '../platform/handler.ts';
import { preparePasswordChange } from '../platform/ownPassword.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { memberPasswordProof } from './memberPasswordProof.ts';

export const updatePassword = withPreparation<'updatePassword'>()({
  look: (tx, actor) => memberPasswordProof.stored(tx, actor.memberId),
  prepare: (noTransaction, _actor, input, _services, stored) =>
    preparePasswordChange(noTransaction, input, stored),
  handle: async (tx, actor, _input, _services, { proof, passwordHash }) => {
    const problem = await memberPasswordProof.problem(tx, actor.memberId, proof, 'oldPassword');
    if (problem) return problem;
    await updateMember(tx, actor.memberId, { passwordHash });
    await endMemberSessions(tx, actor.memberId, 'password', actor.sessionId);
    return { done: true };
  },
});

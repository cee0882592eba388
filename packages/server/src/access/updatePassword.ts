import { updateMember } from '../members/store.ts';
import { prepared } from '../platform/handler.ts';
import { prepareChange } from '../platform/ownPassword.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { memberPassword } from './ownPassword.ts';

export const updatePassword = prepared<'updatePassword'>()({
  look: (tx, actor) => memberPassword.stored(tx, actor.memberId),
  prepare: (noTransaction, _actor, input, _services, stored) => prepareChange(noTransaction, input, stored),
  handle: async (tx, actor, _input, _services, { proof, passwordHash }) => {
    const problem = await memberPassword.problem(tx, actor.memberId, proof, 'oldPassword');
    if (problem) return problem;
    await updateMember(tx, actor.memberId, { passwordHash });
    await endMemberSessions(tx, actor.memberId, 'password', actor.sessionId);
    return { done: true };
  },
});

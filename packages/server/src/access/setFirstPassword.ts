import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember, loginNames, updateMember } from '../members/store.ts';
import { withPreparation } from '../platform/handler.ts';
import { hashPassword } from '../platform/passwords.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';

/** Sets a member's first password. A member who has a password changes it by entering the old one instead. */
export const setFirstPassword = withPreparation<'setFirstPassword'>()({
  look: async (tx, actor) => {
    const member = await findMember(tx, actor.memberId);
    return member?.passwordHash === unusablePasswordHash
      ? { names: loginNames(member) }
      : refuse('member.hasPassword');
  },
  prepare: async (noTransaction, _actor, { password }, _services, { names }) => {
    const weak = await weakPasswordRefusal(password, names);
    return weak ?? { passwordHash: await hashPassword(noTransaction, password) };
  },
  handle: async (tx, actor, _input, _services, { passwordHash }) => {
    const member = await findMember(tx, actor.memberId);
    if (member?.passwordHash !== unusablePasswordHash) return refuse('member.hasPassword');
    await updateMember(tx, actor.memberId, { passwordHash });
    return { done: true };
  },
});

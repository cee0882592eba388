import { findMember, loginNames } from '../members/store.ts';
import { passwordProof } from '../platform/ownPassword.ts';

/** Limits tries, so that a stolen session cannot be used to guess the password. */
export const memberPasswordProof = passwordProof({
  limit: { bucket: 'old-password', max: 10, windowSeconds: 900 },
  find: async (tx, memberId) => {
    const member = await findMember(tx, memberId);
    return member && { passwordHash: member.passwordHash, names: loginNames(member) };
  },
});

import { findMember, namesOf } from '../members/store.ts';
import { ownPasswords } from '../platform/ownPassword.ts';

/** Limits tries, so that a stolen session cannot be used to guess the password. */
export const memberPassword = ownPasswords({
  limit: { bucket: 'old-password', max: 10, windowSeconds: 900 },
  find: async (tx, memberId) => {
    const member = await findMember(tx, memberId);
    return member && { passwordHash: member.passwordHash, names: namesOf(member) };
  },
});

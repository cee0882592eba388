import { ownPasswords } from '../platform/ownPassword.ts';
import { findStaff } from './store.ts';

/** A stolen session must not become a way to guess the password, nor the code of the second factor after it. */
export const staffPassword = ownPasswords({
  limit: { bucket: 'staff-prove', max: 10, windowSeconds: 900 },
  find: async (tx, staffId) => {
    const staff = await findStaff(tx, staffId);
    return staff && { passwordHash: staff.passwordHash, names: [staff.login] };
  },
});

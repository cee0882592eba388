import { passwordProof } from '../platform/ownPassword.ts';
import { findStaff } from './store.ts';

/** Limits tries, so that a stolen session cannot be used to guess the password or the second factor. */
export const staffPasswordProof = passwordProof({
  limit: { bucket: 'staff-prove', max: 10, windowSeconds: 900 },
  find: async (tx, staffId) => {
    const staff = await findStaff(tx, staffId);
    return staff && { passwordHash: staff.passwordHash, names: [staff.login] };
  },
});

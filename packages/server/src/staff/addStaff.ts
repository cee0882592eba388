import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';
import { insertStaff } from './store.ts';

/** The person who adds the account knows the password, so its holder must choose another at the first login. */
export const addStaff = withPreparation<'addStaff'>()({
  prepare: async (noTransaction, _actor, { login, password }) =>
    (await weakPasswordRefusal(password, [login])) ?? hashPassword(noTransaction, password),
  handle: async (tx, _actor, { login, name, roles, phone, messenger }, _services, passwordHash) => {
    const id = newId();
    const added = await insertStaff(tx, {
      ...{ id, login, name, phone, messenger, passwordHash },
      roles: [...new Set(roles)],
      passwordDue: true,
    });
    return added ? { staffId: id } : refuse('staff.loginTaken', {}, 'login');
  },
});

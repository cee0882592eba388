import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import { prepared } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { insertStaff } from './store.ts';

export const addStaff = prepared<(typeof staffCalls)['addStaff']>()({
  prepare: (outside, _actor, input) => hashPassword(outside, input.password),
  handle: async (tx, _actor, { login, name, roles, phone, messenger }, _services, password_hash) => {
    const id = newId();
    const unique = [...new Set(roles)];
    const added = await insertStaff(tx, { id, login, name, roles: unique, phone, messenger, password_hash });
    return added ? { staffId: id } : refuse('staff.loginTaken', {}, 'login');
  },
});

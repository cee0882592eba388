import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { insertStaff } from './store.ts';

export const addStaff: Handler<(typeof staffCalls)['addStaff']> = async (tx, _actor, input) => {
  const id = newId();
  const { login, name, roles, phone, messenger } = input;
  const added = await insertStaff(tx, {
    id,
    login,
    name,
    roles: [...new Set(roles)],
    phone,
    messenger,
    password_hash: await hashPassword(input.password),
  });
  return added ? { staffId: id } : refuse('staff.loginTaken', {}, 'login');
};

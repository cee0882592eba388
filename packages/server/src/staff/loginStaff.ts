import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handler } from '../platform/handler.ts';
import { passwordMatches } from '../platform/passwords.ts';
import { asStaffId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { restore, spend } from '../platform/throttle.ts';
import { findStaffByLogin } from './store.ts';
import { staffSessionOf } from './view.ts';

const perLogin = { bucket: 'staff-login', max: 10, windowSeconds: 900 };
const perAddress = { bucket: 'staff-login-ip', max: 100, windowSeconds: 900 };

export const loginStaff: Handler<(typeof staffCalls)['loginStaff']> = async (tx, actor, input) => {
  const wait =
    (await spend(tx, perLogin, input.login.toLowerCase())) ?? (await spend(tx, perAddress, actor.ip));
  if (wait) return wait;
  const staff = await findStaffByLogin(tx, input.login);
  const matches = await passwordMatches(staff?.password_hash, input.password);
  if (!staff || !matches || staff.status !== 'active') return refuse('staff.wrongLogin', {}, 'password');
  await restore(tx, perLogin, input.login.toLowerCase());
  const token = await openSession(tx, { staffId: asStaffId(staff.id) }, actor);
  return { ...staffSessionOf(staff), token };
};

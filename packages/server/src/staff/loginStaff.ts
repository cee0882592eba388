import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import { prepared } from '../platform/handler.ts';
import { passwordMatches } from '../platform/passwords.ts';
import { asStaffId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { restore, spend } from '../platform/throttle.ts';
import { findStaffByLogin } from './store.ts';
import { staffSessionOf } from './view.ts';

const perLogin = { bucket: 'staff-login', max: 10, windowSeconds: 900 };
const perAddress = { bucket: 'staff-login-ip', max: 100, windowSeconds: 900 };

export const loginStaff = prepared<(typeof staffCalls)['loginStaff']>()({
  look: async (tx, actor, input) => {
    const wait =
      (await spend(tx, perAddress, actor.ip)) ?? (await spend(tx, perLogin, input.login.toLowerCase()));
    return wait ?? { hash: (await findStaffByLogin(tx, input.login))?.password_hash };
  },
  prepare: async (outside, _actor, input, _services, { hash }) =>
    (await passwordMatches(outside, hash, input.password))
      ? { hash }
      : refuse('staff.wrongLogin', {}, 'password'),
  handle: async (tx, actor, input, _services, { hash }) => {
    const staff = await findStaffByLogin(tx, input.login);
    // The password may have been changed since it was compared.
    if (staff?.password_hash !== hash || staff?.status !== 'active')
      return refuse('staff.wrongLogin', {}, 'password');
    await restore(tx, perLogin, input.login.toLowerCase());
    const token = await openSession(tx, { staffId: asStaffId(staff.id) }, actor);
    return { ...staffSessionOf(staff), token };
  },
});

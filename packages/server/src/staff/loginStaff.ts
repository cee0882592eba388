import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { captchaProblem } from '../platform/captcha.ts';
import { withPreparation } from '../platform/handler.ts';
import { beginLoginTry, countLoginTry, endLoginTry } from '../platform/loginTries.ts';
import { passwordMatches } from '../platform/passwords.ts';
import { asStaffId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { secondFactorProblem } from './secondFactor.ts';
import { findStaffByLogin } from './store.ts';
import { staffSessionOf } from './view.ts';

/**
 * Logs staff in, in the same way as members. If the account has a second factor, its code is checked after the
 * password.
 */
export const loginStaff = withPreparation<'loginStaff'>()({
  look: async (tx, actor, input, services) => {
    const staff = await findStaffByLogin(tx, input.login);
    const attempt = await beginLoginTry(tx, 'staff-login', actor, {
      name: input.login,
      accountId: staff?.id,
    });
    if (isRefusal(attempt)) return attempt;
    if (attempt.guarded) {
      // Staff get no picture captcha; their browser solves a computation instead.
      const given = { uuid: input.uuid, code: input.work };
      const asked = { units: Math.max(1, attempt.units), byWork: true, field: 'work' };
      const problem = await captchaProblem(tx, services.config.APP_SECRET, given, asked);
      if (problem) return problem;
    }
    const wait = await countLoginTry(tx, attempt);
    return wait ?? { attempt, hash: staff?.passwordHash };
  },
  prepare: async (noTransaction, _actor, input, _services, seen) =>
    (await passwordMatches(noTransaction, seen.hash, input.password))
      ? seen
      : refuse('staff.wrongLogin', {}, 'password'),
  handle: async (tx, actor, input, services, { attempt, hash }) => {
    const staff = await findStaffByLogin(tx, input.login);
    // The password may have been changed since it was compared.
    if (staff?.passwordHash !== hash || staff?.status !== 'active')
      return refuse('staff.wrongLogin', {}, 'password');
    const whose = { staffId: staff.id, secret: services.config.APP_SECRET };
    const missing = await secondFactorProblem(tx, whose, input.code);
    if (missing) return missing;
    await endLoginTry(tx, attempt, actor, staff.id);
    const token = await openSession(tx, { staffId: asStaffId(staff.id) }, actor);
    return { ...staffSessionOf(staff), token };
  },
});

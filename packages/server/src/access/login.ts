import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import { captchaProblem } from '../platform/captcha.ts';
import { withPreparation } from '../platform/handler.ts';
import { beginLoginTry, countLoginTry, endLoginTry } from '../platform/loginTries.ts';
import { passwordMatches } from '../platform/passwords.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { findMemberByIdentifier } from './resetTicket.ts';

/**
 * Logs in by account, phone or email. After three failures, or always if the shop requires it, a captcha is checked
 * before the password. Unknown accounts get the same answer after the same time.
 */
export const login = withPreparation<'login'>()({
  look: async (tx, actor, input, services) => {
    const member = await findMemberByIdentifier(tx, input.account, input.areaCode);
    const attempt = await beginLoginTry(tx, 'login', actor, { name: input.account, accountId: member?.id });
    if (isRefusal(attempt)) return attempt;
    if (attempt.guarded || actor.shop.settings.captchaAlways) {
      const problem = await captchaProblem(tx, services.config.APP_SECRET, input, {
        units: Math.max(1, attempt.units),
        byWork: actor.shop.settings.captchaByWork,
        field: 'code',
      });
      if (problem) return problem;
    }
    const wait = await countLoginTry(tx, attempt);
    return wait ?? { attempt, memberId: member?.id, hash: member?.passwordHash };
  },
  prepare: async (noTransaction, _actor, input, _services, seen) =>
    (await passwordMatches(noTransaction, seen.hash, input.password))
      ? seen
      : refuse('member.wrongLogin', {}, 'password'),
  handle: async (tx, actor, _input, _services, { attempt, memberId, hash }) => {
    const member = memberId === undefined ? undefined : await findMember(tx, memberId);
    // The password may have been changed since it was compared.
    if (!member || member.passwordHash !== hash) return refuse('member.wrongLogin', {}, 'password');
    if (member.status !== 'active') return refuse('member.disabled', {}, 'account');
    await endLoginTry(tx, attempt, actor, member.id);
    return { token: await openSession(tx, { memberId: asMemberId(member.id) }, actor), memberId: member.id };
  },
});

import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { prepared } from '../platform/handler.ts';
import { passwordMatches } from '../platform/passwords.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { giveBack, spend } from '../platform/throttle.ts';
import { checkCaptcha } from './captcha.ts';
import { forgiveLogin, freeTries, loginKey, perAccount, perAddress } from './loginLimits.ts';
import { findNamed } from './resetTicket.ts';
import { findMember } from './store.ts';

/**
 * By account, phone or email. After three failures, or always where the shop says so, a captcha is asked for before the
 * password is looked at; ten tries an account and 200 an address in a quarter of an hour are all there are. Unknown
 * accounts answer the same, as slowly.
 */
export const login = prepared<(typeof memberCalls)['login']>()({
  look: async (tx, actor, input, services) => {
    // Before all that is counted by what was typed, which can be anything.
    const tired = await spend(tx, perAddress, actor.ip);
    if (tired) return tired;
    const member = await findNamed(tx, input.account, input.areaCode);
    const key = loginKey(member?.id, input.account);
    const free = (await spend(tx, freeTries, key)) === undefined;
    if (!free || actor.shop.settings.captchaAlways) {
      if (!input.uuid || !input.code) return refuse('member.captchaRequired', {}, 'code');
      const wrong = await checkCaptcha(tx, services.config.APP_SECRET, input.uuid, input.code);
      if (wrong) return wrong;
    }
    const wait = await spend(tx, perAccount, key);
    return wait ?? { key, memberId: member?.id, hash: member?.password_hash };
  },
  prepare: async (outside, _actor, input, _services, seen) =>
    (await passwordMatches(outside, seen.hash, input.password))
      ? seen
      : refuse('member.wrongLogin', {}, 'password'),
  handle: async (tx, actor, _input, _services, { key, memberId, hash }) => {
    const member = memberId === undefined ? undefined : await findMember(tx, memberId);
    // The password may have been changed since it was compared.
    if (!member || member.password_hash !== hash) return refuse('member.wrongLogin', {}, 'password');
    if (member.status !== 'active') return refuse('member.disabled', {}, 'account');
    await forgiveLogin(tx, key);
    await giveBack(tx, perAddress, actor.ip);
    return { token: await openSession(tx, { memberId: asMemberId(member.id) }, actor), memberId: member.id };
  },
});

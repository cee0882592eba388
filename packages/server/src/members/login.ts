import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { passwordMatches } from '../platform/passwords.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { giveBack, spend } from '../platform/throttle.ts';
import { checkCaptcha } from './captcha.ts';
import { forgiveLogin, freeTries, loginKey, perAccount, perAddress } from './loginLimits.ts';
import { findNamed } from './resetTicket.ts';

/**
 * By account, phone or email. After three failures, or always where the shop says so, a captcha is asked for before the
 * password is looked at; ten tries an account and 200 an address in a quarter of an hour are all there are. Unknown
 * accounts answer the same, as slowly.
 */
export const login: Handler<(typeof memberCalls)['login']> = async (tx, actor, input, services) => {
  const member = await findNamed(tx, input.account, input.areaCode);
  const key = loginKey(member?.id, input.account);
  const free = (await spend(tx, freeTries, key)) === undefined;
  if (!free || actor.shop.settings.captchaAlways) {
    if (!input.uuid || !input.code) return refuse('member.captchaRequired', {}, 'code');
    const wrong = await checkCaptcha(tx, services.config.APP_SECRET, input.uuid, input.code);
    if (wrong) return wrong;
  }
  const wait = (await spend(tx, perAccount, key)) ?? (await spend(tx, perAddress, actor.ip));
  if (wait) return wait;
  const matches = await passwordMatches(member?.password_hash, input.password);
  if (!member || !matches) return refuse('member.wrongLogin', {}, 'password');
  if (member.status !== 'active') return refuse('member.disabled', {}, 'account');
  await forgiveLogin(tx, key);
  await giveBack(tx, perAddress, actor.ip);
  return { token: await openSession(tx, { memberId: asMemberId(member.id) }, actor), memberId: member.id };
};

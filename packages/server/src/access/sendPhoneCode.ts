import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { phoneOf } from '../platform/phoneNumbers.ts';
import { countTry } from '../platform/throttle.ts';
import { codeCaptchaProblem } from './codeCaptcha.ts';
import { codeChannelsOf } from './codeChannels.ts';
import { enforceSendLimits, phoneDestination, sendStoredCode, storeUnsentCode } from './codes.ts';

/**
 * A code opens an account, so requesting many codes must not make guessing easier: from the eleventh code of a day on,
 * the codes for one phone are too long to guess, even if several addresses request them.
 */
const sentTo = { bucket: 'enter-phone', windowSeconds: 86_400 };
const [usualCodes, usualDigits, manyDigits] = [10, 6, 10];

/**
 * Sends a code to any phone, with the same answer and work for each: only the holder of the code learns whether the
 * phone is a member's. The code is valid with its ticket alone, so nobody can end or guess another person's code.
 */
export const sendPhoneCode: Handler<'sendPhoneCode'> = async (tx, actor, input, services) => {
  if (!(await codeChannelsOf(tx, actor.shop, services)).phone) return refuse('member.noTextMessages');
  const problem = await codeCaptchaProblem(tx, actor, services, input, input.phone);
  if (problem) return problem;
  const phone = phoneOf(input.areaCode, input.phone);
  if (!phone) return refuse('member.phoneInvalid', {}, 'phone');
  const to = phoneDestination(phone.e164);
  const wait = await enforceSendLimits(tx, actor, { key: `enter:${to.key}`, name: input.phone });
  if (wait) return wait;
  const { count } = await countTry(tx, sentTo, phone.e164);
  const subject = enterSubject(phone);
  const ticket = await storeUnsentCode(tx, services, 'enter', subject);
  await sendStoredCode(tx, services, { id: ticket, purpose: 'enter', subject }, to, {
    lang: actor.lang,
    shopName: actor.shop.name,
    digits: count > usualCodes ? manyDigits : usualDigits,
  });
  return { ticket, waitSeconds: actor.shop.settings.resendSeconds };
};

/** The subject of a code: the phone in its stored form. */
const enterSubject = ({ areaCode, phone }: { areaCode: string; phone: string }) => `${areaCode} ${phone}`;

export function phoneFromSubject(subject: string): { readonly areaCode: string; readonly phone: string } {
  const [areaCode = '', phone = ''] = subject.split(' ');
  return { areaCode, phone };
}

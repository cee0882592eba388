import {
  findMemberByAccount,
  findMemberByEmail,
  findMemberByPhone,
  type MemberRow,
} from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { keyedHash } from '../platform/ids.ts';
import { knownDeviceKey } from '../platform/knownDevices.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type CaptchaAnswer, codeCaptchaProblem } from './codeCaptcha.ts';
import { enforceSendLimits, storeUnsentCode } from './codes.ts';
import { sendResetJob } from './sendReset.ts';

export type IdentifierKind = 'email' | 'phone' | 'account';

/**
 * Whether the text that a person typed is an account, a phone or an email. Accounts never begin with a digit
 * and never contain an @.
 */
export function identifierKind(text: string): IdentifierKind {
  if (text.includes('@')) return 'email';
  return /^\+?\d+$/.test(text) ? 'phone' : 'account';
}

export async function findMemberByIdentifier(
  tx: Tx,
  text: string,
  areaCode?: string,
): Promise<MemberRow | undefined> {
  const by = identifierKind(text);
  if (by === 'email') return findMemberByEmail(tx, text);
  return by === 'phone' ? findMemberByPhone(tx, text, areaCode) : findMemberByAccount(tx, text);
}

/**
 * Opens a reset for any name. Rows, answer and work are the same with and without an account. The code is made and sent
 * later, if there is an account. The masked contacts of an unknown name are derived from the name, so that a second
 * request reveals nothing.
 */
export async function startPasswordReset(
  tx: Tx,
  actor: Actor,
  services: Services,
  captcha: CaptchaAnswer,
  asked: { named: string; areaCode: string | undefined; channel: 'phone' | 'email' },
) {
  const { named, channel } = asked;
  const problem = await codeCaptchaProblem(tx, actor, services, captcha, named);
  if (problem) return problem;
  const found = await findMemberByIdentifier(tx, named, asked.areaCode);
  const whose = await knownDeviceKey(tx, found?.id, actor.device);
  const wait = await enforceSendLimits(tx, actor, {
    key: `reset:${named.toLowerCase()}`,
    name: named,
    whose,
  });
  if (wait) return wait;
  const member = found?.status === 'active' ? found : undefined;
  const subject = member ? `member:${member.id}` : `nobody:${named.toLowerCase()}`;
  const ticket = await storeUnsentCode(tx, services, 'reset', subject);
  services.jobs.enqueue(tx, sendResetJob, {
    ticket,
    channel,
    lang: actor.lang,
    shopName: actor.shop.name,
  });
  return {
    ticket,
    channel,
    waitSeconds: actor.shop.settings.resendSeconds,
    channels: masksOf(services, tx.shopId, named, member),
  };
}

/** A request by phone or email shows only that contact; a request by account shows both, masked. */
function masksOf(services: Services, shopId: string, named: string, member: MemberRow | undefined) {
  const by = identifierKind(named);
  const madeUp = keyedHash(services.config.APP_SECRET, 'mask', shopId, named.toLowerCase());
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const email = by === 'email' ? named : member?.email || letters.charAt((madeUp[0] ?? 0) % 26);
  const digits = by === 'phone' ? named : (member?.phone ?? String(10 + ((madeUp[1] ?? 0) % 90)));
  const phoneMask = { channel: 'phone' as const, masked: `•••• ••${digits.slice(-2)}` };
  const emailMask = { channel: 'email' as const, masked: `${email.charAt(0).toLowerCase()}•••@•••` };
  if (by === 'phone') return [phoneMask];
  return by === 'email' ? [emailMask] : [phoneMask, emailMask];
}

import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { keyedHash, newDigits, newId, sameBytes } from '../platform/ids.ts';
import { sendMessage } from '../platform/messages.ts';
import { surroundingNetwork, throttleKeyOfIp } from '../platform/networks.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { countRequestedCode } from './captchaUnits.ts';
import { type CodePurpose, codeMessage } from './codeMessage.ts';
import {
  countCodeTry,
  insertCode,
  invalidateCodes,
  markCodeUsed,
  replaceCode,
  validCodeId,
} from './secrets.store.ts';

/** The recipient of a code, and the key under which its limits and codes are stored. */
export interface CodeDestination {
  readonly channel: 'phone' | 'email';
  /** E.164 or an email address. */
  readonly recipient: string;
  readonly key: string;
}

export function phoneDestination(e164: string): CodeDestination {
  return { channel: 'phone', recipient: e164, key: `phone:${e164}` };
}

export function emailDestination(email: string): CodeDestination {
  return { channel: 'email', recipient: email, key: `email:${email.toLowerCase()}` };
}

const livesMs = 10 * 60_000;
const perNumber: ThrottleLimit = { bucket: 'code-number', max: 10, windowSeconds: 86_400 };
const perAddress: ThrottleLimit = { bucket: 'code-ip', max: 60, windowSeconds: 3_600 };
const perNeighbourhood: ThrottleLimit = { bucket: 'code-around', max: 300, windowSeconds: 3_600 };

interface Sending {
  /** The key under which sendings are counted: the kind of code with its destination. */
  readonly key: string;
  /** The account or the destination as it was typed. */
  readonly name: string;
  /** The requester's account, if known: then requests by strangers for the same destination do not count against it. */
  readonly whose?: string | undefined;
}

/**
 * Counts one sending against every limit; a refusal names the seconds to wait. All limits are the caller's own or
 * their network's. Requests by others, for the same destination or in the same shop, only raise the required work
 * (`captchaUnits.ts`).
 */
export async function enforceSendLimits(tx: Tx, actor: Actor, { key, name, whose }: Sending) {
  const between: ThrottleLimit = {
    bucket: 'code-resend',
    max: 1,
    windowSeconds: actor.shop.settings.resendSeconds,
  };
  const own = `${whose ?? throttleKeyOfIp(actor.ip)} ${key}`;
  const wait =
    (await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip))) ??
    (await enforceRateLimit(tx, perNeighbourhood, surroundingNetwork(actor.ip))) ??
    (await enforceRateLimit(tx, between, own)) ??
    (await enforceRateLimit(tx, perNumber, own));
  if (wait === undefined) await countRequestedCode(tx, name);
  return wait;
}

const usualDigits = 6;
const linkDigits = 10;

/**
 * Makes a code of six digits for a subject (what the code will be used for) and sends it; earlier codes become
 * invalid. Answers the code's id. Only a hash is stored, bound to purpose, subject and id.
 */
export async function sendCodeTo(
  tx: Tx,
  actor: Actor,
  services: Services,
  purpose: CodePurpose,
  to: CodeDestination,
  subject: string = to.key,
): Promise<string> {
  const id = newId();
  const code = newDigits(usualDigits);
  await invalidateCodes(tx, purpose, subject);
  await keepCode(tx, services, { id, purpose, subject, code });
  await sendMessage(tx, {
    channel: to.channel === 'phone' ? 'sms' : 'email',
    recipient: to.recipient,
    expiresAt: tx.later(livesMs),
    ...codeMessage(actor.lang, purpose, actor.shop.name, code),
  });
  return id;
}

/** Makes the code for an existing id, and sends it. */
export async function sendStoredCode(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { id, purpose, subject }: { id: string; purpose: CodePurpose; subject: string },
  to: CodeDestination,
  letter: { readonly lang: Lang; readonly shopName: string; readonly digits?: number },
): Promise<void> {
  const code = newDigits(letter.digits ?? usualDigits);
  await replaceCode(tx, id, codeHash(services, tx.shopId, purpose, subject, id, code));
  await sendMessage(tx, {
    channel: to.channel === 'phone' ? 'sms' : 'email',
    recipient: to.recipient,
    expiresAt: tx.later(livesMs),
    ...codeMessage(letter.lang, purpose, letter.shopName, code),
  });
}

/**
 * Stores a code without sending it. A request for an unknown account writes the same rows and gets the same answer as
 * one for an existing account. Earlier codes stay valid, so that nobody can end somebody else's code by requesting a
 * new one.
 */
export async function storeUnsentCode(
  tx: Tx,
  services: Pick<Services, 'config'>,
  purpose: CodePurpose,
  subject: string,
): Promise<string> {
  const id = newId();
  await keepCode(tx, services, { id, purpose, subject, code: newDigits(usualDigits) });
  return id;
}

/**
 * Makes a code for a link, which is valid for days instead of minutes. Answers the secret part of the link, once: the
 * code's id and the code. The code is checked and used up like every other code.
 */
export async function createLinkCode(
  tx: Tx,
  services: Pick<Services, 'config'>,
  purpose: CodePurpose,
  subject: string,
  livesMs: number,
): Promise<{ readonly secret: string; readonly expiresAt: string }> {
  const [id, code] = [newId(), newDigits(linkDigits)];
  const expiresAt = tx.later(livesMs);
  const hash = codeHash(services, tx.shopId, purpose, subject, id, code);
  await insertCode(tx, { id, purpose, destination: subject, codeHash: hash, expiresAt });
  return { secret: `${id}.${code}`, expiresAt };
}

function keepCode(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { id, purpose, subject, code }: { id: string; purpose: CodePurpose; subject: string; code: string },
) {
  return insertCode(tx, {
    id,
    purpose,
    destination: subject,
    codeHash: codeHash(services, tx.shopId, purpose, subject, id, code),
    expiresAt: tx.later(livesMs),
  });
}

function codeHash(services: Pick<Services, 'config'>, ...parts: string[]): Buffer {
  return keyedHash(services.config.APP_SECRET, 'code', ...parts);
}

/** Checks a code by its subject. Every try is counted, even if the call fails. `markCodeUsed` uses the code up. */
export async function verifyCode(
  tx: Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  code: string,
) {
  const id = await validCodeId(tx, purpose, subject);
  if (id === undefined) return refuse('member.codeSpent', {}, 'code');
  return verifyCodeById(tx, services, purpose, id, code);
}

/** Like `verifyCode`, by the code's id; answers the subject that the code was made for. */
export async function verifyCodeById(
  tx: Tx,
  services: Services,
  purpose: CodePurpose,
  id: string,
  code: string,
) {
  const row = await countCodeTry(tx, purpose, id);
  if (row === undefined) return refuse('member.codeSpent', {}, 'code');
  const given = codeHash(services, tx.shopId, purpose, row.destination, id, code);
  if (!sameBytes(row.codeHash, given)) return refuse('member.codeWrong', {}, 'code');
  return { id, subject: row.destination };
}

/** Checks a code by its subject and uses it up. */
export async function consumeCode(
  tx: Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  code: string,
) {
  const proven = await verifyCode(tx, services, purpose, subject, code);
  if (isRefusal(proven)) return proven;
  return (await markCodeUsed(tx, proven.id)) ? undefined : refuse('member.codeSpent', {}, 'code');
}

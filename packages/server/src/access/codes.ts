import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { boundHash, newId, newSixDigits, sameBytes } from '../platform/ids.ts';
import { sendMessage } from '../platform/messages.ts';
import { networkOf } from '../platform/networks.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { type CodePurpose, codeMessage } from './codeMessage.ts';
import { insertCode, openCode, replaceCode, tryCode, useCode } from './secrets.store.ts';

/** Where a code goes, and the key under which limits and codes of that place are kept. */
export interface Destination {
  readonly channel: 'phone' | 'email';
  /** E.164 or an email address. */
  readonly recipient: string;
  readonly key: string;
}

export function phoneDestination(e164: string): Destination {
  return { channel: 'phone', recipient: e164, key: `phone:${e164}` };
}

export function emailDestination(email: string): Destination {
  return { channel: 'email', recipient: email, key: `email:${email.toLowerCase()}` };
}

const livesMs = 10 * 60_000;
export const perNumber: Limit = { bucket: 'code-number', max: 10, windowSeconds: 86_400 };
const perAddress: Limit = { bucket: 'code-ip', max: 60, windowSeconds: 3_600 };
const perShop: Limit = { bucket: 'code-shop', max: 2_000, windowSeconds: 3_600 };

/** Counts one sending under `key` against every limit; a refusal names the seconds to wait. */
export async function spendSending(tx: Tx, actor: Actor, key: string) {
  const between: Limit = {
    bucket: 'code-resend',
    max: 1,
    windowSeconds: actor.shop.settings.resendSeconds,
  };
  return (
    (await rateLimit(tx, perAddress, networkOf(actor.ip))) ??
    (await rateLimit(tx, between, key)) ??
    (await rateLimit(tx, perNumber, key)) ??
    (await rateLimit(tx, perShop, 'all'))
  );
}

/**
 * Makes a code of six digits for a subject (what the code will be asked for) and sends it. Answers the code's id. The
 * code itself is kept as a hash bound to purpose, subject and id.
 */
export async function sendCodeTo(
  tx: Tx,
  actor: Actor,
  services: Services,
  purpose: CodePurpose,
  to: Destination,
  subject: string = to.key,
): Promise<string> {
  const id = newId();
  const code = newSixDigits();
  await keepCode(tx, services, { id, purpose, subject, code });
  await sendMessage(tx, {
    channel: to.channel === 'phone' ? 'sms' : 'email',
    recipient: to.recipient,
    expiresAt: runsOutAt(tx),
    ...codeMessage(actor.lang, purpose, actor.shop.name, code),
  });
  return id;
}

/** Makes a code anew under an id that is kept already, and sends it. */
export async function sendKeptCode(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { id, purpose, subject }: { id: string; purpose: CodePurpose; subject: string },
  to: Destination,
  letter: { readonly lang: Lang; readonly shopName: string },
): Promise<void> {
  const code = newSixDigits();
  await replaceCode(tx, id, codeHash(services, tx.shopId, purpose, subject, id, code));
  await sendMessage(tx, {
    channel: to.channel === 'phone' ? 'sms' : 'email',
    recipient: to.recipient,
    expiresAt: runsOutAt(tx),
    ...codeMessage(letter.lang, purpose, letter.shopName, code),
  });
}

/** A code that is sent to nobody: without an account the same rows are written and the same answer is given. */
export async function keepUnsentCode(
  tx: Tx,
  services: Pick<Services, 'config'>,
  purpose: CodePurpose,
  subject: string,
): Promise<string> {
  const id = newId();
  await keepCode(tx, services, { id, purpose, subject, code: newSixDigits() });
  return id;
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
    expiresAt: runsOutAt(tx),
  });
}

function runsOutAt(tx: Tx): string {
  return new Date(Date.parse(tx.now) + livesMs).toISOString();
}

function codeHash(services: Pick<Services, 'config'>, ...parts: string[]): Buffer {
  return boundHash(services.config.APP_SECRET, 'code', ...parts);
}

/** Checks a code by its subject. Tries are counted whatever comes of the call; it is used up with `useCode`. */
export async function proveCode(
  tx: Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  code: string,
) {
  const id = await openCode(tx, purpose, subject);
  if (id === undefined) return refuse('member.codeSpent', {}, 'code');
  return proveCodeById(tx, services, purpose, id, code);
}

/** As `proveCode`, by the code's id; answers whom or what the code was made for. */
export async function proveCodeById(
  tx: Tx,
  services: Services,
  purpose: CodePurpose,
  id: string,
  code: string,
) {
  const row = await tryCode(tx, purpose, id);
  if (row === undefined) return refuse('member.codeSpent', {}, 'code');
  const given = codeHash(services, tx.shopId, purpose, row.destination, id, code);
  if (!sameBytes(row.codeHash, given)) return refuse('member.codeWrong', {}, 'code');
  return { id, subject: row.destination };
}

/** Checks a code by its subject and uses it up. */
export async function takeCode(
  tx: Tx,
  services: Services,
  purpose: CodePurpose,
  subject: string,
  code: string,
) {
  const proven = await proveCode(tx, services, purpose, subject, code);
  if (isRefusal(proven)) return proven;
  return (await useCode(tx, proven.id)) ? undefined : refuse('member.codeSpent', {}, 'code');
}

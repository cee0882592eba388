import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import { keyedHash, randomBytesOf } from '../platform/ids.ts';
import {
  consumeRecoveryCode,
  consumeTimeStep,
  findSecondFactor,
  replaceRecoveryCodes,
} from './secondFactor.store.ts';

/**
 * The common settings of authenticator apps: SHA-1, six digits, thirty seconds; one step before and after is accepted.
 */
const stepSeconds = 30;
const tolerance = 1;
const secretBytes = 20;
const recoveryCodes = 10;
/** The alphabet, without letters and digits that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Loaded at first use. */
const library = () => import('otpauth');

interface SecondFactorOwner {
  readonly staffId: string;
  readonly secret: string;
}

/** The owner is encrypted together with the secret, so that the secret is worthless for another account. */
const owned = (tx: Tx, staffId: string) => `${tx.shopId} ${staffId} `;

/** A new secret in the form for apps, and encrypted for storage. */
export async function newSecondFactor(
  tx: Tx,
  { staffId, secret }: SecondFactorOwner,
  names: { shop: string; login: string },
) {
  const { Secret, TOTP } = await library();
  const drawn = new Secret({ size: secretBytes });
  const totp = new TOTP({ issuer: names.shop, label: names.login, secret: drawn, period: stepSeconds });
  return {
    text: drawn.base32,
    address: totp.toString(),
    sealed: encryptionWith(secret).seal(owned(tx, staffId) + drawn.base32),
  };
}

/** Checks an authenticator code and uses it up. The first correct one activates the factor. */
export async function consumeAuthenticatorCode(
  tx: Tx,
  { staffId, secret }: SecondFactorOwner,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, staffId);
  if (!factor || !/^\d{6}$/.test(code)) return false;
  const { Secret, TOTP } = await library();
  const kept = encryptionWith(secret).open(factor.secret);
  if (!kept.startsWith(owned(tx, staffId))) return false;
  const text = kept.slice(owned(tx, staffId).length);
  const totp = new TOTP({ secret: Secret.fromBase32(text), period: stepSeconds });
  const timestamp = Date.parse(tx.now);
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  if (delta === null) return false;
  return consumeTimeStep(tx, staffId, Math.floor(timestamp / (stepSeconds * 1_000)) + delta);
}

/**
 * The problem with the second factor of a login or re-authentication; undefined if the account has none, or
 * the code is correct.
 */
export async function secondFactorProblem(tx: Tx, whose: SecondFactorOwner, given: string | undefined) {
  const factor = await findSecondFactor(tx, whose.staffId);
  if (!factor?.confirmedAt) return undefined;
  if (given === undefined) return refuse('staff.codeRequired', {}, 'code');
  const code = plain(given);
  const right =
    (await consumeAuthenticatorCode(tx, whose, code)) ||
    (await consumeRecoveryCode(tx, whose.staffId, recoveryHash(tx, whose, code)));
  return right ? undefined : refuse('staff.codeWrong', {}, 'code');
}

/** Ten recovery codes for a lost authenticator; they are returned only this once. */
export async function newRecoveryCodes(tx: Tx, whose: SecondFactorOwner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, recoveryCode);
  const hashes = codes.map((code) => recoveryHash(tx, whose, plain(code)));
  await replaceRecoveryCodes(tx, whose.staffId, hashes);
  return codes;
}

/** Ten characters, some 49 bits. Bytes that would favour the first characters are drawn again. */
function recoveryCode(): string {
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < 10) {
    const [byte = 255] = randomBytesOf(1);
    if (byte < fair) code += alphabet[byte % alphabet.length];
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

function recoveryHash(tx: Tx, { staffId, secret }: SecondFactorOwner, code: string): Uint8Array {
  return keyedHash(secret, 'recovery', tx.shopId, staffId, code);
}

import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { NoTransaction, Tx } from './db.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { enforceRateLimit, resetTries, type ThrottleLimit } from './throttle.ts';
import { weakPasswordRefusal } from './weakPasswords.ts';

interface Account {
  readonly passwordHash: string | null | undefined;
  /** The account's names, which a new password must not contain. */
  readonly names: readonly string[];
}

interface Accounts {
  /** How often a password may be guessed within a session. */
  readonly limit: ThrottleLimit;
  find(tx: Tx, id: string): Promise<Account | undefined>;
}

export interface PasswordProof {
  /** The stored password hash that was compared; undefined if the account no longer exists. */
  readonly hash: string | null | undefined;
}

/** Proves a caller's identity by their own password, in the three phases of a call. */
export const passwordProof = ({ limit, find }: Accounts) => ({
  /** First phase: counts the try, and reads the hash that the given password is compared with. */
  async stored(tx: Tx, id: string) {
    const wait = await enforceRateLimit(tx, limit, id);
    if (wait) return wait;
    const account = await find(tx, id);
    return { hash: account?.passwordHash, names: account?.names ?? [] };
  },
  /** Last phase, in the transaction: checks that the password has not changed since it was compared. */
  async problem(tx: Tx, id: string, { hash }: PasswordProof, field: string) {
    if ((await find(tx, id))?.passwordHash !== hash) return refuse('member.wrongPassword', {}, field);
    await resetTries(tx, limit, id);
    return undefined;
  },
});

/** Middle phase, outside of any transaction: compares the password. */
export async function comparePassword(
  noTransaction: NoTransaction,
  { hash }: PasswordProof,
  password: string,
  field: string,
) {
  const matches = await passwordMatches(noTransaction, hash ?? undefined, password);
  return matches ? { hash } : refuse('member.wrongPassword', {}, field);
}

interface Change {
  readonly oldPassword: string;
  readonly password: string;
}

/**
 * The middle phase for a new password: the old one proves identity, and the new one must differ and be
 * strong.
 */
export async function preparePasswordChange(
  noTransaction: NoTransaction,
  { oldPassword, password }: Change,
  stored: PasswordProof & Pick<Account, 'names'>,
) {
  const proof = await comparePassword(noTransaction, stored, oldPassword, 'oldPassword');
  if (isRefusal(proof)) return proof;
  if (password === oldPassword) return refuse('member.samePassword', {}, 'password');
  const weak = await weakPasswordRefusal(password, stored.names);
  return weak ?? { proof, passwordHash: await hashPassword(noTransaction, password) };
}

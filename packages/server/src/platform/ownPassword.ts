import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { NoTransaction, Tx } from './db.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { type Limit, rateLimit, restore } from './throttle.ts';
import { passwordWeakness } from './weakPasswords.ts';

interface Account {
  readonly passwordHash: string | null | undefined;
  /** What the account is called: a new password must not hold it. */
  readonly names: readonly string[];
}

interface Accounts {
  /** How often a password may be guessed with somebody's session. */
  readonly limit: Limit;
  find(tx: Tx, id: string): Promise<Account | undefined>;
}

export interface Proof {
  /** The stored password that was compared; undefined where there is no such account any more. */
  readonly hash: string | null | undefined;
}

/** Proving who one is by one's own password, in the three phases of a call. */
export const ownPasswords = ({ limit, find }: Accounts) => ({
  /** First, and counted: what the given password is to be compared with. */
  async stored(tx: Tx, id: string) {
    const wait = await rateLimit(tx, limit, id);
    if (wait) return wait;
    const account = await find(tx, id);
    return { hash: account?.passwordHash, names: account?.names ?? [] };
  },
  /** At last, in the transaction: the password may have been changed since it was compared. */
  async problem(tx: Tx, id: string, { hash }: Proof, field: string) {
    if ((await find(tx, id))?.passwordHash !== hash) return refuse('member.wrongPassword', {}, field);
    await restore(tx, limit, id);
    return undefined;
  },
});

/** Between the two, outside of any transaction: whether it is their own. */
export async function comparePassword(
  noTransaction: NoTransaction,
  { hash }: Proof,
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

/** The same for a new password: the old one proves who it is, the new one must be another and a good one. */
export async function prepareChange(
  noTransaction: NoTransaction,
  { oldPassword, password }: Change,
  stored: Proof & Pick<Account, 'names'>,
) {
  const proof = await comparePassword(noTransaction, stored, oldPassword, 'oldPassword');
  if (isRefusal(proof)) return proof;
  if (password === oldPassword) return refuse('member.samePassword', {}, 'password');
  const weak = await passwordWeakness(password, stored.names);
  return weak ?? { proof, passwordHash: await hashPassword(noTransaction, password) };
}

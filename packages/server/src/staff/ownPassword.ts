import { refuse } from '@crossdock/contract/refusals.ts';
import type { Outside, Tx } from '../platform/db.ts';
import { passwordMatches } from '../platform/passwords.ts';
import type { Staff } from '../platform/scope.ts';
import { type Limit, rateLimit, restore } from '../platform/throttle.ts';
import { findStaff } from './store.ts';

/** A stolen session must not become a way to guess the password, nor the code of the second factor after it. */
const perStaff: Limit = { bucket: 'staff-prove', max: 10, windowSeconds: 900 };

/** First, and counted: what the given password is to be compared with. */
export async function storedPassword(tx: Tx, actor: Staff) {
  const wait = await rateLimit(tx, perStaff, actor.staffId);
  const staff = wait ? undefined : await findStaff(tx, actor.staffId);
  return wait ?? { hash: staff?.passwordHash, names: staff ? [staff.login] : [] };
}

interface Proof {
  readonly hash: string | undefined;
}

/** Then: whether it is their own. */
export async function comparePassword(outside: Outside, { hash }: Proof, password: string, field: string) {
  const matches = await passwordMatches(outside, hash, password);
  return matches ? { hash } : refuse('member.wrongPassword', {}, field);
}

/** At last, in the transaction: the password may have been changed since it was compared. */
export async function proofProblem(tx: Tx, actor: Staff, { hash }: Proof, field: string) {
  const staff = await findStaff(tx, actor.staffId);
  if (staff?.passwordHash !== hash) return refuse('member.wrongPassword', {}, field);
  await restore(tx, perStaff, actor.staffId);
  return undefined;
}

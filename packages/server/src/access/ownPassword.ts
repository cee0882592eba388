import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember, namesOf } from '../members/store.ts';
import type { Outside, Tx } from '../platform/db.ts';
import { passwordMatches } from '../platform/passwords.ts';
import type { Member } from '../platform/scope.ts';
import { type Limit, rateLimit, restore } from '../platform/throttle.ts';

/** A stolen session must not become a way to guess the password. */
const perMember: Limit = { bucket: 'old-password', max: 10, windowSeconds: 900 };

/** First, and counted: what the given password is to be compared with. */
export async function storedPassword(tx: Tx, actor: Member) {
  const wait = await rateLimit(tx, perMember, actor.memberId);
  const member = wait ? undefined : await findMember(tx, actor.memberId);
  return wait ?? { hash: member?.passwordHash, names: member ? namesOf(member) : [] };
}

export interface Proof {
  /** The stored password that was compared; undefined where there is no such member any more. */
  readonly hash: string | undefined;
}

/** Then: whether it is the member's own. */
export async function comparePassword(outside: Outside, { hash }: Proof, password: string, field: string) {
  const matches = await passwordMatches(outside, hash, password);
  return matches ? { hash } : refuse('member.wrongPassword', {}, field);
}

/** At last, in the transaction: the password may have been changed since it was compared. */
export async function proofProblem(tx: Tx, actor: Member, { hash }: Proof, field: string) {
  const member = await findMember(tx, actor.memberId);
  if (member?.passwordHash !== hash) return refuse('member.wrongPassword', {}, field);
  await restore(tx, perMember, actor.memberId);
  return undefined;
}

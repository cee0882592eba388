import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { passwordMatches } from '../platform/passwords.ts';
import type { Member } from '../platform/scope.ts';
import { isFreshSession } from '../platform/sessions.ts';
import { type Limit, restore, spend } from '../platform/throttle.ts';
import { findMember } from './store.ts';

/** A stolen session must not become a way to guess the password. */
const perMember: Limit = { bucket: 'old-password', max: 10, windowSeconds: 900 };

/** The member whose own password this is; else what is wrong. */
export async function proveOwnPassword(tx: Tx, actor: Member, password: string, field: string) {
  const wait = await spend(tx, perMember, actor.memberId);
  if (wait) return wait;
  const member = await findMember(tx, actor.memberId);
  if (!member || !(await passwordMatches(member.password_hash, password)))
    return refuse('member.wrongPassword', {}, field);
  await restore(tx, perMember, actor.memberId);
  return member;
}

/**
 * For what a stolen session must not do, such as binding a new way in: whoever has just logged in has proven enough,
 * everybody else gives the password. Undefined where all is well.
 */
export async function passwordProblem(tx: Tx, actor: Member, password: string | undefined) {
  if (await isFreshSession(tx, actor.sessionId)) return undefined;
  if (password === undefined) return refuse('member.passwordNeeded', {}, 'password');
  const proven = await proveOwnPassword(tx, actor, password, 'password');
  return isRefusal(proven) ? proven : undefined;
}

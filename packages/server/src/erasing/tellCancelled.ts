import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { writeToMember } from './letters.ts';

/** Tells the member that the account is kept. */
export async function tellCancelled(tx: Tx, actor: Actor, memberId: string): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) return;
  await writeToMember(tx, actor.shop, member, 'cancelled');
}

import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { emailMember } from './letters.ts';

/** Informs the member that the account stays. */
export async function notifyErasureCancelled(tx: Tx, actor: Actor, memberId: string): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) return;
  await emailMember(tx, actor.shop, member, 'cancelled');
}

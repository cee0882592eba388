import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from './db.ts';
import { hasRow } from './rows.ts';
import type { Guest, Member } from './scope.ts';

/**
 * Refuses registrations and orders while the shop is still being set up. Members invited by staff are exempt,
 * so that the owner can try everything, and so are staff who act as a member.
 */
export async function shopNotOpenRefusal(
  tx: Tx,
  actor: Guest | Member,
): Promise<Refusal<'shop.notOpen'> | undefined> {
  if (actor.shop.openedAt !== null) return undefined;
  if (actor.kind === 'member' && (actor.actingStaffId !== null || (await isInvited(tx, actor.memberId))))
    return undefined;
  return refuse('shop.notOpen');
}

function isInvited(tx: Tx, memberId: string): Promise<boolean> {
  return hasRow(tx, 'members', { id: memberId, registerSource: 'staff' });
}

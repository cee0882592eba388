import type { Tx } from '../platform/db.ts';
import { type ReviewWaits, recordWait, type WaitCause } from '../platform/reviewWaits.ts';
import type { Actor } from '../platform/scope.ts';
import { findIdentity } from './store.ts';

export const identityWaits: ReviewWaits = { table: 'identity_waits', reviewed: 'identities' };

/**
 * Notes whether the member now waits for the review of their identity, which the shop requires for orders. Call it after each change
 * of an identity or of its state, with the member locked.
 */
export async function recordIdentityWait(
  tx: Tx,
  { shop }: Pick<Actor, 'shop'>,
  memberId: string,
  cause: WaitCause = 'member',
): Promise<void> {
  const waits = shop.settings.identityRequired && (await findIdentity(tx, memberId))?.state === 'pending';
  await recordWait(tx, identityWaits, { memberId, waits, cause });
}

import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { findRow, updateInShop } from '../platform/rows.ts';

/**
 * Whether this LINE user has the shop's official account as a friend; `unknown` if LINE was not asked yet, undefined if
 * no member has linked this LINE account.
 */
export async function isKnownFriend(tx: Tx, subject: string): Promise<boolean | 'unknown' | undefined> {
  const row = await findRow(tx, 'messengerBindings', { provider: 'line', subject }, ['friend']);
  return row && (row.friend ?? 'unknown');
}

/** Stores LINE's answer for an account whose state was unknown. */
export async function recordFirstFriendState(tx: Tx, subject: string, friend: boolean): Promise<void> {
  await tx.run(
    updateInShop(tx, 'messengerBindings', { provider: 'line', subject })
      .set({ friend, friendAt: tx.now })
      .where('friend', 'is', null),
  );
  await publish(tx, 'members', null);
}

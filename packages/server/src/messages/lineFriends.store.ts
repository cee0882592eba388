import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';

/** What is known of whether this LINE account has the official account as a friend; undefined where no member has bound it. */
export async function knownFriend(tx: Tx, subject: string): Promise<boolean | 'unknown' | undefined> {
  const row = await tx.maybe(
    db
      .selectFrom('messengerBindings')
      .select('friend')
      .where('shopId', '=', tx.shopId)
      .where('provider', '=', 'line')
      .where('subject', '=', subject),
  );
  return row && (row.friend ?? 'unknown');
}

/** What LINE has answered of an account of which nobody knew. */
export async function noteFirstFriend(tx: Tx, subject: string, friend: boolean): Promise<void> {
  await tx.run(
    db
      .updateTable('messengerBindings')
      .set({ friend, friendAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('provider', '=', 'line')
      .where('subject', '=', subject)
      .where('friend', 'is', null),
  );
  await publish(tx, 'members', null);
}

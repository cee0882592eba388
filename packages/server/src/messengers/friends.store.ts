import { setNoticeChannelEnabled } from '../notices/preferences.store.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

const ofSubject = (tx: Tx, subject: string) =>
  updateInShop(tx, 'messengerBindings', { provider: 'line', subject });

/**
 * Stores whether this LINE account has the official account as a friend at that moment; an older state changes nothing.
 * A member who becomes a friend gets messages by LINE from then on.
 */
export async function recordFriendState(
  tx: Tx,
  actor: Actor,
  subject: string,
  friend: boolean,
  at: string,
): Promise<void> {
  const before = await tx.maybe(
    fromShop(tx, 'messengerBindings', { provider: 'line', subject })
      .select(['memberId', 'friend', 'friendAt'])
      .forUpdate(),
  );
  if (before === undefined || (before.friendAt !== null && before.friendAt > at)) return;
  await tx.run(ofSubject(tx, subject).set({ friend, friendAt: at }));
  if (before.friend === friend) return;
  if (friend) await setNoticeChannelEnabled(tx, before.memberId, 'line', true);
  await recordSteps(tx, actor, 'member', [
    {
      subjectId: before.memberId,
      event: friend ? 'lineFollow' : 'lineUnfollow',
      from: String(before.friend),
      to: String(friend),
    },
  ]);
  await publish(tx, 'members', before.memberId);
}

/**
 * Stores the tokens of the member's latest login with the messenger. With them, the permission that the member gave us
 * there can be revoked later. Without tokens nothing is stored.
 */
export async function storeTokens(tx: Tx, subject: string, tokens: string): Promise<void> {
  if (tokens !== '') await tx.run(ofSubject(tx, subject).set({ tokens }));
}

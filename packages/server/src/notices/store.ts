import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { countRows, deleteFromShop, fromShop, updateInShop } from '../platform/rows.ts';

const listedOf = (tx: Tx, memberId: string) => fromShop(tx, 'notifications', { memberId, listed: true });

export function listedNotices(tx: Tx, memberId: string, paging: Paging) {
  const rows = listedOf(tx, memberId)
    .select(['id', 'event', 'subjectId', 'params', 'createdAt', 'readAt'])
    .orderBy('id', 'desc');
  return pageOf(tx, rows, paging);
}

export async function countUnreadOf(tx: Tx, memberId: string, atMost: number): Promise<number> {
  const unread = listedOf(tx, memberId).where('readAt', 'is', null).select('id').limit(atMost).as('unread');
  return countRows(tx, db.selectFrom(unread));
}

export async function markRead(tx: Tx, memberId: string, upToId: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'notifications', { memberId, listed: true })
      .set({ readAt: tx.now })
      .where('readAt', 'is', null)
      .where('id', '<=', upToId),
  );
}

const forgottenAtOnce = 2_000;

/** Whether any notification was created before `beforeMs`. */
export async function hasOldNotices(tx: Tx, beforeMs: number): Promise<boolean> {
  const any = fromShop(tx, 'notifications').select('id').where('id', '<', firstIdAt(beforeMs)).limit(1);
  return (await tx.maybe(any)) !== undefined;
}

/** Deletes some of the oldest notifications; answers whether there may be more. */
export async function deleteOldNotices(tx: Tx, beforeMs: number): Promise<boolean> {
  const gone = await tx.run(
    deleteFromShop(tx, 'notifications').where('id', 'in', (from) =>
      from
        .selectFrom('notifications')
        .select('id')
        .where('shopId', '=', tx.shopId)
        .where('id', '<', firstIdAt(beforeMs))
        .orderBy('id')
        .limit(forgottenAtOnce),
    ),
  );
  return gone === forgottenAtOnce;
}

import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { db } from '../platform/query.ts';

const countedAtMost = 10_000;

const listedOf = (tx: Tx, memberId: string) =>
  db
    .selectFrom('notifications')
    .where('shopId', '=', tx.shopId)
    .where('memberId', '=', memberId)
    .where('listed', '=', true);

export async function listedNotices(
  tx: Tx,
  memberId: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const counted = listedOf(tx, memberId).select('id').limit(countedAtMost).as('counted');
  const [rows, { n }] = await Promise.all([
    tx.all(
      listedOf(tx, memberId)
        .select(['id', 'event', 'subjectId', 'params', 'createdAt', 'readAt'])
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize),
    ),
    tx.one(db.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { rows, total: n };
}

export async function countUnreadOf(tx: Tx, memberId: string, atMost: number): Promise<number> {
  const unread = listedOf(tx, memberId).where('readAt', 'is', null).select('id').limit(atMost).as('unread');
  const { n } = await tx.one(db.selectFrom(unread).select((eb) => eb.fn.countAll<number>().as('n')));
  return n;
}

export async function markRead(tx: Tx, memberId: string, upToId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('notifications')
      .set({ readAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('listed', '=', true)
      .where('readAt', 'is', null)
      .where('id', '<=', upToId),
  );
}

export async function chosenChannels(tx: Tx, memberId: string): Promise<readonly string[]> {
  const row = await tx.one(
    db
      .selectFrom('members')
      .select('noticeChannels')
      .where('shopId', '=', tx.shopId)
      .where('id', '=', memberId),
  );
  return row.noticeChannels;
}

export async function chooseChannels(tx: Tx, memberId: string, channels: readonly string[]): Promise<void> {
  await tx.run(
    db
      .updateTable('members')
      .set({ noticeChannels: [...channels] })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', memberId),
  );
}

/** Some that nobody was written to about yet, with whom to write to; taken by whoever asks first. */
export async function takeUntold(tx: Tx, atMost: number) {
  const ids = await tx.all(
    db
      .updateTable('notifications')
      .set({ toldAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('notifications')
          .select('id')
          .where('shopId', '=', tx.shopId)
          .where('toldAt', 'is', null)
          .orderBy('id')
          .limit(atMost)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id'),
  );
  if (ids.length === 0) return [];
  return tx.all(
    db
      .selectFrom('notifications')
      .innerJoin('members', (join) =>
        join
          .onRef('members.shopId', '=', 'notifications.shopId')
          .onRef('members.id', '=', 'notifications.memberId'),
      )
      .select(['event', 'subjectId', 'params', 'channels'])
      .select(['members.lang', 'members.email', 'areaCode', 'phone', 'noticeChannels', 'members.status'])
      .where('notifications.shopId', '=', tx.shopId)
      .where(
        'notifications.id',
        'in',
        ids.map(({ id }) => id),
      )
      .orderBy('notifications.id'),
  );
}

export async function isAnybodyUntold(tx: Tx): Promise<boolean> {
  const row = await tx.maybe(
    db
      .selectFrom('notifications')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('toldAt', 'is', null)
      .limit(1),
  );
  return row !== undefined;
}

/** Takes some of the oldest away. */
export async function forgetOld(tx: Tx, beforeMs: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('notifications')
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('notifications')
          .select('id')
          .where('shopId', '=', tx.shopId)
          .where('id', '<', firstIdAt(beforeMs))
          .orderBy('id')
          .limit(2_000),
      ),
  );
}

import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { db } from '../platform/query.ts';

const countedAtMost = 10_000;

const listedOf = (tx: Tx, memberId: string) =>
  db
    .selectFrom('notifications')
    .where('shop_id', '=', tx.shopId)
    .where('member_id', '=', memberId)
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
        .select(['id', 'event', 'subject_id', 'params', 'created_at', 'read_at'])
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((pageIndex - 1) * pageSize),
    ),
    tx.one(db.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { rows, total: n };
}

export async function countUnreadOf(tx: Tx, memberId: string, atMost: number): Promise<number> {
  const unread = listedOf(tx, memberId).where('read_at', 'is', null).select('id').limit(atMost).as('unread');
  const { n } = await tx.one(db.selectFrom(unread).select((eb) => eb.fn.countAll<number>().as('n')));
  return n;
}

export async function markRead(tx: Tx, memberId: string, upToId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('notifications')
      .set({ read_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('listed', '=', true)
      .where('read_at', 'is', null)
      .where('id', '<=', upToId),
  );
}

export async function chosenChannels(tx: Tx, memberId: string): Promise<readonly string[]> {
  const row = await tx.one(
    db
      .selectFrom('members')
      .select('notice_channels')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', memberId),
  );
  return row.notice_channels;
}

export async function chooseChannels(tx: Tx, memberId: string, channels: readonly string[]): Promise<void> {
  await tx.run(
    db
      .updateTable('members')
      .set({ notice_channels: [...channels] })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', memberId),
  );
}

/** Some that nobody was written to about yet, with whom to write to; taken by whoever asks first. */
export async function takeUntold(tx: Tx, atMost: number) {
  const ids = await tx.all(
    db
      .updateTable('notifications')
      .set({ told_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('notifications')
          .select('id')
          .where('shop_id', '=', tx.shopId)
          .where('told_at', 'is', null)
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
          .onRef('members.shop_id', '=', 'notifications.shop_id')
          .onRef('members.id', '=', 'notifications.member_id'),
      )
      .select(['event', 'subject_id', 'params', 'channels'])
      .select(['members.lang', 'members.email', 'area_code', 'phone', 'notice_channels', 'members.status'])
      .where('notifications.shop_id', '=', tx.shopId)
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
      .where('shop_id', '=', tx.shopId)
      .where('told_at', 'is', null)
      .limit(1),
  );
  return row !== undefined;
}

/** Takes some of the oldest away. */
export async function forgetOld(tx: Tx, beforeMs: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('notifications')
      .where('shop_id', '=', tx.shopId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('notifications')
          .select('id')
          .where('shop_id', '=', tx.shopId)
          .where('id', '<', firstIdAt(beforeMs))
          .orderBy('id')
          .limit(2_000),
      ),
  );
}

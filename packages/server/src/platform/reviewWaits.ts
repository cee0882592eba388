import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { db } from './query.ts';
import type { Actor } from './scope.ts';
import type { Shop } from './shop.ts';

/** The tables of one kind of row that staff review. */
export interface ReviewTables {
  /**
   * The table of the times in which members could not order, because they waited for a review. Its columns are
   * member_id, from_at, until_at and rejected.
   */
  readonly table: string;
  /** The reviewed table, with the column member_id. */
  readonly reviewed: string;
}

/** The reason why a reviewed row changed: the member, or a decision by staff, which `undo` takes back. */
type WaitCause = 'member' | 'approve' | 'reject' | 'withdraw' | 'undo';

/** Locks the member whose row this is, before staff decide it. */
export async function lockReviewedMember(tx: Tx, { reviewed }: ReviewTables, id: string): Promise<void> {
  const statement = sql<{ id: string }>`select members.id from members join ${sql.table(reviewed)} as reviewed
    on reviewed.shop_id = members.shop_id and reviewed.member_id = members.id
    where members.shop_id = ${tx.shopId} and reviewed.id = ${id} for no key update of members`;
  await tx.maybe({ compile: () => statement.compile(db) });
}

/**
 * Records whether the member now waits for a review. A member whose first wait ended without a rejection does not
 * wait again, because edits and new entries are the member's own choice. Otherwise members could store parcels free
 * of charge.
 */
async function recordWait(
  tx: Tx,
  { table }: ReviewTables,
  wait: { readonly memberId: string; readonly waits: boolean; readonly cause: WaitCause },
): Promise<void> {
  const { memberId, waits, cause } = wait;
  const waitsOf = sql`shop_id = ${tx.shopId} and member_id = ${memberId}`;
  const statement = !waits
    ? sql`update ${sql.table(table)} set until_at = greatest(from_at, ${tx.now}::timestamptz), rejected = ${cause === 'reject'}
        where ${waitsOf} and until_at is null`
    : cause === 'undo'
      ? // The decision that ended the last wait was taken back.
        sql`update ${sql.table(table)} set until_at = null, rejected = false
          where ${waitsOf} and id = (select id from ${sql.table(table)} where ${waitsOf} order by from_at desc, id desc limit 1)`
      : sql`insert into ${sql.table(table)} (shop_id, id, member_id, from_at)
          select ${tx.shopId}::uuid, ${newId()}::uuid, ${memberId}::uuid, ${tx.now}::timestamptz
          where not exists (select from ${sql.table(table)} where ${waitsOf} and until_at is not null and not rejected)
          on conflict (shop_id, member_id) where until_at is null do nothing`;
  await tx.run({ compile: () => statement.compile(db) });
}

/**
 * Records whether the member now waits, as `isWaiting` finds it. Call it after each change of the reviewed rows or of
 * their state, with the member locked: of two changes at the same time, the second sees the first one.
 */
export const waitRecorder =
  (tables: ReviewTables, isWaiting: (tx: Tx, shop: Shop, memberId: string) => Promise<boolean>) =>
  async (
    tx: Tx,
    { shop }: Pick<Actor, 'shop'>,
    memberId: string,
    cause: WaitCause = 'member',
  ): Promise<void> =>
    recordWait(tx, tables, { memberId, waits: await isWaiting(tx, shop, memberId), cause });

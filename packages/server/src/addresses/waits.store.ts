import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Actor } from '../platform/scope.ts';

const member = (tx: Tx) =>
  db.selectFrom('members').select('members.id').where('members.shopId', '=', tx.shopId);

/** Locks the member whose address this is, before staff decide it. */
export async function lockAddressOwner(tx: Tx, addressId: string): Promise<void> {
  await tx.maybe(
    member(tx)
      .innerJoin('addresses', (join) =>
        join.onRef('addresses.shopId', '=', 'members.shopId').onRef('addresses.memberId', '=', 'members.id'),
      )
      .where('addresses.id', '=', addressId)
      .forNoKeyUpdate('members'),
  );
}

/** The actions that can change whether a member waits for a review. */
type Cause = 'member' | 'approve' | 'reject' | 'undo';

/**
 * Notes whether the member now waits for the review of their first address. They do if some address awaits
 * staff and none can be used for orders. A member who has waited once and was not rejected does not wait
 * again, because edits and new addresses are their own choice. Otherwise they could store parcels for free.
 * Call it after each change of an address or its state, with the member locked, so that of two concurrent
 * changes the second sees the first.
 */
export async function noteAddressWait(
  tx: Tx,
  { shop }: Pick<Actor, 'shop'>,
  memberId: string,
  cause: Cause = 'member',
): Promise<void> {
  const { waits, waited } = await tx.one(
    db
      .selectFrom('addresses')
      .select(
        sql<boolean>`coalesce(bool_or(state = 'pending') and not bool_or(state = 'approved'), false)`.as(
          'waits',
        ),
      )
      .select(
        sql<boolean>`exists (select from address_waits as wait where wait.shop_id = ${tx.shopId}
          and wait.member_id = ${memberId} and wait.until_at is not null and not wait.rejected)`.as('waited'),
      )
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('deletedAt', 'is', null),
  );
  if (!waits || shop.settings.orderBeforeAudit) return endWait(tx, memberId, cause === 'reject');
  if (cause === 'undo') return reopenWait(tx, memberId);
  if (!waited)
    await tx.run(
      db
        .insertInto('addressWaits')
        .values({ shopId: tx.shopId, id: newId(), memberId, fromAt: tx.now })
        .onConflict((on) => on.columns(['shopId', 'memberId']).where('untilAt', 'is', null).doNothing()),
    );
}

async function endWait(tx: Tx, memberId: string, rejected: boolean): Promise<void> {
  await tx.run(
    db
      .updateTable('addressWaits')
      .set({ untilAt: sql`greatest(from_at, ${tx.now}::timestamptz)`, rejected })
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('untilAt', 'is', null),
  );
}

/** Reopens the last wait, because the decision that ended it was undone. */
async function reopenWait(tx: Tx, memberId: string): Promise<void> {
  const last = db
    .selectFrom('addressWaits')
    .select('id')
    .where('shopId', '=', tx.shopId)
    .where('memberId', '=', memberId)
    .orderBy('fromAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  await tx.run(
    db
      .updateTable('addressWaits')
      .set({ untilAt: null, rejected: false })
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('id', '=', last),
  );
}

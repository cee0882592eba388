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

/**
 * Notes whether the member now waits for the review of an address: staff have one, and there is none that orders may use. Call it
 * after each change of an address or of its state, with the member locked: of two changes at once, the second sees the first one.
 */
export async function noteAddressWait(
  tx: Tx,
  { shop }: Pick<Actor, 'shop'>,
  memberId: string,
): Promise<void> {
  const { waits } = await tx.one(
    db
      .selectFrom('addresses')
      .select(
        sql<boolean>`coalesce(bool_or(state = 'pending') and not bool_or(state = 'approved'), false)`.as(
          'waits',
        ),
      )
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('deletedAt', 'is', null),
  );
  if (waits && !shop.settings.orderBeforeAudit)
    await tx.run(
      db
        .insertInto('addressWaits')
        .values({ shopId: tx.shopId, id: newId(), memberId, fromAt: tx.now })
        .onConflict((on) => on.columns(['shopId', 'memberId']).where('untilAt', 'is', null).doNothing()),
    );
  else
    await tx.run(
      db
        .updateTable('addressWaits')
        .set({ untilAt: sql`greatest(from_at, ${tx.now}::timestamptz)` })
        .where('shopId', '=', tx.shopId)
        .where('memberId', '=', memberId)
        .where('untilAt', 'is', null),
    );
}

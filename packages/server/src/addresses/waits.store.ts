import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';
import { type ReviewWaits, recordWait, type WaitCause } from '../platform/reviewWaits.ts';
import type { Actor } from '../platform/scope.ts';

export const addressWaits: ReviewWaits = { table: 'address_waits', reviewed: 'addresses' };

/**
 * Notes whether the member now waits for the review of their first address: staff have one, and there is none that orders may use.
 * Call it after each change of an address or of its state, with the member locked.
 */
export async function recordAddressWait(
  tx: Tx,
  { shop }: Pick<Actor, 'shop'>,
  memberId: string,
  cause: WaitCause = 'member',
): Promise<void> {
  const { waits } = await tx.one(
    db
      .selectFrom('addresses')
      .select(
        sql<boolean>`coalesce(bool_or(state = 'pending') and not bool_or(state = 'approved'), false)`.as(
          'waits',
        ),
      )
      .where(ofShop(tx, { memberId }))
      .where('deletedAt', 'is', null),
  );
  await recordWait(tx, addressWaits, { memberId, waits: waits && !shop.settings.orderBeforeAudit, cause });
}

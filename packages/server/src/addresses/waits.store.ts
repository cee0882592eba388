import { sql } from 'kysely';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';
import { type ReviewWaits, waitRecorder } from '../platform/reviewWaits.ts';

export const addressWaits: ReviewWaits = { table: 'address_waits', reviewed: 'addresses' };

/** Whether staff have an address of the member in review, and there is none that orders may use. */
export const recordAddressWait = waitRecorder(addressWaits, async (tx, { settings }, memberId) => {
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
  return waits && !settings.orderBeforeAudit;
});

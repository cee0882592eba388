import { sql } from 'kysely';
import { type ReviewTables, waitRecorder } from '../platform/reviewWaits.ts';
import { fromShop } from '../platform/rows.ts';

export const addressReviewTables: ReviewTables = { table: 'address_waits', reviewed: 'addresses' };

/**
 * Records whether a member waits for a review: staff have an address of the member in review, none is approved, and
 * the shop accepts no orders before the review.
 */
export const recordAddressWait = waitRecorder(addressReviewTables, async (tx, { settings }, memberId) => {
  const { waits } = await tx.one(
    fromShop(tx, 'addresses', { memberId })
      .select(
        sql<boolean>`coalesce(bool_or(state = 'pending') and not bool_or(state = 'approved'), false)`.as(
          'waits',
        ),
      )
      .where('deletedAt', 'is', null),
  );
  return waits && !settings.orderBeforeAudit;
});

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { type ReviewTables, waitRecorder } from '../platform/reviewWaits.ts';
import { fromShop } from '../platform/rows.ts';

export const declarerReviewTables: ReviewTables = { table: 'declarer_waits', reviewed: 'declarers' };

/**
 * Records whether the member waits for a review of their declarers: in some country, one of their declarers is in
 * review and none is usable. Only countries that require a declarer and that an open channel ships to count, because in
 * other countries no order depends on the review.
 */
export const recordDeclarerWait = waitRecorder(declarerReviewTables, async (tx, { settings }, memberId) => {
  const { waits } = await tx.one(
    db
      .selectFrom(
        fromShop(tx, 'declarers', { memberId })
          .select(sql<boolean>`bool_or(state = 'pending') and not bool_or(state = 'approved')`.as('waits'))
          .where('deletedAt', 'is', null)
          .where(sql<boolean>`country = any(${[...settings.declarerCountries]}::text[])`)
          .where('country', 'in', openChannelCountries(tx))
          .groupBy('country')
          .as('countries'),
      )
      .select(sql<boolean>`coalesce(bool_or(countries.waits), false)`.as('waits')),
  );
  return waits;
});

const openChannelCountries = (tx: Tx) => fromShop(tx, 'channels', { active: true }).select('country');

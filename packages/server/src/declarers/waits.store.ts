import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';
import { type ReviewWaits, recordWait, type WaitCause } from '../platform/reviewWaits.ts';
import type { Actor } from '../platform/scope.ts';

export const declarerWaits: ReviewWaits = { table: 'declarer_waits', reviewed: 'declarers' };

/**
 * Notes whether the member now waits for the review of a first declarer: staff have one of a country that an open channel ships to and
 * whose orders need a declarer, and none of that country may be used. Without such a channel, no order waits for the review. Call it after each change of a declarer or of its state, with the member locked.
 */
export async function recordDeclarerWait(
  tx: Tx,
  { shop }: Pick<Actor, 'shop'>,
  memberId: string,
  cause: WaitCause = 'member',
): Promise<void> {
  const { waits } = await tx.one(
    db
      .selectFrom(
        db
          .selectFrom('declarers')
          .select(sql<boolean>`bool_or(state = 'pending') and not bool_or(state = 'approved')`.as('waits'))
          .where(ofShop(tx, { memberId }))
          .where('deletedAt', 'is', null)
          .where(sql<boolean>`country = any(${[...shop.settings.declarerCountries]}::text[])`)
          .where('country', 'in', openChannelCountries(tx.shopId))
          .groupBy('country')
          .as('countries'),
      )
      .select(sql<boolean>`coalesce(bool_or(countries.waits), false)`.as('waits')),
  );
  await recordWait(tx, declarerWaits, { memberId, waits, cause });
}

const openChannelCountries = (shopId: string) =>
  db.selectFrom('channels').select('country').where('shopId', '=', shopId).where('active', '=', true);

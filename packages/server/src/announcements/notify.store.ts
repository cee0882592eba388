import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { changeRow, fromShop } from '../platform/rows.ts';
import { inAudienceCondition, shownNowCondition } from './store.ts';

/** Announcements that have begun and whose audience is not fully notified, the earliest first. */
const announced = (tx: Tx) =>
  fromShop(tx, 'announcements')
    .select(['id', 'texts', 'toldUpTo'])
    .where(shownNowCondition(tx))
    .where('tells', '=', true)
    .where('toldAt', 'is', null)
    .orderBy('publishAt');

export const announcementsToNotify = (tx: Tx, most: number) => tx.all(announced(tx).limit(most));
export type AnnouncementToNotify = Awaited<ReturnType<typeof announcementsToNotify>>[number];

/** Locks the announcement, so that no other process handles it meanwhile. */
export const lockAnnouncementToNotify = (tx: Tx, id: string) =>
  tx.maybe(announced(tx).where('id', '=', id).forUpdate().skipLocked());

/** The next members of the audience, by id. */
export function nextAudienceMembers(tx: Tx, id: string, after: string | null, atMost: number) {
  let rows = fromShop(tx, 'members as one')
    .innerJoin('announcements', (join) => join.onRef('announcements.shopId', '=', 'one.shopId'))
    .select('one.id')
    .where('announcements.id', '=', id)
    .where('one.status', '=', 'active')
    .where(inAudienceCondition(tx, sql.ref('one.id')))
    .orderBy('one.id')
    .limit(atMost);
  if (after !== null) rows = rows.where('one.id', '>', after);
  return tx.all(rows);
}

/** Stores how far the audience has been notified. `isAll` means that nobody is left. */
export async function recordNotifiedUpTo(
  tx: Tx,
  id: string,
  upTo: string | null,
  isAll: boolean,
): Promise<void> {
  await changeRow(tx, 'announcements', id, { toldUpTo: upTo, toldAt: isAll ? tx.now : null });
}

export const nextAnnouncementAt = ({ shopId, now }: Pick<Tx, 'shopId' | 'now'>) =>
  sql`select min(publish_at) as at from announcements
    where shop_id = ${shopId} and released and tells and told_at is null and (ends_at is null or ends_at > ${now})`;

import type { StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import { type AnnouncementType, recentLaneUseDays } from '@crossdock/domain/announcements/rules.ts';
import { callingCodes } from '@crossdock/domain/regions.ts';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { contentContains } from '../platform/localizedContent.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The topic of pages that show announcements. */
export const announcementsTopic = 'announcements';

type Announced = ExpressionBuilder<Schema, 'announcements'>;

/** Whether an announcement is shown now: it is released, has begun and has not ended. */
export const shownNowCondition = (tx: Tx) => (eb: Announced) =>
  eb.and([
    eb('released', '=', true),
    eb('publishAt', '<=', tx.now),
    eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', tx.now)]),
  ]);

/** Announcements without any condition on their audience. */
const isForAll = sql<boolean>`not members_only and levels = '{}' and countries = '{}' and channel_ids = '{}'`;

const callings = sql.join(Object.entries(callingCodes).map(([code, area]) => sql`(${code}, ${area})`));

/**
 * Whether the announcement's audience includes this member: by level, home country, and shipments on the
 * lane.
 */
export function inAudienceCondition(tx: Tx, member: RawBuilder<unknown>) {
  const since = tx.earlier(recentLaneUseDays * 86_400_000);
  return sql<boolean>`(
    (levels = '{}' or exists (select from members where members.shop_id = ${tx.shopId} and members.id = ${member}
      and members.level = any(announcements.levels)))
    and (countries = '{}'
      or exists (select from members join (values ${callings}) as home (code, area) on home.area = members.area_code
        where members.shop_id = ${tx.shopId} and members.id = ${member} and home.code = any(announcements.countries))
      or exists (select from addresses where addresses.shop_id = ${tx.shopId} and addresses.member_id = ${member}
        and addresses.deleted_at is null and addresses.country = any(announcements.countries)))
    and (channel_ids = '{}' or exists (select from orders where orders.shop_id = ${tx.shopId}
      and orders.member_id = ${member} and orders.created_at >= ${since}
      and orders.channel_id = any(announcements.channel_ids))))`;
}

/** The announcements that a reader is shown now, with what they have read. Null means a visitor. */
function shownTo(tx: Tx, memberId: string | null) {
  const live = fromShop(tx, 'announcements').where(shownNowCondition(tx));
  return memberId === null
    ? live.where(isForAll)
    : live.where(inAudienceCondition(tx, sql`${memberId}::uuid`));
}

const readOf = (tx: Tx, memberId: string | null, column: 'first_opened_at' | 'acknowledged_at') =>
  sql<string | null>`(select ${sql.ref(column)} from announcement_reads as read
    where read.shop_id = ${tx.shopId} and read.announcement_id = announcements.id and read.member_id = ${memberId}::uuid)`;

const shownRows = (tx: Tx, memberId: string | null) =>
  shownTo(tx, memberId)
    .select(['announcements.id', 'type', 'texts', 'pinned', 'top', 'readSeconds', 'publishAt'])
    .select([
      readOf(tx, memberId, 'first_opened_at').as('openedAt'),
      readOf(tx, memberId, 'acknowledged_at').as('acknowledgedAt'),
    ]);

export interface ShownAnnouncement {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly texts: StoredContents;
  readonly pinned: boolean;
  readonly top: boolean;
  readonly readSeconds: number;
  readonly publishAt: string | null;
  readonly openedAt: string | null;
  readonly acknowledgedAt: string | null;
}

interface Wanted extends Paging {
  readonly type?: AnnouncementType | undefined;
  readonly words?: string | undefined;
  readonly unreadFirst: boolean;
}

export function listShownAnnouncements(
  tx: Tx,
  memberId: string | null,
  { type, words, unreadFirst, ...paging }: Wanted,
) {
  const opened = readOf(tx, memberId, 'first_opened_at');
  let rows = shownRows(tx, memberId)
    .orderBy(unreadFirst ? sql<boolean>`(${opened} is null)` : 'pinned', 'desc')
    .orderBy('publishAt', 'desc')
    .orderBy('announcements.id', 'desc');
  if (type !== undefined) rows = rows.where('type', '=', type);
  if (words) rows = rows.where(contentContains(words));
  return pageOf(tx, rows, paging);
}

export function findShownAnnouncement(
  tx: Tx,
  memberId: string | null,
  id: string,
): Promise<ShownAnnouncement | undefined> {
  return tx.maybe(shownRows(tx, memberId).where('announcements.id', '=', id));
}

export function countShownByType(tx: Tx, memberId: string | null) {
  return tx.all(
    shownTo(tx, memberId)
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .groupBy('type'),
  );
}

/** The most announcements that a member is shown together when the portal opens. */
const topAtMost = 10;

export function topAnnouncements(tx: Tx, memberId: string): Promise<readonly ShownAnnouncement[]> {
  return tx.all(
    shownRows(tx, memberId)
      .where('top', '=', true)
      .where(sql<boolean>`${readOf(tx, memberId, 'acknowledged_at')} is null`)
      .orderBy('publishAt')
      .orderBy('announcements.id')
      .limit(topAtMost),
  );
}

export function countUnreadOf(tx: Tx, memberId: string) {
  const opened = readOf(tx, memberId, 'first_opened_at');
  const acknowledged = readOf(tx, memberId, 'acknowledged_at');
  return tx.one(
    shownTo(tx, memberId).select([
      sql<number>`count(*) filter (where ${opened} is null)`.as('unread'),
      sql<number>`count(*) filter (where top and ${acknowledged} is null)`.as('top'),
    ]),
  );
}

/** Starts counting the reading seconds, unless it was read before. */
export async function recordOpened(tx: Tx, memberId: string, announcementId: string): Promise<void> {
  const read = { shopId: tx.shopId, announcementId, memberId, firstOpenedAt: tx.now, openedAt: tx.now };
  await tx.run(
    db
      .insertInto('announcementReads')
      .values(read)
      .onConflict((conflict) =>
        conflict
          .columns(['shopId', 'announcementId', 'memberId'])
          .doUpdateSet({ openedAt: tx.now })
          .where('announcementReads.acknowledgedAt', 'is', null),
      ),
  );
  await publish(tx, announcementsTopic, memberId);
}

/** The read record of an opened announcement, locked, in any state. */
export function lockReadingRecord(tx: Tx, memberId: string, announcementId: string) {
  return tx.maybe(
    fromShop(tx, 'announcementReads as read', {
      'read.memberId': memberId,
      'read.announcementId': announcementId,
    })
      .innerJoin('announcements', shopJoin('announcements.id', 'read.announcementId'))
      .select(['read.openedAt', 'read.acknowledgedAt', 'announcements.readSeconds'])
      .forUpdate('read'),
  );
}

export async function recordAcknowledged(tx: Tx, memberId: string, announcementId: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'announcementReads', { memberId, announcementId })
      .set({ acknowledgedAt: tx.now })
      .where('acknowledgedAt', 'is', null),
  );
  await publish(tx, announcementsTopic, memberId);
}

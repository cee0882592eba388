import type { announcementTabs } from '@crossdock/contract/announcements/desk.ts';
import type { AnnouncementState, AnnouncementType } from '@crossdock/domain/announcements/rules.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { contentContains } from '../platform/localizedContent.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { countRows, deleteRows, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { AnnouncementsTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { staffName } from '../platform/staffName.ts';
import { announcementsTopic, inAudienceCondition } from './store.ts';

/** Like `announcementState` in domain, for all rows at once. */
const stateOf = (tx: Tx) => sql<AnnouncementState>`case when not released then 'draft'
  when ends_at <= ${tx.now} then 'ended' when publish_at > ${tx.now} then 'planned' else 'live' end`;

const readers = (tx: Tx, only: 'opened' | 'acknowledged') =>
  sql<number>`(select count(*) from announcement_reads as read where read.shop_id = ${tx.shopId}
    and read.announcement_id = announcements.id
    ${only === 'acknowledged' ? sql`and acknowledged_at is not null` : sql``})`;

const rowsOf = (tx: Tx) =>
  fromShop(tx, 'announcements')
    .selectAll('announcements')
    .select([readers(tx, 'opened').as('opened'), readers(tx, 'acknowledged').as('acknowledged')])
    .select(staffName(tx, 'announcements.updatedBy', 'updatedByName'));

export function findAnnouncement(tx: Tx, id: string) {
  return tx.maybe(rowsOf(tx).where('announcements.id', '=', id));
}
export type AnnouncementDeskRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

interface Searched extends Paging {
  readonly shelf: (typeof announcementTabs)[number];
  readonly type?: AnnouncementType | undefined;
  readonly words?: string | undefined;
}

export function searchAnnouncements(tx: Tx, { shelf, type, words, ...paging }: Searched) {
  let rows = rowsOf(tx).orderBy('announcements.updatedAt', 'desc').orderBy('announcements.id', 'desc');
  if (shelf !== 'all') rows = rows.where(sql<boolean>`${stateOf(tx)} = ${shelf}`);
  if (type !== undefined) rows = rows.where('announcements.type', '=', type);
  if (words) rows = rows.where(contentContains(words));
  return pageOf(tx, rows, paging);
}

export function countAnnouncementsByState(tx: Tx) {
  return tx.all(
    fromShop(tx, 'announcements')
      .select(({ fn }) => [stateOf(tx).as('state'), fn.countAll<number>().as('count')])
      .groupBy(sql`1`),
  );
}

type Written = Omit<
  Insertable<AnnouncementsTable>,
  'shopId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'released' | 'publishAt'
>;

export async function insertAnnouncement(tx: Tx, written: Written): Promise<string> {
  const id = newId();
  const at = { createdAt: tx.now, updatedAt: tx.now };
  await insertRow(tx, 'announcements', { ...written, ...at, id });
  await publish(tx, announcementsTopic, null);
  return id;
}

type Change = Partial<Written & Pick<Insertable<AnnouncementsTable>, 'released' | 'publishAt'>>;

/**
 * Saves an edited announcement. False if somebody else has changed it since: of two edits of the same version only the
 * first is saved.
 */
export async function changeAnnouncement(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  change: Change,
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'announcements', { id, version: version ?? 0 })
      .set({ ...change, updatedAt: tx.now })
      .set(({ eb }) => ({ version: eb('version', '+', 1) })),
  );
  await publish(tx, announcementsTopic, null);
  return changed > 0;
}

export async function deleteAnnouncement(tx: Tx, id: string, version: number): Promise<boolean> {
  const gone = await deleteRows(tx, 'announcements', { id, version });
  await publish(tx, announcementsTopic, null);
  return gone > 0;
}

export async function levelsAndChannelsExist(
  tx: Tx,
  { levels, channelIds }: { readonly levels: readonly number[]; readonly channelIds: readonly string[] },
): Promise<boolean> {
  const { n } = await tx.one(
    db.selectNoFrom(
      sql<number>`(select count(*) from member_levels where shop_id = ${tx.shopId} and level = any(${[...levels]}::integer[]))
        + (select count(*) from channels where shop_id = ${tx.shopId} and id = any(${[...channelIds]}::uuid[]))`.as(
        'n',
      ),
    ),
  );
  return n === new Set(levels).size + new Set(channelIds).size;
}

export function listReadersOf(tx: Tx, id: string, paging: Paging) {
  const rows = fromShop(tx, 'announcementReads as read', { 'read.announcementId': id })
    .innerJoin('members', shopJoin('members.id', 'read.memberId'))
    .select(['read.memberId', 'members.name as memberName', 'members.account as memberAccount'])
    .select(['read.firstOpenedAt as openedAt', 'read.acknowledgedAt'])
    .orderBy('read.firstOpenedAt', 'desc')
    .orderBy('read.memberId');
  return pageOf(tx, rows, paging);
}

/** The number of members in the announcement's audience, whether or not they have read it. */
export async function countAudience(tx: Tx, id: string): Promise<number> {
  return countRows(
    tx,
    fromShop(tx, 'announcements', { 'announcements.id': id })
      .innerJoin('members as one', (join) => join.onRef('one.shopId', '=', 'announcements.shopId'))
      .where('one.status', '=', 'active')
      .where(inAudienceCondition(tx, sql.ref('one.id'))),
  );
}

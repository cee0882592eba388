import type { commentTabs, StaffComment } from '@crossdock/contract/comments/desk.ts';
import { type Rating, ratingOf, unhappyStars } from '@crossdock/domain/comments/rules.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { firstIdAt } from '../platform/ids.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { changeRow, countRows, fromShop, relatedRows } from '../platform/rows.ts';
import type { CommentsTable } from '../platform/schema.gen.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The topic of the realtime events that make pages with reviews reload. */
const topic = 'comments';
/** Stars count in a rating for half a year, so that a channel's rating is current. */
const ratedDays = 180;

/** Reviews with the order, its channel and the author. */
const commentRows = (tx: Tx) =>
  fromShop(tx, 'comments')
    .innerJoin('orders', shopJoin('orders.id', 'comments.orderId'))
    .innerJoin('channels', shopJoin('channels.id', 'comments.channelId'))
    .innerJoin('members', shopJoin('members.id', 'comments.memberId'))
    .selectAll('comments')
    .select([
      ...textColumns('channels'),
      'orders.number as orderNumber',
      'orders.country',
      'members.name as memberName',
      'members.nickname',
      'members.account as memberAccount',
      sql<number | null>`ceil(extract(epoch from orders.signed_at - orders.shipped_at) / 86400)::integer`.as(
        'days',
      ),
    ]);

export const findComment = (tx: Tx, id: string) => tx.maybe(commentRows(tx).where('comments.id', '=', id));
export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

/** Stores a review; false if the order has one already. */
export async function insertComment(
  tx: Tx,
  comment: Omit<Insertable<CommentsTable>, 'shopId' | 'createdAt'>,
): Promise<boolean> {
  const written = await tx.run(
    db
      .insertInto('comments')
      .values({ ...comment, shopId: tx.shopId, createdAt: tx.now })
      .onConflict((conflict) => conflict.columns(['shopId', 'orderId']).doNothing()),
  );
  if (written > 0) await publish(tx, topic, comment.memberId);
  return written > 0;
}

interface Wanted extends Paging {
  readonly orderId?: string | undefined;
  readonly channelId?: string | undefined;
}

/** The member's own reviews, including hidden ones, or the public reviews of a channel; newest first. */
export function commentsFor(tx: Tx, memberId: string, { orderId, channelId, ...paging }: Wanted) {
  const rows = commentRows(tx).orderBy('comments.id', 'desc');
  if (channelId !== undefined)
    return pageOf(
      tx,
      rows.where('comments.channelId', '=', channelId).where('comments.hiddenAt', 'is', null),
      paging,
    );
  const mine = rows.where('comments.memberId', '=', memberId);
  return pageOf(tx, orderId === undefined ? mine : mine.where('comments.orderId', '=', orderId), paging);
}

/** The member's orders delivered since `since` without a review, the latest first. */
export function ordersToComment(tx: Tx, memberId: string, since: string, paging: Paging) {
  const rows = fromShop(tx, 'orders', { 'orders.memberId': memberId, 'orders.state': 'signed' })
    .innerJoin('channels', shopJoin('channels.id', 'orders.channelId'))
    .select(['orders.id', 'orders.number', 'orders.signedAt', ...textColumns('channels')])
    .select(
      sql<string[]>`array(select distinct goods_name from parcels where parcels.shop_id = ${tx.shopId}
        and parcels.order_id = orders.id and goods_name <> '' order by goods_name limit 3)`.as('goodsNames'),
    )
    .where('orders.signedAt', '>=', since)
    .where(({ not, exists }) => not(exists(relatedRows(tx, 'comments.orderId', 'orders.id'))))
    .orderBy('orders.id', 'desc');
  return pageOf(tx, rows, paging);
}

interface Searched extends Paging {
  readonly shelf: (typeof commentTabs)[number];
  readonly stars?: number | undefined;
  readonly made: RequestedPeriod;
  readonly channelId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
}

const answerer = (tx: Tx) => sql<StaffComment['answeredBy']>`(select name from staff
  where staff.shop_id = ${tx.shopId} and staff.id = comments.answered_by)`;
const hider = (tx: Tx) => sql<StaffComment['hiddenBy']>`(select name from staff
  where staff.shop_id = ${tx.shopId} and staff.id = comments.hidden_by)`;

/** Reviews for staff: those without an answer that wait longest come first, others newest first. */
export function searchComments(
  tx: Tx,
  { shelf, stars, channelId, memberId, made, words, ...paging }: Searched,
) {
  let rows = commentRows(tx)
    .select([answerer(tx).as('answeredByName'), hider(tx).as('hiddenByName')])
    .orderBy('comments.id', shelf === 'open' ? 'asc' : 'desc');
  if (shelf === 'open')
    rows = rows.where('comments.answeredAt', 'is', null).where('comments.hiddenAt', 'is', null);
  if (shelf === 'unhappy') rows = rows.where('comments.stars', '<=', unhappyStars);
  if (shelf === 'answered') rows = rows.where('comments.answeredAt', 'is not', null);
  if (shelf === 'hidden') rows = rows.where('comments.hiddenAt', 'is not', null);
  rows = filteredBy(rows, 'comments', { stars, channelId, memberId });
  rows = rowsCreatedInPeriod(rows, 'comments.id', made);
  if (words) {
    const part = `%${words.replace(/[%_\\]/g, '\\$&')}%`;
    rows = rows.where((eb) =>
      eb.or([
        eb('comments.memberId', 'in', memberIdsMatching(tx, words)),
        eb('orders.number', '=', words.toUpperCase()),
        eb('comments.text', 'ilike', part),
      ]),
    );
  }
  return pageOf(tx, rows, paging);
}

type Change = Updateable<
  Pick<CommentsTable, 'answer' | 'answeredAt' | 'answeredBy' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>
>;

/** Changes a review and answers it as it was before; undefined if there is none, or it is hidden or shown already. */
export async function changeComment(
  tx: Tx,
  id: string,
  change: Change,
  only?: 'hidden' | 'shown',
): Promise<{ readonly memberId: string; readonly orderId: string; readonly answer: string } | undefined> {
  const before = await tx.maybe(
    fromShop(tx, 'comments', { id }).select(['memberId', 'orderId', 'answer', 'hiddenAt']).forUpdate(),
  );
  if (before === undefined || (only !== undefined && (before.hiddenAt !== null) !== (only === 'hidden')))
    return undefined;
  await changeRow(tx, 'comments', id, change);
  await publish(tx, topic, before.memberId);
  return before;
}

const ratedRows = (tx: Tx) =>
  fromShop(tx, 'comments')
    .select([sql<number>`coalesce(sum(stars), 0)`.as('sum'), sql<number>`count(*)`.as('count')])
    .where('hiddenAt', 'is', null)
    // Ids are ordered by time, so the index covers the whole query.
    .where('id', '>=', firstIdAt(Date.parse(tx.now) - ratedDays * 86_400_000));

/** The rating of each channel; channels without reviews are missing. */
export async function ratingsOfChannels(tx: Tx, channelIds: readonly string[]) {
  const rows = await tx.allOf(
    channelIds,
    ratedRows(tx)
      .select('channelId')
      .where('channelId', 'in', [...new Set(channelIds)])
      .groupBy('channelId'),
  );
  return new Map(
    rows.flatMap(({ channelId, sum, count }) => {
      const rating = ratingOf(sum, count);
      return rating ? [[channelId, rating] as const] : [];
    }),
  );
}

export async function ratingOfShop(tx: Tx): Promise<Rating | null> {
  const { sum, count } = await tx.one(ratedRows(tx));
  return ratingOf(sum, count);
}

/** The number of reviews that wait for an answer, without hidden ones. */
export async function countUnansweredComments(tx: Tx): Promise<number> {
  return countRows(
    tx,
    fromShop(tx, 'comments').where('answeredAt', 'is', null).where('hiddenAt', 'is', null),
  );
}

import type { PointsKind } from '@crossdock/domain/points/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { inAndOut, monthIn } from '../platform/months.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';

interface PointsChosen {
  readonly memberId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly type?: PointsKind | undefined;
  readonly direction?: 'in' | 'out' | undefined;
}

export type PointsFilters = PointsChosen & Paging;

/** The entries that are meant, without what stands beside them. */
function chosen(tx: Tx, { memberId, orderId, type, direction }: PointsChosen) {
  let rows = db.selectFrom('points_entries').where('points_entries.shop_id', '=', tx.shopId);
  if (memberId) rows = rows.where('points_entries.member_id', '=', memberId);
  if (orderId) rows = rows.where('points_entries.order_id', '=', orderId);
  if (type) rows = rows.where('points_entries.kind', '=', type);
  if (direction) rows = rows.where('points_entries.amount', direction === 'in' ? '>' : '<', 0);
  return rows;
}

/** Records of one member, or of all, newest first. */
export function listPointsEntries(tx: Tx, filters: PointsFilters) {
  const rows = chosen(tx, filters)
    .innerJoin('members', (join) =>
      join.on('members.shop_id', '=', tx.shopId).onRef('members.id', '=', 'points_entries.member_id'),
    )
    .leftJoin('orders', (join) =>
      join.on('orders.shop_id', '=', tx.shopId).onRef('orders.id', '=', 'points_entries.order_id'),
    )
    .leftJoin('staff', (join) =>
      join.on('staff.shop_id', '=', tx.shopId).onRef('staff.id', '=', 'points_entries.staff_id'),
    )
    .select([
      'points_entries.id',
      'points_entries.kind',
      'points_entries.at',
      'points_entries.amount',
      'owed_change',
      'balance_after',
      'order_id',
      'memo',
      'points_entries.member_id',
      'orders.number as order_number',
      'members.account as member_account',
      'members.name as member_name',
      'staff.name as staff_name',
    ]);
  return pageOf(tx, rows.orderBy('points_entries.id', 'desc'), filters);
}

/** What came in and what went out in each month of `timeZone` between two instants. */
export function pointsByMonth(
  tx: Tx,
  filters: PointsChosen,
  { since, until }: { since: string; until: string },
  timeZone: string,
) {
  return tx.all(
    chosen(tx, filters)
      .where('at', '>=', since)
      .where('at', '<', until)
      .select([monthIn('at', timeZone).as('month'), ...inAndOut('amount')])
      .groupBy(sql`month`),
  );
}

export type PointsEntryRow = Awaited<ReturnType<typeof listPointsEntries>>['list'][number];

/** What members hold together, and how many of them hold any. */
export function pointsOutstanding(tx: Tx) {
  return tx.one(
    db
      .selectFrom('points_balances')
      .select(({ fn }) => [
        sql<number>`coalesce(sum(balance), 0)::bigint`.as('outstanding'),
        sql<number>`coalesce(sum(owed), 0)::bigint`.as('owed'),
        fn.countAll<number>().filterWhere('balance', '>', 0).as('holders'),
      ])
      .where('shop_id', '=', tx.shopId),
  );
}

/** How many points moved for which reason since `sinceMs`, ms since the epoch; both directions count above 0. */
export function pointsMovedSince(tx: Tx, sinceMs: number) {
  return tx.all(
    db
      .selectFrom('points_entries')
      .select(['kind', sql<number>`sum(abs(amount - owed_change))::bigint`.as('points')])
      .where('shop_id', '=', tx.shopId)
      .where('id', '>=', firstIdAt(sinceMs))
      .groupBy('kind'),
  );
}

const activeMembers = (tx: Tx) =>
  db.selectFrom('members').where('shop_id', '=', tx.shopId).where('status', '=', 'active');

export async function activeMemberCount(tx: Tx): Promise<number> {
  const row = await tx.one(activeMembers(tx).select(({ fn }) => fn.countAll<number>().as('count')));
  return row.count;
}

/** The active members with these accounts, or all of them. */
export function findReceivers(tx: Tx, accounts: readonly string[] | undefined) {
  const rows = activeMembers(tx).select(['id', 'account']).orderBy('id');
  if (accounts === undefined) return tx.all(rows);
  return tx.all(
    rows.where(
      sql`lower(account)`,
      'in',
      accounts.map((one) => one.toLowerCase()),
    ),
  );
}

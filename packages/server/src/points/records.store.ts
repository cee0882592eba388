import type { PointsKind } from '@crossdock/domain/points/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { firstIdAt } from '../platform/ids.ts';
import { incomingAndOutgoingSums, monthOfColumn } from '../platform/months.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { countRows, fromShop } from '../platform/rows.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';

interface PointsChosen {
  readonly memberId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly type?: PointsKind | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly made?: RequestedPeriod;
}

export type PointsFilters = PointsChosen & Paging;

/** The matching entries, without joined data. */
function chosen(tx: Tx, { memberId, orderId, type, direction, made }: PointsChosen) {
  let rows = fromShop(tx, 'pointsEntries');
  rows = filteredBy(rows, 'pointsEntries', { memberId, orderId, kind: type });
  if (direction) rows = rows.where('pointsEntries.amount', direction === 'in' ? '>' : '<', 0);
  rows = rowsInPeriod(rows, 'pointsEntries.at', made);
  return rows;
}

/** Records of one member, or of all, newest first. */
export function listPointsEntries(tx: Tx, filters: PointsFilters) {
  const rows = chosen(tx, filters)
    .innerJoin('members', subqueryShopJoin(tx, 'members.id', 'pointsEntries.memberId'))
    .leftJoin('orders', subqueryShopJoin(tx, 'orders.id', 'pointsEntries.orderId'))
    .leftJoin('staff', subqueryShopJoin(tx, 'staff.id', 'pointsEntries.staffId'))
    .select([
      'pointsEntries.id',
      'pointsEntries.kind',
      'pointsEntries.at',
      'pointsEntries.amount',
      'owedChange',
      'balanceAfter',
      'orderId',
      'memo',
      'pointsEntries.memberId',
      'orders.number as orderNumber',
      ...memberColumns,
      'staff.name as staffName',
    ]);
  return pageOf(tx, rows.orderBy('pointsEntries.id', 'desc'), filters);
}

/** Incoming and outgoing points per month of `timeZone` between two instants. */
export function sumPointsByMonth(
  tx: Tx,
  filters: PointsChosen,
  { since, until }: { since: string; until: string },
  timeZone: string,
) {
  return tx.all(
    chosen(tx, filters)
      .where('at', '>=', since)
      .where('at', '<', until)
      .select([monthOfColumn('at', timeZone).as('month'), ...incomingAndOutgoingSums('amount')])
      .groupBy(sql`month`),
  );
}

export type PointsEntryRow = Awaited<ReturnType<typeof listPointsEntries>>['list'][number];

/** The total of all members' points, and how many members have any. */
export function sumOutstandingPoints(tx: Tx) {
  return tx.one(
    fromShop(tx, 'pointsBalances').select(({ fn }) => [
      sql<number>`coalesce(sum(balance), 0)::bigint`.as('outstanding'),
      sql<number>`coalesce(sum(owed), 0)::bigint`.as('owed'),
      fn.countAll<number>().filterWhere('balance', '>', 0).as('holders'),
    ]),
  );
}

/** Points moved by reason since `sinceMs` (ms since the epoch), in absolute numbers. */
export function sumPointsMovedByReason(tx: Tx, sinceMs: number) {
  return tx.all(
    fromShop(tx, 'pointsEntries')
      .select(['kind', sql<number>`sum(abs(amount - owed_change))::bigint`.as('points')])
      .where('id', '>=', firstIdAt(sinceMs))
      .groupBy('kind'),
  );
}

const activeMembers = (tx: Tx) => fromShop(tx, 'members', { status: 'active' });

export async function activeMemberCount(tx: Tx): Promise<number> {
  return countRows(tx, activeMembers(tx));
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

import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { countedAtMost, type Paging } from '../platform/paging.ts';
import { q } from '../platform/query.ts';
import type { MemberAccountKind } from './store.ts';

export interface RecordFilters extends Paging {
  readonly event?: TransferKind | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

function accountId(tx: Tx, memberId: string, kind: MemberAccountKind) {
  return q
    .selectFrom('ledger_accounts')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind);
}

/** One side of a member's entries: each side has an index of its own, newest first. */
function side(tx: Tx, memberId: string, filters: RecordFilters, credit: boolean) {
  const sign = credit ? sql<number>`amount_minor` : sql<number>`-amount_minor`;
  let rows = q
    .selectFrom('ledger_transfers')
    .select([
      'id',
      'kind',
      'at',
      'order_id',
      'payment_id',
      'bank_transfer_id',
      'staff_id',
      'memo',
      sign.as('signed_minor'),
      sql<number>`${sql.ref(credit ? 'credit_balance_minor' : 'debit_balance_minor')}`.as('balance_minor'),
    ])
    .where('shop_id', '=', tx.shopId)
    .where(credit ? 'credit_account_id' : 'debit_account_id', '=', accountId(tx, memberId, 'memberBalance'));
  if (filters.event) rows = rows.where('kind', '=', filters.event);
  if (filters.since) rows = rows.where('at', '>=', filters.since);
  if (filters.until) rows = rows.where('at', '<', filters.until);
  return rows.orderBy('id', 'desc');
}

/** The movements of a member's balance, newest first, with how many there are (capped). */
export async function listEntries(tx: Tx, memberId: string, filters: RecordFilters) {
  const { pageIndex, pageSize, direction } = filters;
  const end = pageIndex * pageSize;
  const sides = [true, false].filter((credit) => direction === undefined || credit === (direction === 'in'));
  const bounded = (limit: number) => {
    const [first, second] = sides.map((credit) =>
      q.selectFrom(side(tx, memberId, filters, credit).limit(limit).as('side')).selectAll(),
    );
    if (first === undefined) throw new Error('no side of the ledger');
    return (second === undefined ? first : first.unionAll(second)).as('entry');
  };
  const [list, counted] = await Promise.all([
    tx.all(
      q
        .selectFrom(bounded(end))
        .leftJoin('orders', (join) =>
          join.on('orders.shop_id', '=', tx.shopId).onRef('orders.id', '=', 'entry.order_id'),
        )
        .leftJoin('staff', (join) =>
          join.on('staff.shop_id', '=', tx.shopId).onRef('staff.id', '=', 'entry.staff_id'),
        )
        .selectAll('entry')
        .select(['orders.number as order_number', 'staff.name as staff_name'])
        .orderBy('entry.id', 'desc')
        .limit(pageSize)
        .offset(end - pageSize),
    ),
    tx.one(q.selectFrom(bounded(countedAtMost + 1)).select(({ fn }) => fn.countAll<number>().as('total'))),
  ]);
  return { list, total: Math.min(counted.total, countedAtMost), pageIndex, pageSize };
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>['list'][number];

/** What the member has filed by bank transfer and the shop has not yet decided. */
export function comingTransfers(tx: Tx, memberId?: string) {
  let rows = q
    .selectFrom('bank_transfers')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amount_minor'),
    ])
    .where('shop_id', '=', tx.shopId)
    .where('state', '=', 'pending');
  if (memberId) rows = rows.where('member_id', '=', memberId);
  return tx.one(rows);
}

/** The shop's accounts, and its members' added up by kind. */
export function accountSums(tx: Tx) {
  return tx.all(
    q
      .selectFrom('ledger_accounts')
      .select(({ fn }) => [
        'kind',
        fn.countAll<number>().as('accounts'),
        sql<number>`sum(balance_minor)::bigint`.as('balance_minor'),
      ])
      .where('shop_id', '=', tx.shopId)
      .groupBy('kind'),
  );
}

export function memberExists(tx: Tx, memberId: string) {
  return tx.maybe(
    q.selectFrom('members').select('id').where('shop_id', '=', tx.shopId).where('id', '=', memberId),
  );
}

import type { LedgerAccountKind } from '@crossdock/domain/wallet/books.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { countedAtMost, type Paging } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { Instants } from './books.store.ts';

export interface TransferFilters extends Instants {
  readonly account?: LedgerAccountKind | undefined;
  readonly kind?: TransferKind | undefined;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
}

type Sides = Schema & {
  debit: Schema['ledger_accounts'];
  credit: Schema['ledger_accounts'];
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What people look for: an order's number, a member's account, a transfer's own number, or part of a memo. */
function says(tx: Tx, words: string) {
  return ({ or, eb, selectFrom }: ExpressionBuilder<Sides, 'ledger_transfers' | 'debit' | 'credit'>) => {
    const ofMember = membersNamed(tx, words);
    const ofOrder = selectFrom('orders')
      .select('orders.id')
      .where('orders.shop_id', '=', tx.shopId)
      .where('orders.number', '=', words.toUpperCase());
    const part = `%${words.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
    return or([
      eb('debit.member_id', 'in', ofMember),
      eb('credit.member_id', 'in', ofMember),
      eb('ledger_transfers.order_id', 'in', ofOrder),
      eb('ledger_transfers.memo', 'ilike', part),
      ...(uuid.test(words) ? [eb('ledger_transfers.id', '=', words)] : []),
    ]);
  };
}

function found(tx: Tx, filters: TransferFilters) {
  let rows = db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_accounts as debit', (join) =>
      join
        .onRef('debit.shop_id', '=', 'ledger_transfers.shop_id')
        .onRef('debit.id', '=', 'ledger_transfers.debit_account_id'),
    )
    .innerJoin('ledger_accounts as credit', (join) =>
      join
        .onRef('credit.shop_id', '=', 'ledger_transfers.shop_id')
        .onRef('credit.id', '=', 'ledger_transfers.credit_account_id'),
    )
    .where('ledger_transfers.shop_id', '=', tx.shopId)
    .where('ledger_transfers.at', '>=', filters.from)
    .where('ledger_transfers.at', '<', filters.to);
  const { account, kind, memberId, words } = filters;
  if (account)
    rows = rows.where(({ or, eb }) => or([eb('debit.kind', '=', account), eb('credit.kind', '=', account)]));
  if (kind) rows = rows.where('ledger_transfers.kind', '=', kind);
  if (memberId)
    rows = rows.where(({ or, eb }) =>
      or([eb('debit.member_id', '=', memberId), eb('credit.member_id', '=', memberId)]),
    );
  return words ? rows.where(says(tx, words)) : rows;
}

/** With the names of both sides, of the order and of who did it. */
function told(tx: Tx, filters: TransferFilters) {
  return found(tx, filters)
    .leftJoin('members as payer', (join) =>
      join.onRef('payer.shop_id', '=', 'debit.shop_id').onRef('payer.id', '=', 'debit.member_id'),
    )
    .leftJoin('members as payee', (join) =>
      join.onRef('payee.shop_id', '=', 'credit.shop_id').onRef('payee.id', '=', 'credit.member_id'),
    )
    .leftJoin('members as doer', (join) =>
      join
        .onRef('doer.shop_id', '=', 'ledger_transfers.shop_id')
        .onRef('doer.id', '=', 'ledger_transfers.member_id'),
    )
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.shop_id', '=', 'ledger_transfers.shop_id')
        .onRef('staff.id', '=', 'ledger_transfers.staff_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.shop_id', '=', 'ledger_transfers.shop_id')
        .onRef('orders.id', '=', 'ledger_transfers.order_id'),
    )
    .select([
      'ledger_transfers.id',
      'ledger_transfers.at',
      'ledger_transfers.kind',
      'ledger_transfers.amount_minor',
      'ledger_transfers.memo',
      'ledger_transfers.order_id',
      'orders.number as order_number',
      'debit.kind as debit_kind',
      'debit.member_id as debit_member_id',
      'payer.account as debit_account',
      'payer.name as debit_name',
      'credit.kind as credit_kind',
      'credit.member_id as credit_member_id',
      'payee.account as credit_account',
      'payee.name as credit_name',
      'doer.name as doer_name',
      'staff.name as staff_name',
    ]);
}

/** Newest first. */
export async function listTransferRows(tx: Tx, filters: TransferFilters & Paging) {
  const { pageIndex, pageSize } = filters;
  const rows = told(tx, filters)
    .orderBy('ledger_transfers.at', 'desc')
    .orderBy('ledger_transfers.id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [list, total] = await Promise.all([tx.all(rows), countTransfers(tx, filters, countedAtMost)]);
  return { list, total: Math.min(total, countedAtMost), pageIndex, pageSize };
}

export type TransferRow = Awaited<ReturnType<typeof listTransferRows>>['list'][number];

/** How many there are, counted up to one more than `most`. */
export async function countTransfers(tx: Tx, filters: TransferFilters, most: number): Promise<number> {
  const some = found(tx, filters)
    .select(sql<number>`1`.as('one'))
    .limit(most + 1)
    .as('found');
  const row = await tx.one(db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('total')));
  return row.total;
}

/** Oldest first: up to `limit` of them, after the one with the id `after`. */
export function transfersAfter(tx: Tx, filters: TransferFilters, after: string | undefined, limit: number) {
  let rows = told(tx, filters).orderBy('ledger_transfers.at').orderBy('ledger_transfers.id').limit(limit);
  if (after)
    rows = rows.where(
      sql<boolean>`(ledger_transfers.at, ledger_transfers.id) > (
        select last.at, last.id from ledger_transfers as last where last.shop_id = ${tx.shopId} and last.id = ${after})`,
    );
  return tx.all(rows);
}

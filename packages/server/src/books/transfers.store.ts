import type { LedgerAccountKind } from '@crossdock/domain/wallet/books.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { ListFilters } from '../platform/filteredBy.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageWithSeparateCount } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { countRows, fromShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import type { TimeRange } from './books.store.ts';

export type TransferFilters = TimeRange &
  ListFilters<{
    account: LedgerAccountKind;
    kind: TransferKind;
    memberId: string;
    words: string;
  }>;

type Sides = Schema & {
  debit: Schema['ledgerAccounts'];
  credit: Schema['ledgerAccounts'];
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The condition of a search for words: the number of an order or a purchase, a member's account, a transfer's
 * own number, or part of a memo.
 */
function says(tx: Tx, words: string) {
  return ({ or, eb, selectFrom }: ExpressionBuilder<Sides, 'ledgerTransfers' | 'debit' | 'credit'>) => {
    const ofMember = memberIdsMatching(tx, words);
    const ofOrder = selectFrom('orders')
      .select('orders.id')
      .where(shopCondition(tx, { 'orders.number': words.toUpperCase() }));
    const ofPurchase = selectFrom('purchases')
      .select('purchases.id')
      .where(shopCondition(tx, { 'purchases.number': words.toUpperCase() }));
    const part = containsPattern(words);
    return or([
      eb('debit.memberId', 'in', ofMember),
      eb('credit.memberId', 'in', ofMember),
      eb('ledgerTransfers.orderId', 'in', ofOrder),
      eb('ledgerTransfers.purchaseId', 'in', ofPurchase),
      eb('ledgerTransfers.memo', 'ilike', part),
      ...(uuid.test(words) ? [eb('ledgerTransfers.id', '=', words)] : []),
    ]);
  };
}

/** Transfers of a period with the accounts of both sides. */
export const transfersInTimeRange = (tx: Tx, { from, to }: TimeRange) =>
  fromShop(tx, 'ledgerTransfers')
    .innerJoin('ledgerAccounts as debit', shopJoin('debit.id', 'ledgerTransfers.debitAccountId'))
    .innerJoin('ledgerAccounts as credit', shopJoin('credit.id', 'ledgerTransfers.creditAccountId'))
    .where('ledgerTransfers.at', '>=', from)
    .where('ledgerTransfers.at', '<', to);

function found(tx: Tx, filters: TransferFilters) {
  let rows = transfersInTimeRange(tx, filters);
  const { account, kind, memberId, words } = filters;
  if (account)
    rows = rows.where(({ or, eb }) => or([eb('debit.kind', '=', account), eb('credit.kind', '=', account)]));
  if (kind) rows = rows.where('ledgerTransfers.kind', '=', kind);
  if (memberId)
    rows = rows.where(({ or, eb }) =>
      or([eb('debit.memberId', '=', memberId), eb('credit.memberId', '=', memberId)]),
    );
  return words ? rows.where(says(tx, words)) : rows;
}

/** The columns of a transfer in both the journal and the list. */
export const transferColumns = [
  'ledgerTransfers.id',
  'ledgerTransfers.at',
  'ledgerTransfers.kind',
  'ledgerTransfers.amountMinor',
  'ledgerTransfers.memo',
  'debit.kind as debitKind',
  'credit.kind as creditKind',
  'orders.number as orderNumber',
] as const;

/** Transfers with the names of both sides, of the order or purchase, and of the person who made them. */
function told(tx: Tx, filters: TransferFilters) {
  return found(tx, filters)
    .leftJoin('members as payer', shopJoin('payer.id', 'debit.memberId'))
    .leftJoin('members as payee', shopJoin('payee.id', 'credit.memberId'))
    .leftJoin('members as doer', shopJoin('doer.id', 'ledgerTransfers.memberId'))
    .leftJoin('orders', shopJoin('orders.id', 'ledgerTransfers.orderId'))
    .leftJoin('purchases', shopJoin('purchases.id', 'ledgerTransfers.purchaseId'))
    .select([
      ...transferColumns,
      'ledgerTransfers.orderId',
      'ledgerTransfers.purchaseId',
      'purchases.number as purchaseNumber',
      'debit.memberId as debitMemberId',
      'payer.account as debitAccount',
      'payer.name as debitName',
      'credit.memberId as creditMemberId',
      'payee.account as creditAccount',
      'payee.name as creditName',
      'doer.name as doerName',
      maybeStaffName(tx, 'ledgerTransfers.staffId', 'staffName'),
    ]);
}

/** Transfers that match, newest first. */
export async function listTransferRows(tx: Tx, filters: TransferFilters & Paging) {
  const rows = told(tx, filters).orderBy('ledgerTransfers.at', 'desc').orderBy('ledgerTransfers.id', 'desc');
  const counted = found(tx, filters).select(sql<number>`1`.as('one'));
  const { rows: list, page } = await pageWithSeparateCount(tx, rows, counted, filters);
  return { list, ...page };
}

export type TransferRow = Awaited<ReturnType<typeof listTransferRows>>['list'][number];

/** The number of rows, counted up to one more than `most`. */
export async function countTransfers(tx: Tx, filters: TransferFilters, most: number): Promise<number> {
  const some = found(tx, filters)
    .select(sql<number>`1`.as('one'))
    .limit(most + 1)
    .as('found');
  return countRows(tx, db.selectFrom(some));
}

/** Transfers that match, oldest first: up to `limit` of them, after the one with the id `after`. */
export function transfersAfter(tx: Tx, filters: TransferFilters, after: string | undefined, limit: number) {
  let rows = told(tx, filters).orderBy('ledgerTransfers.at').orderBy('ledgerTransfers.id').limit(limit);
  if (after)
    rows = rows.where(
      sql<boolean>`(ledger_transfers.at, ledger_transfers.id) > (
        select last.at, last.id from ledger_transfers as last where last.shop_id = ${tx.shopId} and last.id = ${after})`,
    );
  return tx.all(rows);
}

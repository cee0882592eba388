import type { LedgerAccountKind } from '@crossdock/domain/wallet/books.ts';
import type { JournalExportTexts, MonthTurnover } from '@crossdock/domain/wallet/months.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, insertIfNew } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { staffName } from '../platform/staffName.ts';
import type { TimeRange } from './books.store.ts';
import { transferColumns, transfersInTimeRange } from './transfers.store.ts';

const side = (tx: Tx, { from, to }: TimeRange, which: 'debit' | 'credit') =>
  fromShop(tx, 'ledgerTransfers')
    .innerJoin('ledgerAccounts', (join) =>
      join
        .onRef('ledgerAccounts.shopId', '=', 'ledgerTransfers.shopId')
        .onRef('ledgerAccounts.id', '=', which === 'debit' ? 'debitAccountId' : 'creditAccountId'),
    )
    .select(['ledgerAccounts.kind', sql<number>`sum(amount_minor)::bigint`.as('amountMinor')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('ledgerAccounts.kind');

/** The sums of a period by kind of account, computed from the ledger itself. */
export async function monthSums(tx: Tx, span: TimeRange): Promise<MonthTurnover[]> {
  const [debits, credits] = await Promise.all([
    tx.all(side(tx, span, 'debit')),
    tx.all(side(tx, span, 'credit')),
  ]);
  const kinds = [...new Set([...debits, ...credits].map(({ kind }) => kind))].sort();
  const of = (rows: typeof debits, kind: LedgerAccountKind) =>
    rows.find((row) => row.kind === kind)?.amountMinor ?? 0;
  return kinds.map((kind) => ({ kind, debitMinor: of(debits, kind), creditMinor: of(credits, kind) }));
}

export async function countTransfersBetween(tx: Tx, { from, to }: TimeRange): Promise<number> {
  const row = await tx.one(
    fromShop(tx, 'ledgerTransfers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('at', '>=', from)
      .where('at', '<', to),
  );
  return Number(row.count);
}

/** Transfers of a period in id order, after the one with the id `after`. Transfers never change. */
export function journalRowsAfter(tx: Tx, span: TimeRange, after: string | undefined, limit: number) {
  let rows = transfersInTimeRange(tx, span)
    .leftJoin('orders', shopJoin('orders.id', 'ledgerTransfers.orderId'))
    .select(transferColumns)
    .orderBy('ledgerTransfers.id')
    .limit(limit);
  if (after) rows = rows.where('ledgerTransfers.id', '>', after);
  return tx.all(rows);
}

export type JournalRow = Awaited<ReturnType<typeof journalRowsAfter>>[number];

const closes = (tx: Tx) =>
  fromShop(tx, 'monthCloses')
    .selectAll('monthCloses')
    .select(staffName(tx, 'monthCloses.closedBy', 'closerName'));

export const findMonthClose = (tx: Tx, month: string) => tx.maybe(closes(tx).where('month', '=', month));
export const listMonthCloses = (tx: Tx) => tx.all(closes(tx));

export interface MonthClose {
  readonly month: string;
  readonly terms: JournalExportTexts;
  readonly sums: readonly MonthTurnover[];
  readonly count: number;
}

/** Stores a closed month; false if it was closed already. */
export async function addMonthClose(tx: Tx, closer: Staff, close: MonthClose): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'monthCloses', {
    month: close.month,
    terms: JSON.stringify(close.terms),
    accounts: JSON.stringify(close.sums),
    transferCount: close.count,
    closedBy: closer.staffId,
    closedAt: tx.now,
  });
  if (isNew) await publish(tx, 'days', null);
  return isNew;
}

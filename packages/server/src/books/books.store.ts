import type { LedgerAccountTotals, Turnover } from '@crossdock/domain/wallet/books.ts';
import type { DayClosing, DayTurnover } from '@crossdock/domain/wallet/closing.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { staffName } from '../platform/staffName.ts';

/** The times from `from` (included) to `to` (excluded), ISO 8601 UTC. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

const rowsOf = <O>(tx: Tx, statement: RawBuilder<O>) => tx.all<O>({ compile: () => statement.compile(db) });

/** Both sides of each transfer since `from`. */
const entriesSince = (tx: Tx, from: string) => sql`
  select credit_account_id as account_id, at, amount_minor as credit_minor, 0::bigint as debit_minor
  from ledger_transfers where shop_id = ${tx.shopId} and at >= ${from}
  union all
  select debit_account_id, at, 0::bigint, amount_minor
  from ledger_transfers where shop_id = ${tx.shopId} and at >= ${from}`;

interface StandingRow extends Turnover {
  /** The balance now, and the movements after the period. */
  readonly balanceMinor: number;
  readonly laterMinor: number;
  readonly accounts: number;
}

/**
 * Current balances and the movements of a period, by kind of account, read at one moment so that they add up.
 */
export function balancesWithTurnovers(tx: Tx, { from, to }: TimeRange) {
  return rowsOf(
    tx,
    sql<StandingRow>`
      select kind, count(*) as accounts, sum(balance_minor)::bigint as balance_minor,
        coalesce(sum(credit_minor), 0)::bigint as credit_minor,
        coalesce(sum(debit_minor), 0)::bigint as debit_minor,
        coalesce(sum(later_minor), 0)::bigint as later_minor, coalesce(sum(entries), 0)::bigint as count
      from ledger_accounts
      left join (
        select account_id, sum(credit_minor) filter (where at < ${to}) as credit_minor,
          sum(debit_minor) filter (where at < ${to}) as debit_minor,
          sum(credit_minor - debit_minor) filter (where at >= ${to}) as later_minor,
          count(*) filter (where at < ${to}) as entries
        from (${entriesSince(tx, from)}) as entry group by account_id
      ) as moved on moved.account_id = ledger_accounts.id
      where ledger_accounts.shop_id = ${tx.shopId} group by kind`,
  );
}

/** The movements of a period, by day of the shop's calendar and kind of account. */
export function turnoversByDay(tx: Tx, timeZone: string, { from, to }: TimeRange) {
  return rowsOf(
    tx,
    sql<DayTurnover>`
      select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, kind,
        sum(credit_minor)::bigint as credit_minor, sum(debit_minor)::bigint as debit_minor, count(*) as count
      from (${entriesSince(tx, from)}) as entry
      inner join ledger_accounts on ledger_accounts.id = entry.account_id
      where ledger_accounts.shop_id = ${tx.shopId} and at < ${to} group by 1, kind`,
  );
}

/** When the first transfer happened. */
export async function firstTransferAt(tx: Tx): Promise<string | undefined> {
  const row = await tx.maybe(fromShop(tx, 'ledgerTransfers').select('at').orderBy('at').limit(1));
  return row?.at;
}

const closes = (tx: Tx) =>
  fromShop(tx, 'dayCloses')
    .selectAll('dayCloses')
    .select(staffName(tx, 'dayCloses.closedBy', 'closerName'))
    .orderBy('dayCloses.day', 'desc');

export const listDayCloses = (tx: Tx, paging: Paging) => pageOf(tx, closes(tx), paging);

/** The closes between two days, both included, newest first. */
export function dayClosesBetween(tx: Tx, from: string, to: string) {
  return tx.all(closes(tx).where('dayCloses.day', '>=', from).where('dayCloses.day', '<=', to));
}

/** The newest close before `day`; without `day`, the newest of all. */
export function latestDayCloseBefore(tx: Tx, day?: string) {
  const rows = closes(tx).limit(1);
  return tx.maybe(day === undefined ? rows : rows.where('dayCloses.day', '<', day));
}

export type DayCloseRow = NonNullable<Awaited<ReturnType<typeof latestDayCloseBefore>>>;

/** The stored lines of a close; credits count as `in`. */
export function linesOfDayClose(row: Pick<DayCloseRow, 'accounts'>): LedgerAccountTotals[] {
  return row.accounts;
}

/** Stores closed days. Returns fewer than given if somebody else closed one of them at the same moment. */
export async function addDayCloses(
  tx: Tx,
  closer: Staff,
  note: string,
  days: readonly DayClosing[],
): Promise<number> {
  const added = await tx.run(
    db
      .insertInto('dayCloses')
      .values(
        days.map(({ day, lines, transfers, sumMinor }) => ({
          shopId: tx.shopId,
          day,
          accounts: JSON.stringify(lines),
          transferCount: transfers,
          sumMinor,
          note,
          closedBy: closer.staffId,
          closedAt: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
  await publish(tx, 'days', null);
  return added;
}

import type { BookLine, Turnover } from '@crossdock/domain/wallet/books.ts';
import type { Close, DayTurnover } from '@crossdock/domain/wallet/closing.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Staff } from '../platform/scope.ts';

/** From (included) to (excluded), ISO 8601 UTC. */
export interface Instants {
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
  /** Now, and what was moved after the span. */
  readonly balanceMinor: number;
  readonly laterMinor: number;
  readonly accounts: number;
}

/** What stands on the accounts now and what moved on them in a span, by kind: of one moment, so that it adds up. */
export function standing(tx: Tx, { from, to }: Instants) {
  return rowsOf(
    tx,
    sql<StandingRow>`
      select kind, count(*) as accounts, sum(balance_minor)::bigint as "balanceMinor",
        coalesce(sum(credit_minor), 0)::bigint as "creditMinor",
        coalesce(sum(debit_minor), 0)::bigint as "debitMinor",
        coalesce(sum(later_minor), 0)::bigint as "laterMinor", coalesce(sum(entries), 0)::bigint as count
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

/** What moved in a span, by day of the shop's calendar and kind of account. */
export function turnoversByDay(tx: Tx, timeZone: string, { from, to }: Instants) {
  return rowsOf(
    tx,
    sql<DayTurnover>`
      select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, kind,
        sum(credit_minor)::bigint as "creditMinor", sum(debit_minor)::bigint as "debitMinor", count(*) as count
      from (${entriesSince(tx, from)}) as entry
      inner join ledger_accounts on ledger_accounts.id = entry.account_id
      where ledger_accounts.shop_id = ${tx.shopId} and at < ${to} group by 1, kind`,
  );
}

/** When money first moved. */
export async function firstTransferAt(tx: Tx): Promise<string | undefined> {
  const row = await tx.maybe(
    db.selectFrom('ledger_transfers').select('at').where('shop_id', '=', tx.shopId).orderBy('at').limit(1),
  );
  return row?.at;
}

const closes = (tx: Tx) =>
  db
    .selectFrom('day_closes')
    .innerJoin('staff', (join) =>
      join.onRef('staff.shop_id', '=', 'day_closes.shop_id').onRef('staff.id', '=', 'day_closes.closed_by'),
    )
    .selectAll('day_closes')
    .select('staff.name as closer_name')
    .where('day_closes.shop_id', '=', tx.shopId)
    .orderBy('day_closes.day', 'desc');

export function listCloses(tx: Tx, paging: Paging) {
  return pageOf(tx, closes(tx), paging);
}

/** Newest first; both days included. */
export function closesBetween(tx: Tx, from: string, to: string) {
  return tx.all(closes(tx).where('day_closes.day', '>=', from).where('day_closes.day', '<=', to));
}

/** The newest closed day before `day`, or of all. */
export function closeBefore(tx: Tx, day?: string) {
  const rows = closes(tx).limit(1);
  return tx.maybe(day === undefined ? rows : rows.where('day_closes.day', '<', day));
}

export type CloseRow = NonNullable<Awaited<ReturnType<typeof closeBefore>>>;

/** The lines as they were stored, with credits as what came in. */
export function storedLines(row: Pick<CloseRow, 'accounts'>): BookLine[] {
  return row.accounts as unknown as BookLine[];
}

/** Writes closed days; fewer than given where somebody else closed one of them at the same moment. */
export async function addCloses(
  tx: Tx,
  closer: Staff,
  note: string,
  days: readonly Close[],
): Promise<number> {
  const added = await tx.run(
    db
      .insertInto('day_closes')
      .values(
        days.map(({ day, lines, transfers, sumMinor }) => ({
          shop_id: tx.shopId,
          day,
          accounts: JSON.stringify(lines),
          transfer_count: transfers,
          sum_minor: sumMinor,
          note,
          closed_by: closer.staffId,
          closed_at: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
  await publish(tx, 'days', null);
  return added;
}

import type { StatementColumnMap } from '@crossdock/domain/statements/columns.ts';
import type { StatementLine } from '@crossdock/domain/statements/lines.ts';
import type { TableEncoding } from '@crossdock/domain/statements/tables.ts';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy, type ListFilters } from '../platform/filteredBy.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { lockRow } from '../platform/lockRow.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, findRow, findRows, fromShop, insertRow, putRow } from '../platform/rows.ts';
import type { StatementImportsTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { isLineUnused } from './unused.store.ts';

export const bankTransfersTopic = 'transfers';

export function findBankAccount(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'bankAccounts', { id }).selectAll());
}

export function findColumnMap(tx: Tx, bankAccountId: string) {
  return findRow(tx, 'statementMaps', { bankAccountId }, ['encoding', 'map']);
}

export async function saveColumnMap(
  tx: Tx,
  bankAccountId: string,
  { encoding, map }: { readonly encoding: TableEncoding; readonly map: StatementColumnMap },
): Promise<void> {
  const stored = { encoding, map: JSON.stringify(map), changedAt: tx.now };
  await putRow(tx, 'statementMaps', { bankAccountId }, stored);
}

export async function addImport(
  tx: Tx,
  row: Omit<Insertable<StatementImportsTable>, 'shopId' | 'createdAt'>,
): Promise<void> {
  await insertRow(tx, 'statementImports', { ...row, createdAt: tx.now });
  await publish(tx, bankTransfersTopic, null);
}

export async function storeImportCounts(
  tx: Tx,
  id: string,
  counts: { readonly addedCount: number; readonly knownCount: number },
): Promise<void> {
  await changeRow(tx, 'statementImports', id, counts);
}

/** Those of the keys that the account has already. */
export async function knownStatementLineKeys(tx: Tx, bankAccountId: string, keys: readonly string[]) {
  const rows = await findRows(
    tx,
    'statementLines',
    { bankAccountId, lineKey: sql<string>`any(${[...keys]}::text[])` },
    ['lineKey'],
  );
  return new Set(rows.map(({ lineKey }) => lineKey));
}

/** Locks the account for imports, which run one after another, so that each sees the lines of the previous import. */
export async function lockForImport(tx: Tx, bankAccountId: string): Promise<void> {
  await lockRow(tx, 'bankAccounts', bankAccountId);
}

/** Days and amounts that the account has from files of other formats, whose lines have other keys. */
export function linesFromOtherFormats(tx: Tx, { bankAccountId, days, format, hasBalance }: OtherFormats) {
  return tx.all(
    fromShop(tx, 'statementLines', { 'statementLines.bankAccountId': bankAccountId })
      .innerJoin('statementImports', shopJoin('statementImports.id', 'statementLines.importId'))
      .select(['day', 'amountMinor'])
      .distinct()
      .where('day', '>=', days[0])
      .where('day', '<=', days[1])
      .where((eb) =>
        eb.or([
          eb('statementImports.format', '<>', format),
          eb('balanceMinor', hasBalance ? 'is' : 'is not', null),
        ]),
      ),
  );
}

interface OtherFormats {
  readonly bankAccountId: string;
  /** The first and the last day. */
  readonly days: readonly [string, string];
  readonly format: 'camt' | 'mt940' | 'sheet';
  readonly hasBalance: boolean;
}

export interface NewStatementLine extends Omit<StatementLine, 'row' | 'time'> {
  readonly id: string;
  /** `aside`: it may be a line that the account has from another format. */
  readonly state: 'open' | 'aside';
  readonly rowNumber: number;
  readonly atTime: string | null;
  readonly lineKey: string;
}

/**
 * Adds the lines that the account does not have, even if others add some at the same time; answers the state
 * of each.
 */
export async function addLines(
  tx: Tx,
  { importId, bankAccountId }: { readonly importId: string; readonly bankAccountId: string },
  lines: readonly NewStatementLine[],
): Promise<NewStatementLine['state'][]> {
  const { rows } = await tx.raw(
    `insert into statement_lines (shop_id, import_id, bank_account_id, id, row_number, day, at_time, amount_minor,
       balance_minor, reference, note, counter_name, counter_account, line_key, state)
     select $1::uuid, $2::uuid, $3::uuid, id, "rowNumber", day, "atTime", "amountMinor", "balanceMinor", reference, note,
       "counterName", "counterAccount", "lineKey", state
     from jsonb_to_recordset($4::jsonb) as new (id uuid, "rowNumber" integer, day date, "atTime" text,
       "amountMinor" bigint, "balanceMinor" bigint, reference text, note text, "counterName" text,
       "counterAccount" text, "lineKey" text, state text)
     order by "lineKey"
     on conflict (shop_id, bank_account_id, line_key) do nothing returning state`,
    [tx.shopId, importId, bankAccountId, JSON.stringify(lines)],
  );
  return rows.map(({ state }) => (state === 'aside' ? 'aside' : 'open'));
}

/** A line with its account, and the transfer that it is linked to. */
const lineRows = (tx: Tx) =>
  fromShop(tx, 'statementLines')
    .innerJoin('bankAccounts', shopJoin('bankAccounts.id', 'statementLines.bankAccountId'))
    .leftJoin('bankTransfers', shopJoin('bankTransfers.id', 'statementLines.bankTransferId'))
    .leftJoin('payments', shopJoin('payments.id', 'statementLines.paymentId'))
    .leftJoin('members', (join) =>
      join
        .onRef('members.shopId', '=', 'statementLines.shopId')
        .on((eb) =>
          eb(
            'members.id',
            '=',
            sql<string>`coalesce(statement_lines.member_id, bank_transfers.member_id, payments.member_id)`,
          ),
        ),
    )
    .selectAll('statementLines')
    .select([
      'bankAccounts.bankName',
      'bankAccounts.accountNumber',
      'bankAccounts.currency',
      'bankTransfers.state as transferState',
      maybeStaffName(tx, 'statementLines.decidedBy', 'staffName'),
      'members.id as whoseId',
      'members.name as whoseName',
    ]);

export const findStatementLine = (tx: Tx, id: string) =>
  tx.maybe(lineRows(tx).where('statementLines.id', '=', id));

export type LineRow = NonNullable<Awaited<ReturnType<typeof findStatementLine>>>;

type Filters = ListFilters<{ bankAccountId: string; importId: string; words: string }>;

/** The columns in which words are searched. */
const searched = ['note', 'reference', 'counterName', 'counterAccount', 'remark'] as const;

function filtered(tx: Tx, { bankAccountId, importId, words }: Filters) {
  let rows = lineRows(tx);
  rows = filteredBy(rows, 'statementLines', { bankAccountId, importId });
  if (words) {
    const some = containsPattern(words);
    rows = rows.where((eb) => eb.or(searched.map((column) => eb(`statementLines.${column}`, 'ilike', some))));
  }
  return rows;
}

const newestFirst = (rows: ReturnType<typeof filtered>) =>
  rows.orderBy('statementLines.day', 'desc').orderBy('statementLines.id', 'desc');
const oldestFirst = (rows: ReturnType<typeof filtered>) =>
  rows.orderBy('statementLines.day').orderBy('statementLines.id');

/** Ended lines and lines that need no match, newest first; tasks oldest first. */
export function pageOfLines(
  tx: Tx,
  shelf: 'task' | 'done' | 'aside' | 'outgoing' | 'all',
  filters: Filters & Paging,
) {
  const rows = filtered(tx, filters);
  if (shelf === 'all') return pageOf(tx, newestFirst(rows), filters);
  if (shelf === 'outgoing')
    return pageOf(tx, newestFirst(rows.where('statementLines.amountMinor', '<', 0)), filters);
  if (shelf !== 'done') {
    const marked = rows.where('statementLines.state', '=', shelf);
    return pageOf(tx, shelf === 'task' ? oldestFirst(marked) : newestFirst(marked), filters);
  }
  const ended = rows
    .where('statementLines.state', 'in', ['linked', 'credited'])
    .where((eb) => eb.not(isLineUnused(tx)));
  return pageOf(tx, newestFirst(ended), filters);
}

/** Open incoming lines: with `among` those in `ids`, else all others. */
export function pageOfOpenLines(
  tx: Tx,
  { ids, among }: { readonly ids: readonly string[]; readonly among: boolean },
  filters: Filters & Paging,
) {
  const rows = filtered(tx, filters)
    .where('statementLines.amountMinor', '>', 0)
    .where('statementLines.state', '<>', 'task')
    .where(isLineUnused(tx));
  const list = sql<SqlBool>`statement_lines.id = any(${[...ids]}::uuid[])`;
  return pageOf(tx, oldestFirst(rows.where((eb) => (among ? list : eb.not(list)))), filters);
}

export async function countTaskLines(tx: Tx, bankAccountId: string | undefined): Promise<number> {
  let rows = fromShop(tx, 'statementLines', { state: 'task' }).select(({ fn }) =>
    fn.countAll<number>().as('n'),
  );
  if (bankAccountId) rows = rows.where('bankAccountId', '=', bankAccountId);
  return (await tx.one(rows)).n;
}

export async function countOpenLines(tx: Tx, bankAccountId: string | undefined): Promise<number> {
  let rows = fromShop(tx, 'statementLines')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('statementLines.amountMinor', '>', 0)
    .where('statementLines.state', '<>', 'task')
    .where(isLineUnused(tx));
  if (bankAccountId) rows = rows.where('statementLines.bankAccountId', '=', bankAccountId);
  return (await tx.one(rows)).n;
}

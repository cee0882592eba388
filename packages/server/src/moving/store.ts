import type { CellParseSettings, ImportCellFault } from '@crossdock/domain/moving/cells.ts';
import type { ColumnMapping, ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import {
  changeRow,
  changeRows,
  deleteRows,
  findRow,
  findRows,
  fromShop,
  insertRow,
} from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The topic of the realtime events that make pages with imports reload. */
const topic = 'moving';

export type ImportRow = Selectable<Schema['moveImports']>;
export type StagedRow = Selectable<Schema['moveRows']>;
export type RowState = StagedRow['state'];
type NewImport = Omit<Insertable<Schema['moveImports']>, 'shopId' | 'createdAt' | 'progressAt'>;

/** The shop's settings that decide what the cells of its files mean. */
export const cellTermsOf = (shop: CellParseSettings): CellParseSettings => ({
  currency: shop.currency,
  timeZone: shop.timeZone,
});

const imports = (tx: Tx) => fromShop(tx, 'moveImports').selectAll();
const worked = ['reading', 'writing', 'undoing'] as const;

export function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return tx.maybe(imports(tx).where('id', '=', id).forUpdate());
}

/**
 * The import that a worker continues, locked. Undefined if another worker holds it or nothing is left to do.
 */
export function lockUnfinishedImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return tx.maybe(
    imports(tx)
      .where('id', '=', id)
      .where('state', 'in', worked)
      .where('failure', '=', '')
      .forUpdate()
      .skipLocked(),
  );
}

export function stalledImports(tx: Tx, before: string, most: number) {
  return tx.all(
    imports(tx)
      .where('state', 'in', worked)
      .where('failure', '=', '')
      .where('progressAt', '<', before)
      .orderBy('progressAt')
      .limit(most),
  );
}

/** When the first import in progress counts as stalled. */
export const nextStalledImportAt = ({ shopId }: Pick<Tx, 'shopId'>, afterMs: number) =>
  sql`select min(progress_at) + make_interval(secs => ${afterMs / 1000}) as at from move_imports
    where shop_id = ${shopId} and state in ('reading', 'writing', 'undoing') and failure = ''`;

/** Imports with the names of the staff who took part in them. */
const shown = (tx: Tx) =>
  imports(tx).select([
    maybeStaffName(tx, 'moveImports.createdBy', 'createdByName'),
    maybeStaffName(tx, 'moveImports.appliedBy', 'appliedByName'),
    maybeStaffName(tx, 'moveImports.agreedBy', 'agreedByName'),
    maybeStaffName(tx, 'moveImports.undoneBy', 'undoneByName'),
  ]);

export const findImport = (tx: Tx, id: string) => tx.maybe(shown(tx).where('id', '=', id));

export type ShownImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const pageOfImports = (tx: Tx, paging: Paging) => pageOf(tx, shown(tx).orderBy('id', 'desc'), paging);

/** All imports that wrote something, oldest first. */
export function appliedImports(tx: Tx) {
  return tx.all(shown(tx).where('appliedAt', 'is not', null).where('state', '<>', 'preview').orderBy('id'));
}

export async function countOpenImports(tx: Tx): Promise<number> {
  const open = fromShop(tx, 'moveImports')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('state', 'in', ['reading', 'preview']);
  return (await tx.one(open)).n;
}

/** Stores a file's rows as they were read, portion by portion: JSON of `[row, cells]`. */
export async function addImport(
  tx: Tx,
  row: NewImport & { id: string },
  portions: readonly string[],
  rowsExpireAt: string,
): Promise<void> {
  await insertRow(tx, 'moveImports', { ...row, createdAt: tx.now, progressAt: tx.now });
  for (const portion of portions)
    await tx.all({
      compile: () =>
        sql<{ one: number }>`insert into move_rows (shop_id, import_id, row_number, cells, state, expires_at)
          select ${tx.shopId}::uuid, ${row.id}::uuid, (one ->> 0)::int,
            array(select cell from jsonb_array_elements_text(one -> 1) with ordinality as cells (cell, nth) order by nth),
            'read', ${rowsExpireAt}::timestamptz
          from jsonb_array_elements(${portion}::jsonb) as one
          returning 1 as one`.compile(db),
    });
  await publish(tx, topic, null);
}

type Changes = Omit<Updateable<Schema['moveImports']>, 'shopId' | 'id' | 'kind' | 'createdAt'>;

export async function changeImport(tx: Tx, id: string, changes: Changes): Promise<void> {
  await Promise.all([changeRow(tx, 'moveImports', id, changes), publish(tx, topic, null)]);
}

const rowsIn = (tx: Tx, importId: string) => fromShop(tx, 'moveRows', { importId }).selectAll();

/** The next rows after a row, in the order of the file. */
export function rowsAfter(tx: Tx, importId: string, after: number, most: number): Promise<StagedRow[]> {
  return tx.all(rowsIn(tx, importId).where('rowNumber', '>', after).orderBy('rowNumber').limit(most));
}

/** The rows before a row, in reverse order, because an import is undone from its last row. */
export function rowsBefore(tx: Tx, importId: string, before: number, most: number): Promise<StagedRow[]> {
  return tx.all(
    rowsIn(tx, importId).where('rowNumber', '<', before).orderBy('rowNumber', 'desc').limit(most),
  );
}

export function pageOfRows(tx: Tx, importId: string, state: RowState | undefined, paging: Paging) {
  const rows = rowsIn(tx, importId).orderBy('rowNumber');
  return pageOf(tx, state === undefined ? rows : rows.where('state', '=', state), paging);
}

/** Faulty rows, and rows that could not be written, up to a maximum. */
export function faultyRows(tx: Tx, importId: string, most: number): Promise<StagedRow[]> {
  return tx.all(
    rowsIn(tx, importId).where('state', 'in', ['faulty', 'failed']).orderBy('rowNumber').limit(most),
  );
}

export interface RowOutcome {
  readonly rowNumber: number;
  readonly state: RowState;
  readonly faults: readonly ImportCellFault[];
  readonly subjectId: string | null;
  readonly before: Readonly<Record<string, string | number | boolean | null>> | null;
  readonly amount: number;
}

export async function recordOutcomes(
  tx: Tx,
  importId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await tx.run({
    compile: () =>
      sql`update move_rows as old
        set state = new.state, faults = new.faults, subject_id = new."subjectId", before = new.before, amount = new.amount
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as new
          ("rowNumber" integer, state text, faults jsonb, "subjectId" uuid, before jsonb, amount bigint)
        where old.shop_id = ${tx.shopId} and old.import_id = ${importId} and old.row_number = new."rowNumber"`.compile(
        db,
      ),
  });
}

/** Sets how long the rows of a file are kept, because they contain members' data. */
export async function setRowsExpiry(tx: Tx, importId: string, expiresAt: string): Promise<void> {
  await changeRows(tx, 'moveRows', { importId }, { expiresAt });
}

export async function removeImport(tx: Tx, id: string): Promise<void> {
  await deleteRows(tx, 'moveRows', { importId: id });
  await deleteRows(tx, 'moveImports', { id });
  await publish(tx, topic, null);
}

export async function findColumnMap(tx: Tx, kind: ImportFileKind): Promise<ColumnMapping | undefined> {
  const found = await findRow(tx, 'moveMaps', { kind }, ['columns']);
  return found?.columns;
}

export async function saveColumnMap(tx: Tx, kind: ImportFileKind, columns: ColumnMapping): Promise<void> {
  await tx.run(
    db
      .insertInto('moveMaps')
      .values({ shopId: tx.shopId, kind, columns: JSON.stringify(columns) })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'kind']).doUpdateSet((eb) => ({ columns: eb.ref('excluded.columns') })),
      ),
  );
}

/** The records that are stored under these names of the old system. */
export async function findByOldKeys(tx: Tx, kind: ImportFileKind, keys: readonly string[]) {
  const rows = await findRows(tx, 'moveKeys', { kind, key: sql<string>`any(${[...keys]}::text[])` }, [
    'key',
    'subjectId',
    'amount',
  ]);
  return new Map(rows.map((row) => [row.key, row]));
}

export interface OldKeyMapping {
  readonly key: string;
  readonly subjectId: string;
  /** The amount that is added to the sum stored under `key`. */
  readonly amount: number;
}

/**
 * Stores records' names in the old system, with their amounts. For a name that is known already, the amount is added
 * to its stored sum.
 */
export async function storeOldKeys(
  tx: Tx,
  kind: ImportFileKind,
  named: readonly OldKeyMapping[],
): Promise<void> {
  if (named.length === 0) return;
  await tx.run({
    compile: () =>
      sql`insert into move_keys as known (shop_id, kind, key, subject_id, amount)
        select ${tx.shopId}::uuid, ${kind}::text, key, "subjectId", amount
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as new (key text, "subjectId" uuid, amount bigint)
        order by key
        on conflict (shop_id, kind, key) do update
          set subject_id = excluded.subject_id, amount = known.amount + excluded.amount`.compile(db),
  });
}

export async function deleteOldKeys(tx: Tx, kind: ImportFileKind, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await deleteRows(tx, 'moveKeys', { kind, key: sql<string>`any(${[...keys]}::text[])` });
}

/** The money, points and members that the shop has imported, and the number of its parcels. */
export async function importedSums(tx: Tx) {
  const count = (table: 'members' | 'parcels') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('shopId', '=', tx.shopId);
  const opening = fromShop(tx, 'ledgerAccounts', { kind: 'openingBalances' }).select('balanceMinor');
  const points = fromShop(tx, 'pointsEntries', { kind: 'opening' }).select(
    sql<number>`coalesce(sum(amount - owed_change), 0)::bigint`.as('points'),
  );
  const [members, parcels, ledger, given] = await Promise.all([
    tx.one(count('members').where('registerSource', '=', 'moved')),
    tx.one(count('parcels')),
    tx.maybe(opening),
    tx.one(points),
  ]);
  return {
    memberCount: members.n,
    parcelCount: parcels.n,
    balanceMinor: 0 - (ledger?.balanceMinor ?? 0),
    points: given.points,
  };
}

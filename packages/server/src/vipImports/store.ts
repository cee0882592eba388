import type { VipRowState } from '@crossdock/contract/vipImports/calls.ts';
import type { ImportFault } from '@crossdock/contract/vipImports/columns.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows, deleteRows, findRows, fromShop, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The topic of pages that show imports. */
const topic = 'vipImports';

export type ImportRow = Selectable<Schema['vipImports']>;
export type StoredImportRow = Selectable<Schema['vipImportRows']>;
type NewImport = Omit<Insertable<Schema['vipImports']>, 'shopId' | 'createdAt'>;
type NewRow = Omit<StoredImportRow, 'shopId' | 'importId' | 'expiresAt'>;

const imports = (tx: Tx) => fromShop(tx, 'vipImports').selectAll();
const rowsIn = (tx: Tx, importId: string) => fromShop(tx, 'vipImportRows', { importId }).selectAll();

/** An import of the member. */
export function findImport(tx: Tx, memberId: string, id: string): Promise<ImportRow | undefined> {
  return tx.maybe(imports(tx).where('memberId', '=', memberId).where('id', '=', id));
}

/** An import of the member, locked. */
export function lockImport(tx: Tx, memberId: string, id: string): Promise<ImportRow | undefined> {
  return tx.maybe(imports(tx).where('memberId', '=', memberId).where('id', '=', id).forUpdate());
}

/** The import that a worker continues, locked; undefined if another worker holds it or nothing is left. */
export function lockUnfinishedImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const worked = imports(tx).where('id', '=', id).where('state', 'in', ['reading', 'writing']);
  return tx.maybe(worked.forUpdate().skipLocked());
}

/** Imports without progress for a while, because their worker ended. */
export function stalledImports(tx: Tx, before: string, most: number) {
  const worked = imports(tx).where('state', 'in', ['reading', 'writing']);
  return tx.all(worked.where('progressAt', '<', before).orderBy('progressAt').limit(most));
}

export function importsOf(tx: Tx, memberId: string, paging: Paging) {
  return pageOf(tx, imports(tx).where('memberId', '=', memberId).orderBy('id', 'desc'), paging);
}

/** Open imports of the member, to find the same file and count the others. */
export async function unfinishedImportsOf(tx: Tx, memberId: string): Promise<ImportRow[]> {
  return tx.all(imports(tx).where('memberId', '=', memberId).where('state', '<>', 'done'));
}

export function rowsOfImport(tx: Tx, importId: string): Promise<StoredImportRow[]> {
  return tx.all(rowsIn(tx, importId).orderBy('rowNumber'));
}

export function pageOfImportRows(tx: Tx, importId: string, state: VipRowState | undefined, paging: Paging) {
  const rows = rowsIn(tx, importId).orderBy('rowNumber');
  return pageOf(tx, state === undefined ? rows : rows.where('state', '=', state), paging);
}

/**
 * The rows of the next valid orders, whole orders only. Selected by position, so that no plan scans all rows each
 * time.
 */
export async function nextValidRows(tx: Tx, importId: string, orders: number): Promise<StoredImportRow[]> {
  const good = rowsIn(tx, importId).where('state', '=', 'good');
  const first = await tx.maybe(good.orderBy('orderIndex').limit(1));
  if (first === undefined) return [];
  const from = first.orderIndex;
  return tx.all(
    good
      .where('orderIndex', '>=', from)
      .where('orderIndex', '<', from + orders)
      .orderBy('rowNumber'),
  );
}

/** Marks the rows of a given-up import that were not placed, with a text for the result sheet. */
export async function markRowsGivenUp(tx: Tx, importId: string): Promise<void> {
  const faults: ImportFault[] = [{ column: null, error: 'vipImport.broken', params: {} }];
  await tx.run(
    updateInShop(tx, 'vipImportRows', { importId })
      .set({ state: 'failed', faults: JSON.stringify(faults) })
      .where('state', 'in', ['read', 'good']),
  );
}

/** Stores the rows; undefined if the same file was uploaded meanwhile. */
export async function insertImport(
  tx: Tx,
  row: NewImport,
  rows: readonly NewRow[],
): Promise<ImportRow | undefined> {
  const kept = await tx.maybe(
    db
      .insertInto('vipImports')
      .values({ ...row, shopId: tx.shopId, createdAt: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'memberId', 'digest']).where(sql<boolean>`state <> 'done'`).doNothing(),
      )
      .returningAll(),
  );
  if (kept === undefined) return undefined;
  const { expiresAt } = kept;
  const of = { shopId: tx.shopId, importId: kept.id, expiresAt };
  await insertRows(
    tx,
    'vipImportRows',
    rows.map((one) => ({ ...of, ...one })),
  );
  await publish(tx, topic, kept.memberId);
  return kept;
}

type Changes = Partial<Omit<ImportRow, 'shopId' | 'id' | 'memberId' | 'createdAt'>>;

export async function changeImport(tx: Tx, of: ImportRow, changes: Changes): Promise<ImportRow> {
  const changed = await tx.one(updateInShop(tx, 'vipImports', { id: of.id }).set(changes).returningAll());
  await publish(tx, topic, of.memberId);
  return changed;
}

/** Stores the rows' new state: edited, judged again, or placed. */
export async function storeRowStates(
  tx: Tx,
  importId: string,
  rows: readonly Pick<
    StoredImportRow,
    'rowNumber' | 'cells' | 'faults' | 'state' | 'orderId' | 'orderNumber' | 'orderIndex'
  >[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.run({
    compile: () =>
      sql`update vip_import_rows as old
        set cells = new.cells, faults = new.faults, state = new.state, order_id = new."orderId",
          order_number = new."orderNumber", order_index = new."orderIndex"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new ("rowNumber" integer, cells jsonb, faults jsonb,
          state text, "orderId" uuid, "orderNumber" text, "orderIndex" integer)
        where old.shop_id = ${tx.shopId} and old.import_id = ${importId} and old.row_number = new."rowNumber"`.compile(
        db,
      ),
  });
}

/** Sets how long the rows are kept; those of a confirmed import are kept longer than a preview's. */
export async function setRowsExpiry(tx: Tx, importId: string, expiresAt: string): Promise<void> {
  await changeRows(tx, 'vipImportRows', { importId }, { expiresAt });
}

export async function removeImport(tx: Tx, of: ImportRow): Promise<void> {
  await Promise.all([
    deleteRows(tx, 'vipImportRows', { importId: of.id }),
    deleteRows(tx, 'vipImports', { id: of.id }),
    publish(tx, topic, of.memberId),
  ]);
}

/** The orders' numbers, by id. */
export async function findVipOrderNumbers(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await findRows(tx, 'vipOrders', { id: ids }, ['id', 'number']);
  return new Map(found.map(({ id, number }) => [id, number]));
}

export interface KnownVipOrder {
  readonly id: string;
  readonly number: string;
}

/**
 * The member's existing VIP orders with these courier numbers. The parcels are read first: a joint plan made while the
 * member had few orders would scan all of them each time.
 */
export async function findKnownVipOrders(
  tx: Tx,
  memberId: string,
  numbers: readonly string[],
): Promise<Map<string, KnownVipOrder>> {
  const parcels = await tx.allOf(
    numbers,
    db
      .selectFrom('parcels')
      .select(['id', 'courierNumber'])
      .where('shopId', '=', tx.shopId)
      // Uses one parameter for any number of values.
      .where('courierNumber', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
  const found = await tx.allOf(
    parcels,
    fromShop(tx, 'vipParcels')
      .innerJoin('vipOrders', shopJoin('vipOrders.id', 'vipParcels.vipOrderId'))
      .select(['vipParcels.parcelId', 'vipOrders.id', 'vipOrders.number'])
      .where('vipParcels.parcelId', '=', sql<string>`any(${parcels.map(({ id }) => id)}::uuid[])`)
      .where('vipOrders.memberId', '=', memberId)
      .where('vipOrders.state', '<>', 'cancelled'),
  );
  const orders = new Map(found.map(({ parcelId, ...order }) => [parcelId, order]));
  return new Map(
    parcels.flatMap(({ id, courierNumber }) => {
      const order = orders.get(id);
      return order === undefined ? [] : [[courierNumber, order] as const];
    }),
  );
}

/** The earliest time at which an unfinished import will have made no progress for `afterMs`. */
export const nextStalledVipImportAt = ({ shopId }: Pick<Tx, 'shopId'>, afterMs: number) =>
  sql`select min(progress_at) + make_interval(secs => ${afterMs / 1000}) as at from vip_imports
    where shop_id = ${shopId} and state in ('reading', 'writing')`;

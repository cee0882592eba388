import pg from 'pg';
import { quoteIdentifier } from '../platform/backup.ts';
import { everyNodeSettingsSql } from '../platform/citus.ts';
import { importingPrefix } from '../platform/shardMap.ts';
import type { DatabaseColumn } from './cells.ts';
import { ReadBackRefused } from './refused.ts';

/** The shop that receives the rows, with a connection to which row-level security does not apply. */
export interface ImportTarget {
  readonly client: pg.Client;
  readonly shopId: string;
  readonly columns: ReadonlyMap<string, readonly DatabaseColumn[]>;
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** The columns of every table of the shop, and of `shops`. */
export async function loadTableColumns(client: pg.Client): Promise<Map<string, DatabaseColumn[]>> {
  const { rows } = await client.query<DatabaseColumn & { table: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull as "isRequired", a.atthasdef as "hasDefault"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (c.relname = 'shops' or exists (
         select from pg_attribute of where of.attrelid = c.oid and of.attname = 'shop_id' and not of.attisdropped))
     order by c.relname, a.attnum`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, its]) => [
      table,
      its.map(({ table: _, ...column }) => column),
    ]),
  );
}

interface FoundShop {
  readonly id: string;
  /** The hash of the archive that an interrupted command was importing. */
  readonly under: string | undefined;
}

/**
 * Tables in which an empty shop has no row. Other tables may have rows that were created together with the shop; the
 * import replaces them.
 */
const telling = [
  'members',
  'parcels',
  'orders',
  'ledger_transfers',
  'payments',
  'warehouses',
  'move_imports',
];

/** The shop if it can receive an export: it exists here, is not open, is not a demo, and is empty. */
export async function findEmptyShop(client: pg.Client, code: string): Promise<FoundShop> {
  const { rows } = await client.query<{ id: string; place: string | null; open: boolean; demo: boolean }>(
    'select id, place, opened_at is not null as open, demo from shops where code = $1',
    [code],
  );
  const [shop] = rows;
  if (shop === undefined) throw new ReadBackRefused(`There is no shop with the code ${code}.`);
  const under = shop.place?.startsWith(importingPrefix)
    ? shop.place.slice(importingPrefix.length)
    : undefined;
  if (shop.place !== null && under === undefined)
    throw new ReadBackRefused(`The shop is at ${shop.place}: move it home first (shop move --to home).`);
  if (shop.open || shop.demo)
    throw new ReadBackRefused(
      `The shop ${code} is open: an export is read back into a shop that is not open yet.`,
    );
  if (under !== undefined) return { id: shop.id, under };
  for (const table of telling) {
    const found = await client.query(`select from ${quoteIdentifier(table)} where shop_id = $1 limit 1`, [
      shop.id,
    ]);
    if (found.rowCount !== 0)
      throw new ReadBackRefused(
        `The shop ${code} has rows in ${table}: an export is read back into an empty shop.`,
      );
  }
  return { id: shop.id, under };
}

/** Allows only one command at a time for a shop. */
export async function lockReadBack(client: pg.Client, shopId: string): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    "select pg_try_advisory_lock(hashtextextended('read-back ' || $1::text, 0)) as free",
    [shopId],
  );
  if (rows[0]?.free !== true)
    throw new ReadBackRefused('Another command is reading an export back into this shop.');
}

/** Begins a transaction with foreign keys disabled: they are circular, and are checked at the end. */
export async function beginWithoutForeignKeys(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(everyNodeSettingsSql);
  await client.query('set local session_replication_role = replica');
}

export const commit = (client: pg.Client) => client.query('commit');
export const rollback = (client: pg.Client) => client.query('rollback').catch(() => undefined);

/** Tables that are kept, because they belong to the installation or to the existing people. */
const kept = ['shop_hosts', 'staff', 'staff_second_factors', 'staff_recovery_codes', 'shop_moves'];

/** Pauses the shop, and removes the rows that it was created with and the rows of another archive. Its staff stay. */
export async function clearShop({ client, shopId, columns }: ImportTarget, archive: string): Promise<void> {
  await client.query('update shops set place = $2, icon_file_id = null, card_file_id = null where id = $1', [
    shopId,
    importingPrefix + archive,
  ]);
  for (const table of columns.keys())
    if (table !== 'shops' && !kept.includes(table))
      await client.query(`delete from ${quoteIdentifier(table)} where shop_id = $1`, [shopId]);
}

/** Makes the shop serve its staff again. */
export const resumeShop = ({ client, shopId }: ImportTarget) =>
  client.query('update shops set place = null where id = $1', [shopId]);

export async function hasRows({ client, shopId }: ImportTarget, table: string): Promise<boolean> {
  const found = await client.query(`select from ${quoteIdentifier(table)} where shop_id = $1 limit 1`, [
    shopId,
  ]);
  return found.rowCount !== 0;
}

export interface FileRow {
  readonly id: string;
  readonly purpose: string;
  readonly mime: string;
  readonly bytes: number;
  readonly has_thumb: boolean;
}

export async function fileRows(
  { client, shopId }: ImportTarget,
  ids: readonly string[],
): Promise<Map<string, FileRow>> {
  const { rows } = await client.query<FileRow>(
    'select id, purpose, mime, bytes, has_thumb from files where shop_id = $1 and id = any($2::uuid[])',
    [shopId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

import {
  type AliasedExpression,
  type Compilable,
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertObject,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateObject,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { rowBuilder } from './query.ts';
import type { Schema } from './schema.gen.ts';
import { type ColumnConditions, type ShopScoped, shopCondition } from './shopCondition.ts';
import { rowsOfCachedStatement, runCachedStatement } from './statementCache.ts';

type Table = keyof Schema;
/** The tables whose rows have an id. */
type TableWithId = { [T in Table]: 'id' extends keyof Schema[T] ? T : never }[Table];
type Values = Readonly<Record<string, unknown>>;
type None = Readonly<Record<never, never>>;
/** Values of the table's columns, or lists of values, as in `shopCondition`. */
type ValuesOf<T extends Table, C> = C & (C extends ColumnConditions<Schema, T, C> ? unknown : never);
/** A row without the shop, which the transaction knows. Columns with a default may be omitted. */
type NewRow<T extends Table> = Omit<InsertObject<Schema, T>, 'shopId'>;

type Columns<T extends Table> = keyof Selectable<Schema[T]> & string;
/** A column with its table, as `orders.id`. */
type ColumnOfTable = { [T in Table]: `${T}.${Columns<T>}` }[Table];
type Found<T extends Table, K extends Columns<T>> = Pick<Selectable<Schema[T]>, K>;

/** Without values, the column of the shop is named with its table, because joined tables have such a column too. */
const inTable = (of: ShopScoped, table: string, which?: Values) =>
  which
    ? shopCondition(of, which)
    : sql<SqlBool>`${sql.ref(`${table.replace(/.* as /, '')}.shopId`)} = ${of.shopId}`;

/** The schema with one of its tables under an additional name. */
type Aliased<A extends string, T extends Table> = Schema & { readonly [K in A]: Schema[T] };

/**
 * Begins a select of the shop's rows, those with the values if there are some:
 * `fromShop(tx, 'orders', { memberId }).select(['id', 'number']).orderBy('id')`. If tables are joined, the values'
 * columns are named with the table:
 * `fromShop(tx, 'orders', { 'orders.id': id }).innerJoin('members', shopJoin('members.id', 'orders.memberId'))`. The
 * table may have another name in the statement: `fromShop(tx, 'staff as named', { 'named.id': id })`.
 */
export function fromShop<T extends Table, const C extends Values = None>(
  of: ShopScoped,
  table: T,
  which?: ValuesOf<T, C>,
): SelectQueryBuilder<Schema, T, Record<never, never>>;
export function fromShop<T extends Table, A extends string, const C extends Values = None>(
  of: ShopScoped,
  table: `${T} as ${A}`,
  which?: C & (C extends ColumnConditions<Aliased<A, T>, A, C> ? unknown : never),
): SelectQueryBuilder<Aliased<A, T>, A, Record<never, never>>;
export function fromShop(of: ShopScoped, table: string, which?: Values): unknown {
  return rowBuilder.selectFrom(table).where(inTable(of, table, which));
}

/**
 * The shop's rows that name a row of the statement around them, for `exists`:
 * `.where(({ exists }) => exists(relatedRows(tx, 'comments.orderId', 'orders.id')))`.
 */
export function relatedRows<T extends Table, C extends Columns<T>>(
  of: ShopScoped,
  column: `${T}.${C}`,
  named: ColumnOfTable,
): SelectQueryBuilder<Schema, T, Found<T, C>>;
export function relatedRows(of: ShopScoped, column: string, named: string): unknown {
  const table = column.replace(/\..*/, '');
  return rowBuilder.selectFrom(table).select(column).where(inTable(of, table)).whereRef(column, '=', named);
}

/**
 * Begins an update of the shop's rows: `updateInShop(tx, 'orders', { id }).set({ state }).where('state', '=', from)`.
 */
export function updateInShop<T extends Table, const C extends Values = None>(
  of: ShopScoped,
  table: T,
  which?: ValuesOf<T, C>,
): UpdateQueryBuilder<Schema, T, T, UpdateResult>;
export function updateInShop(of: ShopScoped, table: string, which?: Values): unknown {
  return rowBuilder.updateTable(table).where(inTable(of, table, which));
}

/** Begins a delete of the shop's rows: `deleteFromShop(tx, 'codes', { memberId }).where('expiresAt', '<', tx.now)`. */
export function deleteFromShop<T extends Table, const C extends Values = None>(
  of: ShopScoped,
  table: T,
  which?: ValuesOf<T, C>,
): DeleteQueryBuilder<Schema, T, DeleteResult>;
export function deleteFromShop(of: ShopScoped, table: string, which?: Values): unknown {
  return rowBuilder.deleteFrom(table).where(inTable(of, table, which));
}

/**
 * A name for the statement's form: its columns, and for each whether it has a list of values, which makes the
 * statement's text different.
 */
const namesOf = (values: Values): string =>
  Object.entries(values)
    .map(([column, value]) => (Array.isArray(value) ? `${column}[]` : column))
    .join();

const found = (tx: Tx, table: string, which: Values, columns: readonly string[]) => ({
  name: `select ${columns.join()} from ${table} where ${namesOf(which)}`,
  values: [tx.shopId, ...Object.values(which)],
  build: () => rowBuilder.selectFrom(table).select(columns).where(shopCondition(tx, which)),
});

/**
 * The shop's row with these values, any of them if there are several:
 * `findRow(tx, 'talks', { id }, ['memberId', 'state'])`.
 */
export async function findRow<T extends Table, const C extends Values, K extends Columns<T>>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
  columns: readonly K[],
): Promise<Found<T, K> | undefined> {
  return (await rowsOfCachedStatement<Found<T, K>>(tx, found(tx, table, which, columns)))[0];
}

/**
 * The shop's rows with these values, in no order: `findRows(tx, 'packages', { id: packageIds }, ['id', 'orderId'])`.
 * For an empty list there are none, and no statement is sent.
 */
export async function findRows<T extends Table, const C extends Values, K extends Columns<T>>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
  columns: readonly K[],
): Promise<Found<T, K>[]> {
  const values: Values = which;
  const isEmpty = Object.values(values).some((value) => Array.isArray(value) && value.length === 0);
  return isEmpty ? [] : rowsOfCachedStatement<Found<T, K>>(tx, found(tx, table, values, columns));
}

/**
 * Whether the shop has a row with these values: `hasRow(tx, 'parcels', { warehouseId, state: storedParcelStates })`.
 */
export async function hasRow<T extends Table, const C extends Values>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
): Promise<boolean> {
  const { name, values, build } = found(tx, table, which, ['shopId']);
  const first = { name: `${name} limit`, values: [...values, 1], build: () => build().limit(1) };
  return (await rowsOfCachedStatement(tx, first)).length > 0;
}

interface Countable {
  select(count: AliasedExpression<number, 'n'>): Compilable<{ n: number }>;
}

/**
 * The number of rows of a select that names no columns:
 * `countRows(tx, fromShop(tx, 'sessions', { memberId }).where('expiresAt', '>', tx.now))`.
 */
export async function countRows(tx: Tx, rows: Countable): Promise<number> {
  const { n } = await tx.one(rows.select(sql<number>`count(*)`.as('n')));
  return n;
}

const inserted = ({ shopId }: Tx, table: string, row: Values) =>
  rowBuilder.insertInto(table).values({ ...row, shopId });

const insertion = (tx: Tx, table: string, row: Values) => ({
  name: `insert ${table} ${Object.keys(row).join()}`,
  values: [...Object.values(row), tx.shopId],
  build: () => inserted(tx, table, row),
});

/**
 * Inserts a row of the shop: `insertRow(tx, 'talkAnswers', { id, staffId, askedAt })`. Throws if a unique index
 * already has its values.
 */
export async function insertRow<T extends Table>(tx: Tx, table: T, row: NewRow<T>): Promise<void> {
  await runCachedStatement(tx, insertion(tx, table, row));
}

/** Inserts a row of the shop with a new id, and answers the id. */
export async function insertWithNewId<T extends TableWithId>(
  tx: Tx,
  table: T,
  row: Omit<NewRow<T>, 'id'>,
): Promise<string> {
  const id = newId();
  await runCachedStatement(tx, insertion(tx, table, { ...row, id }));
  return id;
}

/** Inserts several rows of the shop at once; nothing happens for an empty list. */
export async function insertRows<T extends Table>(
  tx: Tx,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  const [name, { shopId }]: [string, Tx] = [table, tx];
  const [only] = rows;
  if (only !== undefined && rows.length === 1) await insertRow(tx, table, only);
  else if (rows.length > 0)
    await tx.run(rowBuilder.insertInto(name).values(rows.map((row) => ({ ...row, shopId }))));
}

/** Inserts a row of the shop; false, and nothing happens, if any unique index already has its values. */
export async function insertIfNew<T extends Table>(tx: Tx, table: T, row: NewRow<T>): Promise<boolean> {
  const { name, values } = insertion(tx, table, row);
  const build = () => inserted(tx, table, row).onConflict((conflict) => conflict.doNothing());
  return (await runCachedStatement(tx, { name: `${name} if new`, values, build })) > 0;
}

/**
 * Inserts the shop's row with this key, or updates it if it exists:
 * `putRow(tx, 'statementMaps', { bankAccountId }, { encoding, map, changedAt })`.
 */
export async function putRow<T extends Table, K extends Partial<NewRow<T>>>(
  tx: Tx,
  table: T,
  key: K,
  row: Omit<NewRow<T>, keyof K>,
): Promise<void> {
  const columns = ['shopId', ...Object.keys(key)];
  await tx.run(
    inserted(tx, table, { ...row, ...key }).onConflict((conflict) =>
      conflict.columns(columns).doUpdateSet(row),
    ),
  );
}

const changed = (tx: Tx, table: string, which: Values, changes: Values) => ({
  name: `update ${table} ${Object.keys(changes).join()} where ${namesOf(which)}`,
  values: [...Object.values(changes), tx.shopId, ...Object.values(which)],
  build: () => rowBuilder.updateTable(table).set(changes).where(shopCondition(tx, which)),
});

/** Changes the shop's row with this id: `changeRow(tx, 'staff', id, { name })`. Answers 0 if there is none, else 1. */
export function changeRow<T extends TableWithId>(
  tx: Tx,
  table: T,
  id: string,
  changes: UpdateObject<Schema, T>,
): Promise<number> {
  return runCachedStatement(tx, changed(tx, table, { id }, changes));
}

/**
 * Changes the shop's rows with these values: `changeRows(tx, 'moveRows', { importId }, { expiresAt })`. Answers how
 * many.
 */
export function changeRows<T extends Table, const C extends Values>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
  changes: UpdateObject<Schema, T>,
): Promise<number> {
  return runCachedStatement(tx, changed(tx, table, which, changes));
}

/** Deletes the shop's rows with these values: `deleteRows(tx, 'passkeys', { id, memberId })`. Answers how many. */
export function deleteRows<T extends Table, const C extends Values>(
  tx: Tx,
  table: T,
  which: ValuesOf<T, C>,
): Promise<number> {
  const [name, values]: [string, Values] = [table, which];
  return runCachedStatement(tx, {
    name: `delete ${name} where ${namesOf(values)}`,
    values: [tx.shopId, ...Object.values(values)],
    build: () => rowBuilder.deleteFrom(name).where(shopCondition(tx, values)),
  });
}

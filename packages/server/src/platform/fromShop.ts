import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import { type OfShop, ofShop, type RowValues } from './ofShop.ts';
import { rowBuilder } from './query.ts';
import type { Schema } from './schema.gen.ts';

type Table = keyof Schema;
type Values = Readonly<Record<string, unknown>>;
type None = Readonly<Record<never, never>>;
/** Values of the table's columns, or lists of them, as `ofShop` takes them. */
export type ValuesOf<T extends Table, C> = C & (C extends RowValues<Schema, T, C> ? unknown : never);

/** Without values the shop's column is named with its table, since joined tables have one too. */
const inTable = (of: OfShop, table: string, which?: Values) =>
  which
    ? ofShop(of, which)
    : sql<SqlBool>`${sql.ref(`${table.replace(/.* as /, '')}.shopId`)} = ${of.shopId}`;

/** The tables with one more, which is a table under another name. */
type Aliased<A extends string, T extends Table> = Schema & { readonly [K in A]: Schema[T] };

/**
 * Begins a select of the shop's rows, those with the values if there are some:
 * `fromShop(tx, 'orders', { memberId }).select(['id', 'number']).orderBy('id')`. If tables are joined, the values' columns are named with
 * the table: `fromShop(tx, 'orders', { 'orders.id': id }).innerJoin('members', inShop('members.id', 'orders.memberId'))`. The table may
 * have another name in the statement: `fromShop(tx, 'staff as named', { 'named.id': id })`.
 */
export function fromShop<T extends Table, const C extends Values = None>(
  of: OfShop,
  table: T,
  which?: ValuesOf<T, C>,
): SelectQueryBuilder<Schema, T, Record<never, never>>;
export function fromShop<T extends Table, A extends string, const C extends Values = None>(
  of: OfShop,
  table: `${T} as ${A}`,
  which?: C & (C extends RowValues<Aliased<A, T>, A, C> ? unknown : never),
): SelectQueryBuilder<Aliased<A, T>, A, Record<never, never>>;
export function fromShop(of: OfShop, table: string, which?: Values): unknown {
  return rowBuilder.selectFrom(table).where(inTable(of, table, which));
}

/** Begins an update of the shop's rows: `updateInShop(tx, 'orders', { id }).set({ state }).where('state', '=', from)`. */
export function updateInShop<T extends Table, const C extends Values = None>(
  of: OfShop,
  table: T,
  which?: ValuesOf<T, C>,
): UpdateQueryBuilder<Schema, T, T, UpdateResult>;
export function updateInShop(of: OfShop, table: string, which?: Values): unknown {
  return rowBuilder.updateTable(table).where(inTable(of, table, which));
}

/** Begins a delete of the shop's rows: `deleteFromShop(tx, 'codes', { memberId }).where('expiresAt', '<', tx.now)`. */
export function deleteFromShop<T extends Table, const C extends Values = None>(
  of: OfShop,
  table: T,
  which?: ValuesOf<T, C>,
): DeleteQueryBuilder<Schema, T, DeleteResult>;
export function deleteFromShop(of: OfShop, table: string, which?: Values): unknown {
  return rowBuilder.deleteFrom(table).where(inTable(of, table, which));
}

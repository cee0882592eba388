import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectType,
  type SqlBool,
  sql,
} from 'kysely';
import type { ShopId } from './authenticatedIds.ts';

/** The transaction, or the parameters of a compiled statement. */
export interface ShopScoped {
  readonly shopId: ShopId | Expression<string>;
}

/** The type of values with which a column of the tables may be compared; `never` if no table has the column. */
type Comparable<DB, TB extends keyof DB, C> = C extends `${infer T}.${infer N}`
  ? T extends TB
    ? N extends keyof DB[T]
      ? SelectType<DB[T][N]>
      : never
    : never
  : { [T in TB]: C extends keyof DB[T] ? SelectType<DB[T][C]> : never }[TB];

/** The values or expressions, each of its column's type. */
export type ColumnValues<DB, TB extends keyof DB, C> = {
  readonly [K in keyof C]: Comparable<DB, TB, K> | Expression<Comparable<DB, TB, K>>;
};

/** The column of the shop beside another: `orders.shopId` for `orders.id`, `shopId` for `id`. */
export const shopColumn = (column: string): string =>
  column.includes('.') ? column.replace(/\..*/, '.shopId') : 'shopId';

/** A value of a column, if the column does not hold lists. */
type Single<V> = V extends readonly unknown[] ? never : V;
type Several<V> = [V] extends [readonly unknown[] | null] ? never : readonly NonNullable<V>[];

/**
 * The values with which `shopCondition` compares each column: a value, a list of values, or an expression. A column that
 * holds lists can be compared only with an expression.
 */
export type ColumnConditions<DB, TB extends keyof DB, C> = {
  readonly [K in keyof C]:
    | Single<Comparable<DB, TB, K>>
    | Several<Comparable<DB, TB, K>>
    | Expression<Comparable<DB, TB, K>>;
};

const condition = ([column, value]: [string, unknown]) =>
  Array.isArray(value) ? sql`${sql.ref(column)} in (${sql.join(value)})` : sql`${sql.ref(column)} = ${value}`;

/**
 * Rows of the transaction's shop with these values: `.where(shopCondition(tx, { id }))`, and in a join
 * `.where(shopCondition(tx, { 'orders.id': orderId }))`. For a list of values, rows with any of them:
 * `shopCondition(tx, { id: ids })`; the database refuses an empty list. A value that is null finds no row, because nothing
 * equals null there (use `is null`). A value that may be undefined does not compile, nor does a column that no table
 * has, or a value of another type.
 */
export const shopCondition =
  <const C extends Readonly<Record<string, unknown>>>({ shopId }: ShopScoped, values: C) =>
  <DB, TB extends keyof DB>(
    _: ExpressionBuilder<DB, TB> & (C extends ColumnConditions<DB, TB, C> ? unknown : never),
  ): RawBuilder<SqlBool> => {
    const [first = ''] = Object.keys(values);
    const conditions = Object.entries(values).map(condition);
    return sql<SqlBool>`${sql.join([sql`${sql.ref(shopColumn(first))} = ${shopId}`, ...conditions], sql` and `)}`;
  };

import { type JoinBuilder, sql } from 'kysely';
import type { ShopId } from './authenticatedIds.ts';
import { type ColumnValues, shopColumn } from './shopCondition.ts';

/** The columns of the joined tables, as `table.column`. */
type Column<DB, TB extends keyof DB> = { [T in TB]: `${T & string}.${keyof DB[T] & string}` }[TB];

/**
 * Joins a table by a column, within the shop: `.innerJoin('members', shopJoin('members.id', 'orders.memberId'))`. A
 * column that neither table has does not compile. Values choose among the joined rows:
 * `.leftJoin('staff', shopJoin('staff.id', 'members.salesStaffId', { 'staff.status': 'active' }))`.
 */
export const shopJoin =
  <
    L extends string,
    R extends string,
    const V extends Readonly<Record<string, unknown>> = Record<never, never>,
  >(
    joined: L,
    by: R,
    values?: V,
  ) =>
  <DB, TB extends keyof DB>(
    join: JoinBuilder<DB, TB> &
      ([L | R] extends [Column<DB, TB>] ? unknown : never) &
      (V extends ColumnValues<DB, TB, V> ? unknown : never),
  ): JoinBuilder<DB, TB> => {
    const joining = join
      .on(sql.ref(shopColumn(joined)), '=', sql.ref(shopColumn(by)))
      .on(sql.ref(joined), '=', sql.ref(by));
    return Object.entries(values ?? {}).reduce(
      (on, [column, value]) => on.on(sql.ref(column), '=', value),
      joining,
    );
  };

/**
 * Like `shopJoin`, for the rows of a subquery without a shop column. It joins only rows of the transaction's shop:
 * `.innerJoin('orders', subqueryShopJoin(tx, 'orders.id', 'named.orderId'))`.
 */
export const subqueryShopJoin =
  <L extends string, R extends string>({ shopId }: { readonly shopId: ShopId }, joined: L, by: R) =>
  <DB, TB extends keyof DB>(
    join: JoinBuilder<DB, TB> & ([L | R] extends [Column<DB, TB>] ? unknown : never),
  ): JoinBuilder<DB, TB> =>
    join.on(sql.ref(shopColumn(joined)), '=', shopId).on(sql.ref(joined), '=', sql.ref(by));

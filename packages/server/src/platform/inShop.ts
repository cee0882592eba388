import { type JoinBuilder, sql } from 'kysely';

/** The columns of the joined tables, as `table.column`. */
type Column<DB, TB extends keyof DB> = { [T in TB]: `${T & string}.${keyof DB[T] & string}` }[TB];

/**
 * Joins a table by a column, within the shop: `.innerJoin('members', inShop('members.id', 'orders.memberId'))`. A column that neither
 * table has does not compile. Further values choose among the joined rows:
 * `.leftJoin('staff', inShop('staff.id', 'members.salesStaffId', { 'staff.status': 'active' }))`.
 */
export const inShop =
  <L extends string, R extends string>(joined: L, by: R) =>
  <DB, TB extends keyof DB>(
    join: JoinBuilder<DB, TB> & ([L | R] extends [Column<DB, TB>] ? unknown : never),
  ): JoinBuilder<DB, TB> =>
    join.on(sql.ref(shopColumn(joined)), '=', sql.ref(shopColumn(by))).on(sql.ref(joined), '=', sql.ref(by));

/** The column of the shop beside another: `orders.shopId` for `orders.id`, `shopId` for `id`. */
export const shopColumn = (column: string): string =>
  column.includes('.') ? column.replace(/\..*/, '.shopId') : 'shopId';

import { type AliasedRawBuilder, sql } from 'kysely';
import type { Schema } from './schema.gen.ts';
import type { ShopScoped } from './shopCondition.ts';

/** `table.column`; the table may have another name in the statement, the column may not. */
type StaffIdColumn = `${string}.${{ [T in keyof Schema]: keyof Schema[T] & string }[keyof Schema]}`;

/**
 * Selects the name of the staff member whose id is in a column that is never null. A subquery reads the name, because
 * a page has few rows and needs no join: `.select(staffName(tx, 'purchases.madeBy', 'makerName'))`.
 */
export const staffName = <const A extends string>(
  { shopId }: ShopScoped,
  column: StaffIdColumn,
  as: A,
): AliasedRawBuilder<string, A> =>
  sql<string>`(select named.name from staff as named
    where named.shop_id = ${shopId} and named.id = ${sql.ref(column)})`.as(as);

/** Like `staffName`, for a column that may be null; the name is null then. */
export const maybeStaffName = <const A extends string>(
  of: ShopScoped,
  column: StaffIdColumn,
  as: A,
): AliasedRawBuilder<string | null, A> => staffName(of, column, as);

import type { ListTable } from './columns.ts';
import { goodsTables } from './goodsTables.ts';
import { memberTables } from './memberTables.ts';
import { moneyTables } from './moneyTables.ts';

/**
 * The console's lists that one call writes as a table, by the call that answers each: `exportList`. Parcels, orders, members
 * and payments have calls of their own, for programs too.
 */
export const listTables = { ...moneyTables, ...memberTables, ...goodsTables };

export type ListTableName = keyof typeof listTables;

export const tableOf = (name: ListTableName): ListTable => listTables[name];

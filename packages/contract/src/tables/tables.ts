import type { ListTable } from './columns.ts';
import { goodsTables } from './goodsTables.ts';
import { memberTables } from './memberTables.ts';
import { moneyTables } from './moneyTables.ts';

/**
 * The console's lists that `exportList` writes as a table, by the call that reads each. Parcels, orders,
 * members and payments have export calls of their own, which programs can use too.
 */
export const listTables = { ...moneyTables, ...memberTables, ...goodsTables };

export type ListTableName = keyof typeof listTables;

export const tableOf = (name: ListTableName): ListTable => listTables[name];

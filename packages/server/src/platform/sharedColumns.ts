import { type Expression, sql } from 'kysely';

/** A text in three languages: `.select([...textColumns('channels'), 'orders.number'])`. */
export const textColumns = <const T extends string>(table: T) =>
  [`${table}.zh`, `${table}.tw`, `${table}.en`] as const;

/** The account and name of a row's member, which pages for staff show. The statement must join the members. */
export const memberColumns = ['members.account as memberAccount', 'members.name as memberName'] as const;

/** The name of the warehouse that is joined, in the shop's language and in the others. */
export const warehouseColumns = [
  'warehouses.name as warehouseName',
  'warehouses.names as warehouseNames',
] as const;

/** How many packages the order has: `.select(packageCount(tx.shopId).as('packageCount'))`. */
export const packageCount = (shopId: string | Expression<string>) =>
  sql<number>`(select count(*) from packages as counted where counted.shop_id = ${shopId} and counted.order_id = orders.id)`;

import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * The ids of orders with one of the numbers `own`, or with one of the tracking numbers `written`, which may belong to
 * one of their packages.
 */
export const selectOrderIdsByNumbers = (tx: Tx, own: readonly string[], written: readonly string[]) => sql`
  select id from orders where shop_id = ${tx.shopId} and number = any(${[...own]}::text[])
  union
  select id from orders where shop_id = ${tx.shopId} and forwarding_number <> ''
    and forwarding_number = any(${[...written]}::text[])
  union
  select order_id from packages where shop_id = ${tx.shopId} and forwarding_number <> ''
    and forwarding_number = any(${[...written]}::text[])`;

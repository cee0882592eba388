import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * The ids of orders with one of these numbers of ours, or with one of these tracking numbers, also of a
 * package.
 */
export const orderIdsNumbered = (tx: Tx, own: readonly string[], written: readonly string[]) => sql`
  select id from orders where shop_id = ${tx.shopId} and number = any(${[...own]}::text[])
  union
  select id from orders where shop_id = ${tx.shopId} and forwarding_number <> ''
    and forwarding_number = any(${[...written]}::text[])
  union
  select order_id from packages where shop_id = ${tx.shopId} and forwarding_number <> ''
    and forwarding_number = any(${[...written]}::text[])`;

import { type SqlBool, sql } from 'kysely';
import type { OfShop } from './ofShop.ts';

/**
 * That the member has reported no bank transfer for the row which waits for its decision:
 * `.where(withoutReportedTransfer(tx, 'orders'))`.
 */
export const withoutReportedTransfer = ({ shopId }: OfShop, table: 'orders' | 'purchases') =>
  sql<SqlBool>`not exists (select from bank_transfers as transfer where transfer.shop_id = ${shopId}
    and transfer.member_id = ${sql.ref(`${table}.memberId`)} and transfer.state = 'pending'
    and ${sql.ref(`${table}.id`)} = any(transfer.order_ids))`;

import { type SqlBool, sql } from 'kysely';
import type { ShopScoped } from './shopCondition.ts';

/**
 * The condition that no bank transfer which the member has reported for the row awaits a decision:
 * `.where(hasNoReportedTransfer(tx, 'orders'))`.
 */
export const hasNoReportedTransfer = ({ shopId }: ShopScoped, table: 'orders' | 'purchases') =>
  sql<SqlBool>`not exists (select from bank_transfers as transfer where transfer.shop_id = ${shopId}
    and transfer.member_id = ${sql.ref(`${table}.memberId`)} and transfer.state = 'pending'
    and ${sql.ref(`${table}.id`)} = any(transfer.order_ids))`;

import type { BlockerKind } from '@crossdock/domain/erasing/blockers.ts';
import { finalStates } from '@crossdock/domain/machine.ts';
import { orderMachine } from '@crossdock/domain/orders/states.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { openTaskStates } from '@crossdock/domain/services/states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

type Counted = Exclude<BlockerKind, 'balance' | 'debt'>;

const oneOf = (states: readonly string[]) =>
  sql`state in (${sql.join(states.map((state) => sql.lit(state)))})`;

/**
 * The member's unfinished matters that block an erasure: the kind shown to people, the table, and the condition for
 * unfinished rows. `order` marks tables whose rows refer to an order and not to a member.
 */
const open: readonly (readonly [Counted, string, RawBuilder<unknown>, 'order'?])[] = [
  ['orders', 'orders', sql`not ${oneOf(finalStates(orderMachine))}`],
  ['parcels', 'parcels', oneOf([...inWarehouseParcelStates, 'shipped'])],
  ['forecasts', 'parcels', oneOf(['forecast'])],
  ['purchases', 'purchases', oneOf(['awaitingPayment'])],
  ['payments', 'payments', oneOf(['created', 'pending'])],
  ['payments', 'bank_transfers', oneOf(['pending'])],
  ['withdrawals', 'withdrawals', oneOf(['pending'])],
  ['withdrawals', 'payout_lines', oneOf(['waiting', 'sent'])],
  ['refunds', 'source_refunds', oneOf(['waiting', 'pending'])],
  ['vipOrders', 'vip_orders', oneOf(['waiting'])],
  ['services', 'service_tasks', oneOf(openTaskStates)],
  ['pickups', 'pickup_tasks', oneOf(['requested', 'planned', 'collected'])],
  ['claims', 'aftersales_claims', oneOf(['pending'])],
  ['disputes', 'measurement_disputes', oneOf(['open'])],
  ['chargebacks', 'chargebacks', oneOf(['needsAnswer', 'underReview'])],
  ['approvals', 'balance_adjustments', oneOf(['pending'])],
  ['approvals', 'money_acts', oneOf(['pending'])],
  ['documents', 'einvoices', oneOf(['waiting', 'failed', 'voiding', 'voidFailed'])],
  ['documents', 'receipts_due', sql`true`, 'order'],
  ['documents', 'einvoices_due', sql`true`, 'order'],
];

/** The number of the member's unfinished matters of each kind. */
export function countUnfinishedByKind(tx: Tx, memberId: string) {
  const arms = open.map(([kind, table, condition, by]) => {
    const whose =
      by === 'order'
        ? sql`order_id in (select id from orders where shop_id = ${tx.shopId} and member_id = ${memberId}::uuid)`
        : sql`member_id = ${memberId}::uuid`;
    return sql`select ${sql.lit(kind)} as kind, count(*)::integer as count from ${sql.table(table)}
      where shop_id = ${tx.shopId} and ${whose} and ${condition}`;
  });
  const statement = sql<{ kind: Counted; count: number }>`select kind, sum(count)::integer as count
    from (${sql.join(arms, sql` union all `)}) as open group by kind having sum(count) > 0`;
  return tx.all({ compile: () => statement.compile(db) });
}

export async function countUnusedCouponsOf(tx: Tx, memberId: string): Promise<number> {
  const row = await tx.one(
    fromShop(tx, 'memberCoupons', { memberId, state: 'unused' }).select(
      sql<number>`count(*)::integer`.as('count'),
    ),
  );
  return row.count;
}

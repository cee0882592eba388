import type { RewardedActivity } from '@crossdock/domain/wallet/rates.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileSql } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const monthMs = 30 * 86_400_000;

const counted = compileSql<{ shopId: string; since: string }, RewardedActivity>(
  (p) => sql`with paid as (
      select members.referrer_id is not null as invited, order_lines.amount_minor
      from orders
      join members on members.shop_id = orders.shop_id and members.id = orders.member_id
      join order_lines on order_lines.shop_id = orders.shop_id and order_lines.order_id = orders.id
        and order_lines.stage = 'bill' and order_lines.kind = 'freight'
      where orders.shop_id = ${p.shopId} and orders.payment_state = 'paid' and orders.paid_at >= ${p.since}::timestamptz)
    select coalesce(sum(amount_minor), 0)::bigint as freight_minor,
      coalesce(sum(amount_minor) filter (where invited), 0)::bigint as invited_freight_minor,
      (select count(*) from shares where shop_id = ${p.shopId} and state = 'approved' and audited_at >= ${p.since}::timestamptz)::int as shares,
      (select count(*) from comments where shop_id = ${p.shopId} and created_at >= ${p.since}::timestamptz)::int as comments
    from paid`,
);

/** The figures of the last 30 days from which a rate's effect is estimated. */
export async function lastMonthFigures(tx: Tx): Promise<RewardedActivity> {
  const [month] = await tx.compiled(counted, { shopId: tx.shopId, since: tx.earlier(monthMs) });
  if (month === undefined) throw new Error('a month has no sums');
  return month;
}

/** Bank transfers of the last 30 days that staff approved. */
export async function lastMonthBankTransfersMinor(tx: Tx): Promise<number> {
  const { sum } = await tx.one(
    fromShop(tx, 'bankTransfers', { state: 'approved' })
      .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
      .where('auditedAt', '>=', tx.earlier(monthMs)),
  );
  return sum;
}

/** Freight paid within the last 30 days in the zone of a card. */
export async function lastMonthFreightOfRateCard(tx: Tx, cardId: string): Promise<number> {
  const { sum } = await tx.one(
    fromShop(tx, 'rateCards', { 'rateCards.id': cardId })
      .innerJoin('orders', shopJoin('orders.zoneId', 'rateCards.zoneId'))
      .innerJoin('orderLines', shopJoin('orderLines.orderId', 'orders.id'))
      .select(sql<number>`coalesce(sum(order_lines.amount_minor), 0)::bigint`.as('sum'))
      .where('orderLines.stage', '=', 'bill')
      .where('orderLines.kind', '=', 'freight')
      .where('orders.paymentState', '=', 'paid')
      .where('orders.paidAt', '>=', tx.earlier(monthMs)),
  );
  return sum;
}

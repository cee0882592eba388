import { packerIdleMinutes } from '@crossdock/domain/orders/orderChange.ts';
import { unfinishedOrderStates } from '@crossdock/domain/orders/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { orderCardRows } from './list.store.ts';

/** The most open orders that are read for the home page. */
const shown = 20;
/** The most carrier reports that are read of an order, newest first. */
const reports = 60;

const open = compileStatement((p: Params<{ shopId: string; memberId: string }>) =>
  orderCardRows(p.shopId)
    .where(shopCondition(p, { 'orders.memberId': p.memberId }))
    .where('orders.state', 'in', [...unfinishedOrderStates])
    .orderBy(sql`(orders.state = 'awaitingPayment')`, 'desc')
    .orderBy('orders.id', 'desc')
    .limit(shown),
);

/** A member's open orders: unpaid ones first, then the newest. */
export const openOrdersOf = (tx: Tx, memberId: string) => tx.compiled(open, { shopId: tx.shopId, memberId });

/** Facts about an order that are not in its own row, its packages or its lane. */
export interface JourneyFactsRow {
  readonly orderId: string;
  /** Whether one of its parcels has a problem that its member must decide. */
  readonly asksMember: boolean;
  readonly claimed: boolean;
  /** Whether a reported bank transfer for it is undecided. */
  readonly transferReported: boolean;
  readonly beingPacked: boolean;
  /** The deadline for its member's answer to a higher price; null if there is no question. */
  readonly answerBy: string | null;
  /** The end of the order's held price; null if the order holds no price now. */
  readonly priceUntil: string | null;
  /** Each report of a carrier, oldest first: its tracking number and text. */
  readonly reports: readonly (readonly [number: string, text: string])[];
}

/** The `JourneyFactsRow` facts of these orders, in one statement. */
export async function journeyFactsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<JourneyFactsRow[]> {
  if (orderIds.length === 0) return [];
  const packedAfter = tx.earlier(packerIdleMinutes * 60_000);
  const around = sql<JourneyFactsRow>`(
    select o.id as order_id,
      exists (select from parcels p
        join problem_pieces trouble on trouble.shop_id = p.shop_id and trouble.parcel_id = p.id and trouble.state = 'open'
        where p.shop_id = ${tx.shopId} and p.order_id = o.id) as asks_member,
      exists (select from aftersales_claims claim
        where claim.shop_id = ${tx.shopId} and claim.order_id = o.id and claim.state <> 'withdrawn') as claimed,
      exists (select from bank_transfers transfer
        where transfer.shop_id = ${tx.shopId} and transfer.member_id = o.member_id and transfer.state = 'pending'
          and o.id = any (transfer.order_ids)) as transfer_reported,
      exists (select from order_packers packer
        where packer.shop_id = ${tx.shopId} and packer.order_id = o.id and packer.seen_at > ${packedAfter}::timestamptz) as being_packed,
      case when hold.answer = 'open' then hold.answer_by end as answer_by,
      case when hold.ended_at is null and o.bill_total_minor is null and hold.until_at > ${tx.now}::timestamptz
        then hold.until_at end as price_until,
      case when o.state <> 'awaitingSignature' then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_array(said.number, said.tw) order by said.at, said.id) from (
          select e.number, e.tw, e.at, e.id from tracking_events e
          where e.shop_id = ${tx.shopId} and e.order_id = o.id and e.source <> 'system'
          order by e.at desc limit ${reports}
        ) as said), '[]'::jsonb) end as reports
    from orders o
    left join order_holds hold on hold.shop_id = o.shop_id and hold.order_id = o.id
    where o.shop_id = ${tx.shopId} and o.id = any (${[...orderIds]}::uuid[])
  )`;
  return tx.all(db.selectFrom(around.as('around')).selectAll('around'));
}

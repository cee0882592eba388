import { notArrivingStates } from '@crossdock/domain/vipOrders/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

const waiting = (tx: Tx) => fromShop(tx, 'vipOrders', { 'vipOrders.state': 'waiting' });

/** Whether one of the order's parcels meets the condition on `parcels`. */
const hasParcel = (tx: Tx, condition: ReturnType<typeof sql<boolean>>) =>
  sql<boolean>`exists (select from vip_parcels
    join parcels on parcels.shop_id = vip_parcels.shop_id and parcels.id = vip_parcels.parcel_id
    where vip_parcels.shop_id = ${tx.shopId} and vip_parcels.vip_order_id = vip_orders.id and ${condition})`;

const onShelf = (tx: Tx) => hasParcel(tx, sql`parcels.state = 'shelved'`);
const notOnShelf = (tx: Tx) => hasParcel(tx, sql`parcels.state <> 'shelved'`);
const gone = (tx: Tx) => hasParcel(tx, sql`parcels.state = any(${[...notArrivingStates]})`);

/** VIP orders whose parcels are all shelved; with `stuck`, also those that wait for their member. */
export function fullyShelvedVipOrders(tx: Tx, { stuck, most }: { stuck: boolean; most: number }) {
  const rows = waiting(tx)
    .select(['vipOrders.id', 'vipOrders.number'])
    .where(onShelf(tx))
    .where(sql<boolean>`not ${notOnShelf(tx)}`)
    .orderBy('vipOrders.waitsSince')
    .limit(most);
  return tx.all(stuck ? rows : rows.where('vipOrders.stuckAt', 'is', null));
}

/**
 * VIP orders whose member must be asked, because they have waited since `before` or longer, or because a parcel will
 * not arrive.
 */
export function overdueVipOrders(tx: Tx, before: string, most: number) {
  return tx.all(
    waiting(tx)
      .select(['vipOrders.id', 'vipOrders.number'])
      .where('vipOrders.askedAt', 'is', null)
      .where(notOnShelf(tx))
      .where((eb) => eb.or([eb('vipOrders.waitsSince', '<=', before), gone(tx)]))
      .orderBy('vipOrders.waitsSince')
      .limit(most),
  );
}

const asking = compileStatement<{ shopId: string; memberId: string }, { n: number }>(
  (p: Params<{ shopId: string; memberId: string }>) =>
    fromShop(p, 'vipOrders', { memberId: p.memberId, state: 'waiting' })
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where((eb) => eb.or([eb('askedAt', 'is not', null), eb('stuckAt', 'is not', null)])),
);

/** How many of the member's VIP orders wait for an answer. */
export async function countVipOrdersAsking(tx: Tx, memberId: string): Promise<number> {
  return (await tx.compiled(asking, { shopId: tx.shopId, memberId }))[0]?.n ?? 0;
}

/**
 * Completion and questions depend on more than time, so a shop is checked every minute while any VIP order
 * waits.
 */
export const nextVipOrderCheckAt = ({ shopId, now }: Pick<Tx, 'shopId' | 'now'>) =>
  sql`select case when count(*) > 0 then ${now}::timestamptz end as at from vip_orders
    where shop_id = ${shopId} and state = 'waiting'`;

import { sql } from 'kysely';
import { raiseLevel } from '../members/levels.store.ts';
import type { Tx } from '../platform/db.ts';
import { hot, q } from '../platform/query.ts';
import type { Actor } from '../platform/scope.ts';
import { earnPointsOn, takeBackPoints } from '../points/store.ts';
import { earnOn, takeBackEarning } from '../promotion/earnings.store.ts';
import type { Movement } from '../wallet/store.ts';
import type { PaidFreight, Refunded } from './rewarded.store.ts';
import type { OrderRow } from './store.ts';

const freightPaid = hot<{ shopId: string; orderId: string }, { freight_minor: number }>((p) =>
  q
    .selectFrom('order_lines')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('freight_minor'))
    .where('shop_id', '=', p.shopId)
    .where('order_id', '=', p.orderId)
    .where('stage', '=', 'bill')
    .where('kind', 'in', ['freight', 'coupon', 'points']),
);

/**
 * What a bill sets off once nothing of it is due any more; before packing there is no bill, and nothing happens. Answers
 * the money to be moved: the payer's own call of `transferAll` moves it along, so that accounts are locked once.
 */
export async function rewardPaid(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'number' | 'member_id' | 'bill_total_minor'>,
): Promise<Movement[]> {
  if (order.bill_total_minor === null) return [];
  const [row] = await tx.hot(freightPaid, { shopId: tx.shopId, orderId: order.id });
  if (row === undefined || row.freight_minor <= 0) return [];
  const paid: PaidFreight = { order, freightMinor: row.freight_minor };
  const [movements] = await Promise.all([earnOn(tx, actor, paid), earnPointsOn(tx, actor, paid)]);
  await raiseLevel(tx, actor, order.member_id);
  return movements;
}

/** Takes back of the rewards for an order what its refund takes from their ground. Answers the money to be moved. */
export async function takeBackRewards(tx: Tx, actor: Actor, refunded: Refunded): Promise<Movement[]> {
  const [movements] = await Promise.all([takeBackEarning(tx, refunded), takeBackPoints(tx, actor, refunded)]);
  return movements;
}

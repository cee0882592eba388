import type { PaidFreight, RefundedOrder } from '@crossdock/domain/orders/rewardedOrder.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { raiseLevel } from '../members/levels.store.ts';
import { freightOnBill } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { creditEarnedPoints, takeBackPoints } from '../points/store.ts';
import { creditReferrer, takeBackEarning } from '../promotion/earnings.store.ts';

/** The facts that determine an order's rewards. Before packing there is no bill and no reward. */
export async function rewardedFreight(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'number' | 'memberId'>,
): Promise<PaidFreight | undefined> {
  const freightMinor = await freightOnBill(tx, order.id);
  return freightMinor > 0 ? { order, freightMinor } : undefined;
}

/**
 * The rewards of a bill that is fully paid. Answers the money to move together with the payment, because accounts are
 * locked once.
 */
export async function rewardsOfPaidBill(
  tx: Tx,
  actor: Actor,
  paid: PaidFreight | undefined,
): Promise<Movement[]> {
  if (paid === undefined) return [];
  // Points are locked before the referrer's earnings, so they are handled first.
  const [, movements] = await Promise.all([
    creditEarnedPoints(tx, actor, paid),
    creditReferrer(tx, actor, paid),
  ]);
  await raiseLevel(tx, actor, paid.order.memberId);
  return movements;
}

/** Takes back an order's rewards in proportion to its refund. Answers the money to move. */
export async function reverseRewards(tx: Tx, actor: Actor, refunded: RefundedOrder): Promise<Movement[]> {
  await takeBackPoints(tx, actor, refunded);
  return takeBackEarning(tx, refunded);
}

import { daysLater, dependsOnWeight } from '@crossdock/domain/pricing/hold.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import { currentSettings } from '@crossdock/server/platform/shopSettings.ts';
import type { DemoSetContext } from './base.ts';
import { expirePriceHoldOfOrder } from './expiredPriceHold.ts';

/**
 * In shops that hold prices, orders that are not shipped hold theirs. Some packed orders cost more and wait
 * for their member; only weight-dependent lines differ from the quote. One order of the demo member was not
 * paid during its hold period.
 */
export async function seedPriceHolds(tx: Tx, { members, now }: DemoSetContext): Promise<void> {
  const { priceHold, coinMinor } = await currentSettings(tx);
  const { days, tolerancePercent, answerDays } = priceHold;
  const orders = days === 0 ? [] : await openOrders(tx);
  if (orders.length === 0) return;
  const lines = await linesOf(
    tx,
    orders.map(({ id }) => id),
  );
  const billed = new Map<string, number>();
  for (const order of orders) {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const bill = billOf(order, own);
    const totalMinor = bill.reduce((sum, line) => sum + line.amountMinor, 0);
    if (totalMinor <= order.quoteTotalMinor) continue;
    billed.set(order.id, totalMinor);
    await writeBill(tx, order.id, bill, totalMinor);
  }
  const own = orders.filter(({ id, memberId }) => memberId === members[0]?.id && !billed.has(id));
  const ended = await expirePriceHoldOfOrder(tx, own, { now, days });
  const holds = orders.map((order) => {
    const higher = billed.has(order.id);
    const held = order.id === ended?.id ? ended : { days, createdAt: order.createdAt };
    return {
      ...{ shopId: tx.shopId, orderId: order.id, days: held.days, tolerancePercent, answerDays, coinMinor },
      untilAt: daysLater(held.createdAt, held.days),
      load: higher ? Math.floor(order.billingWeightG * 0.8) : order.billingWeightG,
      byVolume: false,
      totalMinor: order.quoteTotalMinor,
      outcome: higher ? ('higher' as const) : null,
      measuredLoad: higher ? order.billingWeightG : 0,
      answer: higher ? ('open' as const) : ('none' as const),
      askedAt: higher ? order.packedAt : null,
      answerBy: higher ? daysLater(new Date(now).toISOString(), answerDays) : null,
      ...{ endedAt: null, answeredAt: null },
    };
  });
  await insertRows(tx, 'orderHolds', holds);
  const quoted = lines.filter(({ stage }) => stage === 'quote');
  await insertRows(
    tx,
    'orderLines',
    quoted.map((line) => ({ ...line, stage: 'held' as const })),
  );
}

const openOrders = (tx: Tx) =>
  tx.all(
    db
      .selectFrom('orders')
      .selectAll()
      .where('shopId', '=', tx.shopId)
      .where('state', 'in', ['processing', 'awaitingPayment'])
      .orderBy('id'),
  );
type Order = Awaited<ReturnType<typeof openOrders>>[number];

const linesOf = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    db
      .selectFrom('orderLines')
      .selectAll()
      .where('shopId', '=', tx.shopId)
      .where('orderId', 'in', ids)
      .orderBy('orderId')
      .orderBy('stage')
      .orderBy('position'),
  );
type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** The bill by the held price; empty if the order is not packed, is paid, or has a discount. */
function billOf(order: Order, lines: readonly Line[]): Line[] {
  const { state, billTotalMinor, paidMinor, cashOnDelivery, memberCouponId, pointsUsed } = order;
  const plain = paidMinor === 0 && !cashOnDelivery && memberCouponId === null && pointsUsed === 0;
  if (state !== 'awaitingPayment' || billTotalMinor === null || !plain) return [];
  const bill = lines.filter(({ stage }) => stage === 'bill');
  const quote = lines.filter(({ stage }) => stage === 'quote');
  const held = quote
    .filter((line) => !dependsOnWeight(line))
    .map((line) => ({ ...line, stage: 'bill' as const }));
  return [...bill.filter(dependsOnWeight), ...held].map((line, position) => ({ ...line, position }));
}

async function writeBill(
  tx: Tx,
  orderId: string,
  bill: readonly Line[],
  billTotalMinor: number,
): Promise<void> {
  await tx.run(db.deleteFrom('orderLines').where(shopCondition(tx, { orderId, stage: 'bill' })));
  await insertRows(tx, 'orderLines', bill);
  await tx.run(
    db
      .updateTable('orders')
      .set({ billTotalMinor })
      .where(shopCondition(tx, { id: orderId })),
  );
}

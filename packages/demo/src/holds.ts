import { daysOn } from '@crossdock/domain/pricing/hold.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { currentSettings } from '@crossdock/server/platform/shopSettings.ts';
import type { SetOf } from './base.ts';

/** Where prices hold, orders that are not shipped hold theirs, and packed ones that came to more wait for an answer. */
export async function layHolds(tx: Tx, { now }: SetOf): Promise<void> {
  const { priceHold, coinMinor } = await currentSettings(tx);
  const { days, tolerancePercent, answerDays } = priceHold;
  if (days === 0) return;
  const orders = await tx.all(
    db
      .selectFrom('orders')
      .select(['id', 'state', 'billingWeightG', 'quoteTotalMinor', 'billTotalMinor', 'packedAt', 'createdAt'])
      .where('shopId', '=', tx.shopId)
      .where('state', 'in', ['processing', 'awaitingPayment']),
  );
  const at = new Date(now).toISOString();
  const holds = orders.map((order) => {
    const higher = order.state === 'awaitingPayment' && (order.billTotalMinor ?? 0) > order.quoteTotalMinor;
    return {
      ...{ shopId: tx.shopId, orderId: order.id, days, tolerancePercent, answerDays, coinMinor },
      untilAt: daysOn(order.createdAt, days),
      load: higher ? Math.floor(order.billingWeightG * 0.8) : order.billingWeightG,
      byVolume: false,
      totalMinor: order.quoteTotalMinor,
      outcome: higher ? ('higher' as const) : null,
      measuredLoad: higher ? order.billingWeightG : 0,
      answer: higher ? ('open' as const) : ('none' as const),
      askedAt: higher ? order.packedAt : null,
      answerBy: higher ? daysOn(at, answerDays) : null,
      ...{ endedAt: null, answeredAt: null },
    };
  });
  await insertRows(tx, 'orderHolds', holds);
  const lines = await tx.all(
    db
      .selectFrom('orderLines')
      .selectAll()
      .where('shopId', '=', tx.shopId)
      .where('stage', '=', 'quote')
      .where(
        'orderId',
        'in',
        orders.map(({ id }) => id),
      ),
  );
  await insertRows(
    tx,
    'orderLines',
    lines.map((line) => ({ ...line, stage: 'held' as const })),
  );
}

import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import { shopJoin } from '@crossdock/server/platform/shopJoin.ts';
import type { DemoSetContext } from './base.ts';
import { Random } from './random.ts';
import { day, hour } from './times.ts';

/**
 * Inserts two standing orders of the demo member. The first is on, is rarely due, and has ordered once. The second
 * goes to a pickup point, insured and reinforced; it was only tried out, and its order was declined once.
 */
export async function seedStandingOrders(tx: Tx, { members }: DemoSetContext): Promise<void> {
  const [member] = members;
  if (member === undefined) return;
  const [order] = await signedOrders(tx, member.id);
  if (!order?.addressId) return;
  const parcels = await tx.all(
    db
      .selectFrom('parcels')
      .select('id')
      .where(shopCondition(tx, { orderId: order.id }))
      .orderBy('id'),
  );
  const random = new Random(648);
  const at = (ms: number) => new Date(ms).toISOString();
  const placedAt = Date.parse(order.createdAt);
  const madeAt = placedAt - 30 * day;
  const base = { shopId: tx.shopId, memberId: member.id };
  const limitMinor = Math.max(80_000, order.paidMinor * 3);
  const rule = {
    ...{ ...base, addressId: order.addressId, channelId: order.channelId, declarerId: null, limitMinor },
    ...{ insured: false, pickupPointId: null, services: [] },
    ...{ createdAt: at(madeAt), changedAt: at(madeAt), triedAt: at(madeAt + hour) },
  };
  const [on, off] = [random.idAt(madeAt), random.idAt(madeAt)];
  const place = await pickupPlace(tx, member.id, order.channelId);
  await insertRows(tx, 'standingOrders', [
    {
      ...{ ...rule, id: on, parcels: 20, weightG: 30_000, weightBy: 'chargeable' as const },
      ...{ freeDaysLeft: null, asksFirst: true, running: true, startedAt: at(madeAt + hour) },
    },
    {
      ...{ ...rule, ...place, id: off, parcels: null, weightG: null, weightBy: 'actual' as const },
      ...{ freeDaysLeft: 3, asksFirst: false, running: false, startedAt: null },
    },
  ]);
  const act = {
    ...{ ...base, standingOrderId: on, weightG: order.realWeightG, freeDaysLeft: 12, limitMinor },
    totalMinor: order.quoteTotalMinor,
  };
  const parcelIds = parcels.map(({ id }) => id);
  await insertRows(tx, 'standingActs', [
    {
      ...{ ...act, id: random.idAt(placedAt), state: 'placed' as const, parcelIds, dueBy: ['weight'] },
      ...{ askedWhy: 'first' as const, payment: 'paid' as const, orderId: order.id },
      ...{ since: at(placedAt - 9 * day), createdAt: at(placedAt - hour), placedAt: order.createdAt },
      ...{ revocableUntil: at(placedAt + hour), endedAt: null },
    },
    {
      ...{ ...act, id: random.idAt(placedAt - 5 * day), state: 'declined' as const, dueBy: ['freeDays'] },
      ...{ parcelIds: parcelIds.slice(0, 1), askedWhy: 'limit' as const, payment: 'none' as const },
      ...{ orderId: null, since: at(placedAt - 9 * day), createdAt: at(placedAt - 5 * day) },
      ...{ standingOrderId: off, freeDaysLeft: 3 },
      ...{ placedAt: null, revocableUntil: null, endedAt: at(placedAt - 5 * day + hour) },
    },
  ]);
}

/** The member's own pickup point, with insurance if the lane offers it, and reinforcement. */
async function pickupPlace(tx: Tx, memberId: string, channelId: string) {
  const [points, services, cards] = await Promise.all([
    tx.all(
      db
        .selectFrom('memberPickupPoints')
        .select('pickupPointId')
        .where(shopCondition(tx, { memberId }))
        .orderBy('pickupPointId')
        .limit(1),
    ),
    tx.all(
      db
        .selectFrom('services')
        .select('id')
        .where(shopCondition(tx, { kind: 'reinforce' }))
        .limit(1),
    ),
    tx.all(
      db
        .selectFrom('rateCards')
        .select('card')
        .where(shopCondition(tx, { channelId }))
        .where('publishedAt', 'is not', null),
    ),
  ]);
  const [point] = points;
  if (point === undefined) return {};
  return {
    ...{ addressId: null, pickupPointId: point.pickupPointId },
    insured: cards.every(({ card }) => card.insurance !== null),
    services: services.map(({ id }) => ({ serviceId: id, quantity: 1 })),
  };
}

/** The member's last paid order to an address that still exists. */
const signedOrders = (tx: Tx, memberId: string) =>
  tx.all(
    db
      .selectFrom('orders')
      .innerJoin('addresses', shopJoin('addresses.id', 'orders.addressId'))
      .select(['orders.id', 'orders.addressId', 'orders.channelId', 'orders.createdAt', 'orders.paidMinor'])
      .select(['orders.realWeightG', 'orders.quoteTotalMinor'])
      .where(shopCondition(tx, { 'orders.memberId': memberId, 'orders.state': 'signed' }))
      .where('orders.paidMinor', '>', 0)
      .where('addresses.state', '=', 'approved')
      .where('addresses.deletedAt', 'is', null)
      .orderBy('orders.createdAt', 'desc')
      .orderBy('orders.id')
      .limit(1),
  );

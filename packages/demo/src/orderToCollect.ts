import { trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import type { DemoSetContext } from './base.ts';
import { Random } from './random.ts';
import { hour } from './times.ts';
import { trackRowOf } from './tracks.ts';

/**
 * Lets the demo member's oldest order in transit arrive at a pickup counter in the member's country, ready to
 * be collected.
 */
export async function seedOrderToCollect(
  tx: Tx,
  { members, staffIds, shopId, now }: DemoSetContext,
): Promise<void> {
  const [member] = members;
  if (member === undefined) return;
  const [[order], [point]] = await Promise.all([ordersUnderWay(tx, member.id), counters(tx, member.region)]);
  if (!order || !point) return;
  const { country, province, city, area, zip, code, name, address, phone, hours } = point;
  const destination = {
    ...order.destination,
    ...{ country, province, city, area, zip, street: '', detail: address },
    pickupPoint: { code, name, address, phone, hours },
  };
  await tx.run(
    db
      .updateTable('orders')
      .set({ deliveryType: 3, pickupPointId: point.id, destination: JSON.stringify(destination) })
      .where('shopId', '=', shopId)
      .where('id', '=', order.id),
  );
  const of = { shopId, clerkId: staffIds.warehouse, orderId: order.id, number: order.forwardingNumber };
  const arrived = trackRowOf(
    of,
    { random: new Random(67_000 + members.length), at: now - hour },
    { place: name, ...trackingTexts.awaitingPickup },
  );
  await insertRows(tx, 'trackingEvents', [arrived]);
}

/** Orders with nothing to pay at the counter, no lost package, and a carrier that serves counters. */
const ordersUnderWay = (tx: Tx, memberId: string) =>
  tx.all(
    db
      .selectFrom('orders')
      .select(['id', 'destination', 'forwardingNumber'])
      .where(shopCondition(tx, { memberId, state: 'awaitingSignature', cashOnDelivery: false }))
      .where('lostAt', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('channelCarriers')
            .select('channelCarriers.channelId')
            .where('channelCarriers.shopId', '=', tx.shopId)
            .whereRef('channelCarriers.channelId', '=', 'orders.channelId')
            .whereRef('channelCarriers.carrierId', '=', 'orders.carrierId')
            .where('channelCarriers.deliveryType', '=', 3),
        ),
      )
      .orderBy('id')
      .limit(1),
  );

const counters = (tx: Tx, country: string) =>
  tx.all(
    db
      .selectFrom('pickupPoints')
      .selectAll()
      .where(shopCondition(tx, { country, kind: 'counter', active: true }))
      .orderBy('code')
      .limit(1),
  );

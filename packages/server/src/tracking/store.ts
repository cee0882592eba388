import type { Texts } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds } from '../platform/transitions.ts';
import { tellNews } from './news.store.ts';

export interface NewTrackingEvent extends Texts {
  /** Null for a courier number on its way to the warehouse. */
  readonly orderId: string | null;
  /** Whose shipment it is: who is told; null where nobody is known yet. */
  readonly memberId: string | null;
  /** The forwarding or courier number it is about; the order's own where it has neither yet. */
  readonly number: string;
  readonly at: string;
  readonly place: string;
}

/**
 * Records what happened on the way. The same event again (number, time, place, words) changes nothing. Answers which of
 * the events are new.
 */
export async function addTrackingEvents(
  tx: Tx,
  actor: Actor,
  source: 'system' | 'staff' | 'import',
  events: readonly NewTrackingEvent[],
): Promise<boolean[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ ...event, id: newId() }));
  const added = await tx.all(
    db
      .insertInto('tracking_events')
      .values(
        rows.map((row) => ({
          shop_id: tx.shopId,
          id: row.id,
          order_id: row.orderId,
          number: row.number,
          at: row.at,
          place: row.place,
          zh: row.zh,
          tw: row.tw,
          en: row.en,
          source,
          staff_id: actorIds(actor).staff_id,
          created_at: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['shop_id', 'number', 'at', 'tw', 'place']).doNothing())
      .returning('id'),
  );
  const isNew = new Set(added.map((row) => row.id));
  const told = new Set(rows.filter((row) => isNew.has(row.id)).map((row) => row.memberId));
  await Promise.all([...told].map((memberId) => publish(tx, 'tracking', memberId)));
  await tellNews(
    tx,
    actor,
    rows.filter(({ id }) => isNew.has(id)),
  );
  return rows.map((row) => isNew.has(row.id));
}

const eventRows = (tx: Tx) =>
  db
    .selectFrom('tracking_events')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.shop_id', '=', 'tracking_events.shop_id')
        .onRef('staff.id', '=', 'tracking_events.staff_id'),
    )
    .selectAll('tracking_events')
    .select('staff.name as staff_name')
    .where('tracking_events.shop_id', '=', tx.shopId)
    .orderBy('at', 'desc')
    .orderBy('tracking_events.id', 'desc');

/** An order's events, newest first; far more than a journey has. */
export function eventsOfOrder(tx: Tx, orderId: string) {
  return tx.all(eventRows(tx).where('order_id', '=', orderId).limit(200));
}

/** What was recorded about courier numbers on their way to the warehouse, newest first. */
export function eventsOfNumbers(tx: Tx, numbers: readonly string[]) {
  if (numbers.length === 0) return Promise.resolve([]);
  return tx.all(
    eventRows(tx)
      .where('number', 'in', [...numbers])
      .where('order_id', 'is', null)
      .limit(500),
  );
}

export type EventRow = Awaited<ReturnType<typeof eventsOfOrder>>[number];

/** Forgets what was recorded about an order under a number that it no longer travels under. */
export async function forgetEvents(
  tx: Tx,
  { orderId, memberId, number }: { orderId: string; memberId: string; number: string },
): Promise<void> {
  await Promise.all([
    tx.run(
      db
        .deleteFrom('tracking_events')
        .where('shop_id', '=', tx.shopId)
        .where('order_id', '=', orderId)
        .where('number', '=', number),
    ),
    publish(tx, 'tracking', memberId),
  ]);
}

/** Takes back what people recorded. Answers whose order it was; undefined where there is no such event. */
export async function removeEvent(tx: Tx, id: string) {
  return tx.maybe(
    db
      .deleteFrom('tracking_events')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('source', '<>', 'system')
      .returning((row) => [
        'id',
        row
          .selectFrom('orders')
          .select('orders.member_id')
          .whereRef('orders.shop_id', '=', 'tracking_events.shop_id')
          .whereRef('orders.id', '=', 'tracking_events.order_id')
          .$asScalar()
          .as('member_id'),
      ]),
  );
}

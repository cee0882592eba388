import type { Texts } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteRows, fromShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { eventIdentityKey } from '../platform/sealedSubjects.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { actorIds } from '../platform/transitions.ts';
import { notifyTrackingEvents } from './eventNotices.store.ts';
import { clearQuietMarks } from './quietPackages.store.ts';

export interface NewTrackingEvent extends Texts {
  /** Null for a courier number on its way to the warehouse. */
  readonly orderId: string | null;
  /** The member who is notified; null if unknown. */
  readonly memberId: string | null;
  /** The tracking or courier number that the event concerns; the order's own number if it has neither yet. */
  readonly number: string;
  readonly at: string;
  readonly place: string;
}

/**
 * Records tracking events. Repeating an event (number, time, place, text) changes nothing. Answers the new
 * events, which neither the table nor a sealed file (`archived`) contains.
 */
export async function addTrackingEvents(
  tx: Tx,
  actor: Actor,
  source: 'system' | 'staff' | 'import',
  events: readonly NewTrackingEvent[],
  archived: ReadonlySet<string> = new Set(),
): Promise<boolean[]> {
  const rows = events.map((event) => ({ ...event, id: newId() }));
  const unsaid = rows.filter((row) => !archived.has(eventIdentityKey(row)));
  if (unsaid.length === 0) return rows.map(() => false);
  const added = await tx.all(
    db
      .insertInto('trackingEvents')
      .values(
        unsaid.map((row) => ({
          shopId: tx.shopId,
          id: row.id,
          orderId: row.orderId,
          number: row.number,
          at: row.at,
          place: row.place,
          zh: row.zh,
          tw: row.tw,
          en: row.en,
          source,
          staffId: actorIds(actor).staffId,
          createdAt: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['shopId', 'number', 'at', 'tw', 'place']).doNothing())
      .returning('id'),
  );
  const isNew = new Set(added.map((row) => row.id));
  const told = new Set(rows.filter((row) => isNew.has(row.id)).map((row) => row.memberId));
  await Promise.all([...told].map((memberId) => publish(tx, 'tracking', memberId)));
  const news = rows.filter(({ id }) => isNew.has(id));
  await clearQuietMarks(tx, news);
  await notifyTrackingEvents(tx, actor, news);
  return rows.map((row) => isNew.has(row.id));
}

const eventRows = (tx: Tx) =>
  fromShop(tx, 'trackingEvents')
    .selectAll('trackingEvents')
    .select(maybeStaffName(tx, 'trackingEvents.staffId', 'staffName'))
    .orderBy('at', 'desc')
    .orderBy('trackingEvents.id', 'desc');

/** An order's events, newest first, at most 200, which is far more than a journey has. */
export function eventsOfOrder(tx: Tx, orderId: string) {
  return tx.all(eventRows(tx).where('orderId', '=', orderId).limit(200));
}

/** Events about courier numbers on their way to the warehouse, newest first. */
export function eventsOfNumbers(tx: Tx, numbers: readonly string[]) {
  return tx.allOf(
    numbers,
    eventRows(tx)
      .where('number', 'in', [...numbers])
      .where('orderId', 'is', null)
      .limit(500),
  );
}

export type EventRow = Awaited<ReturnType<typeof eventsOfOrder>>[number];

/** Deletes an order's events under a number that it no longer has. */
export async function deleteEventsOfNumber(
  tx: Tx,
  { orderId, memberId, number }: { orderId: string; memberId: string; number: string },
): Promise<void> {
  await Promise.all([
    deleteRows(tx, 'trackingEvents', { orderId, number }),
    publish(tx, 'tracking', memberId),
  ]);
}

/** Deletes an event recorded by a person. Answers its order; undefined if there is no such event. */
export async function deleteTrackingEvent(tx: Tx, id: string) {
  return tx.maybe(
    db
      .with('gone', (cte) =>
        cte
          .deleteFrom('trackingEvents')
          .where(shopCondition(tx, { id }))
          .where('source', '<>', 'system')
          .returning(['id', 'orderId']),
      )
      .selectFrom('gone')
      .leftJoin('orders', subqueryShopJoin(tx, 'orders.id', 'gone.orderId'))
      .select(['gone.id', 'orders.memberId']),
  );
}

import {
  type TrackingTemplate,
  trackingTemplates,
  trackingTexts,
} from '@crossdock/contract/tracking/texts.ts';
import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { fromShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';

interface Happened {
  readonly orderId: string | null;
  readonly number: string;
  readonly tw: string;
  readonly at: string;
}

/**
 * Notifies members of important tracking events: arrived, held by customs, out for delivery. An event counts only if
 * it is the latest under its number, because events may be entered later than they happened. The notification names
 * the package if the order has several packages and the event's number belongs to one of them.
 */
export async function notifyTrackingEvents(tx: Tx, actor: Actor, learnt: readonly Happened[]): Promise<void> {
  const steps = learnt.flatMap(({ orderId, number, tw, at }) => {
    const template = templateOf(tw);
    return orderId === null || template === undefined ? [] : [{ orderId, number, template, at }];
  });
  if (steps.length === 0) return;
  const ways = await onTheirWay(tx, [...new Set(steps.map(({ orderId }) => orderId))]);
  const news = ways.flatMap(({ id, number, memberId, under, latest, position }) =>
    steps
      .filter((step) => step.orderId === id && step.number === under)
      .filter(({ at }) => Date.parse(at) === Date.parse(latest))
      .map(({ template }) => ({
        memberId,
        event: `order.${template}`,
        subjectId: id,
        params: { number: position === null ? number : packageNumber(number, position) },
      })),
  );
  await notify(tx, actor, news);
}

/** The template of an event, found by its text, because events from templates are recorded with their texts. */
function templateOf(tw: string): TrackingTemplate | undefined {
  return trackingTemplates.find((name) => trackingTexts[name].tw === tw);
}

/** Those of the orders that are in transit, with the time of the last known event under each number. */
function onTheirWay(tx: Tx, orderIds: readonly string[]) {
  return tx.all(
    fromShop(tx, 'orders', { 'orders.id': orderIds, 'orders.state': 'awaitingSignature' })
      .innerJoin('trackingEvents as events', shopJoin('events.orderId', 'orders.id'))
      .select(['orders.id', 'orders.number', 'orders.memberId', 'events.number as under'])
      .select((eb) => [eb.fn.max('events.at').as('latest'), onlyPosition(tx).as('position')])
      .groupBy(['orders.shopId', 'orders.id', 'events.number']),
  );
}

/**
 * The position of the package with the event's number, if the order has several packages and no other one has the
 * number; else null.
 */
const onlyPosition = (tx: Tx) => sql<number | null>`(
  select case when count(*) > 1 and count(*) filter (where forwarding_number = events.number) = 1
    then min(position) filter (where forwarding_number = events.number) end
  from packages where packages.shop_id = ${tx.shopId} and packages.order_id = orders.id)`;

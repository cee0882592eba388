import {
  type TrackingTemplate,
  trackingTemplates,
  trackingTexts,
} from '@crossdock/contract/tracking/texts.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { db } from '../platform/query.ts';
import type { Actor } from '../platform/scope.ts';

interface Happened {
  readonly orderId: string | null;
  readonly tw: string;
  readonly at: string;
}

/**
 * Notifies members of important tracking events: arrived, held by customs, out for delivery. Of events that are
 * entered afterwards only the last counts.
 */
export async function tellNews(tx: Tx, actor: Actor, learnt: readonly Happened[]): Promise<void> {
  const steps = learnt.flatMap(({ orderId, tw, at }) => {
    const template = templateOf(tw);
    return orderId === null || template === undefined ? [] : [{ orderId, template, at }];
  });
  if (steps.length === 0) return;
  const ways = await onTheirWay(tx, [...new Set(steps.map(({ orderId }) => orderId))]);
  const news = ways.flatMap(({ id, number, memberId, latest }) =>
    steps
      .filter(({ orderId, at }) => orderId === id && Date.parse(at) === Date.parse(latest))
      .map(({ template }) => ({
        memberId,
        event: `order.${template}`,
        subjectId: id,
        params: { number },
      })),
  );
  await notify(tx, actor, news);
}

/** Events from templates are recorded with their texts. */
function templateOf(tw: string): TrackingTemplate | undefined {
  return trackingTemplates.find((name) => trackingTexts[name].tw === tw);
}

/** Which of these orders are in transit, and the time of each one's last known event. */
function onTheirWay(tx: Tx, orderIds: readonly string[]) {
  return tx.all(
    db
      .selectFrom('orders')
      .innerJoin('trackingEvents as events', (join) =>
        join.onRef('events.shopId', '=', 'orders.shopId').onRef('events.orderId', '=', 'orders.id'),
      )
      .select(['orders.id', 'orders.number', 'orders.memberId'])
      .select((eb) => eb.fn.max('events.at').as('latest'))
      .where('orders.shopId', '=', tx.shopId)
      .where('orders.id', 'in', [...orderIds])
      .where('orders.state', '=', 'awaitingSignature')
      .groupBy(['orders.shopId', 'orders.id']),
  );
}

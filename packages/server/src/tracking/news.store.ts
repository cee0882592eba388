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
 * Tells members what has just been learnt of their orders' way, where it is what they wait for: that it is there, that
 * customs hold it, that it comes today. Of a journey that is entered afterwards only the last word is news.
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

/** Templates are recorded in their own words. */
function templateOf(tw: string): TrackingTemplate | undefined {
  return trackingTemplates.find((name) => trackingTexts[name].tw === tw);
}

/** Which of these orders are still awaited, and when the last that is known of each happened. */
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

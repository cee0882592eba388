import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Timeline, type TimelineEntry } from '@crossdock/ui/Timeline.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { OrderChangeEntry } from '@crossdock/web/OrderChangeEntry.tsx';
import { IconMapPin } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { orderStateStyles } from './orderState.tsx';

type Step = OrderDetails['steps'][number];

/** One event of an order, reported by us or by a carrier. */
export interface OrderTimelineEntry extends TimelineEntry {
  readonly at: string;
}

/**
 * All events in one list, newest first, from us and from carriers. If the carrier reports an event within a minute of
 * our own shipping step, our step is left out, because the carrier's event names a place.
 */
export function orderTimelineEntries(
  order: Pick<OrderDetails, 'steps' | 'tracking' | 'changes'>,
): OrderTimelineEntry[] {
  const tracked = order.tracking.map((event) => ({
    key: `${event.at} ${event.info}`,
    title: event.info,
    at: event.at,
    text: event.place || undefined,
    icon: IconMapPin,
  }));
  const toldTwice = ({ event, at }: Step) =>
    event === 'ship' && tracked.some((one) => Math.abs(Date.parse(one.at) - Date.parse(at)) < 60_000);
  const steps = order.steps
    .filter((step) => !toldTwice(step))
    .map((step, at) => entryOf(step, at, order.changes));
  // Events with the same time stay in the order in which they happened.
  return [...steps, ...tracked.toReversed()]
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .toReversed();
}

/** The history of the order. All details of the carrier are on a separate page. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  return (
    <Section
      title={t('orders.timeline')}
      aside={
        order.forwardingNumber || order.tracking.length > 0 ? (
          <LinkButton
            to="/express"
            search={{ kind: 'order', number: order.number }}
            look="plain"
            small
            text={t('orders.tracking.all')}
          />
        ) : null
      }
    >
      <Timeline entries={orderTimelineEntries(order)} />
    </Section>
  );
}

const eventTexts = [
  'submit',
  'pack',
  'packCod',
  'packPaid',
  'unpack',
  'change',
  'payMore',
  'undoShip',
  'pay',
  'prepay',
  'ship',
  'lost',
  'found',
  'sign',
  'cancel',
] as const;

function entryOf(step: Step, at: number, changes: OrderDetails['changes']): OrderTimelineEntry {
  const change = step.event === 'change' ? changes.find((one) => one.at === step.at) : undefined;
  return {
    key: `${at}-${step.event}`,
    title: isOneOf(eventTexts, step.event)
      ? t(`orders.event.${step.event}`)
      : t(`orders.state.${step.state}`),
    at: step.at,
    text: change ? (
      <>
        <OrderChangeEntry t={t} change={change} /> {step.why}
      </>
    ) : (
      step.why || undefined
    ),
    icon: orderStateStyles[step.state].icon,
    tone:
      step.event === 'cancel' || step.event === 'lost'
        ? 'danger'
        : step.event === 'sign'
          ? 'success'
          : 'info',
  };
}

import type { OrderDetails } from '@crossdock/contract/orderViews.ts';
import type { OrderState } from '@crossdock/domain/orders/states.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Timeline, type TimelineEntry } from '@crossdock/ui/Timeline.tsx';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type TextKey, t } from '../shell/i18n.ts';
import { orderStateLook } from './orderState.tsx';

type Step = OrderDetails['steps'][number];

const ways: Readonly<Record<'usual' | 'cash' | 'prepaid', readonly OrderState[]>> = {
  usual: ['processing', 'awaitingPayment', 'awaitingShipment', 'awaitingSignature', 'signed'],
  cash: ['processing', 'awaitingShipment', 'awaitingSignature', 'signed'],
  prepaid: ['awaitingPayment', 'processing', 'awaitingShipment', 'awaitingSignature', 'signed'],
};

/** What happened so far, oldest first, and what is still to come. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  const entries: TimelineEntry[] = [
    ...order.steps.map((step, at) => entryOf(step, at, at === order.steps.length - 1)),
    ...ahead(order).map((state) => ({ key: state, title: t(`orders.state.${state}`) })),
  ];
  return (
    <Section title={t('orders.timeline')}>
      <Timeline entries={entries} current={order.steps.length - 1} />
    </Section>
  );
}

const eventTexts = new Set([
  'submit',
  'pack',
  'packCod',
  'packPaid',
  'unpack',
  'pay',
  'prepay',
  'ship',
  'sign',
  'cancel',
]);

function entryOf(step: Step, at: number, last: boolean): TimelineEntry {
  const known = eventTexts.has(step.event);
  return {
    key: `${at}-${step.event}`,
    title: known ? t(`orders.event.${step.event}` as TextKey) : t(`orders.state.${step.state}`),
    at: step.at,
    text: step.why || undefined,
    icon: last ? orderStateLook[step.state].icon : IconCheck,
    tone: step.event === 'cancel' ? 'danger' : step.event === 'sign' ? 'success' : 'info',
  };
}

/** The stages that this order has yet to pass. */
function ahead(order: OrderDetails): readonly OrderState[] {
  if (order.state === 'cancelled') return [];
  const way = ways[order.cashOnDelivery ? 'cash' : order.payBeforePacking ? 'prepaid' : 'usual'];
  const rest = way.slice(way.indexOf(order.state) + 1);
  // A difference after weighing takes an order that was paid beforehand through payment once more.
  return rest.filter((state) => state !== 'processing' || order.billTotalMinor === null);
}

/** The latest tracking events; the whole track stands on its own page. */
export function OrderTracking({ order }: { order: OrderDetails }) {
  if (order.tracking.length === 0 && !order.forwardingNumber) return null;
  return (
    <Section
      title={t('orders.tracking')}
      aside={
        <Link
          to="/express"
          search={{ kind: 'order', number: order.number }}
          className={buttonClass({ look: 'plain', small: true })}
        >
          {t('orders.tracking.all')}
        </Link>
      }
    >
      {order.tracking.length === 0 ? (
        <p>{t('orders.tracking.none')}</p>
      ) : (
        <Timeline
          entries={order.tracking.map((event) => ({
            key: `${event.at} ${event.info}`,
            title: event.info,
            at: event.at,
            text: event.place || undefined,
          }))}
        />
      )}
    </Section>
  );
}

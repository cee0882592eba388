import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Muted, Split } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { SkeletonBlock } from '@crossdock/ui/states.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Advances } from '../shell/Advances.tsx';
import { useCall, useFilters } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import { useJourneyTexts } from '../shell/journeyTexts.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ServicesOfOrder } from '../shell/OrderedServiceList.tsx';
import { orderGoodsText } from '../shell/orderGoods.ts';
import { ReportedTransfer } from '../shell/ReportedTransfer.tsx';
import { AfterSales } from './AfterSales.tsx';
import { cashToCollect } from './cash.ts';
import { FinishedOrderNote } from './FinishedOrderNote.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBill } from './OrderBill.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderDeclarers } from './OrderDeclarers.tsx';
import { OrderDestinationCard } from './OrderDestination.tsx';
import { OrderJourney } from './OrderJourney.tsx';
import { OrderSteps, orderTimelineEntries } from './OrderSteps.tsx';

const OrderDuties = lazy(() => import('../shell/OrderDuties.tsx'));
const PickupCodeCard = lazy(() => import('./PickupCodeCard.tsx'));
const PriceQuestion = lazy(() =>
  import('./PriceQuestion.tsx').then((file) => ({ default: file.PriceQuestion })),
);

interface Discount {
  readonly pending: boolean;
  readonly section: ReactNode;
}

interface OrderPageProps {
  readonly useDiscount: (orderId: string, enabled: boolean) => Discount;
  /** Shows who measured the packages. The route passes it in. */
  readonly measured: (orderId: string) => ReactNode;
  /** The receipt of a paid order. The route passes it in. */
  readonly receipts: (order: OrderDetails) => ReactNode;
  /** Revokes an order of a standing order, while that is possible. The route passes it in. */
  readonly undo: (order: OrderDetails) => ReactNode;
  /** The document with all evidence. The route passes it in. */
  readonly proof: (orderId: string) => ReactNode;
}

export function OrderPage({ useDiscount, ...parts }: OrderPageProps) {
  const { id = '' } = useParams({ strict: false });
  const query = useCall(
    'getOrder',
    { orderId: id },
    { topics: ['orders', 'parcels', 'transfers', 'tracking'] },
  );
  const order = query.data;
  const discount = useDiscount(id, order !== undefined && mayChange(order, 'discount'));
  return (
    <Page
      title={order ? orderGoodsText(order) : t('shell.route.order')}
      intro={order ? t('orders.one', { number: order.number }) : undefined}
      back={<BackLink to="/myOrder" text={t('orders.title')} />}
      actions={
        order ? (
          <>
            <CopyIcon text={order.number} />
            {order.changeable ? (
              <LinkButton
                to="/myOrder/$id/change"
                params={{ id }}
                look="outline"
                small
                icon={IconPencil}
                text={t('orders.change.go')}
              />
            ) : null}
            <MoreMenu order={order} />
          </>
        ) : null
      }
    >
      <Loaded
        // The page waits for the optional sections above, so that nothing below them moves later.
        query={discount.pending ? { ...query, data: undefined } : query}
        skeleton={{ rows: 3, heightPx: 220 }}
      >
        {(loaded) => <OrderBody order={loaded} discount={discount.section} {...parts} />}
      </Loaded>
    </Page>
  );
}

/** A menu with actions that are possible, but that the member is not asked for. */
function MoreMenu({ order: { actions, signAsked } }: { order: OrderDetails }) {
  const [, setFilters] = useFilters<{ ask?: string }>();
  const choices = [
    ...(actions.includes('sign') && !signAsked ? [['sign', t('orders.sign')] as const] : []),
    ...(actions.includes('cancel') ? [['cancel', t('orders.action.cancel')] as const] : []),
  ].map(([key, label]) => ({ key, label, onChoose: () => setFilters({ ask: key }) }));
  return choices.length > 0 ? (
    <MenuButton icon={IconDots} label={t('orders.more')} choices={choices} />
  ) : null;
}

interface BodyProps extends Omit<OrderPageProps, 'useDiscount'> {
  readonly order: OrderDetails;
  readonly discount: ReactNode;
}

function OrderBody({ order, discount, measured, receipts, proof, undo }: BodyProps) {
  return (
    <>
      <StateBanner order={order} />
      {undo(order)}
      {order.priceHold.kind === 'asked' ? (
        <Suspense fallback={<SkeletonBlock heightPx={220} />}>
          <PriceQuestion order={order} asked={order.priceHold} />
        </Suspense>
      ) : null}
      {order.pickupCode ? (
        <Suspense fallback={<SkeletonBlock heightPx={400} />}>
          <PickupCodeCard order={order} />
        </Suspense>
      ) : null}
      {order.transfer ? (
        <ReportedTransfer transfer={order.transfer} awaited={order.actions.includes('pay')} />
      ) : null}
      {order.state === 'signed' ? <FinishedOrderNote order={order} /> : null}
      {order.state === 'signed' || order.lostAt ? <AfterSales order={order} /> : null}
      <Quiet order={order} />
      {order.addressPending && order.state !== 'cancelled' ? (
        <Banner tone="warning">{t('orders.addressPending')}</Banner>
      ) : null}
      <Split columns="minmax(0, 3fr) minmax(0, 2fr)" gap={20} align="start" from="desktop">
        <Grid gap={20} minWidth={0}>
          {order.journey && order.state !== 'signed' ? <OrderJourney journey={order.journey} /> : null}
          <OrderSteps order={order} />
          <OrderContents order={order} />
          {order.packages.length > 0 ? measured(order.id) : null}
        </Grid>
        <Grid gap={20} minWidth={0}>
          {discount}
          <OrderBill order={order} receipts={receipts(order)} />
          {proof(order.id)}
          <ServicesOfOrder orderId={order.id} />
          <Advances bearer={{ of: 'order', id: order.id }} />
          {order.state === 'cancelled' ? null : (
            <Suspense>
              <OrderDuties orderId={order.id} />
            </Suspense>
          )}
          <OrderDestinationCard order={order} />
          <OrderDeclarers order={order} />
          {order.remark ? (
            <Section title={t('orders.remark')}>
              <p>{order.remark}</p>
            </Section>
          ) : null}
        </Grid>
      </Split>
      <OrderActions order={order} />
    </>
  );
}

const tones = {
  processing: 'info',
  awaitingPayment: 'warning',
  awaitingShipment: 'info',
  awaitingSignature: 'info',
  signed: 'success',
  cancelled: 'neutral',
} as const;

function nextText(order: OrderDetails): string {
  if (order.state === 'processing')
    return t(order.cashOnDelivery ? 'orders.next.cashProcessing' : 'orders.next.processing');
  if (order.state !== 'awaitingPayment') return t(`orders.next.${order.state}`);
  if (order.transfer) return t('orders.next.transfer');
  if (order.priceHold.kind === 'asked') return t('orders.hold.next');
  return t(order.billTotalMinor === null ? 'orders.next.prepay' : 'orders.next.awaitingPayment');
}

/** Says that the shop already knows about a package without news, so that the member need not ask. */
function Quiet({ order }: { order: OrderDetails }) {
  const since = order.packages.flatMap(({ quietSince }) => quietSince ?? []).toSorted()[0];
  const [now] = useState(Date.now);
  if (since === undefined) return null;
  const days = Math.floor((now - Date.parse(since)) / 86_400_000);
  return <Banner tone="warning">{t('orders.quiet', { days })}</Banner>;
}

/** One sentence with the latest event and the next step. */
function StateBanner({ order }: { order: OrderDetails }) {
  const [{ placed }] = useFilters<{ placed?: boolean }>();
  const [latest] = orderTimelineEntries(order);
  const fresh = placed === true && order.steps.length === 1;
  const texts = useJourneyTexts();
  const expected = order.journey?.arrival;
  const arrival = expected?.kind === 'between' ? texts.arrival(expected) : null;
  const cashMinor = cashToCollect(order);
  return (
    <Banner
      tone={fresh ? 'success' : tones[order.state]}
      title={fresh ? t('orders.placed') : (arrival ?? latest?.title ?? t(`orders.state.${order.state}`))}
    >
      {latest && !fresh ? (
        <Muted as="p">
          <InlineFacts>
            {arrival ? latest.title : null}
            <When iso={latest.at} />
            {latest.text}
            {t(`orders.state.${order.state}`)}
          </InlineFacts>
        </Muted>
      ) : null}
      {cashMinor > 0 ? (
        <>
          {t(order.state === 'awaitingShipment' ? 'orders.next.cashToShip' : 'orders.next.cash')}{' '}
          <Money minor={cashMinor} />
        </>
      ) : (
        nextText(order)
      )}{' '}
      {order.beingPackedSince === null ? null : t('orders.beingPacked')}
    </Banner>
  );
}

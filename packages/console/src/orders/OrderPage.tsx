import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Split } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { OrderChangeEntry } from '@crossdock/web/OrderChangeEntry.tsx';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Advances } from '../shell/Advances.tsx';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useCall } from '../shell/api.ts';
import { CustomsLines } from '../shell/CustomsLines.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { MessageMemberButton } from '../shell/MessageMemberButton.tsx';
import { OrderedServiceList } from '../shell/OrderedServiceList.tsx';
import { OtherViewers } from '../shell/OtherViewers.tsx';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import { useStaff } from '../shell/staff.ts';
import { useTitlePrefix } from '../shell/windowTitle.ts';
import { BillDifference } from './BillDifference.tsx';
import { HeldPrice } from './HeldPrice.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PackerBanner } from './OrderPacker.tsx';
import { ParcelProblems } from './ParcelProblems.tsx';
import { PriceChanges } from './PriceChanges.tsx';
import { StandingOrderBanner } from './StandingOrderBanner.tsx';
import { orderStateStyles } from './statusStyles.ts';

interface OrderPageProps {
  readonly tracking: (order: DeskOrderDetails) => ReactNode;
  readonly receipts: (order: DeskOrderDetails) => ReactNode;
}

/** Everything about one order. The route passes in the sections of other features. */
export function OrderPage({ tracking, receipts }: OrderPageProps) {
  const { id = '' } = useParams({ strict: false });
  const order = useCall('getDeskOrder', { orderId: id }, { topics: ['orders', 'tracking', 'transfers'] });
  useTitlePrefix(order.data?.number);
  return (
    <Page
      title={order.data?.number ?? t('shell.nav.orders')}
      back={<Link to="/orders">{t('shell.nav.orders')}</Link>}
      actions={
        order.data ? (
          <>
            <OrderBadge state={order.data.state} />
            <MessageMemberButton memberId={order.data.member.id} name={order.data.member.name} />
          </>
        ) : null
      }
    >
      <Loaded query={order}>
        {(data) => (
          <>
            <OtherViewers noun="order" id={data.id} />
            <AwaitedApproval awaited={data.secondAwaited} />
            <PackerBanner packer={data.packer} />
            <StandingOrderBanner order={data} />
            <ParcelProblems orderId={data.id} />
            <HeldPrice hold={data.priceHold} />
            <OrderActions order={data} />
            {data.transfer ? <Reported transfer={data.transfer} /> : null}
            <Split
              from="desktop"
              columns="minmax(0, 1.4fr) minmax(0, 1fr)"
              gap={20}
              alignContent="start"
              minWidth={0}
            >
              <Grid gap={20} alignContent="start" minWidth={0}>
                <OrderFacts order={data} />
                <CustomsLines vipOrderId={data.vipOrderId} />
                <OrderContents order={data} />
                <Costs order={data} receipts={receipts(data)} />
                <OrderedServiceList of={{ orderId: data.id }} />
                <PriceChanges orderId={data.id} />
                <Advances bearer={{ of: 'order', id: data.id }} />
              </Grid>
              <Grid gap={20} alignContent="start" minWidth={0}>
                <Section title={t('orders.detail.timeline')}>
                  <Timeline entries={stepsOf(data)} />
                </Section>
                {tracking(data)}
              </Grid>
            </Split>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The member reported a bank transfer that finance must check, so nobody needs to remind the member. */
function Reported({ transfer }: { transfer: NonNullable<DeskOrderDetails['transfer']> }) {
  const formatting = useFormatting();
  const amount = formatMoney(transfer.amountMinor, transfer.currency, formatting);
  return (
    <Banner
      tone="info"
      title={t('orders.transfer.text', { amount })}
      action={
        <Link to="/transfers" search={{ words: transfer.transactionNumber }}>
          {t('orders.transfer.check')}
        </Link>
      }
    >
      <When iso={transfer.createdAt} /> · <Code>{transfer.transactionNumber}</Code>
    </Banner>
  );
}

function stepsOf({ steps, changes }: DeskOrderDetails) {
  return steps.toReversed().map(({ event, state, at, by, why, staffName }) => ({
    key: `${event} ${at}`,
    title: t(`orders.event.${event}`),
    at,
    text: (
      <>
        {[staffName || t(`orders.by.${by}`), why].filter(Boolean).join(' · ')}{' '}
        {event === 'change'
          ? changes
              .filter((one) => one.at === at)
              .map((one) => <OrderChangeEntry key={at} t={t} change={one} />)
          : null}
      </>
    ),
    icon: orderStateStyles[state].icon,
  }));
}

function Costs({ order, receipts }: { order: DeskOrderDetails; receipts: ReactNode }) {
  const { quote, quoteTotalMinor, bill, billTotalMinor, paidMinor, dueMinor, actualPaidMinor } = order.costs;
  const feeMinor = actualPaidMinor - paidMinor;
  const mayRead = useStaff().may('payment.read');
  return (
    <Section title={t('orders.bill.title')}>
      <Grid gap={16}>
        {billTotalMinor === null ? (
          <QuoteBreakdown lines={quote} totalMinor={quoteTotalMinor} />
        ) : (
          <>
            <QuoteBreakdown lines={bill} totalMinor={billTotalMinor} />
            <BillDifference costs={order.costs} />
          </>
        )}
        <Facts
          facts={[
            [t('orders.bill.quote'), <Money key="quote" minor={quoteTotalMinor} />],
            [t('orders.bill.paid'), <Money key="paid" minor={paidMinor} />],
            [t('orders.bill.fee'), feeMinor > 0 ? <Money key="fee" minor={feeMinor} /> : null],
            [
              t('orders.actualPaid'),
              feeMinor > 0 ? <Money key="actual" minor={actualPaidMinor} emphasis /> : null,
            ],
            [t('orders.bill.due'), <Money key="due" minor={Math.max(0, dueMinor)} emphasis />],
          ]}
        />
        {receipts}
        {mayRead ? (
          <Link className={linkClass} to="/wallet/payments" search={{ words: order.number }}>
            {t('payments.title')}
          </Link>
        ) : null}
      </Grid>
    </Section>
  );
}

import type { Output } from '@crossdock/contract/table.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { GridLink, RowLink } from '@crossdock/web/placedLinks.tsx';
import {
  IconAlertTriangle,
  IconCamera,
  IconCreditCard,
  IconHourglass,
  IconMapPinX,
  IconStar,
  IconTruckDelivery,
  IconTruckReturn,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { goodsOf } from '../shell/orderGoods.ts';
import { LostOrders } from './LostOrders.tsx';
import { MaybeMine } from './MaybeMine.tsx';
import { Need } from './Need.tsx';
import { Shelf } from './Shelf.tsx';
import type { Statistics } from './Way.tsx';

const shownOrders = 3;

/** Everything that the member must act on, most urgent first. Renders nothing if there is nothing to do. */
export function NeedsMe({ counts }: { counts: Statistics }) {
  return (
    <Grid as="section" ifAny gap={12} aria-label={t('home.needs')}>
      {counts.toBePaid > 0 ? <Payments counts={counts} /> : null}
      <Problems />
      <MaybeMine />
      {counts.toBeSigned > 0 ? <LostOrders /> : null}
      {counts.toBeSigned > 0 ? <Arrivals /> : null}
      {counts.pickupsFailed > 0 ? <Pickups n={counts.pickupsFailed} /> : null}
      {counts.vipAsking > 0 ? <VipOrders n={counts.vipAsking} /> : null}
      {counts.servicesEnded > 0 ? <Services n={counts.servicesEnded} /> : null}
      {counts.toBeConsolidated > 0 ? <Shelf count={counts.toBeConsolidated} /> : null}
      <RefusedAddresses />
      <Uncommented />
    </Grid>
  );
}

function Payments({ counts }: { counts: Statistics }) {
  const orders = useCall(
    'listOrders',
    { state: 'awaitingPayment', pageSize: 10 },
    { topics: ['orders', 'transfers'] },
  );
  const asked = counts.toBePaid - counts.transferReported;
  const list = orders.data?.list ?? [];
  return (
    <>
      {asked > 0 ? <ToPay counts={counts} orders={list.filter((order) => order.transfer === null)} /> : null}
      {counts.transferReported > 0 ? (
        <Reported n={counts.transferReported} orders={list.filter((order) => order.transfer !== null)} />
      ) : null}
    </>
  );
}

type Order = Output<'listOrders'>['list'][number];

/** The member has reported a bank transfer and needs to do nothing: the shop is checking it. */
function Reported({ n, orders }: { n: number; orders: readonly Order[] }) {
  return (
    <Need icon={IconHourglass} tone="info" title={t('home.needs.transfer', { n })}>
      {orders.slice(0, shownOrders).map((order) => (
        <OrderLine key={order.id} order={order}>
          <Money minor={order.dueMinor} muted />
        </OrderLine>
      ))}
    </Need>
  );
}

function ToPay({ counts, orders }: { counts: Statistics; orders: readonly Order[] }) {
  const formatting = useFormatting();
  const asked = counts.toBePaid - counts.transferReported;
  return (
    <Need
      icon={IconCreditCard}
      tone="warning"
      title={t('home.needs.pay', {
        n: asked,
        amount: formatMoney(counts.moneyDueMinor, formatting.currency, formatting),
      })}
    >
      {orders.slice(0, shownOrders).map((order) => (
        <OrderLine key={order.id} order={order}>
          <Money minor={order.dueMinor} />
          <Link
            to="/pay/$orderId"
            params={{ orderId: order.id }}
            className={buttonClass({ small: true })}
            aria-label={t('home.needs.payOne', { number: order.number })}
          >
            {t('home.pay')}
          </Link>
        </OrderLine>
      ))}
      {asked > shownOrders ? (
        <RowLink
          to="/myOrder"
          search={{ state: 'awaitingPayment' }}
          align="center"
          minHeight={44}
          above={8}
          lineAbove
          size={14}
        >
          {t('home.needs.all')}
        </RowLink>
      ) : null}
    </Need>
  );
}

/** Deliveries to confirm: the carrier reports them, or their last promised day is over. */
function Arrivals() {
  const orders = useCall('listOrders', { state: 'awaitingSignature', pageSize: 50 }, { topics: ['orders'] });
  const asked = orders.data?.list.filter(({ signAsked }) => signAsked) ?? [];
  if (asked.length === 0) return null;
  return (
    <Need icon={IconTruckDelivery} tone="info" title={t('home.needs.sign', { n: asked.length })}>
      {asked.slice(0, shownOrders).map((order) => (
        <OrderLine key={order.id} order={order}>
          <Link
            to="/myOrder/$id"
            params={{ id: order.id }}
            search={{ ask: 'sign' }}
            className={buttonClass({ look: 'soft', small: true })}
            aria-label={t('home.needs.signOne', { number: order.number })}
          >
            {t('home.sign')}
          </Link>
        </OrderLine>
      ))}
    </Need>
  );
}

/** Some goods could not be picked up, and the member has not looked at the reason yet. */
function Pickups({ n }: { n: number }) {
  return (
    <Need
      icon={IconTruckReturn}
      tone="warning"
      title={t('home.needs.pickups', { n })}
      action={
        <Link
          to="/pickUpGoods"
          search={{ view: 'ended' }}
          className={buttonClass({ look: 'soft', small: true })}
        >
          {t('home.needs.anew')}
        </Link>
      }
    />
  );
}

/** A VIP order lacks parcels or cannot be sent as it is. */
function VipOrders({ n }: { n: number }) {
  return (
    <Need
      icon={IconHourglass}
      tone="warning"
      title={t('home.needs.vip', { n })}
      action={
        <Link to="/vipOrder" search={{ shelf: 'asking' }} className={buttonClass({ small: true })}>
          {t('home.needs.look')}
        </Link>
      }
    />
  );
}

/** The warehouse has finished a service, such as photos, and the member has not looked at it yet. */
function Services({ n }: { n: number }) {
  return (
    <Need
      icon={IconCamera}
      tone="info"
      title={t('home.needs.services', { n })}
      action={
        <Link to="/services" className={buttonClass({ look: 'soft', small: true })}>
          {t('home.needs.look')}
        </Link>
      }
    />
  );
}

function Problems() {
  const { data } = useCall('queryProblems', { state: 'open', pageSize: 10 }, { topics: ['problems'] });
  const [first] = data?.list ?? [];
  if (!data || !first) return null;
  return (
    <Need
      icon={IconAlertTriangle}
      tone={first.overdue ? 'danger' : 'warning'}
      title={t('home.needs.problem', { n: data.total })}
      action={
        <Link to="/problem" search={{ state: 'open' }} className={buttonClass({ small: true })}>
          {t('home.needs.problem.answer')}
        </Link>
      }
    >
      <Muted as="p" size={13}>
        {[first.parcel.goodsName || first.parcel.courierNumber, first.description].join('：')}
      </Muted>
    </Need>
  );
}

function RefusedAddresses() {
  const addresses = useCall('listAddresses', { state: 'rejected', pageSize: 10 }, { topics: ['addresses'] });
  if (!addresses.data || addresses.data.total === 0) return null;
  return (
    <Need
      icon={IconMapPinX}
      tone="danger"
      title={t('home.needs.address', { n: addresses.data.total })}
      action={
        <Link to="/address" className={buttonClass({ look: 'soft', small: true })}>
          {t('home.needs.addressFix')}
        </Link>
      }
    />
  );
}

function Uncommented() {
  const orders = useCall('listOrdersToComment', { pageSize: 10 }, { topics: ['orders', 'comments'] });
  if (!orders.data || orders.data.total === 0) return null;
  return (
    <Need
      icon={IconStar}
      tone="info"
      title={t('home.needs.comment', { n: orders.data.total })}
      action={
        <Link to="/commentQix" search={{}} className={buttonClass({ look: 'soft', small: true })}>
          {t('home.needs.commentWrite')}
        </Link>
      }
    />
  );
}

function OrderLine(props: { order: Order; children: ReactNode }) {
  const { order } = props;
  return (
    <Row gap={[4, 12]} wrap align="center" pad={[8, 0, 0]} above={8} minHeight={48} lineAbove>
      <GridLink
        to="/myOrder/$id"
        params={{ id: order.id }}
        grow
        alignContent="center"
        minHeight={44}
        minWidth={0}
        size={14}
        figures
      >
        {goodsOf(order)}
        <Muted size={13}>{order.number}</Muted>
      </GridLink>
      {props.children}
    </Row>
  );
}

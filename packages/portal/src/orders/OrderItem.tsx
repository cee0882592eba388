import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Bar, Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Thumb } from '@crossdock/ui/Thumb.tsx';
import { Facts, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { IconPackages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useArrivalText } from '../shell/arrivalText.ts';
import { t } from '../shell/i18n.ts';
import { PlainLink } from '../shell/PlainLink.tsx';
import { cashToCollect } from './cash.ts';
import { OrderName } from './OrderName.tsx';
import { OrderBadge } from './orderState.tsx';
import classes from './orders.module.css';

/** An order in the list: the whole card opens it, its one pressing action stands on it. */
export function OrderItem({ order }: { order: OrderCard }) {
  const { id } = order;
  const arrivalText = useArrivalText();
  return (
    <div className={classes.order}>
      <div className={classes.orderHead}>
        <PlainLink to={{ to: '/myOrder/$id', params: { id } }} className={classes.open}>
          <OrderName order={order} />
        </PlainLink>
        <OrderBadge state={order.state} />
      </div>
      <Row gap={12} above={12}>
        <Thumb src={order.picture?.thumb} wide={64} round={8}>
          <IconPackages size={28} stroke={1.6} aria-hidden />
        </Thumb>
        <Grid gap={2} minWidth={0} size={14}>
          {order.arrival ? <strong>{arrivalText(order.arrival)}</strong> : null}
          <Facts>
            {order.channelName}
            {order.consignee}
          </Facts>
          <Muted size={13}>
            <Facts>
              {t('orders.parcels.count', { n: order.parcelCount })}
              {order.billingWeightG > 0 ? <Weight grams={order.billingWeightG} /> : null}
            </Facts>
          </Muted>
          <Muted size={13}>
            <Facts>
              <When iso={order.createdAt} style="short" />
              {order.forwardingNumber}
            </Facts>
          </Muted>
        </Grid>
      </Row>
      <Bar gap={[4, 12]} pad={[12, 0, 0]} above={12} lineAbove>
        <span>
          <Muted size={13}>
            {order.billTotalMinor === null ? t('orders.estimated') : t('orders.total')}{' '}
          </Muted>
          <Money minor={order.billTotalMinor ?? order.quoteTotalMinor} emphasis />
        </span>
        <OrderButtons order={order} />
      </Bar>
      <ToCollect order={order} />
    </div>
  );
}

/** What the member has ready at the door: the state alone reads as if it were paid. */
export function ToCollect({ order }: { order: OrderCard }) {
  const cashMinor = cashToCollect(order);
  if (cashMinor === 0) return null;
  return (
    <Muted as="p" size={13}>
      {t('orders.collect')} <Money minor={cashMinor} emphasis />
    </Muted>
  );
}

/** What the member can do at once, without opening the order. */
export function OrderButtons({ order }: { order: OrderCard }) {
  const { id } = order;
  return (
    <div className={classes.buttons}>
      {order.actions.includes('pay') && order.transfer ? (
        <Muted size={13}>{t('orders.transfer')}</Muted>
      ) : null}
      {order.actions.includes('pay') && !order.transfer ? (
        <Link to="/pay/$orderId" params={{ orderId: id }} className={buttonClass({ small: true })}>
          {t('orders.pay')}
        </Link>
      ) : null}
      {order.actions.includes('sign') ? (
        <Link
          to="/myOrder/$id"
          params={{ id }}
          search={{ ask: 'sign' }}
          className={buttonClass({ look: 'soft', small: true })}
        >
          {t('orders.sign')}
        </Link>
      ) : null}
    </div>
  );
}

import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { InlineFacts, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPackages } from '@tabler/icons-react';
import { useArrivalText } from '../shell/arrivalText.ts';
import { t } from '../shell/i18n.ts';
import { PlainLink } from '../shell/PlainLink.tsx';
import { cashToCollect } from './cash.ts';
import { OrderName } from './OrderName.tsx';
import { OrderBadge } from './orderState.tsx';
import classes from './orders.module.css';

/** An order in the list. The whole card opens it; its most urgent action is a button on the card. */
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
      <div className={classes.orderBody}>
        {order.picture ? (
          <img
            className={classes.thumb}
            src={order.picture.thumb}
            alt=""
            loading="lazy"
            width={64}
            height={64}
          />
        ) : (
          <span className={classes.thumb}>
            <IconPackages size={28} stroke={1.6} aria-hidden />
          </span>
        )}
        <div className={classes.words}>
          {order.arrival ? <strong>{arrivalText(order.arrival)}</strong> : null}
          <InlineFacts>
            {order.channelName}
            {order.consignee}
          </InlineFacts>
          <span className={classes.muted}>
            <InlineFacts>
              {t('orders.parcels.count', { n: order.parcelCount })}
              {order.billingWeightG > 0 ? <Weight grams={order.billingWeightG} /> : null}
            </InlineFacts>
          </span>
          <span className={classes.muted}>
            <InlineFacts>
              <When iso={order.createdAt} style="short" />
              {order.forwardingNumber}
              {order.arrivedCount > 0 && order.arrivedCount < order.packageCount
                ? t('orders.arrived.count', { n: order.arrivedCount, all: order.packageCount })
                : null}
            </InlineFacts>
          </span>
        </div>
      </div>
      <div className={classes.orderFoot}>
        <span>
          <span className={classes.muted}>
            {order.billTotalMinor === null ? t('orders.estimated') : t('orders.total')}{' '}
          </span>
          <Money minor={order.billTotalMinor ?? order.quoteTotalMinor} emphasis />
        </span>
        <OrderButtons order={order} />
      </div>
      <CashToCollectNote order={order} />
    </div>
  );
}

/** The amount to pay at the door. Without it, the state alone would look as if the order were paid. */
export function CashToCollectNote({ order }: { order: OrderCard }) {
  const cashMinor = cashToCollect(order);
  if (cashMinor === 0) return null;
  return (
    <p className={classes.muted}>
      {t('orders.collect')} <Money minor={cashMinor} emphasis />
    </p>
  );
}

/** The actions that are possible without opening the order. */
export function OrderButtons({ order }: { order: OrderCard }) {
  const { id } = order;
  return (
    <div className={classes.buttons}>
      {order.actions.includes('pay') && order.transfer ? (
        <span className={classes.muted}>{t('orders.transfer')}</span>
      ) : null}
      {order.actions.includes('pay') && !order.transfer ? (
        <LinkButton to="/pay/$orderId" params={{ orderId: id }} small text={t('orders.pay')} />
      ) : null}
      {order.signAsked ? (
        <LinkButton
          to="/myOrder/$id"
          params={{ id }}
          search={{ ask: 'sign' }}
          look="soft"
          small
          text={t('orders.sign')}
        />
      ) : null}
    </div>
  );
}

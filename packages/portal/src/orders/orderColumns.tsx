import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money, Weight, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { OrderButtons, ToCollect } from './OrderItem.tsx';
import { OrderName } from './OrderName.tsx';
import { OrderBadge } from './orderState.tsx';
import classes from './orders.module.css';

/** The columns of the order list on a desktop. */
export function orderColumns(): Column<OrderCard>[] {
  return [
    column('number', t('orders.number'), (order) => (
      <span className={classes.words}>
        <Link to="/myOrder/$id" params={{ id: order.id }} className={classes.named}>
          <OrderName order={order} />
        </Link>
        <span className={classes.muted}>
          <When iso={order.createdAt} style="short" />
        </span>
      </span>
    )),
    cornerColumn('state', t('orders.stage'), (order) => <OrderBadge state={order.state} />),
    column('channel', t('orders.channel'), (order) => (
      <span className={classes.words}>
        <span>{order.channelName}</span>
        <span className={classes.muted}>
          {order.carrierName} {order.forwardingNumber}
        </span>
      </span>
    )),
    tightColumn('consignee', t('orders.consignee'), (order) => order.consignee),
    column('weight', t('orders.parcelsAndWeight'), (order) => (
      <span className={classes.words}>
        <span>{t('orders.parcels.count', { n: order.parcelCount })}</span>
        {order.billingWeightG > 0 ? (
          <span className={classes.muted}>
            <Weight grams={order.billingWeightG} />
          </span>
        ) : null}
      </span>
    )),
    figureColumn('total', t('orders.total'), (order) => (
      <span className={classes.words}>
        <Money minor={order.billTotalMinor ?? order.quoteTotalMinor} />
        {order.billTotalMinor === null ? (
          <span className={classes.muted}>{t('orders.estimated')}</span>
        ) : null}
        <ToCollect order={order} />
      </span>
    )),
    tightColumn('actions', t('orders.next'), (order) => <OrderButtons order={order} />),
  ];
}

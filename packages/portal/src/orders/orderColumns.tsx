import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money, Weight, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { CashToCollectNote, OrderButtons } from './OrderItem.tsx';
import { OrderName } from './OrderName.tsx';
import { OrderBadge } from './orderState.tsx';
import classes from './orders.module.css';

/** The columns of the order list on a desktop. */
export function orderColumns(): Column<OrderCard>[] {
  return [
    {
      key: 'number',
      title: t('orders.number'),
      cell: (order) => (
        <span className={classes.words}>
          <Link to="/myOrder/$id" params={{ id: order.id }} className={classes.named}>
            <OrderName order={order} />
          </Link>
          <span className={classes.muted}>
            <When iso={order.createdAt} style="short" />
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('orders.stage'),
      corner: true,
      tight: true,
      cell: (order) => <OrderBadge state={order.state} />,
    },
    {
      key: 'channel',
      title: t('orders.channel'),
      cell: (order) => (
        <span className={classes.words}>
          <span>{order.channelName}</span>
          <span className={classes.muted}>
            {order.carrierName} {order.forwardingNumber}
          </span>
        </span>
      ),
    },
    { key: 'consignee', title: t('orders.consignee'), tight: true, cell: (order) => order.consignee },
    {
      key: 'weight',
      title: t('orders.parcelsAndWeight'),
      cell: (order) => (
        <span className={classes.words}>
          <span>{t('orders.parcels.count', { n: order.parcelCount })}</span>
          {order.billingWeightG > 0 ? (
            <span className={classes.muted}>
              <Weight grams={order.billingWeightG} />
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'total',
      title: t('orders.total'),
      align: 'end',
      cell: (order) => (
        <span className={classes.words}>
          <Money minor={order.billTotalMinor ?? order.quoteTotalMinor} />
          {order.billTotalMinor === null ? (
            <span className={classes.muted}>{t('orders.estimated')}</span>
          ) : null}
          <CashToCollectNote order={order} />
        </span>
      ),
    },
    { key: 'actions', title: t('orders.next'), tight: true, cell: (order) => <OrderButtons order={order} /> },
  ];
}

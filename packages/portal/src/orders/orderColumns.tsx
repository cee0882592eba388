import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money, Weight, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { OrderButtons, ToCollect } from './OrderItem.tsx';
import { OrderName } from './OrderName.tsx';
import { OrderBadge } from './orderState.tsx';
import classes from './orders.module.css';

/** The list on a desktop. */
export function orderColumns(): Column<OrderCard>[] {
  return [
    {
      key: 'number',
      title: t('orders.number'),
      cell: (order) => (
        <Grid as="span" gap={2} minWidth={0} size={14}>
          <Link to="/myOrder/$id" params={{ id: order.id }} className={classes.named}>
            <OrderName order={order} />
          </Link>
          <Muted size={13}>
            <When iso={order.createdAt} style="short" />
          </Muted>
        </Grid>
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
        <Grid as="span" gap={2} minWidth={0} size={14}>
          <span>{order.channelName}</span>
          <Muted size={13}>
            {order.carrierName} {order.forwardingNumber}
          </Muted>
        </Grid>
      ),
    },
    { key: 'consignee', title: t('orders.consignee'), tight: true, cell: (order) => order.consignee },
    {
      key: 'weight',
      title: t('orders.parcelsAndWeight'),
      cell: (order) => (
        <Grid as="span" gap={2} minWidth={0} size={14}>
          <span>{t('orders.parcels.count', { n: order.parcelCount })}</span>
          {order.billingWeightG > 0 ? (
            <Muted size={13}>
              <Weight grams={order.billingWeightG} />
            </Muted>
          ) : null}
        </Grid>
      ),
    },
    {
      key: 'total',
      title: t('orders.total'),
      align: 'end',
      cell: (order) => (
        <Grid as="span" gap={2} minWidth={0} size={14}>
          <Money minor={order.billTotalMinor ?? order.quoteTotalMinor} />
          {order.billTotalMinor === null ? <Muted size={13}>{t('orders.estimated')}</Muted> : null}
          <ToCollect order={order} />
        </Grid>
      ),
    },
    { key: 'actions', title: t('orders.next'), tight: true, cell: (order) => <OrderButtons order={order} /> },
  ];
}

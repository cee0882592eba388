import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, Weight } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { linkClass, MemberLink } from '../shell/links.tsx';
import { VipMark } from '../shell/VipMark.tsx';
import { isLate, waitedText } from '../shell/waitingTime.ts';
import classes from './orders.module.css';

type OrderColumn = Column<DeskOrder>;

export const numberColumn = (to: '/orders/$id' | '/packing/$id' = '/orders/$id'): OrderColumn => ({
  key: 'number',
  title: t('orders.number'),
  cell: (row) => (
    <span className={classes.number}>
      <Link to={to} params={{ id: row.id }} className={linkClass}>
        <Code>{row.number}</Code>
      </Link>{' '}
      <VipMark vipOrderId={row.vipOrderId} />
      <small>
        <MemberLink id={row.member.id} name={row.member.name} note={row.member.alias} />
      </small>
    </span>
  ),
});

export const channelColumn = (): OrderColumn => ({
  key: 'channel',
  title: t('orders.channel'),
  cell: (row) => (
    <span className={classes.two}>
      {row.channelName}
      <small>{row.carrierName}</small>
    </span>
  ),
});

export const consigneeColumn = (): OrderColumn => ({
  key: 'consignee',
  title: t('orders.consignee'),
  cell: (row) => (
    <span className={classes.two}>
      {row.consignee}
      {row.remark ? <small>{row.remark}</small> : null}
    </span>
  ),
});

export const contentsColumn = (): OrderColumn => ({
  key: 'contents',
  title: t('orders.parcels'),
  align: 'end',
  tight: true,
  cell: (row) => (
    <span className={classes.twoEnd}>
      {row.parcelCount}
      <small>
        <Weight grams={row.realWeightG} />
      </small>
    </span>
  ),
});

export const packagesColumn = (): OrderColumn => ({
  key: 'packages',
  title: t('orders.packages'),
  align: 'end',
  tight: true,
  cell: (row) => (
    <span className={classes.twoEnd}>
      {row.packageCount}
      <small>
        <Weight grams={row.realWeightG} />
      </small>
    </span>
  ),
});

export const amountColumn = (): OrderColumn => ({
  key: 'amount',
  title: t('orders.amount'),
  align: 'end',
  tight: true,
  cell: (row) => (
    <span className={classes.twoEnd}>
      <Money minor={row.billTotalMinor ?? row.quoteTotalMinor} />
      <small>{paymentText(row)}</small>
    </span>
  ),
});

function paymentText(row: DeskOrder): string {
  if (row.cashOnDelivery) return t('orders.cod');
  if (row.transfer && row.dueMinor > 0) return t('orders.transfer');
  return row.dueMinor <= 0 ? t('orders.paid') : '';
}

export const waitingColumn = (): OrderColumn => ({
  key: 'waiting',
  title: t('orders.waiting'),
  align: 'end',
  tight: true,
  cell: (row) => (
    <time
      dateTime={row.waitingSince}
      className={classes.waiting}
      data-late={isLate(row.waitingSince) || undefined}
    >
      {waitedText(row.waitingSince)}
    </time>
  ),
});

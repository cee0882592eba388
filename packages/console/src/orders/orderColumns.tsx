import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { column, tightFigureColumn } from '@crossdock/ui/column.ts';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { linkClass, MemberLink } from '../shell/links.tsx';
import { VipMark } from '../shell/VipMark.tsx';
import { isWaitingTooLong, waitedText } from '../shell/waitingTime.ts';
import { PackerMark } from './OrderPacker.tsx';
import classes from './orders.module.css';

type OrderColumn = Column<DeskOrder>;

export const numberColumn = (to: '/orders/$id' | '/packing/$id' = '/orders/$id'): OrderColumn =>
  column('number', t('orders.number'), (row) => (
    <span className={classes.number}>
      <Link to={to} params={{ id: row.id }} className={linkClass}>
        <Code>{row.number}</Code>
      </Link>{' '}
      <VipMark vipOrderId={row.vipOrderId} /> <PackerMark packer={row.packer} />
      {row.state === 'processing' && row.changedAt !== null ? (
        <Muted as="small">
          {t('orders.changed')} <When iso={row.changedAt} />
        </Muted>
      ) : null}
      <Muted as="small">
        <MemberLink id={row.member.id} name={row.member.name} note={row.member.alias} />
      </Muted>
    </span>
  ));

export const channelColumn = (): OrderColumn =>
  column('channel', t('orders.channel'), (row) => (
    <Stack as="span" inline>
      {row.channelName}
      <Muted as="small">{row.carrierName}</Muted>
    </Stack>
  ));

export const consigneeColumn = (): OrderColumn =>
  column('consignee', t('orders.consignee'), (row) => (
    <Stack as="span" inline>
      {row.consignee}
      {row.remark ? <Muted as="small">{row.remark}</Muted> : null}
    </Stack>
  ));

export const contentsColumn = (): OrderColumn =>
  tightFigureColumn('contents', t('orders.parcels'), (row) => (
    <Stack as="span" align="end" inline>
      {row.parcelCount}
      <Muted as="small">
        <Weight grams={row.realWeightG} />
      </Muted>
    </Stack>
  ));

export const packagesColumn = (): OrderColumn =>
  tightFigureColumn('packages', t('orders.packages'), (row) => (
    <Stack as="span" align="end" inline>
      {row.shippedCount > 0 && row.shippedCount < row.packageCount
        ? t('orders.shipped.count', { n: row.shippedCount, all: row.packageCount })
        : row.packageCount}
      <Muted as="small">
        <Weight grams={row.realWeightG} />
      </Muted>
    </Stack>
  ));

export const amountColumn = (): OrderColumn =>
  tightFigureColumn('amount', t('orders.amount'), (row) => (
    <Stack as="span" align="end" inline>
      <Money minor={row.billTotalMinor ?? row.quoteTotalMinor} />
      <Muted as="small">{paymentText(row)}</Muted>
    </Stack>
  ));

function paymentText(row: DeskOrder): string {
  if (row.cashOnDelivery) return t('orders.cod');
  if (row.transfer && row.dueMinor > 0) return t('orders.transfer');
  return row.dueMinor <= 0 ? t('orders.paid') : '';
}

export const waitingColumn = (): OrderColumn =>
  tightFigureColumn('waiting', t('orders.waiting'), (row) => (
    <Text
      as="time"
      dateTime={row.waitingSince}
      figures
      nowrap
      tone={isWaitingTooLong(row.waitingSince) ? 'danger' : undefined}
      strong={isWaitingTooLong(row.waitingSince)}
    >
      {waitedText(row.waitingSince)}
    </Text>
  ));

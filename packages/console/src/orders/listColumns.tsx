import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Code, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { CountLink, MemberLink, OrderLink } from '../shell/links.tsx';
import { VipMark } from '../shell/VipMark.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { waitingColumn } from './orderColumns.tsx';

/** The columns of the list of orders. Finished orders have no waiting time. */
export const listColumns = (open: boolean): DataColumn<DeskOrder>[] => [
  ...whoseColumns(),
  ...worthColumns(),
  ...(open ? [{ ...waitingColumn(), sort: 'waiting', first: 'asc' as const }] : []),
  {
    key: 'created',
    title: t('orders.created'),
    sort: 'created',
    from: 'desktop',
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
];

function whoseColumns(): DataColumn<DeskOrder>[] {
  return [
    {
      key: 'number',
      title: t('orders.number'),
      cell: (row) => (
        <>
          <OrderLink id={row.id} number={row.number} /> <VipMark vipOrderId={row.vipOrderId} />
        </>
      ),
    },
    {
      key: 'state',
      title: t('orders.stateTitle'),
      corner: true,
      cell: (row) => <OrderBadge state={row.state} />,
    },
    {
      key: 'member',
      title: t('orders.member'),
      long: true,
      cell: (row) => <MemberLink id={row.member.id} name={row.member.name} note={row.member.alias} />,
    },
    {
      key: 'consignee',
      title: t('orders.consignee'),
      long: true,
      from: 'desktop',
      cell: (row) => row.consignee,
    },
    {
      key: 'channel',
      title: t('orders.channel'),
      long: true,
      from: 'wide',
      cell: (row) => row.channelName,
    },
  ];
}

function worthColumns(): DataColumn<DeskOrder>[] {
  return [
    {
      key: 'parcels',
      title: t('orders.parcels'),
      align: 'end',
      cell: (row) => (
        <CountLink
          to="/parcels"
          search={{ words: row.number }}
          n={row.parcelCount}
          label={t('orders.parcels')}
        />
      ),
    },
    {
      key: 'weight',
      title: t('orders.weight'),
      sort: 'weight',
      from: 'wide',
      align: 'end',
      cell: (row) => <Weight grams={row.billingWeightG || row.realWeightG} />,
    },
    {
      key: 'forwarding',
      title: t('orders.forwarding'),
      cell: (row) => (row.forwardingNumber ? <Code>{row.forwardingNumber}</Code> : '–'),
    },
    {
      key: 'amount',
      title: t('orders.amount'),
      align: 'end',
      cell: (row) => <Money minor={row.billTotalMinor ?? row.quoteTotalMinor} />,
    },
    {
      key: 'due',
      title: t('orders.due'),
      sort: 'due',
      align: 'end',
      cell: (row) => <Due row={row} />,
    },
  ];
}

/** The amount that is still due, and whether the member reported a transfer for it. */
function Due({ row }: { row: DeskOrder }) {
  if (row.dueMinor <= 0) return row.paidMinor > 0 ? t('orders.paid') : '–';
  return (
    <>
      {row.transfer ? `${t('orders.transfer')} ` : null}
      <Money minor={row.dueMinor} />
    </>
  );
}

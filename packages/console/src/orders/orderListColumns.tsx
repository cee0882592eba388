import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { orderListFacts } from '@crossdock/contract/orders/listFacts.ts';
import { sortsOf } from '@crossdock/contract/wire/fact.ts';
import { Code, Money, Weight, When } from '@crossdock/ui/values.tsx';
import { customFactColumn } from '@crossdock/web/factTable.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import { countryName } from '../shell/countryName.ts';
import { t, texts } from '../shell/i18n.ts';
import { CountLink, MemberLink, OrderLink } from '../shell/links.tsx';
import type { ListColumn } from '../shell/listColumns.ts';
import { VipMark } from '../shell/VipMark.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { waitingColumn } from './orderColumns.tsx';

export const orderSorts = sortsOf(orderListFacts);
const orders = factWords('orders', orderListFacts, texts);
const extra = (column: ListColumn<DeskOrder>): ListColumn<DeskOrder> => ({ ...column, extra: true });

/** The columns of the list of orders. Finished orders have no waiting time. */
export const orderListColumns = (open: boolean): ListColumn<DeskOrder>[] => [
  ...whoseColumns(),
  ...worthColumns(),
  ...(open
    ? [{ ...waitingColumn(), sort: 'waiting', first: 'asc' as const, title: orders.label('waiting') }]
    : []),
  customFactColumn(orders, 'created', {
    from: 'desktop',
    cell: (row) => <When iso={row.createdAt} style="short" />,
  }),
];

function whoseColumns(): ListColumn<DeskOrder>[] {
  return [
    customFactColumn(orders, 'number', {
      cell: (row) => (
        <>
          <OrderLink id={row.id} number={row.number} /> <VipMark vipOrderId={row.vipOrderId} />
        </>
      ),
    }),
    customFactColumn(orders, 'state', { corner: true, cell: (row) => <OrderBadge state={row.state} /> }),
    customFactColumn(orders, 'member', {
      long: true,
      cell: (row) => <MemberLink id={row.member.id} name={row.member.name} note={row.member.alias} />,
    }),
    customFactColumn(orders, 'consignee', { long: true, from: 'desktop', cell: (row) => row.consignee }),
    extra(customFactColumn(orders, 'country', { cell: (row) => countryName(row.country) })),
    extra(customFactColumn(orders, 'carrier', { long: true, cell: (row) => row.carrierName })),
    extra(customFactColumn(orders, 'warehouse', { long: true, cell: (row) => row.warehouseName })),
    extra(customFactColumn(orders, 'remark', { long: true, cell: (row) => row.remark || '–' })),
    customFactColumn(orders, 'channel', { long: true, from: 'wide', cell: (row) => row.channelName }),
  ];
}

function worthColumns(): ListColumn<DeskOrder>[] {
  return [
    customFactColumn(orders, 'parcels', {
      cell: (row) => (
        <CountLink
          to="/parcels"
          search={{ words: row.number }}
          n={row.parcelCount}
          label={t('orders.parcels')}
        />
      ),
    }),
    customFactColumn(orders, 'weight', {
      from: 'wide',

      cell: (row) => <Weight grams={row.billingWeightG || row.realWeightG} />,
    }),
    customFactColumn(orders, 'forwarding', {
      cell: (row) => (row.forwardingNumber ? <Code>{row.forwardingNumber}</Code> : '–'),
    }),
    customFactColumn(orders, 'amount', {
      cell: (row) => <Money minor={row.billTotalMinor ?? row.quoteTotalMinor} />,
    }),
    customFactColumn(orders, 'due', { cell: (row) => <Due row={row} /> }),
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

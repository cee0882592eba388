import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { tightColumn } from '@crossdock/ui/column.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import type { RowSelection } from '@crossdock/ui/rowSelection.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconBox, IconListCheck, IconPackages } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { emptyListTexts } from '../shell/emptyListTexts.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { StationButton } from '../shell/StationButton.tsx';
import { OrderNumberScan } from './OrderNumberScan.tsx';
import {
  channelColumn,
  consigneeColumn,
  contentsColumn,
  numberColumn,
  waitingColumn,
} from './orderColumns.tsx';
import { type QueueFilterParams, queueFilterParams } from './orderFilters.ts';
import { orderQueues, QueueBar } from './QueueBar.tsx';
import { usePageSelection } from './usePageSelection.ts';

export const Route = createFileRoute('/_shell/packing/')({
  staticData: {
    title: 'shell.nav.packing',
    menu: { group: 'warehouse', icon: IconPackages, can: 'order.pack', key: 'k' },
  },
  component: PackingPage,
});

/** Orders to pack, the longest waiting first: choose some for a pick list, or scan one to pack it. */
function PackingPage() {
  const asked = queueFilterParams(useFilters<QueueFilterParams>()[0]);
  const { state } = orderQueues.packing;
  const page = usePage('listDeskOrders', { ...asked, state }, { topics: ['orders'] });
  const chosen = usePageSelection(page.rows.map(({ id }) => id));
  return (
    <Page
      title={t('shell.nav.packing')}
      actions={
        <>
          <StationButton />
          <PickLink chosen={chosen.ids} rows={page.rows} />
        </>
      }
    >
      <OrderNumberScan label={t('orders.pack.scan')} />
      <QueueBar queue="packing" asked={asked} page={page} />
      <PagedList
        page={page}
        empty={
          <EmptyState
            {...emptyListTexts(page, ['state'], {
              picture: 'parcels',
              ...titleAndText('orders.pack.none'),
            })}
          />
        }
      >
        {(rows, stale) => (
          <ResponsiveTable
            label={t('shell.nav.packing')}
            rows={rows}
            rowKey={({ id }) => id}
            selected={({ id }) => chosen.has(id)}
            choosing={choosingOf(chosen)}
            columns={columns()}
            stale={stale}
          />
        )}
      </PagedList>
    </Page>
  );
}

/** The pick list of the chosen orders, or of all on the page if none is chosen. */
function PickLink({ chosen, rows }: { chosen: readonly string[]; rows: readonly DeskOrder[] }) {
  const ids = chosen.length > 0 ? chosen : rows.map(({ id }) => id);
  const navigate = useNavigate();
  const { submit, busy } = useSubmit('makePickList');
  if (ids.length === 0) return null;
  const make = async () => {
    const made = await submit({ orderIds: [...ids] });
    if (made.ok) await navigate({ to: '/packing/pick', search: { list: made.data.number } });
  };
  return (
    <Button
      look={chosen.length > 0 ? 'primary' : 'soft'}
      icon={IconListCheck}
      busy={busy}
      onClick={() => void make()}
    >
      {chosen.length > 0 ? t('orders.pack.pickChosen', { n: chosen.length }) : t('orders.pack.pick')}
    </Button>
  );
}

const choosingOf = (chosen: ReturnType<typeof usePageSelection>): RowSelection<DeskOrder> => ({
  all: chosen.all,
  has: ({ id }) => chosen.has(id),
  toggle: ({ id }) => chosen.toggle(id),
  toggleAll: chosen.toggleAll,
  texts: {
    all: t('orders.pack.chooseAll'),
    one: ({ number }) => t('orders.pack.choose', { number }),
  },
});

const columns = (): Column<DeskOrder>[] => [
  numberColumn('/packing/$id'),
  consigneeColumn(),
  channelColumn(),
  contentsColumn(),
  waitingColumn(),
  tightColumn('pack', '', (row) => (
    <LinkButton
      to="/packing/$id"
      params={{ id: row.id }}
      look="soft"
      small
      icon={IconBox}
      text={t('orders.pack.open')}
    />
  )),
];

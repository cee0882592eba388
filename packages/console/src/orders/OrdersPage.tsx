import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import { type OrderState, orderStates } from '@crossdock/domain/orders/states.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { FilterTabs, type TabCount } from '@crossdock/ui/Tabs.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconReceipt2 } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { client, useFilters, usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { sortParams } from '../shell/search.ts';
import { useStaff } from '../shell/staff.ts';
import { isListFiltered, tabCounts } from '../shell/tabCounts.ts';
import { waitedText } from '../shell/waitingTime.ts';
import { OrderPreview } from './OrderPreview.tsx';
import { ChosenOrders, useOrderBulkActions } from './orderBulkActions.tsx';
import { type QueueFilterParams, queueFilterParams, useOrderFilters } from './orderFilters.ts';
import { orderListColumns, orderSorts } from './orderListColumns.tsx';

export const Route = createFileRoute('/_shell/orders/')({
  staticData: {
    title: 'shell.nav.orders',
    menu: { group: 'warehouse', icon: IconReceipt2, can: 'order.read', key: 'o' },
  },
  component: OrdersPage,
});

interface Filters extends QueueFilterParams {
  readonly state?: OrderState | undefined;
  readonly sort?: string | undefined;
  readonly order?: string | undefined;
}

const askedFor = (filters: Filters) => ({
  ...queueFilterParams(filters),
  state: filters.state,
  ...sortParams(orderSorts, filters),
});

/** All orders of the shop by state. They can be found by any of their numbers. */
function OrdersPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const { state } = filters;
  const asked = askedFor(filters);
  const navigate = useNavigate();
  const mayShip = useStaff().may('order.ship');
  const page = usePage('listDeskOrders', asked, { topics: ['orders'] });
  const open = isOpen(state);
  const waiting = page.query.data?.waiting;
  const waitingIn = (one: OrderState | undefined) => waiting?.find((row) => row.state === one);
  const countOf = tabCounts(page, { names: ['state'], shown: state }, (one) => {
    if (!isOpen(one)) return null;
    return waiting && (waitingIn(one)?.count ?? 0);
  });
  const isAll = !isListFiltered(page, ['state']);
  return (
    <Page
      title={t('shell.nav.orders')}
      width="full"
      actions={
        <>
          {mayShip ? (
            <LinkButton to="/shipping/import" look="outline" small text={t('finding.act.shipSheet')} />
          ) : null}
          <LinkButton to="/vipOrders" look="outline" small text={t('vipOrders.list')} />
        </>
      }
    >
      <StateTabs
        state={state}
        countOf={countOf}
        oldestOf={(one) => (isAll ? oldestText(waitingIn(one)?.oldestAt) : undefined)}
        onChange={(next) => setFilters({ state: next, sort: undefined, order: undefined })}
      />
      <DataList
        label={t('shell.nav.orders')}
        list="orders"
        page={page}
        rowName={({ number }) => number}
        columns={orderListColumns(open)}
        search={{ label: t('orders.list.search'), words: asked.words ?? '' }}
        filters={useOrderFilters(page.rows)}
        empty={titleAndText('orders.list.none')}
        preview={(row) => <OrderPreview order={row} />}
        onOpen={({ id }) => void navigate({ to: '/orders/$id', params: { id } })}
        actions={(rows) => <ChosenOrders orders={rows} />}
        bulk={useOrderBulkActions()}
        exports={(part) => client.attempt('exportOrders', { ...asked, ...part }, { fresh: true })}
        defaultSort={open ? { by: 'waiting', order: 'asc' } : { by: 'created', order: 'desc' }}
      />
    </Page>
  );
}

function StateTabs(props: {
  state: OrderState | undefined;
  countOf: (state: OrderState | undefined) => TabCount;
  oldestOf: (state: OrderState) => string | undefined;
  onChange: (state: OrderState | undefined) => void;
}) {
  return (
    <FilterTabs<OrderState | undefined>
      label={t('orders.list.states')}
      chosen={props.state}
      onChoose={props.onChange}
      countOf={props.countOf}
      tabs={[
        { key: undefined, label: t('orders.list.all') },
        ...orderStates.map((state) => ({
          key: state,
          label: t(`orders.state.${state}`),
          note: props.oldestOf(state),
          widestNote: isOpen(state) ? widestWait() : undefined,
        })),
      ]}
    />
  );
}

const isOpen = (state: OrderState | undefined) => openOrderStates.some((one) => one === state);

/** The widest text of how long the oldest order waits, which depends on the language. */
const widestWait = () =>
  [t('shell.minutes', { n: 59 }), t('shell.days', { n: 99 })]
    .map((time) => t('orders.list.oldest', { time }))
    .reduce((widest, text) => (text.length > widest.length ? text : widest));

function oldestText(oldestAt: string | null | undefined): string | undefined {
  return oldestAt ? t('orders.list.oldest', { time: waitedText(oldestAt) }) : undefined;
}

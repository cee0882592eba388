import { type OrderState, orderStates } from '@crossdock/domain/orders/states.ts';
import { type TimeFilter, timeFilters } from '@crossdock/domain/orders/timeFilters.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { pagerTexts } from '../shell/lists.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { StateTabs } from '../shell/StateTabs.tsx';
import { OrderItem } from './OrderItem.tsx';
import { orderColumns } from './orderColumns.tsx';
import classes from './orders.module.css';

export const Route = createFileRoute('/_shell/myOrder/')({
  staticData: { title: 'shell.route.myOrder', action: 'myOrder' },
  component: OrdersPage,
});

interface OrderFilters {
  readonly state?: OrderState;
  readonly time?: TimeFilter;
  readonly words?: string;
}

function OrdersPage() {
  const [found, setFilters] = useFilters<{ state?: string; time?: string; words?: string }>();
  const filters = known(found);
  const page = usePage('listOrders', filters, { topics: ['orders', 'transfers'] });
  const plain = !filters.time && !filters.words && filters.state === undefined;
  return (
    <Page
      title={t('orders.title')}
      actions={<LinkButton to="/consolidate" look="soft" text={t('orders.new')} />}
      tabs={<RouteTabs of="orders" />}
    >
      <OrderStateTabs
        state={filters.state}
        counts={page.query.data?.counts}
        onChoose={(state) => setFilters({ state })}
      />
      <div className={classes.filters}>
        <SearchField
          label={t('orders.search')}
          placeholder={t('orders.search.short')}
          value={filters.words ?? ''}
          onSearch={(words) => setFilters({ words })}
        />
        <ChoiceBox
          bare
          label={t('orders.time')}
          value={filters.time ?? 'all'}
          onChange={({ target }) => setFilters({ time: target.value === 'all' ? undefined : target.value })}
          data={timeFilters.map((value) => ({ value, label: t(`orders.time.${value}`) }))}
        />
      </div>
      <Loaded query={page.query} skeleton={{ rows: 4, heightPx: 172 }}>
        {() =>
          page.rows.length === 0 ? (
            <NoOrders plain={plain} />
          ) : (
            <ResponsiveTable
              label={t('orders.title')}
              rows={page.rows}
              rowKey={(order) => order.id}
              columns={orderColumns()}
              card={(order) => <OrderItem order={order} />}
              stale={page.query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
    </Page>
  );
}

/** Reads the filters from the URL and drops values that are not valid. */
function known({ state, time, words }: { state?: string; time?: string; words?: string }): OrderFilters {
  return {
    ...(isOneOf(orderStates, state) ? { state } : {}),
    ...(isOneOf(timeFilters, time) && time !== 'all' ? { time } : {}),
    ...(words ? { words: String(words) } : {}),
  };
}

function OrderStateTabs({
  counts,
  ...chosen
}: {
  state: OrderState | undefined;
  counts: Readonly<Record<OrderState, number>> | undefined;
  onChoose: (state: OrderState | undefined) => void;
}) {
  const tabs = orderStates.map((state) => ({ key: state, label: t(`orders.state.${state}`) }));
  const all = { key: undefined, label: t('orders.state.all') };
  return (
    <StateTabs
      label={t('orders.stages')}
      tabs={[all, ...tabs]}
      chosen={chosen.state}
      onChoose={chosen.onChoose}
      countOf={(state) => (state ? counts?.[state] : null)}
    />
  );
}

function NoOrders({ plain }: { plain: boolean }) {
  if (!plain)
    return <EmptyState picture="search" title={t('orders.list.none')} text={t('orders.none.hint')} />;
  return (
    <EmptyState
      picture="orders"
      {...titleAndText('orders.none')}
      action={<LinkButton to="/consolidate" text={t('orders.new')} />}
    />
  );
}

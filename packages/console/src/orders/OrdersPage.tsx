import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import { type OrderState, orderStates } from '@crossdock/domain/orders/states.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { waitedText } from '../shell/waiting.ts';
import { OrderFilters, type QueueFilters } from './OrderFilters.tsx';
import {
  amountColumn,
  channelColumn,
  consigneeColumn,
  contentsColumn,
  forwardingColumn,
  numberColumn,
  stateColumn,
  waitingColumn,
} from './orderColumns.tsx';
import classes from './orders.module.css';

interface Filters extends QueueFilters {
  state?: OrderState | undefined;
  memberId?: string | undefined;
}

/** All orders of the shop by state, to be found by any number on them. */
export function OrdersPage() {
  const [{ state, words, channelId, memberId }, setFilters] = useFilters<Filters>();
  const navigate = useNavigate();
  const page = usePage('listDeskOrders', { state, words, channelId, memberId }, { topics: ['orders'] });
  const columns = [
    numberColumn(),
    ...(state === undefined ? [stateColumn()] : []),
    consigneeColumn(),
    channelColumn(),
    contentsColumn(),
    forwardingColumn(),
    amountColumn(),
    ...(openOrderStates.some((open) => open === state) ? [waitingColumn()] : []),
  ];
  return (
    <Page title={t('shell.nav.orders')}>
      <StateTabs
        state={state}
        waiting={page.query.data?.waiting ?? []}
        onChange={(next) => setFilters({ state: next })}
      />
      <OrderFilters filters={{ words, channelId }} onChange={setFilters} />
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState picture="search" title={t('orders.list.none')} text={t('orders.list.none.text')} />
          ) : (
            <ResponsiveTable
              label={t('shell.nav.orders')}
              rows={page.rows}
              rowKey={({ id }) => id}
              columns={columns}
              stale={page.query.isPlaceholderData}
              onOpen={({ id }) => void navigate({ to: '/orders/$id', params: { id } })}
            />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

interface Waiting {
  readonly state: OrderState;
  readonly count: number;
  readonly oldestAt: string | null;
}

function StateTabs(props: {
  state: OrderState | undefined;
  waiting: readonly Waiting[];
  onChange: (state: OrderState | undefined) => void;
}) {
  const tab = (state: OrderState | undefined, label: string) => {
    const found = props.waiting.find((one) => one.state === state);
    return (
      <button
        key={state ?? 'all'}
        type="button"
        className={classes.tab}
        aria-pressed={props.state === state}
        onClick={() => props.onChange(state)}
      >
        <span>
          {label} {found ? <strong>{found.count}</strong> : null}
        </span>
        {found?.oldestAt ? (
          <small>{t('orders.list.oldest', { time: waitedText(found.oldestAt) })}</small>
        ) : null}
      </button>
    );
  };
  return (
    <fieldset className={classes.tabs} aria-label={t('orders.list.states')}>
      {tab(undefined, t('orders.list.all'))}
      {orderStates.map((state) => tab(state, t(`orders.state.${state}`)))}
    </fieldset>
  );
}

import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import { type OrderState, orderStates } from '@crossdock/domain/orders/states.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { CopyRows } from '../shell/CopyRows.tsx';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { sortedBy } from '../shell/search.ts';
import { waitedText } from '../shell/waitingTime.ts';
import { listColumns } from './listColumns.tsx';
import type { QueueFilters } from './OrderFilters.tsx';
import { OrderPreview } from './OrderPreview.tsx';

interface Filters extends QueueFilters {
  state?: OrderState | undefined;
  memberId?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
}

export const orderSorts = ['created', 'waiting', 'due', 'weight'] as const;

/** All orders of the shop by state, to be found by any number on them. */
export function OrdersPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const { state, channelId, memberId } = filters;
  const words = filters.words ? String(filters.words) : undefined;
  const navigate = useNavigate();
  const page = usePage(
    'listDeskOrders',
    { state, words, channelId, memberId, ...sortedBy(orderSorts, filters) },
    { topics: ['orders'] },
  );
  const open = openOrderStates.some((one) => one === state);
  return (
    <Page
      title={t('shell.nav.orders')}
      width="full"
      actions={
        <Link to="/vipOrders" className={buttonClass({ look: 'outline', small: true })}>
          {t('vipOrders.list')}
        </Link>
      }
    >
      <StateTabs
        state={state}
        waiting={page.query.data?.waiting ?? []}
        onChange={(next) => setFilters({ state: next, sort: undefined, order: undefined })}
      />
      <DataList
        label={t('shell.nav.orders')}
        list="orders"
        page={page}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        columns={listColumns(open)}
        search={{ label: t('orders.list.search'), words: words ?? '' }}
        filters={<Channel channelId={channelId} onChange={setFilters} />}
        chips={
          memberId
            ? [
                {
                  key: 'member',
                  label: page.rows[0]?.member.name ?? t('orders.member'),
                  onRemove: () => setFilters({ memberId: undefined }),
                },
              ]
            : []
        }
        empty={{ title: t('orders.list.none'), text: t('orders.list.none.text') }}
        preview={(row) => <OrderPreview order={row} />}
        onOpen={({ id }) => void navigate({ to: '/orders/$id', params: { id } })}
        actions={(rows) => (
          <>
            <CopyRows
              rows={rows.map((row) => [row.number, row.forwardingNumber, row.member.name, row.consignee])}
            />
            <LabelButton
              small
              kind="order"
              ids={rows.map(({ id }) => id)}
              label={t('labels.print.many', { n: rows.length })}
            />
          </>
        )}
        usualSort={open ? { by: 'waiting', order: 'asc' } : { by: 'created', order: 'desc' }}
      />
    </Page>
  );
}

function Channel(props: { channelId: string | undefined; onChange: (change: Filters) => void }) {
  const channels = useCall('listChannels', {}, { staleMs: 60_000 });
  const lang = currentLanguage();
  return (
    <ChoiceBox
      bare
      label={t('orders.channel')}
      placeholder={t('orders.channel.all')}
      value={props.channelId ?? ''}
      data={(channels.data ?? []).map((one) => ({ value: one.id, label: one[lang] }))}
      onChange={(event) => props.onChange({ channelId: event.target.value || undefined })}
    />
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
  const waiting = (state: OrderState) => props.waiting.find((one) => one.state === state);
  return (
    <FilterTabs<OrderState | undefined>
      label={t('orders.list.states')}
      chosen={props.state}
      onChoose={props.onChange}
      tabs={[
        { key: undefined, label: t('orders.list.all') },
        ...orderStates.map((state) => ({
          key: state,
          label: t(`orders.state.${state}`),
          count: waiting(state)?.count,
          note: oldestText(waiting(state)),
        })),
      ]}
    />
  );
}

function oldestText(waiting: Waiting | undefined): string | undefined {
  return waiting?.oldestAt ? t('orders.list.oldest', { time: waitedText(waiting.oldestAt) }) : undefined;
}

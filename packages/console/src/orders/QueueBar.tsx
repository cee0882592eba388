import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { client } from '../shell/api.ts';
import { FilterBar } from '../shell/FilterBar.tsx';
import { t } from '../shell/i18n.ts';
import { ListExport } from '../shell/ListExport.tsx';
import { ListViews } from '../shell/ListViews.tsx';
import type { ListFilter } from '../shell/listFilters.ts';
import { type QueueFilterParams, useQueueFilters } from './orderFilters.ts';

/** For each queue, the state of its orders, and the columns of its export, which are those of the screen. */
export const orderQueues = {
  packing: {
    state: 'processing',
    columns: [
      ...(['number', 'member', 'consignee', 'remark', 'channel', 'carrier'] as const),
      ...(['parcels', 'weight', 'waiting'] as const),
    ],
  },
  shipping: {
    state: 'awaitingShipment',
    columns: [
      ...(['number', 'member', 'consignee', 'remark', 'channel', 'carrier'] as const),
      ...(['weight', 'amount', 'due', 'waiting'] as const),
    ],
  },
} as const;

/** Shows the filter for carriers beside the search, because packers and drivers work by carrier. */
const besideSearch = (filter: ListFilter): ListFilter =>
  filter.kind === 'choice' && filter.name === 'carrierId' ? { ...filter, main: true } : filter;

interface QueueBarProps {
  readonly queue: keyof typeof orderQueues;
  readonly asked: QueueFilterParams;
  readonly page: { readonly rows: readonly DeskOrder[] };
}

/** The filters, the saved views and the export of a queue of orders. */
export function QueueBar({ queue, asked, page }: QueueBarProps) {
  return (
    <FilterBar
      search={{ label: t('orders.list.search'), words: asked.words ?? '' }}
      filters={useQueueFilters(page.rows).map(besideSearch)}
    >
      <ListViews list={queue} columns={undefined} />
      <ListExport
        columns={orderQueues[queue].columns}
        fetch={(part) =>
          client.attempt(
            'exportOrders',
            { ...asked, state: orderQueues[queue].state, ...part },
            { fresh: true },
          )
        }
      />
    </FilterBar>
  );
}

import type { ToteOfOrder } from '@crossdock/contract/orders/totes.ts';
import type { totesOfOrders } from './totes.store.ts';

export const toteOf = (row: Awaited<ReturnType<typeof totesOfOrders>>[number]): ToteOfOrder => ({
  ...{ id: row.id, number: row.number, position: row.position, by: row.by ?? '' },
  since: row.filledAt ?? '',
});

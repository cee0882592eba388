import type { ToteOfOrder } from '@crossdock/contract/orders/totes.ts';
import type { totesWith } from './totes.store.ts';

export const toteOf = (row: Awaited<ReturnType<typeof totesWith>>[number]): ToteOfOrder => ({
  ...{ id: row.id, number: row.number, position: row.position, by: row.by ?? '' },
  since: row.filledAt ?? '',
});

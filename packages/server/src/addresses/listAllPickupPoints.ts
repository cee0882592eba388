import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { searchPickupPoints } from './pickupPoints.store.ts';
import { pickupPointViewOf } from './view.ts';

export const listAllPickupPoints: Handler<(typeof addressCalls)['listAllPickupPoints']> = async (
  tx,
  _actor,
  { kind, words, pageIndex, pageSize },
  services,
) => {
  const { rows, total } = await searchPickupPoints(
    tx,
    { kind, words, closedToo: true },
    { pageIndex, pageSize },
  );
  const list = rows.map((row) => ({
    ...pickupPointViewOf(row, services.config.APP_SECRET, tx.now),
    active: row.active,
  }));
  return { list, total, pageIndex, pageSize };
};

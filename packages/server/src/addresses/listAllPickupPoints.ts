import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { searchPickupPoints } from './pickupPoints.store.ts';
import { carriersByPoint } from './pointCarriers.store.ts';
import { pickupPointViewOf } from './view.ts';

export const listAllPickupPoints: Handler<'listAllPickupPoints'> = async (tx, _actor, input, services) => {
  const { kind, words, ...asked } = input;
  const { rows, page } = await searchPickupPoints(tx, { kind, words, closedToo: true }, asked);
  const named = await carriersByPoint(tx, fieldOf(rows, 'id'));
  const list = rows.map((row) => ({
    ...pickupPointViewOf(row, services.config.APP_SECRET, tx.now),
    active: row.active,
    carrierIds: named.get(row.id) ?? [],
  }));
  return { list, ...page };
};

import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Handler } from '../platform/handler.ts';
import { countShelves, searchPickups } from './desk.store.ts';
import { driversOf } from './drivers.ts';
import { pickupReader, staffPickTaskOf } from './view.ts';

export const listPickups: Handler<'listPickups'> = async (tx, actor, input, services) => {
  const today = dateIn(tx.now, actor.shop.timeZone);
  const [page, { late, ...counts }, drivers] = await Promise.all([
    searchPickups(tx, input),
    countShelves(tx, today),
    driversOf(tx),
  ]);
  const reader = pickupReader(actor, services, tx.now);
  return {
    ...page,
    counts,
    late,
    drivers,
    today,
    list: page.list.map((row) => staffPickTaskOf(row, reader)),
  };
};

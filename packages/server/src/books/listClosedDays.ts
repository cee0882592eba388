import { countDays } from '@crossdock/domain/wallet/days.ts';
import type { Handler } from '../platform/handler.ts';
import { listCloses } from './books.store.ts';
import { closableDays, daysMatchingLedger } from './closing.ts';
import { closedDayOf } from './view.ts';

export const listClosedDays: Handler<'listClosedDays'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const [page, open] = await Promise.all([listCloses(tx, input), closableDays(tx, timeZone)]);
  const good = await daysMatchingLedger(tx, timeZone, page.list);
  return {
    ...page,
    list: page.list.map((row) => closedDayOf(row, good.has(row.day))),
    open: open ? { ...open, count: countDays(open) } : null,
  };
};

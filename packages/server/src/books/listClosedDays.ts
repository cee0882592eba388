import { dayCount } from '@crossdock/domain/wallet/days.ts';
import type { Handler } from '../platform/handler.ts';
import { listCloses } from './books.store.ts';
import { matching, openDays } from './closing.ts';
import { closedDayOf } from './view.ts';

export const listClosedDays: Handler<'listClosedDays'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const [page, open] = await Promise.all([listCloses(tx, input), openDays(tx, timeZone)]);
  const good = await matching(tx, timeZone, page.list);
  return {
    ...page,
    list: page.list.map((row) => closedDayOf(row, good.has(row.day))),
    open: open ? { ...open, count: dayCount(open) } : null,
  };
};

import type { Handler } from '../platform/handler.ts';
import { monthsOfPage } from '../platform/months.ts';
import { listPointsEntries, pointsByMonth } from './records.store.ts';
import { pointsEntryOf } from './view.ts';

export const queryPoints: Handler<'queryPoints'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const filters = { ...input, memberId: actor.memberId };
  const page = await listPointsEntries(tx, filters);
  const span = monthsOfPage(page.list, {}, timeZone);
  const months = span ? await pointsByMonth(tx, filters, span, timeZone) : [];
  return {
    ...page,
    list: page.list.map(pointsEntryOf),
    months: months.map(({ month, came, went }) => ({ month, in: came, out: went })),
  };
};

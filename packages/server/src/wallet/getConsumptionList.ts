import type { Handler } from '../platform/handler.ts';
import { monthsOfPage } from '../platform/months.ts';
import { listEntries, movedByMonth } from './records.store.ts';
import { entryOf } from './view.ts';

export const getConsumptionList: Handler<'getConsumptionList'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const page = await listEntries(tx, actor.memberId, input);
  const span = monthsOfPage(page.list, input, timeZone);
  const months = span ? await movedByMonth(tx, actor.memberId, { ...input, ...span }, timeZone) : [];
  // Members see that the shop did it, but not which clerk.
  return {
    ...page,
    list: page.list.map((row) => ({ ...entryOf(row), staffName: null })),
    months: months.map(({ month, came, went }) => ({ month, inMinor: came, outMinor: went })),
  };
};

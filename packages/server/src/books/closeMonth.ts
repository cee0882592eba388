import { refuse } from '@crossdock/contract/refusals.ts';
import { lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import { daysOfMonth } from '@crossdock/domain/wallet/months.ts';
import type { Handler } from '../platform/handler.ts';
import { allowLongReading } from './check.store.ts';
import { monthInstants, openTerms } from './journal.ts';
import { addMonthClose, countMonth, monthSums } from './months.store.ts';

export const closeMonth: Handler<'closeMonth'> = async (tx, actor, { month }) => {
  if (daysOfMonth(month).to > lastClosableDay(tx.now, actor.shop.timeZone))
    return refuse('books.monthRuns', { month }, 'month');
  await allowLongReading(tx);
  const terms = await openTerms(tx, actor);
  const span = monthInstants(month, terms.timeZone);
  const [sums, count] = await Promise.all([monthSums(tx, span), countMonth(tx, span)]);
  const isNew = await addMonthClose(tx, actor, { month, terms, sums, count });
  return isNew ? { done: true } : refuse('books.monthClosed', { month }, 'month');
};

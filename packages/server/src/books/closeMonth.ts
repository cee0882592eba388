import { refuse } from '@crossdock/contract/refusals.ts';
import { lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import { daysOfMonth } from '@crossdock/domain/wallet/months.ts';
import type { Handler } from '../platform/handler.ts';
import { extendStatementTimeout } from './check.store.ts';
import { journalTermsOfOpenMonth, monthTimeRange } from './journal.ts';
import { addMonthClose, countTransfersBetween, monthSums } from './months.store.ts';

export const closeMonth: Handler<'closeMonth'> = async (tx, actor, { month }) => {
  if (daysOfMonth(month).to > lastClosableDay(tx.now, actor.shop.timeZone))
    return refuse('books.monthRuns', { month }, 'month');
  await extendStatementTimeout(tx);
  const terms = await journalTermsOfOpenMonth(tx, actor);
  const span = monthTimeRange(month, terms.timeZone);
  const [sums, count] = await Promise.all([monthSums(tx, span), countTransfersBetween(tx, span)]);
  const isNew = await addMonthClose(tx, actor, { month, terms, sums, count });
  return isNew ? { done: true } : refuse('books.monthClosed', { month }, 'month');
};

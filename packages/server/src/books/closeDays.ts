import { refuse } from '@crossdock/contract/refusals.ts';
import { buildDayClosings } from '@crossdock/domain/wallet/closing.ts';
import { countDays, lastClosableDay, maxLedgerDays } from '@crossdock/domain/wallet/days.ts';
import type { Handler } from '../platform/handler.ts';
import { addDayCloses, turnoversByDay } from './books.store.ts';
import { extendStatementTimeout } from './check.store.ts';
import { nextDayToClose } from './closing.ts';
import { timeRangeOf } from './span.ts';

export const closeDays: Handler<'closeDays'> = async (tx, actor, { through, note }) => {
  const { timeZone } = actor.shop;
  const last = lastClosableDay(tx.now, timeZone);
  if (through > last) return refuse('books.dayRuns', { day: through, last }, 'through');
  const next = await nextDayToClose(tx, timeZone);
  if (next === undefined) return refuse('books.nothingToClose');
  if (through < next.day) return refuse('books.dayClosed', { day: through }, 'through');
  const span = { from: next.day, to: through };
  const count = countDays(span);
  if (count > maxLedgerDays) return refuse('books.span', { max: maxLedgerDays }, 'through');
  await extendStatementTimeout(tx);
  const turnovers = await turnoversByDay(tx, timeZone, timeRangeOf(span, timeZone));
  const added = await addDayCloses(tx, actor, note, buildDayClosings(span, next.openings, turnovers));
  // Another clerk has just closed some of these days, and those closes stay.
  if (added < count) return refuse('books.dayClosed', { day: through }, 'through');
  return { done: true, ...span, count };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import { buildDayCloses } from '@crossdock/domain/wallet/closing.ts';
import { countDays, lastClosableDay, maxBookDays } from '@crossdock/domain/wallet/days.ts';
import type { Handler } from '../platform/handler.ts';
import { addCloses, turnoversByDay } from './books.store.ts';
import { allowLongReading } from './check.store.ts';
import { nextDayToClose } from './closing.ts';
import { instantsOf } from './span.ts';

export const closeDays: Handler<'closeDays'> = async (tx, actor, { through, note }) => {
  const { timeZone } = actor.shop;
  const last = lastClosableDay(tx.now, timeZone);
  if (through > last) return refuse('books.dayRuns', { day: through, last }, 'through');
  const next = await nextDayToClose(tx, timeZone);
  if (next === undefined) return refuse('books.nothingToClose');
  if (through < next.day) return refuse('books.dayClosed', { day: through }, 'through');
  const span = { from: next.day, to: through };
  const count = countDays(span);
  if (count > maxBookDays) return refuse('books.span', { max: maxBookDays }, 'through');
  await allowLongReading(tx);
  const turnovers = await turnoversByDay(tx, timeZone, instantsOf(span, timeZone));
  const added = await addCloses(tx, actor, note, buildDayCloses(span, next.openings, turnovers));
  // Another clerk has just closed some of these days, and those closes stay.
  if (added < count) return refuse('books.dayClosed', { day: through }, 'through');
  return { done: true, ...span, count };
};

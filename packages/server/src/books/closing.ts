import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  type BookLine,
  bookLines,
  closingBalances,
  type LedgerAccountKind,
  sameLines,
  transferCount,
} from '@crossdock/domain/wallet/books.ts';
import { type DaySpan, dayAfter, lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import type { Tx } from '../platform/db.ts';
import { type CloseRow, closeBefore, firstTransferAt, linesOfClose, turnoversByDay } from './books.store.ts';
import { instantsOf } from './span.ts';

/** The first day that is not closed, and the balances before it, from which closing continues. */
export async function nextDayToClose(
  tx: Tx,
  timeZone: string,
): Promise<{ readonly day: string; readonly openings: Map<LedgerAccountKind, number> } | undefined> {
  const last = await closeBefore(tx);
  if (last) return { day: dayAfter(last.day), openings: closingBalances(linesOfClose(last)) };
  const first = await firstTransferAt(tx);
  return first === undefined ? undefined : { day: dateIn(first, timeZone), openings: new Map() };
}

/** The days that can be closed; undefined if there are none. */
export async function closableDays(tx: Tx, timeZone: string): Promise<DaySpan | undefined> {
  const next = await nextDayToClose(tx, timeZone);
  const to = lastClosableDay(tx.now, timeZone);
  return next === undefined || next.day > to ? undefined : { from: next.day, to };
}

/** The closed days (newest first, without gaps) that still match the ledger. */
export async function daysMatchingLedger(
  tx: Tx,
  timeZone: string,
  rows: readonly CloseRow[],
): Promise<ReadonlySet<string>> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return new Set();
  const [turnovers, before] = await Promise.all([
    turnoversByDay(tx, timeZone, instantsOf({ from: oldest.day, to: newest.day }, timeZone)),
    closeBefore(tx, oldest.day),
  ]);
  const byDay = Map.groupBy(turnovers, ({ day }) => day);
  const good = rows.filter((row, at) => {
    const previous: readonly BookLine[] = linesOfClose(rows[at + 1] ?? before ?? { accounts: [] });
    const recomputed = bookLines(closingBalances(previous), byDay.get(row.day) ?? []);
    return sameLines(recomputed, linesOfClose(row)) && transferCount(recomputed) === row.transferCount;
  });
  return new Set(good.map(({ day }) => day));
}

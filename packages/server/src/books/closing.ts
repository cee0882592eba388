import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  closingBalances,
  haveSameTotals,
  type LedgerAccountKind,
  type LedgerAccountTotals,
  ledgerAccountTotals,
  transferCount,
} from '@crossdock/domain/wallet/books.ts';
import { type DaySpan, dayAfter, lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import type { Tx } from '../platform/db.ts';
import {
  type DayCloseRow,
  firstTransferAt,
  latestDayCloseBefore,
  linesOfDayClose,
  turnoversByDay,
} from './books.store.ts';
import { timeRangeOf } from './span.ts';

/** The first day that is not closed, and the balances before it, from which closing continues. */
export async function nextDayToClose(
  tx: Tx,
  timeZone: string,
): Promise<{ readonly day: string; readonly openings: Map<LedgerAccountKind, number> } | undefined> {
  const last = await latestDayCloseBefore(tx);
  if (last) return { day: dayAfter(last.day), openings: closingBalances(linesOfDayClose(last)) };
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
  rows: readonly DayCloseRow[],
): Promise<ReadonlySet<string>> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return new Set();
  const [turnovers, before] = await Promise.all([
    turnoversByDay(tx, timeZone, timeRangeOf({ from: oldest.day, to: newest.day }, timeZone)),
    latestDayCloseBefore(tx, oldest.day),
  ]);
  const byDay = Map.groupBy(turnovers, ({ day }) => day);
  const good = rows.filter((row, at) => {
    const previous: readonly LedgerAccountTotals[] = linesOfDayClose(
      rows[at + 1] ?? before ?? { accounts: [] },
    );
    const recomputed = ledgerAccountTotals(closingBalances(previous), byDay.get(row.day) ?? []);
    return (
      haveSameTotals(recomputed, linesOfDayClose(row)) && transferCount(recomputed) === row.transferCount
    );
  });
  return new Set(good.map(({ day }) => day));
}

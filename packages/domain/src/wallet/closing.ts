import {
  type BookLine,
  bookLines,
  closingSum,
  closings,
  type LedgerAccountKind,
  type Turnover,
  transferCount,
} from './books.ts';
import { type DaySpan, daysOf } from './days.ts';

/** What one day moved on the accounts of one kind. */
export interface DayTurnover extends Turnover {
  readonly day: string;
}

/** A day as it is closed, its lines as the ledger carries them. Amounts in minor units. */
export interface Close {
  readonly day: string;
  readonly lines: readonly BookLine[];
  readonly transfers: number;
  /** Of all accounts' closings; 0 in good books. */
  readonly sumMinor: number;
}

/** The closes of days in their order, each opening with what the one before it closed with. */
export function closesOf(
  span: DaySpan,
  openings: ReadonlyMap<LedgerAccountKind, number>,
  turnovers: readonly DayTurnover[],
): Close[] {
  const byDay = Map.groupBy(turnovers, ({ day }) => day);
  let before = openings;
  return daysOf(span).map((day) => {
    const lines = bookLines(before, byDay.get(day) ?? []);
    before = closings(lines);
    return { day, lines, transfers: transferCount(lines), sumMinor: closingSum(lines) };
  });
}

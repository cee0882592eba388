import {
  closingBalances,
  closingSum,
  type LedgerAccountKind,
  type LedgerAccountTotals,
  ledgerAccountTotals,
  type Turnover,
  transferCount,
} from './books.ts';
import { type DaySpan, daysInSpan } from './days.ts';

/** The movements of one day on the accounts of one kind. */
export interface DayTurnover extends Turnover {
  readonly day: string;
}

/** A closed day with the totals of its accounts. They have the signs of the ledger. Amounts in minor units. */
export interface DayClosing {
  readonly day: string;
  readonly lines: readonly LedgerAccountTotals[];
  readonly transfers: number;
  /** The sum of all accounts' closings; 0 if the books balance. */
  readonly sumMinor: number;
}

/**
 * Computes the closes of the days in order. The openings of a day are the closings of the day before. It does not
 * check that the books balance; `sumMinor` shows that.
 * @example buildDayClosings({ from: '2026-11-19', to: '2026-11-20' }, new Map(), [{ day: '2026-11-19', kind: 'bank',
 * creditMinor: 0, debitMinor: 5000, count: 1 }, { day: '2026-11-19', kind: 'memberBalance', creditMinor: 5000,
 * debitMinor: 0, count: 1 }]).map(({ day, lines, transfers, sumMinor }) => [day, lines[0].openingMinor, transfers,
 * sumMinor]) // → [['2026-11-19', 0, 1, 0], ['2026-11-20', 5000, 0, 0]]
 */
export function buildDayClosings(
  span: DaySpan,
  openings: ReadonlyMap<LedgerAccountKind, number>,
  turnovers: readonly DayTurnover[],
): DayClosing[] {
  const byDay = Map.groupBy(turnovers, ({ day }) => day);
  let before = openings;
  return daysInSpan(span).map((day) => {
    const lines = ledgerAccountTotals(before, byDay.get(day) ?? []);
    before = closingBalances(lines);
    return { day, lines, transfers: transferCount(lines), sumMinor: closingSum(lines) };
  });
}

import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { countDays, type DaySpan, dayAfter, maxLedgerDays } from '@crossdock/domain/wallet/days.ts';
import type { TimeRange } from './books.store.ts';

export interface ResolvedDaySpan extends DaySpan {
  readonly instants: TimeRange;
}

interface RequestedSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The requested days (today by default), and the instants at which they begin and end in the shop's time
 * zone.
 */
export function resolveSpan(
  asked: RequestedSpan,
  now: string,
  timeZone: string,
): ResolvedDaySpan | Refusal<'books.span'> {
  const today = dateIn(now, timeZone);
  const to = asked.to ?? (asked.from !== undefined && asked.from > today ? asked.from : today);
  const from = asked.from ?? (to < today ? to : today);
  const days = countDays({ from, to });
  if (days < 1 || days > maxLedgerDays) return refuse('books.span', { max: maxLedgerDays }, 'to');
  return { from, to, instants: timeRangeOf({ from, to }, timeZone) };
}

export function timeRangeOf({ from, to }: DaySpan, timeZone: string): TimeRange {
  return { from: dayStart(from, timeZone), to: dayStart(dayAfter(to), timeZone) };
}

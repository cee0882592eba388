import { dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { firstIdAt } from './ids.ts';

interface Days {
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
}

/** A span of time, from (included) to (excluded); an end that was not asked for is open. */
export interface AskedSpan {
  readonly from?: string;
  readonly until?: string;
}

/** The instants between which these days of the shop's calendar are. */
export const spanAsked = (
  { fromDay, toDay }: Days,
  { timeZone }: { readonly timeZone: string },
): AskedSpan => ({
  ...(fromDay === undefined ? {} : { from: dayStart(fromDay, timeZone) }),
  ...(toDay === undefined ? {} : { until: dayStart(dayAfter(toDay), timeZone) }),
});

/** The same for rows whose id contains when they were made: a stretch of their key. */
export const idsIn = ({ from, until }: AskedSpan) => ({
  ...(from === undefined ? {} : { first: firstIdAt(Date.parse(from)) }),
  ...(until === undefined ? {} : { end: firstIdAt(Date.parse(until)) }),
});

import { dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { firstIdAt } from './ids.ts';

interface Days {
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
}

/** A period, from (included) to (excluded). A bound that was not requested is open. */
export interface RequestedPeriod {
  readonly from?: string;
  readonly until?: string;
}

/** The instants at which these days of the shop's calendar begin and end. */
export const requestedPeriod = (
  { fromDay, toDay }: Days,
  { timeZone }: { readonly timeZone: string },
): RequestedPeriod => ({
  ...(fromDay === undefined ? {} : { from: dayStart(fromDay, timeZone) }),
  ...(toDay === undefined ? {} : { until: dayStart(dayAfter(toDay), timeZone) }),
});

/** The same as a range of ids, for rows whose id contains their creation time. */
export const idsOfPeriod = ({ from, until }: RequestedPeriod) => ({
  ...(from === undefined ? {} : { first: firstIdAt(Date.parse(from)) }),
  ...(until === undefined ? {} : { end: firstIdAt(Date.parse(until)) }),
});

import { instantOfWallClock, wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { memberTransferKinds, walletAccounts } from '@crossdock/domain/wallet/transfers.ts';

export const recordRanges = ['thisMonth', 'lastMonth', 'own'] as const;

/** The filters in the URL. */
export interface RecordFilterParams {
  readonly account?: string;
  readonly event?: string;
  readonly direction?: string;
  readonly range?: string;
  /** Days of the shop's calendar, 2026-11-20. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads the list's filters from the URL, which may contain anything. */
export function recordFilters(
  { account, event, direction, ...dates }: RecordFilterParams,
  now: string,
  timeZone: string,
) {
  return {
    account: walletAccounts.find((one) => one === account) ?? ('balance' as const),
    event: memberTransferKinds.find((kind) => kind === event),
    direction: (['in', 'out'] as const).find((one) => one === direction),
    ...datesOf(dates, now, timeZone),
  };
}

/** Returns the start of the first day, and the start of the day after the last, which is excluded. */
function datesOf({ range, from, to }: RecordFilterParams, now: string, timeZone: string) {
  const at = (day: string | undefined) =>
    day === undefined ? undefined : instantOfWallClock(`${day}T00:00`, timeZone);
  const month = wallClockAt(now, timeZone).slice(0, 7);
  if (range === 'thisMonth') return { since: at(`${month}-01`), until: undefined };
  if (range === 'lastMonth') return { since: at(`${monthAfter(month, -1)}-01`), until: at(`${month}-01`) };
  if (range !== 'own') return { since: undefined, until: undefined };
  return { since: at(from), until: at(dayAfter(to)) };
}

function monthAfter(month: string, by: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7);
}

function dayAfter(day: string | undefined): string | undefined {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? undefined : new Date(at + 86_400_000).toISOString().slice(0, 10);
}

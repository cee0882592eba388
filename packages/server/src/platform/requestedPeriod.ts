import { dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { monthsSpan } from '@crossdock/domain/shops/wallClock.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { type SelectQueryBuilder, type StringReference, sql } from 'kysely';
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

/** A month of the shop's calendar, such as `2026-11`. */
export function periodOfMonth(month: string, { timeZone }: { readonly timeZone: string }): RequestedPeriod {
  // Noon UTC of the 15th is in this month in every time zone.
  const amid = `${month}-15T12:00:00.000Z`;
  const { since, until } = monthsSpan(amid, amid, timeZone);
  return { from: since, until };
}

/** The rows that were made in the period, by their id, which contains their creation time. */
export function rowsCreatedInPeriod<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  id: `${string & TB}.id`,
  { from, until }: RequestedPeriod = {},
): SelectQueryBuilder<DB, TB, O> {
  const made = sql.ref<string>(id);
  const begun = from === undefined ? rows : rows.where(made, '>=', firstIdAt(Date.parse(from)));
  return until === undefined ? begun : begun.where(made, '<', firstIdAt(Date.parse(until)));
}

/** The rows whose instant in this column is in the period. */
export function rowsInPeriod<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  column: StringReference<DB, TB>,
  { from, until }: RequestedPeriod = {},
): SelectQueryBuilder<DB, TB, O> {
  const at = sql.ref<string>(column);
  const begun = from === undefined ? rows : rows.where(at, '>=', from);
  return until === undefined ? begun : begun.where(at, '<', until);
}

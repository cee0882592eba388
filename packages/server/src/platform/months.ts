import { monthsSpan } from '@crossdock/domain/shops/wallClock.ts';
import { sql } from 'kysely';

/** The month of an instant in `timeZone`, as `2026-11`. */
export const monthOfColumn = (column: string, timeZone: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM')`;

/** Sums of a signed column: incoming, and outgoing as a positive number. */
export const incomingAndOutgoingSums = (column: string) =>
  [
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${sql.ref(column)} > 0), 0)::bigint`.as(
      'came',
    ),
    sql<number>`coalesce(-sum(${sql.ref(column)}) filter (where ${sql.ref(column)} < 0), 0)::bigint`.as(
      'went',
    ),
  ] as const;

interface Span {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * The calendar months that a page of records (newest first) covers, within the requested span; undefined for an empty
 * page.
 */
export function monthsOfPage(list: readonly { at: string }[], asked: Span, timeZone: string) {
  const [newest, oldest] = [list[0], list.at(-1)];
  if (!newest || !oldest) return undefined;
  const { since, until } = monthsSpan(oldest.at, newest.at, timeZone);
  return {
    since: asked.since !== undefined && asked.since > since ? asked.since : since,
    until: asked.until !== undefined && asked.until < until ? asked.until : until,
  };
}

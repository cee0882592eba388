import { spanOf } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

interface Importer {
  readonly memberId: string;
  readonly consignee: string;
  readonly country: string;
  /** The moment of the order, ISO 8601 UTC: earlier orders count. */
  readonly at: string;
}

/**
 * How many orders the same consignee has had sent to the country in this calendar half-year before `at`: some customs
 * are free for the first few entries only (facts: "Customs"). Cancelled orders never reach customs.
 */
export async function entriesBefore(tx: Tx, timeZone: string, importer: Importer): Promise<number> {
  const row = await tx.one(
    q
      .selectFrom('orders')
      .select((order) => order.fn.countAll<number>().as('n'))
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', importer.memberId)
      .where('consignee', '=', importer.consignee)
      .where('country', '=', importer.country)
      .where('state', '<>', 'cancelled')
      .where('created_at', '<', importer.at)
      .where('created_at', '>=', halfYearStart(importer.at, timeZone)),
  );
  return row.n;
}

/** Kept, since making one is slow. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  calendars.set(timeZone, made);
  return made;
}

/** The instant at which the calendar half-year of `at` begins on the zone's clocks. */
export function halfYearStart(at: string, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(new Date(at));
  const number = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  const firstMonth = number('month') <= 6 ? '01' : '07';
  // At 10:00 UTC it is the first day in every zone from −10 to +13 hours; `today` reaches back to its midnight there.
  return spanOf('today', `${number('year')}-${firstMonth}-01T10:00:00.000Z`, timeZone).from ?? at;
}

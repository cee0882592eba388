import { spanOf } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { compiled, db, type Params } from '../platform/query.ts';

/** Who imports, as customs know them. */
export interface IdOfImporter {
  readonly country: string;
  readonly idNumber: string;
}

interface Importer {
  readonly memberId: string;
  readonly consignee: string;
  readonly country: string;
  /** The moment of the order, ISO 8601 UTC: earlier orders count. */
  readonly at: string;
  /** Who declares the order; nobody: the consignee does. */
  readonly declarers?: readonly IdOfImporter[];
}

/**
 * How many entries the importer had in this calendar half-year before `at`: some customs are free for the first few only
 * (facts: "Customs"). Declarers are counted by their number over all members of the shop, and the one with most counts;
 * without one, orders of the same consignee of the same member. Cancelled orders never reach customs.
 */
export async function entriesBefore(tx: Tx, timeZone: string, importer: Importer): Promise<number> {
  const { declarers = [], at } = importer;
  if (declarers.length > 0) {
    const used = await entriesByNumber(tx, timeZone, at, declarers);
    return Math.max(...declarers.map(used));
  }
  const { memberId, consignee, country } = importer;
  const since = halfYearStart(at, timeZone);
  const [row] = await tx.compiled(entriesOfConsignee, {
    shopId: tx.shopId,
    memberId,
    consignee,
    country,
    since,
    at,
  });
  return row?.n ?? 0;
}

interface Consignee extends Record<string, string> {
  shopId: string;
  memberId: string;
  consignee: string;
  country: string;
  since: string;
  at: string;
}

const entriesOfConsignee = compiled((p: Params<Consignee>) =>
  db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('n'))
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('consignee', '=', p.consignee)
    .where('country', '=', p.country)
    .where('state', '<>', 'cancelled')
    .where('createdAt', '<', p.at)
    .where('createdAt', '>=', p.since),
);

/** How many orders before `at` in its calendar half-year name each of these people as declarer. */
export async function entriesByNumber(
  tx: Tx,
  timeZone: string,
  at: string,
  people: readonly IdOfImporter[],
): Promise<(one: IdOfImporter) => number> {
  if (people.length === 0) return () => 0;
  const start = halfYearStart(at, timeZone);
  const rows = await tx.all(
    db
      .selectFrom('orderDeclarers as named')
      .innerJoin('orders', (join) =>
        join.onRef('orders.shopId', '=', 'named.shopId').onRef('orders.id', '=', 'named.orderId'),
      )
      .select(['named.country', 'named.idNumber'])
      .select((row) => row.fn.count<number>('named.orderId').distinct().as('n'))
      .where('named.shopId', '=', tx.shopId)
      .where('named.country', 'in', [...new Set(people.map((one) => one.country))])
      .where('named.idNumber', 'in', [...new Set(people.map((one) => one.idNumber))])
      // Nobody is put on an order before there is one: this narrows the index.
      .where('named.createdAt', '>=', start)
      .where('orders.state', '<>', 'cancelled')
      .where('orders.createdAt', '<', at)
      .where('orders.createdAt', '>=', start)
      .groupBy(['named.country', 'named.idNumber']),
  );
  const keyOf = (one: IdOfImporter) => `${one.country} ${one.idNumber}`;
  const used = new Map(rows.map((row) => [keyOf(row), row.n]));
  return (one) => used.get(keyOf(one)) ?? 0;
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
function halfYearStart(at: string, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(new Date(at));
  const number = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  const firstMonth = number('month') <= 6 ? '01' : '07';
  // At 10:00 UTC it is the first day in every zone from −10 to +13 hours; `today` reaches back to its midnight there.
  return spanOf('today', `${number('year')}-${firstMonth}-01T10:00:00.000Z`, timeZone).from ?? at;
}

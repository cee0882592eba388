import { timeSpanOf } from '@crossdock/domain/orders/timeFilters.ts';
import type { Tx } from '../platform/db.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The importer as customs identify them. */
export interface ImporterId {
  readonly country: string;
  readonly idNumber: string;
}

interface Importer {
  readonly memberId: string;
  readonly consignee: string;
  readonly country: string;
  /** The moment of the order, ISO 8601 UTC. Only orders before it are counted. */
  readonly at: string;
  /** The order's declarers; without any, the consignee declares. */
  readonly declarers?: readonly ImporterId[];
}

/**
 * How many entries the importer had in this calendar half-year before `at`, because the customs of some countries
 * exempt only the first few. A declarer's orders are counted by identity number over all members of the shop; of
 * several declarers, the highest count is used. Without a declarer, orders by the same member to the same consignee
 * count. Cancelled orders never count.
 */
export async function countCustomsEntriesBefore(
  tx: Tx,
  timeZone: string,
  importer: Importer,
): Promise<number> {
  const { declarers = [], at } = importer;
  if (declarers.length > 0) {
    const used = await countEntriesOfDeclarers(tx, timeZone, at, declarers);
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

const entriesOfConsignee = compileStatement((p: Params<Consignee>) =>
  fromShop(p, 'orders', { memberId: p.memberId, consignee: p.consignee, country: p.country })
    .select((order) => order.fn.countAll<number>().as('n'))
    .where('state', '<>', 'cancelled')
    .where('createdAt', '<', p.at)
    .where('createdAt', '>=', p.since),
);

/** How many orders in this half-year before `at` name each of these people as declarer. */
export async function countEntriesOfDeclarers(
  tx: Tx,
  timeZone: string,
  at: string,
  people: readonly ImporterId[],
): Promise<(one: ImporterId) => number> {
  if (people.length === 0) return () => 0;
  const start = halfYearStart(at, timeZone);
  const rows = await tx.all(
    fromShop(tx, 'orderDeclarers as named')
      .innerJoin('orders', shopJoin('orders.id', 'named.orderId'))
      .select(['named.country', 'named.idNumber'])
      .select((row) => row.fn.count<number>('named.orderId').distinct().as('n'))
      .where('named.country', 'in', [...new Set(people.map((one) => one.country))])
      .where('named.idNumber', 'in', [...new Set(people.map((one) => one.idNumber))])
      // A declarer's row is never older than its order, so this condition excludes no order of the half-year. It lets
      // the index skip older rows.
      .where('named.createdAt', '>=', start)
      .where('orders.state', '<>', 'cancelled')
      .where('orders.createdAt', '<', at)
      .where('orders.createdAt', '>=', start)
      .groupBy(['named.country', 'named.idNumber']),
  );
  const keyOf = (one: ImporterId) => `${one.country} ${one.idNumber}`;
  const used = new Map(rows.map((row) => [keyOf(row), row.n]));
  return (one) => used.get(keyOf(one)) ?? 0;
}

/** Formatters by time zone, cached because creating one is slow. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  calendars.set(timeZone, made);
  return made;
}

/** The start of the half-year of `at` on the zone's clock. */
function halfYearStart(at: string, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(new Date(at));
  const number = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  const firstMonth = number('month') <= 6 ? '01' : '07';
  // At 10:00 UTC it is the first of the month in every zone from −10 to +13 hours. The time span `today` then begins at
  // the zone's midnight.
  return timeSpanOf('today', `${number('year')}-${firstMonth}-01T10:00:00.000Z`, timeZone).from ?? at;
}

import { queryAllShops } from './allShops.ts';
import type { Tx } from './db.ts';
import { oldestDueMessageSeconds } from './outbox.store.ts';
import { waitingJobs } from './waitingJobs.store.ts';

/** The age in seconds of the oldest waiting item of each kind, in one shop or in all shops; 0 if none waits. */
export interface WaitingTimes {
  /** The oldest due message. */
  readonly messages: number;
  /** The oldest job that is not in the queue yet. */
  readonly jobs: number;
}

/**
 * The waiting times of all shops of this database at once, for a role that row-level security does not
 * restrict.
 */
export const waitingTimesQuery = `select
  (select count(*)::integer from outbox where due_at <= now()) as due,
  (select coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::integer from outbox
   where due_at <= now()) as messages,
  (select coalesce(greatest(extract(epoch from now() - min(uuid_extract_timestamp(id))), 0), 0)::integer
   from waiting_jobs) as jobs`;

/**
 * The waiting times of all shops, by one statement per database, as the role that owns it. Undefined if one of these
 * roles cannot see all shops.
 */
export async function waitingTimesOfAllShops(
  ownerUrls: readonly string[],
): Promise<WaitingTimes | undefined> {
  const all: WaitingTimes[] = [];
  for (const url of ownerUrls) {
    const rows = await queryAllShops<WaitingTimes & Record<string, number>>(url, waitingTimesQuery);
    if (rows === undefined) return undefined;
    all.push(...rows);
  }
  return longestWaits(all);
}

/** The waiting times of one shop, in its own scope. */
export async function waitingTimesOfShop(tx: Tx): Promise<WaitingTimes> {
  const [messages, [job]] = await Promise.all([oldestDueMessageSeconds(tx), waitingJobs(tx, 1)]);
  return {
    messages,
    jobs: job === undefined ? 0 : Math.max(0, (Date.parse(tx.now) - madeAt(job.id)) / 1000),
  };
}

export const longestWaits = (all: readonly WaitingTimes[]): WaitingTimes => ({
  messages: Math.max(0, ...all.map(({ messages }) => messages)),
  jobs: Math.max(0, ...all.map(({ jobs }) => jobs)),
});

/** The time at which a UUIDv7 was made, in ms since the epoch. */
const madeAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

import { ofAllShops } from './allShops.ts';
import type { Tx } from './db.ts';
import { oldestDueSeconds } from './outbox.store.ts';
import { waitingJobs } from './waitingJobs.store.ts';

/** How long, in seconds, the oldest has waited in its shop; 0 if none waits. */
export interface Waits {
  /** Messages that are due. */
  readonly messages: number;
  /** Jobs that are not in the queue yet. */
  readonly jobs: number;
}

/** For all shops of this database at once, with a role that row-level security does not restrict. */
export const waitsOfShops = `select
  (select count(*)::integer from outbox where due_at <= now()) as due,
  (select coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::integer from outbox
   where due_at <= now()) as messages,
  (select coalesce(greatest(extract(epoch from now() - min(uuid_extract_timestamp(id))), 0), 0)::integer
   from waiting_jobs) as jobs`;

/** One statement per database, as its owner. Undefined if an owner cannot see all shops. */
export async function waitsOf(ownerUrls: readonly string[]): Promise<Waits | undefined> {
  const all: Waits[] = [];
  for (const url of ownerUrls) {
    const rows = await ofAllShops<Waits & Record<string, number>>(url, waitsOfShops);
    if (rows === undefined) return undefined;
    all.push(...rows);
  }
  return longestOf(all);
}

/** For one shop, in its own scope. */
export async function waitsOfShop(tx: Tx): Promise<Waits> {
  const [messages, [job]] = await Promise.all([oldestDueSeconds(tx), waitingJobs(tx, 1)]);
  return {
    messages,
    jobs: job === undefined ? 0 : Math.max(0, (Date.parse(tx.now) - madeAt(job.id)) / 1000),
  };
}

export const longestOf = (all: readonly Waits[]): Waits => ({
  messages: Math.max(0, ...all.map(({ messages }) => messages)),
  jobs: Math.max(0, ...all.map(({ jobs }) => jobs)),
});

/** The time at which a UUIDv7 was made, in ms since the epoch. */
const madeAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

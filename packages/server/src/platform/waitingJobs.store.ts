import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { compileSql } from './query.ts';
import { TransactionLocal } from './tx.ts';

/** A job as its transaction stores it, until it is in the queue under the same id. */
export interface WaitingJob {
  readonly id: string;
  readonly queue: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** ISO 8601 UTC; null means as soon as possible. */
  readonly startAt: string | null;
}

const pending = new TransactionLocal<WaitingJob>();

/**
 * Adds the job to the transaction, which writes all of its jobs together at its end. Returns true for the
 * transaction's first job.
 */
export function addWaitingJob(tx: Tx, job: WaitingJob): boolean {
  const all = pending.of(tx);
  const isFirst = all.length === 0;
  all.push(job);
  if (isFirst) tx.beforeCommit.push(() => write(tx, all));
  return isFirst;
}

async function write(tx: Tx, jobs: readonly WaitingJob[]): Promise<void> {
  await tx.compiled(add, {
    shopId: tx.shopId,
    ids: jobs.map(({ id }) => id),
    queues: jobs.map(({ queue }) => queue),
    data: jobs.map(({ data }) => JSON.stringify(data)),
    starts: jobs.map(({ startAt }) => startAt),
  });
}

const add = compileSql<{
  shopId: string;
  ids: string[];
  queues: string[];
  data: string[];
  starts: (string | null)[];
}>(
  (p) => sql`insert into waiting_jobs (shop_id, id, queue, data, start_at)
    select ${p.shopId}::uuid, id, queue, data, start_at
    from unnest(${p.ids}::uuid[], ${p.queues}::text[], ${p.data}::jsonb[], ${p.starts}::timestamptz[])
      as job (id, queue, data, start_at)
    returning id`,
);

const oldest = compileSql<{ shopId: string; atMost: number; except: readonly string[] }, WaitingJob>(
  (p) => sql`select id, queue, data, start_at from waiting_jobs
    where shop_id = ${p.shopId} and queue <> all(${p.except}::text[])
    order by id limit ${p.atMost}`,
);

export async function isAnyJobWaiting(tx: Tx): Promise<boolean> {
  return (await waitingJobs(tx, 1)).length > 0;
}

/**
 * The oldest jobs that wait in the shop, except those of some queues. They are not locked: moving a job into its
 * queue twice is harmless.
 */
export function waitingJobs(tx: Tx, atMost: number, except: readonly string[] = []): Promise<WaitingJob[]> {
  return tx.compiled(oldest, { shopId: tx.shopId, atMost, except });
}

const remove = compileSql<{ shopId: string; ids: string[] }>(
  (p) => sql`delete from waiting_jobs where shop_id = ${p.shopId} and id = any(${p.ids}::uuid[])`,
);

/** Deletes jobs that are in the queue now. */
export async function deleteWaitingJobs(tx: Tx, jobs: readonly WaitingJob[]): Promise<void> {
  await tx.compiled(remove, { shopId: tx.shopId, ids: jobs.map(({ id }) => id) });
}

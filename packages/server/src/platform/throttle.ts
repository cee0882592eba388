import { refuse } from '@crossdock/contract/refusals.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { db } from './query.ts';
import { deleteRows, fromShop, updateInShop } from './rows.ts';

export interface ThrottleLimit {
  readonly bucket: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/**
 * Counts one try against a limit, in its own transaction so that a refusal does not undo it; exact across processes.
 * Over the limit it answers a refusal with the seconds to wait.
 */
export function enforceRateLimit(tx: Tx, limit: ThrottleLimit, key: string) {
  return enforceRateLimits(tx, [{ limit, key }]);
}

/** A try counts as one, or as `by` units of the limit. */
interface Try {
  readonly limit: ThrottleLimit;
  readonly key: string;
  readonly by?: number;
}

/**
 * Like `enforceRateLimit`, for several limits in one transaction. Each of them counts the try; the refusal has the longest
 * wait.
 */
export async function enforceRateLimits(tx: Tx, tries: readonly Try[]) {
  const rows = await tx.inOwnTransaction((side) =>
    Promise.all(tries.map(({ limit, key, by = 1 }) => side.one(counted(side, limit, key, by)))),
  );
  const ends = tries.flatMap(({ limit }, at) => {
    const row = rows[at];
    if (row === undefined || row.count <= limit.max) return [];
    return [Date.parse(row.windowStart) + limit.windowSeconds * 1000];
  });
  if (ends.length === 0) return undefined;
  const seconds = Math.ceil((Math.max(...ends) - Date.parse(tx.now)) / 1000);
  return refuse('throttle.wait', { seconds: Math.max(1, seconds) });
}

/**
 * Counts one try, whatever the call's result, and answers how many tries the current window has had, including this
 * one.
 */
export function countTry(tx: Tx, limit: Pick<ThrottleLimit, 'bucket' | 'windowSeconds'>, key: string) {
  return tx.inOwnTransaction((side) => side.one(counted(side, limit, key, 1)));
}

function counted(side: Tx, limit: Pick<ThrottleLimit, 'bucket' | 'windowSeconds'>, key: string, by: number) {
  return db
    .insertInto('throttles')
    .values({ shopId: side.shopId, bucket: limit.bucket, key, windowStart: side.now, count: by })
    .onConflict((conflict) =>
      conflict.columns(['shopId', 'bucket', 'key']).doUpdateSet({
        count: sql<number>`case when throttles.window_start <= ${windowStart(side.now, limit)} then excluded.count else throttles.count + excluded.count end`,
        windowStart: sql<string>`case when throttles.window_start <= ${windowStart(side.now, limit)} then excluded.window_start else throttles.window_start end`,
      }),
    )
    .returning(['count', 'windowStart']);
}

/** How many tries the current window has had; 0 if none. */
export async function triesInWindow(
  tx: Tx,
  limit: Pick<ThrottleLimit, 'bucket' | 'windowSeconds'>,
  key: string,
): Promise<number> {
  const row = await tx.maybe(
    fromShop(tx, 'throttles', { bucket: limit.bucket, key })
      .select('count')
      .where('windowStart', '>', windowStart(tx.now, limit)),
  );
  return row?.count ?? 0;
}

/** Forgets the tries, after a success. */
export async function resetTries(tx: Tx, limit: ThrottleLimit, key: string): Promise<void> {
  await deleteRows(tx, 'throttles', { bucket: limit.bucket, key });
}

function windowStart(now: string, limit: Pick<ThrottleLimit, 'windowSeconds'>): string {
  return new Date(Date.parse(now) - limit.windowSeconds * 1000).toISOString();
}

/** Takes one counted try back, because it turned out to be no guess. */
export async function uncountTry(tx: Tx, limit: ThrottleLimit, key: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'throttles', { bucket: limit.bucket, key })
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('count', '>', 0),
  );
}

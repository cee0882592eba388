import pg from 'pg';
import { expect } from 'vitest';
import type { World } from './world.ts';

/**
 * Begins `work` while somebody else has changed a row and not yet said so for good: it reads the row as it was, waits where it
 * comes to write it, and goes on with the row as it is.
 */
export async function amidChange<T>(
  world: World,
  [statement, values]: readonly [string, readonly unknown[]],
  work: () => Promise<T>,
): Promise<T> {
  const other = new pg.Client({ connectionString: world.running.services.config.DATABASE_URL });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(statement, [...values]);
    const begun = work();
    await expect.poll(() => world.waitingForLocks()).toBe(1);
    await other.query('commit');
    return await begun;
  } finally {
    await other.end();
  }
}

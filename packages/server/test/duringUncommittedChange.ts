import pg from 'pg';
import { expect } from 'vitest';
import type { World } from './world.ts';

/**
 * Starts `work` while another transaction has changed a row and not committed. The work reads the old row, waits when
 * it writes, and continues with the new row.
 */
export async function duringUncommittedChange<T>(
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

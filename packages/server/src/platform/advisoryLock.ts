import { withOwnerConnection } from './ownerConnection.ts';

/** The lock number of each kind of work that only one process of an installation may do at a time. */
const locks = { demo: 7_270_003 } as const;

/** Runs the work under the lock, on its own connection that bypasses any pooler. A second process waits. */
export function withAdvisoryLock<T>(
  ownerUrl: string,
  what: keyof typeof locks,
  run: () => Promise<T>,
): Promise<T> {
  return withOwnerConnection(ownerUrl, async (owner) => {
    // The lock is held until this connection ends.
    await owner.query('select pg_advisory_lock($1)', [locks[what]]);
    return run();
  });
}

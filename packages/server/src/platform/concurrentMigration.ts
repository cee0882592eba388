import type pg from 'pg';

const concurrentStatement =
  /^(?:create (?:unique )?index concurrently if not exists (\w+) on [^;]+|drop index concurrently if exists \w+);$/gm;

/**
 * Whether a migration builds or drops indexes while the tables are in use, which cannot run in a transaction.
 */
export const isConcurrentMigration = (file: string): boolean => file.search(concurrentStatement) !== -1;

/** Rewrites such a migration to run within one transaction, for tables without rows. */
export const withoutConcurrently = (file: string): string =>
  file.replaceAll(/^(create|create unique|drop) index concurrently /gm, '$1 index ');

/**
 * Builds or drops the indexes one after the other. After an interruption it can be called again and
 * continues.
 */
export async function buildConcurrently(client: pg.Client, file: string): Promise<void> {
  await client.query('set lock_timeout = 0');
  for (const [statement, name] of file.matchAll(concurrentStatement)) {
    const { rows } = await client.query<{ isValid: boolean }>(
      'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
      [name ?? null],
    );
    // An index that exists already is skipped, because a cluster would try to build it again in spite of `if not
    // exists`.
    if (rows[0]?.isValid) continue;
    // An index left by a killed build blocks the next build and is never used.
    if (rows[0]) await client.query(`drop index concurrently ${name}`);
    await client.query(statement);
  }
}

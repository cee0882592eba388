import type pg from 'pg';

const apart =
  /^(?:create index concurrently if not exists (\w+) on [^;]+|drop index concurrently if exists \w+);$/gm;

/** Whether a migration builds or drops indexes concurrently, which is not possible in a transaction. */
export const runsApart = (file: string): boolean => file.search(apart) !== -1;

/** The same statements for empty tables, within one transaction. */
export const madeTogether = (file: string): string =>
  file.replaceAll(/^(create|drop) index concurrently /gm, '$1 index ');

/** Builds or drops the indexes one by one. After an interruption it can be called again and continues. */
export async function buildApart(client: pg.Client, file: string): Promise<void> {
  await client.query('set lock_timeout = 0');
  for (const [statement, name] of file.matchAll(apart)) {
    // An invalid index left by a killed build blocks the next one and answers no query.
    const { rowCount } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name ?? null],
    );
    if (rowCount !== 0) await client.query(`drop index concurrently ${name}`);
    await client.query(statement);
  }
}

import type pg from 'pg';

const apart =
  /^(?:create (?:unique )?index concurrently if not exists (\w+) on [^;]+|drop index concurrently if exists \w+);$/gm;

/** Whether a migration builds or drops indexes while the tables go on being written, which no transaction can. */
export const runsApart = (file: string): boolean => file.search(apart) !== -1;

/** The same for tables without rows, within one transaction. */
export const madeTogether = (file: string): string =>
  file.replaceAll(/^(create|create unique|drop) index concurrently /gm, '$1 index ');

/** Builds or drops one index after the other; where it was interrupted it can be called again, and goes on. */
export async function buildApart(client: pg.Client, file: string): Promise<void> {
  await client.query('set lock_timeout = 0');
  for (const [statement, name] of file.matchAll(apart)) {
    const { rows } = await client.query<{ isValid: boolean }>(
      'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
      [name ?? null],
    );
    // A cluster takes an index that is there for one that it has not built yet.
    if (rows[0]?.isValid) continue;
    // What a build that was killed has left stands in the way of the next one, and answers nothing.
    if (rows[0]) await client.query(`drop index concurrently ${name}`);
    await client.query(statement);
  }
}

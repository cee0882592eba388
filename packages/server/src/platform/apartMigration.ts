import type pg from 'pg';

const apart =
  /^(?:create index concurrently if not exists (\w+) on [^;]+|drop index concurrently if exists \w+);$/gm;

/** Whether a migration builds or drops indexes while the tables go on being written, which no transaction can. */
export const runsApart = (file: string): boolean => file.search(apart) !== -1;

/** The same for tables without rows, within one transaction. */
export const madeTogether = (file: string): string =>
  file.replaceAll(/^(create|drop) index concurrently /gm, '$1 index ');

/** Builds or drops one index after the other; where it was interrupted it can be called again, and goes on. */
export async function buildApart(client: pg.Client, file: string): Promise<void> {
  await client.query('set lock_timeout = 0');
  for (const [statement, name] of file.matchAll(apart)) {
    // What a build that was killed has left stands in the way of the next one, and answers nothing.
    const { rowCount } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name ?? null],
    );
    if (rowCount !== 0) await client.query(`drop index concurrently ${name}`);
    await client.query(statement);
  }
}

import pg from 'pg';

/**
 * How many times as long the tests may wait as is enough on a quiet machine with one PostgreSQL: others work on the machine, too, and
 * on a cluster each statement passes through one process more, and each database is made on several nodes.
 */
export async function patience(url: string | undefined): Promise<number> {
  if (!url) return 3;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
    return rowCount === 0 ? 3 : 8;
  } finally {
    await client.end();
  }
}

import pg from 'pg';

/**
 * How many times as long as on one PostgreSQL the tests may wait for their server: on a cluster each statement passes
 * through one process more, and each database is made on several nodes.
 */
export async function patience(url: string | undefined): Promise<number> {
  if (!url) return 1;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
    return rowCount === 0 ? 1 : 4;
  } finally {
    await client.end();
  }
}

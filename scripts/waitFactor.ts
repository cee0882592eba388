import { connectToDatabase } from './connected.ts';

/**
 * How many times longer the tests may wait than on a quiet machine with one PostgreSQL. Others use the machine too, and
 * on a cluster each statement passes through one more process and each database is created on several nodes.
 */
export async function waitFactor(url: string | undefined): Promise<number> {
  if (!url) return 3;
  const client = await connectToDatabase(url);
  try {
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
    return rowCount === 0 ? 3 : 8;
  } finally {
    await client.end();
  }
}

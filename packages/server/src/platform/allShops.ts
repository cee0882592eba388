import pg from 'pg';
import { seesAllShops } from './rolePrivileges.ts';

const within = { connectionTimeoutMillis: 5_000, statement_timeout: 5_000 };

/**
 * Runs one statement over the rows of every shop in a database, as its owner. Undefined if row-level security
 * applies to the owner; the caller then queries each shop in its own scope. Throws if the database does not
 * answer within seconds.
 */
export async function queryAllShops<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[] | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl, ...within });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await seesAllShops(client))) return undefined;
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

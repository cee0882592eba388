import pg from 'pg';

/** An open connection to a database. The caller ends it. */
export async function connectToDatabase(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

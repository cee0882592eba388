import pg from 'pg';

/** An open connection as the owner of a database. */
export type OwnerConnection = pg.Client;

/**
 * Runs the work on a connection of its own as the owner of a database, past any pooler. The connection ends with the
 * work. If it breaks between two statements, the next statement throws.
 */
export async function withOwnerConnection<T>(
  ownerUrl: string,
  work: (owner: OwnerConnection) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

import pg from 'pg';

/** What only one process of an installation does at a time, whichever comes first. Numbers of the database's own locks. */
const locks = { demo: 7_270_003 } as const;

/** Runs it while no other process does, on a connection of its own past any pooler; who comes second waits. */
export async function withAdvisoryLock<T>(
  ownerUrl: string,
  what: keyof typeof locks,
  run: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Held until this connection ends.
    await client.query('select pg_advisory_lock($1)', [locks[what]]);
    return await run();
  } finally {
    await client.end();
  }
}

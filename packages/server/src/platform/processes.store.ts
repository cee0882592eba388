import type { Database } from './db.ts';

/**
 * Records, by the database's clock, that the process is alive, and for which databases of moved shops it has the
 * addresses.
 */
export async function markAlive(database: Database, id: string, places: readonly string[]): Promise<void> {
  await database.control(
    `insert into processes (id, seen_at, places) values ($1, now(), $2)
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [id, places],
  );
}

/**
 * Removes processes that were silent for too long, and answers how many. If several processes check at once,
 * each removed one is counted by only one of them.
 */
export async function removeSilentProcesses(database: Database, silentMs: number): Promise<number> {
  const struck = await database.control(
    `delete from processes where seen_at < now() - make_interval(secs => $1) returning id`,
    [silentMs / 1000],
  );
  return struck.length;
}

export async function removeProcess(database: Database, id: string): Promise<void> {
  await database.control('delete from processes where id = $1', [id]);
}

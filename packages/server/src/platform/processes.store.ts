import type { Database } from './db.ts';

/** Notes that the process lives, by the database's clock, and the names of places that it knows addresses for. */
export async function markAlive(database: Database, id: string, places: readonly string[]): Promise<void> {
  await database.control(
    `insert into processes (id, seen_at, places) values ($1, now(), $2)
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [id, places],
  );
}

/** Strikes off those that were silent for so long, and answers how many: of several who look at once, one finds each. */
export async function strikeSilent(database: Database, silentMs: number): Promise<number> {
  const struck = await database.control(
    `delete from processes where seen_at < now() - make_interval(secs => $1) returning id`,
    [silentMs / 1000],
  );
  return struck.length;
}

export async function strikeOff(database: Database, id: string): Promise<void> {
  await database.control('delete from processes where id = $1', [id]);
}

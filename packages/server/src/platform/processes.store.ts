import type { Database } from './db.ts';

/** Notes that the process lives, by the database's clock. */
export async function markAlive(database: Database, id: string): Promise<void> {
  await database.control(
    `insert into processes (id, seen_at) values ($1, now())
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [id],
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

import type pg from 'pg';
import library from 'pg-boss/package.json' with { type: 'json' };

/**
 * How often a process reports that it still works on its jobs. Jobs of a killed process are taken over within
 * 30 s.
 */
const heartbeatSeconds = 10;

const policy = {
  heartbeatSeconds,
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
};

/**
 * A condition of SQL: the queue has the version of this build or a newer one, with the queues that `$1` names and the
 * grants on them. It fails if there are no such tables or no such role.
 */
export const jobsAreInstalledCondition = `exists (
  select from pgboss.version
  where version >= ${library.pgboss.schema}
    and $1::text[] <@ array(select name from pgboss.queue where heartbeat_seconds = ${heartbeatSeconds})
    and has_table_privilege('crossdock_app', 'pgboss.queue', 'update') and pg_has_role('crossdock_app', 'member'))`;

/** Whether the queue's tables exist and satisfy `jobsAreInstalledCondition`. */
export async function jobsAreInstalled(owner: pg.Client, names: readonly string[]): Promise<boolean> {
  const { rows } = await owner.query("select to_regclass('pgboss.version') is not null as present");
  if (!rows[0]?.present) return false;
  const { rowCount } = await owner.query(`select where ${jobsAreInstalledCondition}`, [names]);
  return rowCount === 1;
}

/** Creates the queue tables, under the owner's role. `migrate` calls it. */
export async function installJobs(url: string, names: readonly string[]): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of names) {
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, policy);
    else await boss.updateQueue(name, policy);
  }
  await boss.stop({ graceful: false, close: true });
}

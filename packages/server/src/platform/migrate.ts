import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { installJobs, jobsAreInstalled } from './jobs.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** The versions this build knows, in order: file names without `.sql`. */
export function knownMigrations(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => name.slice(0, -'.sql'.length));
}

const migratorLock = 7_270_002;

/** Names that were given anew: a database that has applied the old one has applied the new one. */
const renamed: Readonly<Record<string, string>> = {
  '0016_withdrawal_accounts': '0017_withdrawal_accounts',
};

/** Statements return what a row was before they changed it, and make ordered ids: both came with version 18. */
const oldestServer = 180_000;

/** What is wrong with a server of this `server_version_num`, if anything. */
export function serverFault(version: number): string | undefined {
  if (version >= oldestServer) return undefined;
  return `PostgreSQL ${oldestServer / 10_000} or newer is needed; this server is ${Math.floor(version / 10_000)}`;
}

/**
 * Brings the database to this build's version, under the owner's role. Forward only; each file in a transaction of its
 * own; one migrator at a time. Throws when the database is newer than the build.
 */
export async function migrate(ownerUrl: string, jobNames: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::integer as version",
    );
    const fault = serverFault(rows[0]?.version ?? 0);
    if (fault) throw new Error(fault);
    await client.query('set client_min_messages = warning');
    await client.query(
      'create table if not exists schema_migrations (version text primary key, applied_at timestamptz not null)',
    );
    // Held until this connection ends: a second migrator waits, and then finds nothing to do.
    await client.query('select pg_advisory_lock($1)', [migratorLock]);
    const due = await dueMigrations(client);
    for (const version of due) await apply(client, version);
    if (due.length === 0 && (await jobsAreInstalled(client, jobNames))) return due;
    await installJobs(ownerUrl, jobNames);
    // In one message, hence in one transaction: `jobsAreInstalled` looks at one of them only.
    await client.query(
      `grant select on schema_migrations to crossdock_app;
       grant usage on schema pgboss to crossdock_app;
       grant select, insert, update, delete on all tables in schema pgboss to crossdock_app;
       grant execute on all functions in schema pgboss to crossdock_app;
       grant crossdock_app to current_user`,
    );
    return due;
  } finally {
    await client.end();
  }
}

async function dueMigrations(client: pg.Client): Promise<string[]> {
  for (const [before, now] of Object.entries(renamed))
    await client.query('update schema_migrations set version = $2 where version = $1', [before, now]);
  const { rows } = await client.query<{ version: string }>('select version from schema_migrations');
  const applied = rows.map(({ version }) => version);
  const known = knownMigrations();
  const newer = applied.filter((version) => !known.includes(version));
  if (newer.length > 0) throw new Error(`The database is newer than this build: ${newer.join(', ')}`);
  return known.filter((version) => !applied.includes(version));
}

/** Each in a transaction of its own, with the note that it was applied: what was done stays done when a later one fails. */
async function apply(client: pg.Client, version: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '10s'");
    await client.query(readFileSync(join(folder, `${version}.sql`), 'utf8'));
    await client.query('insert into schema_migrations values ($1, $2)', [version, new Date().toISOString()]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${version} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

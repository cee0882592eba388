import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  applyOnCluster,
  countDistributedTables,
  distribute,
  isCoordinator,
  isDistributed,
  type ProgressReporter,
  prepareCoordinator,
} from './citus.ts';
import { buildConcurrently, isConcurrentMigration, withoutConcurrently } from './concurrentMigration.ts';
import { installJobs, jobsAreInstalled, jobsAreInstalledCondition } from './installJobs.ts';
import { withOwnerConnection } from './ownerConnection.ts';
import { requireUnrestrictedRole } from './rolePrivileges.ts';
import { isPooled } from './serving.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** The versions that this build knows, in order: file names without `.sql`. */
export function knownMigrations(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => name.slice(0, -'.sql'.length));
}

/** The key of the advisory lock that a migrator holds. */
export const migratorLock = 7_270_002;

/**
 * The major version of the database schema, raised with the first migration that removes something older builds use.
 * Until then a newer database serves older builds too, so processes can be replaced one by one.
 */
const migratedMajor = 1;
/**
 * The major version of a database that a shop was moved out of. It is higher, because builds that do not know about
 * moves would look for the shop's rows in this database.
 */
const movedMajor = 2;
export const schemaMajor = movedMajor;

/** Why this build cannot serve from a database with these migrations; undefined if it can. */
export function schemaFault(versions: readonly string[], major: number): string | undefined {
  if (major > schemaMajor) return `the database is of major version ${major}, this build of ${schemaMajor}`;
  const missing = knownMigrations().find((version) => !versions.includes(version));
  return missing === undefined ? undefined : `the database lacks ${missing}`;
}

/** Renamed migrations, by old name. A database that has applied the old name has applied the new one. */
const renamed: Readonly<Record<string, string>> = {
  '0016_withdrawal_accounts': '0017_withdrawal_accounts',
};

/** `returning` of old values and ordered ids both came with version 18. */
const oldestServer = 180_000;

/** The reason why a server of this `server_version_num` cannot be used; undefined if it can. */
export function postgresVersionFault(version: number): string | undefined {
  if (version >= oldestServer) return undefined;
  return `PostgreSQL ${oldestServer / 10_000} or newer is needed; this server is ${Math.floor(version / 10_000)}`;
}

/**
 * Brings the database to this build's version, under the owner's role. Each file runs in its own transaction, with
 * one migrator at a time; there is no way back. A newer database is not changed; one of a later major version throws.
 */
export const migrate = (ownerUrl: string, jobNames: readonly string[]): Promise<string[]> =>
  withOwnerConnection(ownerUrl, (client) => migrateOn(client, ownerUrl, jobNames));

/**
 * Like `migrate`, on an open connection of the owner. If migrations were due, the connection keeps their lock.
 * `onExisting` is called as soon as the database answers, unless it is new.
 */
export async function migrateOn(
  client: pg.Client,
  ownerUrl: string,
  jobNames: readonly string[],
  onExisting?: () => void,
): Promise<string[]> {
  const { rows } = await client.query<{ version: number; pid: number; isNew: boolean }>(
    `select current_setting('server_version_num')::integer as version, pg_backend_pid() as pid,
       to_regclass('pgboss.version') is null as "isNew"`,
  );
  const fault = postgresVersionFault(rows[0]?.version ?? 0);
  if (fault) throw new Error(fault);
  if (isPooled(client, rows[0]?.pid ?? 0))
    throw new Error('DATABASE_URL must lead past the pooler: serving alone goes through it');
  if (!rows[0]?.isNew) {
    onExisting?.();
    if (await isUpToDate(client, jobNames)) return [];
  }
  await client.query('set client_min_messages = warning');
  // The lock is held until this connection ends: a second migrator waits and then finds nothing to do.
  await holdAlone(client);
  await makeRecord(client);
  const due = await bringUp(client);
  if (due.length === 0 && (await jobsAreInstalled(client, jobNames))) return due;
  await installJobs(ownerUrl, jobNames);
  // The grants are sent as one message, and therefore in one transaction, because `jobsAreInstalled` checks only
  // one of them.
  await client.query(
    `grant select on schema_migrations to crossdock_app;
     grant usage on schema pgboss to crossdock_app;
     grant select, insert, update, delete on all tables in schema pgboss to crossdock_app;
     grant execute on all functions in schema pgboss to crossdock_app;
     grant crossdock_app to current_user`,
  );
  return due;
}

/**
 * Whether the database is of this build's version and needs no migrator. One statement asks this without the lock,
 * because it is so at nearly every start. False for a cluster, whose nodes the migrator also checks.
 */
async function isUpToDate(client: pg.Client, jobNames: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await client.query<{ isUpToDate: boolean }>(
      `select ${jobsAreInstalledCondition}
         and not exists (select from pg_extension where extname = 'citus')
         and $2::text[] <@ array(select version from schema_migrations)
         and (select max(major) <= $3 from schema_migrations) as "isUpToDate"`,
      [jobNames, knownMigrations(), schemaMajor],
    );
    return rows[0]?.isUpToDate ?? false;
  } catch (error) {
    // A database of an old version lacks some of the columns.
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

/**
 * Polls for the lock. A single waiting statement would block index builds, which wait for all statements before them.
 */
async function holdAlone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      migratorLock,
    ]);
    if (rows[0]?.held) return;
    await pause(lookAgainMs);
  }
}
const lookAgainMs = 100;

/** Creates the table of applied migrations and of the major version. */
async function makeRecord(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = 'public' and table_name = 'schema_migrations' and column_name = 'major'`,
  );
  if (rowCount === 1) return;
  await client.query(
    `create table if not exists schema_migrations (version text primary key, applied_at timestamptz not null);
     alter table schema_migrations add column major integer not null default 1`,
  );
}

/**
 * On a cluster, an empty database is migrated like plain PostgreSQL and then distributed. A distributed one gets each
 * file rewritten for the cluster, and its new tables are distributed. A database with rows is distributed only by
 * `distributeDatabase`.
 */
async function bringUp(client: pg.Client): Promise<string[]> {
  const due = await dueMigrations(client);
  const cluster = await isCoordinator(client);
  if (cluster) await prepareCoordinator(client);
  const spread = cluster && (await isDistributed(client));
  if (spread) await distribute(client, quiet);
  const isNew = due.length === knownMigrations().length;
  for (const version of due) {
    await apply(client, version, { spread, isNew });
    if (spread) await distribute(client, quiet);
  }
  if (cluster && !spread && isNew) await distribute(client, quiet);
  return due;
}

const quiet: ProgressReporter = () => undefined;

/**
 * Distributes a database with rows over the nodes of its cluster; continues after an interruption. Answers
 * the number of distributed tables. Throws if the database is not of this version or is in use, because its
 * users' writes would miss the nodes.
 */
export function distributeDatabase(ownerUrl: string, report: ProgressReporter): Promise<number> {
  return withOwnerConnection(ownerUrl, async (client) => {
    if (!(await isCoordinator(client)))
      throw new Error(
        'DATABASE_URL must name the coordinator of a Citus cluster; see “Citus” in docs/operations.md',
      );
    await requireUnrestrictedRole(client);
    await holdAlone(client);
    await makeRecord(client);
    const due = await dueMigrations(client);
    if (due.length > 0) throw new Error(`Migrate first: ${due.join(', ')} are not applied`);
    await refuseCompany(client);
    await prepareCoordinator(client);
    await distribute(client, report);
    return countDistributedTables(client);
  });
}

async function refuseCompany(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ who: string }>(
    `select distinct coalesce(nullif(application_name, ''), 'a connection') || ' of ' || usename as who
     from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name not like 'citus_internal%' and application_name not like 'Citus Maintenance%'`,
  );
  if (rows.length > 0)
    throw new Error(
      `Stop the product first; the database is used by ${rows.map(({ who }) => who).join(', ')}`,
    );
}

async function dueMigrations(client: pg.Client): Promise<string[]> {
  for (const [before, now] of Object.entries(renamed))
    await client.query('update schema_migrations set version = $2 where version = $1', [before, now]);
  const { rows } = await client.query<{ versions: string[]; major: number }>(
    `select coalesce(array_agg(version), '{}') as versions, coalesce(max(major), 1) as major from schema_migrations`,
  );
  const { versions = [], major = 1 } = rows[0] ?? {};
  if (major > schemaMajor) throw new Error(schemaFault(versions, major));
  return knownMigrations().filter((version) => !versions.includes(version));
}

/** PostgreSQL's code for a lock that was not granted in time. */
const lockNotAvailable = '55P03';
const lockTries = 60;
const pauseMs = 500;

/**
 * Applies a migration. If it waited long for a table's lock, every later query would wait behind it. So it
 * waits less than the two seconds of a query, and pauses before it tries again.
 */
async function apply(client: pg.Client, version: string, database: State): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await applyOnce(client, version, database);
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === lockNotAvailable;
      if (!isLocked || tried === lockTries)
        throw new Error(`Migration ${version} failed: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
    }
    await pause(pauseMs);
  }
}

/** The state of the database during a migration. */
interface State {
  /** Whether the database is distributed over the nodes of a cluster. */
  readonly spread: boolean;
  /** Whether the database has no rows. */
  readonly isNew: boolean;
}

/**
 * Each file runs in its own transaction together with its record, so finished ones stay when a later one fails. The
 * commit is sent with the statements: while the process that starts loads its code, an answer would wait for its event
 * loop, and the tables would stay locked.
 */
async function applyOnce(client: pg.Client, version: string, { spread, isNew }: State): Promise<void> {
  const file = readFileSync(join(folder, `${version}.sql`), 'utf8');
  const record = recordOf(version);
  if (isConcurrentMigration(file) && !isNew) {
    await buildConcurrently(client, file);
    await client.query(record);
    return;
  }
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '800ms'");
    if (spread) await applyOnCluster(client, file);
    await client.query(`${spread ? '' : withoutConcurrently(file)}\n; ${record}; commit`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const recordOf = (version: string): string =>
  `insert into schema_migrations (version, applied_at, major) values (${pg.escapeLiteral(version)}, now(), ${migratedMajor})`;

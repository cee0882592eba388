import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { type HealthState, mostSevere } from './healthStates.ts';
import { oldestJobAgeSql } from './installation.store.ts';
import { schemaFault } from './migrate.ts';
import { withOwnerConnection } from './ownerConnection.ts';
import { requireUnrestrictedRole } from './rolePrivileges.ts';
import { type WaitingTimes, waitingTimesQuery } from './shopWaits.ts';

/** The values from which a result is a warning or critical. */
interface Limits {
  readonly warning: number;
  readonly critical: number;
}

const lateJobs: Limits = { warning: 120, critical: 600 };
const lateMessages: Limits = { warning: 600, critical: 3_600 };
const lagSeconds: Limits = { warning: 30, critical: 300 };
/** The used share of a disk. */
const usedShare: Limits = { warning: 0.85, critical: 0.95 };
/** The used share of the allowed connections. */
const usedConnections: Limits = { warning: 0.8, critical: 0.95 };
/** Bytes of log that the server must keep because a replica is gone. */
const heldBytes: Limits = { warning: 1e9, critical: 10e9 };

function stateOf(figure: number, { warning, critical }: Limits): HealthState {
  return figure >= critical ? 'critical' : figure >= warning ? 'warning' : 'ok';
}

async function rowOf<R extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<R> {
  const { rows } = await client.query<R>(text);
  if (rows[0] === undefined) throw new Error('no answer');
  return rows[0];
}

export async function checkSettings(client: pg.Client) {
  const row = await rowOf<{
    fsync: string;
    sync: string;
    version: string;
    major: number;
    applied: string[];
  }>(
    client,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
       current_setting('server_version') as version, max(major) as major, array_agg(schema_migrations.version) as applied
     from schema_migrations`,
  );
  const faults = [
    ...(row.fsync === 'on' ? [] : ['fsync is off']),
    ...(row.sync === 'off' ? ['synchronous_commit is off'] : []),
    ...[schemaFault(row.applied, row.major)].filter((fault) => fault !== undefined),
  ];
  if (faults.length > 0) return { state: 'critical' as const, says: faults.join(', ') };
  return { state: 'ok' as const, says: `PostgreSQL ${row.version}, ${row.applied.length} migrations` };
}

export async function checkConnections(client: pg.Client) {
  const { used, most } = await rowOf<{ used: number; most: number }>(
    client,
    `select count(*)::integer as used, current_setting('max_connections')::integer as most
     from pg_stat_activity where backend_type = 'client backend'`,
  );
  return connectionsState(used, most);
}

export const connectionsState = (used: number, most: number) => ({
  state: stateOf(used / most, usedConnections),
  says: `${used} of ${most}`,
});

/** Counts the processes that have reported within the last 15 seconds; a warning if there is none. */
export async function checkProcesses(client: pg.Client) {
  const { alive } = await rowOf<{ alive: number }>(
    client,
    "select count(*)::integer as alive from processes where seen_at > now() - interval '15 seconds'",
  );
  return { state: alive === 0 ? ('warning' as const) : ('ok' as const), says: `${alive} of the product` };
}

export async function checkBackup(client: pg.Client, hours: number) {
  const { rows } = await client.query<{ age: number; way: string }>(
    `select extract(epoch from now() - taken_at)::integer as age, way from backups_taken
     order by taken_at desc limit 1`,
  );
  const [last] = rows;
  const { shops } = await rowOf<{ shops: boolean }>(
    client,
    'select exists (select from shops where place is null) as shops',
  );
  if (!shops) return { state: 'unknown' as const, says: 'there is no shop to keep' };
  if (last === undefined)
    return { state: 'warning' as const, says: 'none is known: operate backup, or operate backed-up' };
  const limits = { warning: hours * 3_600, critical: 2 * hours * 3_600 };
  return { state: stateOf(last.age, limits), says: `${spanOf(last.age)} ago by ${last.way}` };
}

/** Checks continuous archiving, which allows a restore to any moment, if it is on. */
export async function checkArchiving(client: pg.Client) {
  const row = await rowOf<{
    mode: string;
    failing: boolean;
    failed: string;
    waits: number;
    last: number | null;
  }>(
    client,
    `select current_setting('archive_mode') as mode,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
       coalesce(last_failed_wal, '') as failed,
       extract(epoch from now() - last_archived_time)::integer as last,
       case when current_setting('archive_mode') = 'off' then 0
         else (select count(*)::integer from pg_ls_archive_statusdir() where name like '%.ready') end as waits
     from pg_stat_archiver`,
  );
  if (row.mode === 'off') return { state: 'unknown' as const, says: 'off' };
  if (row.failing) return { state: 'critical' as const, says: `${row.failed} could not be archived` };
  const says = row.last === null ? 'nothing archived yet' : `last ${spanOf(row.last)} ago`;
  return { state: stateOf(row.waits, { warning: 10, critical: 100 }), says: `${says}, ${row.waits} wait` };
}

/** Points balances that are not the sum of their entries. */
export const brokenBalancesQuery = `
  select b.shop_id, b.member_id from points_balances b
  left join points_entries e on e.shop_id = b.shop_id and e.member_id = b.member_id
  group by b.shop_id, b.member_id, b.balance, b.owed
  having b.balance <> coalesce(sum(e.amount), 0) or b.owed <> coalesce(sum(e.owed_change), 0)`;

export async function checkBooks(client: pg.Client, broken: string, what: string) {
  await requireUnrestrictedRole(client);
  const { rows } = await client.query<{ shop_id: string }>(broken);
  if (rows.length === 0) return { state: 'ok' as const, says: 'adds up' };
  const shops = [...new Set(rows.map(({ shop_id: shop }) => shop))];
  const says = `${rows.length} ${what} do not add up, in ${shops.slice(0, 3).join(', ')}`;
  return { state: 'critical' as const, says };
}

/**
 * Checks the queue. A new job waits in the table of waiting jobs until it is moved into the queue, and in the queue
 * until a worker is free.
 */
export async function checkQueue(client: pg.Client) {
  await requireUnrestrictedRole(client);
  const { seconds: inQueue } = await rowOf<{ seconds: number }>(client, oldestJobAgeSql);
  const { jobs: inShop } = await rowOf<WaitingTimes>(client, waitingTimesQuery);
  const { failed } = await rowOf<{ failed: number }>(
    client,
    "select count(*)::integer as failed from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day'",
  );
  const seconds = Math.max(inQueue, inShop);
  const waits = seconds === 0 ? 'nothing waits' : `the oldest waits for ${spanOf(seconds)}`;
  const state = stateOf(seconds, lateJobs);
  if (failed === 0) return { state, says: waits };
  const worse = state === 'ok' ? ('warning' as const) : state;
  return { state: worse, says: `${waits}, ${failed} failed within a day` };
}

/** Checks the jobs that still wait to be moved into the queue, in a database that does not have the queue. */
export async function checkWaitingJobs(client: pg.Client) {
  await requireUnrestrictedRole(client);
  const { jobs } = await rowOf<WaitingTimes>(client, waitingTimesQuery);
  const says = jobs === 0 ? 'nothing waits' : `the oldest waits for ${spanOf(jobs)}`;
  return { state: stateOf(jobs, lateJobs), says };
}

export async function checkMessages(client: pg.Client) {
  await requireUnrestrictedRole(client);
  const { messages, due } = await rowOf<WaitingTimes & { due: number }>(client, waitingTimesQuery);
  const says = due === 0 ? 'nothing waits' : `${due} due, the oldest for ${spanOf(messages)}`;
  return { state: stateOf(messages, lateMessages), says };
}

export async function checkReplication(client: pg.Client) {
  const { rows: replicas } = await client.query<{ name: string; lag: number }>(
    `select application_name as name, coalesce(extract(epoch from replay_lag), 0)::integer as lag
     from pg_stat_replication`,
  );
  const { rows: slots } = await client.query<{ name: string; held: number }>(
    `select slot_name as name, coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 as held
     from pg_replication_slots where not active`,
  );
  const found = [
    ...replicas.map(({ name, lag }) => ({
      state: stateOf(lag, lagSeconds),
      says: `${name} ${spanOf(lag)} behind`,
    })),
    ...slots.map(({ name, held }) => ({
      state: mostSevere([{ state: 'warning' }, { state: stateOf(held, heldBytes) }]),
      says: `nobody reads slot ${name}, which holds ${sizeOf(held)}`,
    })),
  ];
  if (found.length === 0) return { state: 'unknown' as const, says: 'no replicas' };
  return { state: mostSevere(found), says: found.map(({ says }) => says).join('; ') };
}

/** Checks the disk of the database, if its folder is on this machine and readable. */
export async function checkDatabaseDisk(client: pg.Client, url: string) {
  const { size, folder } = await rowOf<{ size: number; folder: string | null }>(
    client,
    `select pg_database_size(current_database())::float8 as size, current_setting('data_directory', true) as folder`,
  );
  const disk = isHere(url) && folder ? await checkDisk(folder).catch(() => undefined) : undefined;
  const says = `${sizeOf(size)} of rows`;
  return disk === undefined
    ? { state: 'unknown' as const, says: `${says}; its disk cannot be seen from here` }
    : { state: disk.state, says: `${says}; ${disk.says}` };
}

const isHere = (url: string) => ['', 'localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** The database server's folder, if it runs on this machine and the owner may read the setting. */
export async function localDatabaseFolder(url: string): Promise<string | undefined> {
  if (!isHere(url)) return undefined;
  const { folder } = await withOwnerConnection(url, (owner) =>
    rowOf<{ folder: string | null }>(owner, "select current_setting('data_directory', true) as folder"),
  );
  return folder ?? undefined;
}

type Disk = Pick<StatsFs, 'bsize' | 'blocks' | 'bavail' | 'bfree'>;

export async function checkDisk(folder: string) {
  return diskStateOf(await statfs(folder));
}

/** The state of a disk, by the used share of the space that users other than root may use. */
export function diskStateOf({ bsize, blocks, bavail, bfree }: Disk) {
  const usable = blocks - bfree + bavail;
  const state = stateOf(1 - bavail / usable, usedShare);
  return { state, says: `${sizeOf(bavail * bsize)} free of ${sizeOf(usable * bsize)}` };
}

function spanOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7_200 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3_600)} h`;
}

const sizeOf = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;

import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { brokenAccounts } from './backup.ts';
import { refuseBoundRole } from './boundRole.ts';
import type { Config } from './config.ts';
import { oldestJob } from './installation.store.ts';
import { schemaFault } from './migrate.ts';

/** In the order of their weight; what cannot be known weighs nothing. */
export const healthStates = ['ok', 'unknown', 'warning', 'critical'] as const;
export type HealthState = (typeof healthStates)[number];

export interface Health {
  readonly check: string;
  readonly state: HealthState;
  readonly says: string;
}

/** From which figure on something is a warning, and from which it is critical. */
interface Limits {
  readonly warning: number;
  readonly critical: number;
}

const lateJobs: Limits = { warning: 120, critical: 600 };
const lateMessages: Limits = { warning: 600, critical: 3_600 };
const lagSeconds: Limits = { warning: 30, critical: 300 };
/** Of what a disk has, used. */
const usedShare: Limits = { warning: 0.85, critical: 0.95 };
/** Of the connections that the server allows, used. */
const usedConnections: Limits = { warning: 0.8, critical: 0.95 };
/** What a replica that is gone keeps the server from clearing away. */
const heldBytes: Limits = { warning: 1e9, critical: 10e9 };

export interface HealthOptions {
  /** A backup older than this is a warning, twice as old it is critical. */
  readonly backupHours: number;
}

/** Looks at an installation as its operator would, with the owner's connection. Never throws for what it finds. */
export async function lookAtHealth(
  config: Pick<Config, 'DATABASE_URL' | 'dataDir'>,
  { backupHours }: HealthOptions,
): Promise<Health[]> {
  const client = new pg.Client({ connectionString: config.DATABASE_URL, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const disk = await tried('disk of DATA_DIR', () => diskOf(config.dataDir));
  try {
    await client.connect();
  } catch (error) {
    return [{ check: 'database', state: 'critical', says: `does not answer: ${wordsOf(error)}` }, disk];
  }
  const checks: Readonly<Record<string, () => Promise<Omit<Health, 'check'>>>> = {
    database: () => settingsOf(client),
    connections: () => connectionsOf(client),
    processes: () => processesOf(client),
    backup: () => backupOf(client, backupHours),
    'WAL archive': () => archiveOf(client),
    ledger: () => booksOf(client, brokenAccounts, 'accounts'),
    points: () => booksOf(client, brokenBalances, 'balances'),
    queue: () => queueOf(client),
    messages: () => messagesOf(client),
    replication: () => replicationOf(client),
    'disk of the database': () => databaseDiskOf(client, config.DATABASE_URL),
  };
  try {
    await client.query("set statement_timeout = '5min'; set lock_timeout = '5s'");
    const found: Health[] = [];
    for (const [check, look] of Object.entries(checks)) found.push(await tried(check, look));
    return [...found, disk];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The gravest state of all. */
export function gravestOf(found: readonly Pick<Health, 'state'>[]): HealthState {
  const weights = found.map(({ state }) => healthStates.indexOf(state));
  return healthStates[Math.max(0, ...weights)] ?? 'ok';
}

async function tried(check: string, look: () => Promise<Omit<Health, 'check'>>): Promise<Health> {
  try {
    return { check, ...(await look()) };
  } catch (error) {
    return { check, state: 'critical', says: wordsOf(error) };
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

function stateOf(figure: number, { warning, critical }: Limits): HealthState {
  return figure >= critical ? 'critical' : figure >= warning ? 'warning' : 'ok';
}

async function rowOf<R extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<R> {
  const { rows } = await client.query<R>(text);
  if (rows[0] === undefined) throw new Error('no answer');
  return rows[0];
}

async function settingsOf(client: pg.Client) {
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

async function connectionsOf(client: pg.Client) {
  const { used, most } = await rowOf<{ used: number; most: number }>(
    client,
    `select count(*)::integer as used, current_setting('max_connections')::integer as most
     from pg_stat_activity where backend_type = 'client backend'`,
  );
  return { state: stateOf(used / most, usedConnections), says: `${used} of ${most}` };
}

/** Each says every three seconds that it lives. */
async function processesOf(client: pg.Client) {
  const { alive } = await rowOf<{ alive: number }>(
    client,
    "select count(*)::integer as alive from processes where seen_at > now() - interval '15 seconds'",
  );
  return { state: alive === 0 ? ('warning' as const) : ('ok' as const), says: `${alive} of the product` };
}

async function backupOf(client: pg.Client, hours: number) {
  const { rows } = await client.query<{ age: number; way: string }>(
    `select extract(epoch from now() - taken_at)::integer as age, way from backups_taken
     order by taken_at desc limit 1`,
  );
  const [last] = rows;
  if (last === undefined)
    return { state: 'warning' as const, says: 'none is known: operate backup, or operate backed-up' };
  const limits = { warning: hours * 3_600, critical: 2 * hours * 3_600 };
  return { state: stateOf(last.age, limits), says: `${spanOf(last.age)} ago by ${last.way}` };
}

/** What keeps any moment restorable, where it is on. */
async function archiveOf(client: pg.Client) {
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

/** Balances of points that are not the sum of their entries. */
const brokenBalances = `
  select b.shop_id, b.member_id from points_balances b
  left join points_entries e on e.shop_id = b.shop_id and e.member_id = b.member_id
  group by b.shop_id, b.member_id, b.balance, b.owed
  having b.balance <> coalesce(sum(e.amount), 0) or b.owed <> coalesce(sum(e.owed_change), 0)`;

async function booksOf(client: pg.Client, broken: string, what: string) {
  await refuseBoundRole(client);
  const { rows } = await client.query<{ shop_id: string }>(broken);
  if (rows.length === 0) return { state: 'ok' as const, says: 'adds up' };
  const shops = [...new Set(rows.map(({ shop_id: shop }) => shop))];
  const says = `${rows.length} ${what} do not add up, in ${shops.slice(0, 3).join(', ')}`;
  return { state: 'critical' as const, says };
}

async function queueOf(client: pg.Client) {
  const { seconds } = await rowOf<{ seconds: number }>(client, oldestJob);
  const { failed } = await rowOf<{ failed: number }>(
    client,
    "select count(*)::integer as failed from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day'",
  );
  const waits = seconds === 0 ? 'nothing waits' : `the oldest waits for ${spanOf(seconds)}`;
  const state = stateOf(seconds, lateJobs);
  if (failed === 0) return { state, says: waits };
  const worse = state === 'ok' ? ('warning' as const) : state;
  return { state: worse, says: `${waits}, ${failed} failed within a day` };
}

async function messagesOf(client: pg.Client) {
  await refuseBoundRole(client);
  const { seconds, due } = await rowOf<{ seconds: number; due: number }>(
    client,
    `select coalesce(extract(epoch from now() - min(due_at)), 0)::integer as seconds, count(*)::integer as due
     from outbox where due_at <= now()`,
  );
  const says = due === 0 ? 'nothing waits' : `${due} due, the oldest for ${spanOf(seconds)}`;
  return { state: stateOf(seconds, lateMessages), says };
}

async function replicationOf(client: pg.Client) {
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
      state: gravestOf([{ state: 'warning' }, { state: stateOf(held, heldBytes) }]),
      says: `nobody reads slot ${name}, which holds ${sizeOf(held)}`,
    })),
  ];
  if (found.length === 0) return { state: 'unknown' as const, says: 'no replicas' };
  return { state: gravestOf(found), says: found.map(({ says }) => says).join('; ') };
}

/** Known where the server's folder lies on this machine and may be looked at. */
async function databaseDiskOf(client: pg.Client, url: string) {
  const { size, folder } = await rowOf<{ size: number; folder: string | null }>(
    client,
    `select pg_database_size(current_database())::float8 as size, current_setting('data_directory', true) as folder`,
  );
  const host = new URL(url).hostname;
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(host);
  const disk = isHere && folder ? await diskOf(folder).catch(() => undefined) : undefined;
  const says = `${sizeOf(size)} of rows`;
  return disk === undefined
    ? { state: 'unknown' as const, says: `${says}; its disk cannot be seen from here` }
    : { state: disk.state, says: `${says}; ${disk.says}` };
}

async function diskOf(folder: string) {
  const { bsize, blocks, bavail, bfree } = await statfs(folder);
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

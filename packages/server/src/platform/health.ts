import pg from 'pg';
import { brokenAccountsQuery } from './backup.ts';
import type { Config } from './config.ts';
import { errorCode } from './errorCode.ts';
import {
  brokenBalancesQuery,
  checkArchiving,
  checkBackup,
  checkBooks,
  checkConnections,
  checkDatabaseDisk,
  checkDisk,
  checkMessages,
  checkProcesses,
  checkQueue,
  checkReplication,
  checkSettings,
  checkWaitingJobs,
} from './healthChecks.ts';
import type { Health } from './healthStates.ts';

export interface HealthOptions {
  /** A backup older than this is a warning; twice as old it is critical. */
  readonly backupHours: number;
}

type Looked = Pick<Config, 'DATABASE_URL' | 'dataDir'> & Partial<Pick<Config, 'DATABASE_PLACES'>>;

/**
 * Checks an installation over the owners' connections: its own database, and each database that shops were
 * moved to. Never throws because of a bad result.
 */
export async function checkHealth(config: Looked, options: HealthOptions): Promise<Health[]> {
  const found = await lookAtDatabase(config.DATABASE_URL, options, true);
  for (const [place, url] of config.DATABASE_PLACES ?? [])
    for (const one of await lookAtDatabase(url, options, false))
      found.push({ ...one, check: `${one.check} at ${place}` });
  found.push(await tried('disk of DATA_DIR', () => checkDisk(config.dataDir)));
  return found;
}

/** Only the installation's own database has the registered processes and the queue. */
async function lookAtDatabase(
  url: string,
  { backupHours }: HealthOptions,
  isHome: boolean,
): Promise<Health[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    return [{ check: 'database', state: 'critical', says: `does not answer: ${wordsOf(error)}` }];
  }
  const checks: Readonly<Record<string, () => Promise<Omit<Health, 'check'>>>> = {
    database: () => checkSettings(client),
    connections: () => checkConnections(client),
    ...(isHome ? { processes: () => checkProcesses(client) } : {}),
    backup: () => checkBackup(client, backupHours),
    'WAL archive': () => checkArchiving(client),
    ledger: () => checkBooks(client, brokenAccountsQuery, 'accounts'),
    points: () => checkBooks(client, brokenBalancesQuery, 'balances'),
    ...(isHome ? { queue: () => checkQueue(client) } : { jobs: () => checkWaitingJobs(client) }),
    messages: () => checkMessages(client),
    replication: () => checkReplication(client),
    'disk of the database': () => checkDatabaseDisk(client, url),
  };
  try {
    await client.query("set statement_timeout = '5min'; set lock_timeout = '5s'");
    const found: Health[] = [];
    for (const [check, look] of Object.entries(checks)) found.push(await tried(check, look));
    return found;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const notPermitted = '42501';

async function tried(check: string, look: () => Promise<Omit<Health, 'check'>>): Promise<Health> {
  try {
    return { check, ...(await look()) };
  } catch (error) {
    // PostgreSQL shows some of its state only to monitoring roles.
    if (errorCode(error) === notPermitted)
      return { check, state: 'unknown', says: `grant pg_monitor to the owner: ${wordsOf(error)}` };
    return { check, state: 'critical', says: wordsOf(error) };
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

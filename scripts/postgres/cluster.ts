import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectToDatabase } from '../connected.ts';
import { freePort, isFree } from '../ports.ts';
import { type Account, makePrivate } from './account.ts';
import type { Binaries } from './binaries.ts';
import { commandLine, processesInside, processStart, signal, waitUntil } from './processes.ts';

export const owner = 'crossdock';
const majorVersion = '18';

/** The server must not see our secrets or the shell's PG… variables. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };

export interface Cluster {
  readonly dir: string;
  readonly logFile: string;
  readonly password: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  readonly settings: Readonly<Record<string, string | number>>;
}

export interface Server {
  readonly port: number;
  /** Resolves when the server ends, for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Creates the cluster if it is missing. An interrupted creation leaves nothing that looks like a cluster. */
export async function createCluster(cluster: Cluster, lasting: boolean): Promise<void> {
  if (existsSync(cluster.dir)) return checkVersion(cluster.dir);
  const unfinished = `${cluster.dir}.new`;
  const passwordFile = `${cluster.dir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  makePrivate(unfinished, cluster.account);
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600, flag: 'wx' });
  if (cluster.account !== undefined) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  try {
    await runInitdb(cluster, unfinished, passwordFile, lasting);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster.dir);
}

function checkVersion(dir: string): void {
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new Error(
    `The data in ${dir} was written by PostgreSQL ${version}; this build brings ${majorVersion}. ` +
      'Restore a backup into a new data folder (docs/operations.md).',
  );
}

async function runInitdb(
  cluster: Cluster,
  dir: string,
  passwordFile: string,
  lasting: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${dir}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in locale sorts and folds case identically on every system.
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Tests connect thousands of times, and a password of 24 random bytes needs no slow hash.
    ...(lasting ? [] : ['--no-sync', '--set=scram_iterations=1']),
  ];
  const child = spawn(cluster.binaries.initdb, args, {
    ...cluster.account,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder:\n${output.trim()}`);
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/**
 * Ends what a killed start left behind: a server that still runs on the folder, its orphaned workers, or a pid file
 * whose process is gone or is now another program. The caller holds the folder's lock.
 */
export async function clearLeftovers(dir: string): Promise<void> {
  const pidFile = join(dir, 'postmaster.pid');
  const firstLine = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[0] : '';
  const pid = Math.abs(Number(firstLine));
  const isGone = () => processStart(pid) === null;
  if (pid > 0 && !isGone() && commandLine(pid).includes(dir)) {
    signal(pid, 'SIGINT');
    if (!(await waitUntil(isGone, 20_000))) signal(pid, 'SIGQUIT');
    if (!(await waitUntil(isGone, 10_000)))
      throw new Error(`PostgreSQL (process ${pid}) in ${dir} does not stop.`);
  }
  const noneInside = () => processesInside(dir).length === 0;
  if (!(await waitUntil(noneInside, 5_000)))
    for (const worker of processesInside(dir)) signal(worker, 'SIGQUIT');
  if (!(await waitUntil(noneInside, 10_000))) {
    throw new Error(`Processes ${processesInside(dir).join(', ')} still use the database in ${dir}.`);
  }
  rmSync(pidFile, { force: true });
}

/** Starts the server and resolves once it accepts connections. If the port is taken, it picks a free one. */
export async function startCluster(cluster: Cluster, wishedPort: number | undefined): Promise<Server> {
  let port = wishedPort !== undefined && (await isFree(wishedPort)) ? wishedPort : await freePort();
  for (let attempt = 1; ; attempt++) {
    const outcome = await launch(cluster, port);
    if (typeof outcome !== 'string') return outcome;
    if (attempt === 5) throw new Error(`PostgreSQL does not start (log: ${cluster.logFile}):\n${outcome}`);
    await clearLeftovers(cluster.dir);
    if (/Address already in use|could not bind/.test(outcome)) port = await freePort();
  }
}

/** Returns the server, or the end of its log if it stopped at once. */
async function launch(cluster: Cluster, port: number): Promise<Server | string> {
  const settings = Object.entries({ port, ...cluster.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const logStart = existsSync(cluster.logFile) ? statSync(cluster.logFile).size : 0;
  const log = openSync(cluster.logFile, 'a', 0o600);
  // Its own process group: Ctrl-C in a terminal must reach only the launcher, which stops the database last.
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.dir, ...settings], {
    ...cluster.account,
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasEnded = false;
  const ended = exitOf(child).then(
    () => undefined,
    () => undefined,
  );
  void ended.then(() => {
    hasEnded = true;
  });
  const stopAtExit = () => child.kill('SIGINT');
  process.once('exit', stopAtExit);
  void ended.then(() => process.off('exit', stopAtExit));
  const isUp = await waitUntil(
    async () => hasEnded || (await answers(urlOf(cluster, port, 'postgres'))),
    60_000,
  );
  if (!hasEnded && isUp) return { port, ended, stop: () => stop(child, ended) };
  await stop(child, ended);
  return readFileSync(cluster.logFile, 'utf8').slice(logStart).trim() || 'no word in its log';
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const last = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(last);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function urlOf(cluster: Pick<Cluster, 'password'>, port: number, database: string): string {
  return `postgres://${owner}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Creates the product's database if the server does not have it yet. */
export async function createDatabase(url: string, name: string): Promise<void> {
  const client = await connectToDatabase(url);
  try {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

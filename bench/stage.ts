import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '../packages/server/src/jobs.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { buildServer } from '../scripts/build.ts';
import { environment, root, serverProgram } from '../scripts/commands.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { ensureDatabase } from '../scripts/database.ts';
import { freePort } from '../scripts/ports.ts';
import { fingerprintOf, generate, type Size } from './generate.ts';

/** The folder of the benchmarks' database, kept between runs. `BENCH_DIR` overrides it. */
const dataDir = process.env.BENCH_DIR || join(root, '.data/bench');

export interface BenchDatabases {
  /**
   * The URL of a database of this size, for connections as its owner role. The database is created on first use and
   * kept.
   */
  filled(size: Size): Promise<string>;
  /** A copy of the kept database of this size, dropped at the end. */
  copyOf(size: Size): Promise<string>;
}

export const say = (line: string): void => console.error(`  ${line}`);

/** Runs `work` with a durable PostgreSQL (fsync on). */
export async function withBenchDatabases<T>(work: (stage: BenchDatabases) => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true });
  const database = await ensureDatabase({ dataDir });
  const copies: string[] = [];
  try {
    return await work({
      filled: (size) => filled(database.url, size),
      copyOf: async (size) => {
        const template = new URL(await filled(database.url, size)).pathname.slice(1);
        const name = `copy_${randomBytes(6).toString('hex')}`;
        copies.push(name);
        await administer(database.url, `create database ${name} template ${template}`, 'checkpoint');
        return databaseUrl(database.url, name);
      },
    });
  } finally {
    for (const name of copies) await administer(database.url, `drop database ${name} with (force)`);
    await database.stop();
  }
}

async function filled(url: string, size: Size): Promise<string> {
  const migrations = await import('../packages/server/src/platform/migrate.ts');
  const version = migrations.knownMigrations().at(-1)?.slice(0, 4);
  const name = `bench_${version}_${fingerprintOf(size)}`;
  const client = await connectToDatabase(url);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  const made = databaseUrl(url, name);
  if (rowCount !== 0) return made;
  say(`making ${size.parcels.toLocaleString('en')} parcels in ${size.shops} shops …`);
  const started = performance.now();
  await administer(url, `drop database if exists ${name}_draft`, `create database ${name}_draft`);
  await migrate(databaseUrl(url, `${name}_draft`), jobNames);
  await generate(databaseUrl(url, `${name}_draft`), size, say);
  await administer(url, `alter database ${name}_draft rename to ${name}`);
  say(`made in ${Math.round((performance.now() - started) / 1000)} s`);
  return made;
}

function databaseUrl(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = await connectToDatabase(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface ServedProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** The time from starting the process to its first answer. */
  readonly startedInMs: number;
  /** Current resident memory, in MB. */
  residentMb(): number;
  /**
   * Waits until the process has done the work that was due when it started, such as the daily work of a
   * thousand shops whose database has not been used for hours. It waits for three seconds in a row with less
   * than 5 % of a core, but at most two minutes.
   */
  untilIdle(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program of the project that serves HTTP on `PORT`, and waits until it answers at `firstPath`. */
export async function serve(
  program: string,
  env: Readonly<Record<string, string>>,
  firstPath: string,
  port?: number,
): Promise<ServedProcess> {
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'crossdock-bench-'));
  chmodSync(folder, 0o700);
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      SEED_DEMO: 'false',
      ...env,
      DATA_DIR: folder,
      PORT: String(chosen),
    }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await firstAnswer(`${url}${firstPath}`, child);
  return {
    child,
    url,
    startedInMs: performance.now() - started,
    residentMb: () => residentMb(child.pid ?? 0),
    untilIdle: () => untilIdle(child.pid ?? 0),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
      if (env.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the product as built for production. */
export async function serveApp(
  env: Readonly<Record<string, string>>,
  firstPath: string,
): Promise<ServedProcess> {
  await buildServer();
  return serve(serverProgram, env, firstPath);
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { host: 'localhost' } }).catch(() => undefined);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return;
    }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function untilIdle(pid: number): Promise<void> {
  let idleSeconds = 0;
  for (let second = 0; second < 120 && idleSeconds < 3; second++) {
    const before = processorSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    idleSeconds = processorSeconds(pid) - before < 0.05 ? idleSeconds + 1 : 0;
  }
}

/** The processor time of a process and of its system calls. Linux counts it in hundredths of a second. */
function processorSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

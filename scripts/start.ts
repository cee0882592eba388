import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apps, buildApp, buildClient, buildServer } from './build.ts';
import { environment, root, serverProgram } from './commands.ts';
import { DatabaseInUse, ensureDatabase, type RunningDatabase } from './database.ts';
import { checkListens, checkPortNumber } from './ports.ts';

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '0.0.0.0';
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
/** One Ctrl-C may arrive twice, so a second signal within this time does not count as another request to stop. */
const sameSignalMs = 1_000;
const stopLimitMs = 30_000;

let database: RunningDatabase | undefined;
let server: ChildProcess | undefined;
let askedToStopAt: number | undefined;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, askToStop);
process.once('disconnect', askToStop);
process.channel?.unref();

try {
  process.exitCode = await main();
} catch (error) {
  if (askedToStopAt === undefined) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} finally {
  await database?.stop();
}

async function main(): Promise<number> {
  checkPortNumber(port);
  // Starts the database first, because its lock shows most reliably that another start is running.
  const url = await databaseUrl();
  await checkListens(port, host);
  await Promise.all([
    ...apps.map((app) => build(app, () => buildApp(app))),
    build('server', buildServer),
    build('client', buildClient),
  ]);
  if (askedToStopAt !== undefined) return 0;
  let isServing = true;
  const ended = serve(url);
  void database?.ended.then(() => {
    if (askedToStopAt !== undefined || !isServing) return;
    console.error(`The database stopped by itself; its log is ${join(dataDir, 'postgres/postgres.log')}.`);
    server?.kill('SIGTERM');
  });
  const code = await ended;
  isServing = false;
  if (askedToStopAt !== undefined) return 0;
  console.error('The server ended by itself. Nothing acknowledged is lost; `npm start` starts it again.');
  return code === 0 ? 1 : code;
}

async function databaseUrl(waitedMs = 0): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) console.log(`Creating the database in ${folder} …`);
  try {
    database = await ensureDatabase({ dataDir: folder });
    return database.url;
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    if (error.stopping && waitedMs < stopLimitMs) {
      if (waitedMs === 0) console.log('Waiting for the earlier one to stop …');
      await pause(250);
      return databaseUrl(waitedMs + 250);
    }
    throw new Error(
      `Crossdock runs in this folder already (process ${error.pid}). Stop that one first (kill ${error.pid}), ` +
        'or give this one its own data: DATA_DIR=.data-2 PORT=3001 npm start',
    );
  }
}

async function build(name: string, make: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  const note = setTimeout(() => console.log(`Building the ${name} …`), 300);
  try {
    if (await make())
      console.log(`Built the ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    clearTimeout(note);
  }
}

function serve(url: string): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'end-with-parent.mjs'), serverProgram],
    {
      cwd: root,
      // Its own process group: a terminal's Ctrl-C must reach it only once, through us.
      detached: true,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment({
        NODE_ENV: process.env.NODE_ENV || 'production',
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: host,
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
        WELCOME: 'true',
        // Everybody knows the passwords of the demo shops, so with the operator's own database they are created only on
        // request.
        SEED_DEMO: process.env.SEED_DEMO || String(!process.env.DATABASE_URL),
      }),
    },
  );
  server = child;
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}

/**
 * The server first finishes its open requests, then `finally` above stops the database. A second request to stop
 * kills the server at once.
 */
function askToStop(): void {
  if (askedToStopAt === undefined) {
    askedToStopAt = Date.now();
    console.log('Stopping …');
    database?.announceStop();
    server?.kill('SIGTERM');
    setTimeout(() => server?.kill('SIGKILL'), stopLimitMs).unref();
  } else if (Date.now() - askedToStopAt > sameSignalMs) {
    server?.kill('SIGKILL');
  }
}

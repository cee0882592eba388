import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { environment, root, serverProgram } from './commands.ts';
import { connectToDatabase } from './connected.ts';
import { temporaryDatabase } from './database.ts';
import { makeImageTree } from './imageTree.ts';
import { freePort } from './ports.ts';

export interface DemoAppOptions {
  /** The default is any free port. */
  readonly port?: number;
  /** The product's folder. The default is this project. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunningDemoApp {
  readonly url: string;
  /** The owner's connection to the product's own database. */
  readonly databaseUrl: string;
  readonly process: ChildProcess;
  /** Stops the product and removes its data. */
  stop(): Promise<void>;
}

/**
 * Runs the whole product with its demo shops on temporary data, for browser tests or for trying it out. The database is
 * in the server of `TEST_DATABASE_URL`, else in a temporary one. Returns at once; wait for the portal to answer.
 */
export async function runDemoApp(options: DemoAppOptions = {}): Promise<RunningDemoApp> {
  const port = options.port ?? (await freePort());
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-product-'));
  const preload = join(import.meta.dirname, 'end-with-parent.mjs');
  const child = spawn(process.execPath, ['--import', preload, serverProgram], {
    cwd: options.folder ?? root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: environment({
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SEED_DEMO: 'true',
      HOST: '127.0.0.1',
      ...options.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
    }),
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, databaseUrl: database.url, process: child, stop };
}

async function freshDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) {
    const database = await temporaryDatabase();
    return { url: database.url, remove: database.stop };
  }
  const name = `crossdock_product_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => administer(adminUrl, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = await connectToDatabase(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * When run as a program, it builds the apps that changed and serves on `PORT` until it gets a signal. With `--image` it
 * runs from a tree with only the files of the container image. `DATABASE_NOTE` is a file that gets the database's address.
 */
if (import.meta.main) {
  await buildAll();
  const tree = process.argv.includes('--image') ? join(root, '.data/image') : undefined;
  if (tree !== undefined) await makeImageTree(tree);
  const product = await runDemoApp({
    ...(process.env.PORT ? { port: Number(process.env.PORT) } : {}),
    ...(tree === undefined ? {} : { folder: tree }),
  });
  if (process.env.DATABASE_NOTE) writeFileSync(process.env.DATABASE_NOTE, product.databaseUrl);
  console.log(`Crossdock for tests at ${product.url}`);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= product.stop();
    return stopping;
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  product.process.once('exit', async (code) => {
    await stop();
    process.exitCode = code ?? 1;
  });
}

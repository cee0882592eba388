import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isServerBuilt } from '../../../scripts/build.ts';
import { environment, root, serverProgram } from '../../../scripts/commands.ts';
import { freePort } from '../../../scripts/ports.ts';
import { poolerSettings } from './databases.ts';
import { untilFileEnds } from './untilFileEnds.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Resolves with the exit code, or null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

export interface ServerProcesses {
  readonly port: number;
  /** Starts the server on the database and waits until it is ready to serve. */
  start(): Promise<ServerProcess>;
  /** Ends all processes that still run. */
  clear(): Promise<void>;
}

const sourceProgram = 'packages/installation/src/start.mjs';

/**
 * The program that starts the product of a folder. For this build it is the production build, if that is up to date:
 * starting from sources takes twice the processor time.
 */
export const programOf = (folder: string): string =>
  folder === root && isServerBuilt() ? serverProgram : sourceProgram;

/**
 * Starts the product as a child process, which can be killed and started again on the same port. `folder` contains the
 * program, by default this build's.
 */
export async function serverProcesses(
  env: Readonly<Record<string, string>>,
  folder = root,
): Promise<ServerProcesses> {
  const program = programOf(folder);
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-process-'));
  const running = new Map<ChildProcess, Promise<number | null>>();
  const start = async (): Promise<ServerProcess> => {
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment({
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        WELCOME: 'false',
        MIN_FREE_MB: '0',
        DATA_DIR: dataDir,
        PORT: String(port),
        ...(env.DATABASE_URL === undefined ? {} : poolerSettings(env.DATABASE_URL)),
        ...env,
      }),
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    running.set(child, ended);
    void ended.then(() => running.delete(child));
    const url = `http://127.0.0.1:${port}`;
    await untilServing(url, child);
    return { url, pid: child.pid ?? 0, ended, signal: (name) => child.kill(name) };
  };
  const clear = untilFileEnds(async () => {
    for (const child of running.keys()) child.kill('SIGKILL');
    await Promise.all(running.values());
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { port, start, clear };
}

/**
 * Waits until the only faults are settings that are off. A database without fsync never lets the server report ready.
 */
async function untilServing(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    const { faults } = ((await answer?.json().catch(() => undefined)) ?? {}) as { faults?: string[] };
    if (faults?.every((fault) => /is off$/.test(fault))) return;
    await pause(50);
  }
}

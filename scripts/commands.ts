import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const programs = join(root, 'node_modules', '.bin');
/** `packages/installation/src/start.mjs` as built: the program that runs in production. */
export const serverProgram = 'packages/server/dist/start.mjs';

export interface Outcome {
  readonly ok: boolean;
  /** Null if a signal ended the program or it never started. */
  readonly code: number | null;
  /** Standard output and errors in the order in which they came; empty if they went straight to the terminal. */
  readonly output: string;
}

export interface RunOptions {
  /** Relative to the project's root. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output as it comes instead of collecting it. */
  readonly live?: boolean;
}

/** By default glibc keeps free memory for each of Node's dozen threads: megabytes that nobody uses. */
const frugal = { MALLOC_ARENA_MAX: '2' };

/** The environment of child processes. The project's programs, including its Node, come first on the PATH. */
export function environment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== programs);
  return { ...frugal, ...process.env, ...extra, PATH: [programs, ...path].join(delimiter) };
}

/** Runs a program to its end. A program that cannot be started counts as failed, with the reason in its output. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: join(root, options.cwd ?? '.'),
    env: environment(options.env),
    stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ ok: false, code: null, output: `${command}: ${error.message}` }),
    );
    child.once('close', (code) => resolve({ ok: code === 0, code, output }));
  });
}

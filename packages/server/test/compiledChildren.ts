import childProcess, { type ForkOptions } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { fork } = childProcess;
const { NODE_COMPILE_CACHE } = process.env;
const keep = `--import=${join(import.meta.dirname, 'keepCompiled.mjs')}`;

/**
 * Lets the product's child processes keep compiled code and reuse it, like the test workers (`vitest.config.ts`):
 * compiling is two thirds of the cost of starting one, and the tests start hundreds. This module must be loaded before
 * the product.
 */
childProcess.fork = ((program: string, { env, execArgv = [], ...options }: ForkOptions) =>
  fork(program, {
    ...options,
    env: { ...env, NODE_COMPILE_CACHE },
    execArgv: [...execArgv, keep],
  })) as typeof fork;
syncBuiltinESMExports();

import { join, resolve } from 'node:path';
import { root, run } from './commands.ts';
import { withDatabase } from './database.ts';

/**
 * Runs the operator's commands against the configured database, or else the embedded one, which is started for the
 * duration if it is not running.
 */
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const command = (url: string) =>
  run('node', ['packages/server/src/cli.ts', ...process.argv.slice(2)], {
    env: { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    live: true,
  });

/** `version` needs no database. */
const isAlone = process.argv[2] === 'version';
const { code } =
  process.env.DATABASE_URL || isAlone
    ? await command(process.env.DATABASE_URL ?? '')
    : await withDatabase({ dataDir: join(dataDir, 'postgres') }, command);
process.exitCode = code ?? 1;

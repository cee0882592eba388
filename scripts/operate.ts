/** The operator's commands against the configured database, the running embedded one, or the resting one, started for the while. */
import { join, resolve } from 'node:path';
import { root, run } from './commands.ts';
import { DatabaseInUse, ensureDatabase } from './database.ts';

const dataDir = resolve(root, process.env.DATA_DIR || '.data');

async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  try {
    const database = await ensureDatabase({ dataDir: join(dataDir, 'postgres') });
    try {
      return await work(database.url);
    } finally {
      await database.stop();
    }
  } catch (error) {
    if (error instanceof DatabaseInUse && error.url !== null) return work(error.url);
    throw error;
  }
}

const args = process.argv.slice(2);
const outcome = await withDatabase((url) =>
  run('node', ['packages/server/src/cli.ts', ...args], {
    env: { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    live: true,
  }),
);
process.exitCode = outcome.ok ? 0 : 1;

import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import { Database } from './platform/db.ts';
import { Metrics } from './platform/metrics.ts';
import { servingLogin } from './platform/serving.ts';
import { watchStatements } from './platform/statementWatch.ts';

/** A database, and the figures that its statements are counted in. */
export interface OpenDatabase {
  readonly database: Database;
  readonly metrics: Metrics;
}

/** Opens the database, which connects at the first statement. Statements that take long are logged and counted. */
export function openDatabase(config: Config, log: Logger): OpenDatabase {
  const metrics = new Metrics();
  const database = new Database({
    ...servingLogin(config),
    pool: config.DATABASE_POOL,
    waitMs: config.DATABASE_WAIT_SECONDS * 1000,
    watch: watchStatements(config.SLOW_STATEMENT_MS, (slow) => {
      metrics.slow(slow);
      log.warn({ ...slow }, 'slow statement');
    }),
    onLateFailure: (error) => log.error({ err: error }, 'failed after the commit'),
  });
  metrics.ofDatabase(database);
  return { database, metrics };
}

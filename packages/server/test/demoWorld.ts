import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@crossdock/demo/seed.ts';
import pg from 'pg';
import { pino } from 'pino';
import { loadAreas } from '../src/addresses/loadAreas.ts';
import { type Running, startApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { cloneDatabase, throughPooler } from './databases.ts';

export interface DemoWorld {
  readonly running: Running;
  readonly owner: pg.Pool;
  stop(): Promise<void>;
}

/** The product with both demo shops, full of rows: for looking over the whole. */
export async function startDemoWorld(): Promise<DemoWorld> {
  const { url } = await cloneDatabase();
  const config = readConfig({
    DATABASE_URL: url,
    ...throughPooler(url),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'crossdock-demo-')),
    LOG_LEVEL: 'fatal',
  });
  // As a start does: papers and addresses name countries and areas.
  await loadAreas(config.DATABASE_URL);
  await seedDemo(config, Date.now());
  const running = await startApp(config, pino({ level: 'fatal' }), []);
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  // What runs by the clock would change rows while a test compares them: warnings go out at 40 past the hour.
  await running.background;
  await owner.query('delete from pgboss.schedule');
  return {
    running,
    owner,
    stop: async () => {
      await running.stop();
      await owner.end();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}

import { createDemoShops } from '@crossdock/demo/seed.ts';
import pg from 'pg';
import { pino } from 'pino';
import sharp from 'sharp';
import { vi } from 'vitest';
import { type RunningApp, startApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { cloneDatabase, poolerSettings } from './databases.ts';
import { temporaryFolder, untilFileEnds } from './untilFileEnds.ts';

export interface DemoWorld {
  readonly running: RunningApp;
  readonly owner: pg.Pool;
  stop(): Promise<void>;
}

/** Fills a database with both demo shops as of `now`, with at most so many members each. Returns its configuration. */
export async function fillWithDemo(now: number, mostMembers?: number): Promise<Config> {
  const { url } = await cloneDatabase();
  const config = readConfig({
    DATABASE_URL: url,
    ...poolerSettings(url),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: temporaryFolder('demo'),
    LOG_LEVEL: 'fatal',
  });
  await withoutDrawing(() => createDemoShops(config, now, mostMembers));
  return config;
}

/** A running product with both demo shops, whose tables have many rows; fewer with at most so many members a shop. */
export async function startDemoWorld(mostMembers?: number): Promise<DemoWorld> {
  const config = await fillWithDemo(Date.now(), mostMembers);
  const running = await startApp(config, pino({ level: 'fatal' }), []);
  const owner = new pg.Pool({ connectionString: config.DATABASE_URL, max: 2 });
  // Scheduled jobs would change rows while a test compares them. For example, warnings go out at 40 past the hour.
  await running.background;
  await owner.query('delete from pgboss.schedule');
  // A standing-order job that has already begun would still write the time of its last look.
  await owner.query('update standing_orders set running = false');
  return {
    running,
    owner,
    stop: untilFileEnds(async () => {
      await running.stop();
      await owner.end();
    }),
  };
}

/**
 * Replaces all drawn pictures by one dot. No test looks at them, and drawing them takes longer than everything else.
 */
async function withoutDrawing(work: () => Promise<unknown>): Promise<void> {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const drawing = vi.spyOn(sharp.prototype, 'toBuffer').mockResolvedValue(dot as never);
  await work().finally(() => drawing.mockRestore());
}

/** A digest of all rows where this column has this value, except in tables that reading changes. */
export async function digestOf(owner: pg.Pool, where: string, value: string): Promise<string> {
  const { rows: tables } = await owner.query<{ table_name: string }>(
    `select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = $1
     and c.table_name not in ('sessions', 'throttles', 'audit_log', 'idempotency_keys', 'captchas', 'codes') order by 1`,
    [where],
  );
  const parts = [];
  for (const { table_name } of tables) {
    const { rows } = await owner.query(
      `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from ${table_name} t where ${where} = $1`,
      [value],
    );
    parts.push(`${table_name}:${rows[0].digest}`);
  }
  return parts.join('\n');
}

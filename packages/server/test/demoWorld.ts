import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@crossdock/demo/seed.ts';
import pg from 'pg';
import { pino } from 'pino';
import sharp from 'sharp';
import { vi } from 'vitest';
import { type Running, startApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { cloneDatabase, throughPooler } from './databases.ts';

export interface DemoWorld {
  readonly running: Running;
  readonly owner: pg.Pool;
  stop(): Promise<void>;
}

/** A database with both demo shops as they are laid at this moment, and the configuration that leads to it. */
export async function layDemo(now: number): Promise<Config> {
  const { url } = await cloneDatabase();
  const config = readConfig({
    DATABASE_URL: url,
    ...throughPooler(url),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'crossdock-demo-')),
    LOG_LEVEL: 'fatal',
  });
  await withoutDrawing(() => seedDemo(config, now));
  return config;
}

/** The product with both demo shops, full of rows: for looking over the whole. */
export async function startDemoWorld(): Promise<DemoWorld> {
  const config = await layDemo(Date.now());
  const running = await startApp(config, pino({ level: 'fatal' }), []);
  const owner = new pg.Pool({ connectionString: config.DATABASE_URL, max: 2 });
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

/** All pictures are the same dot: nobody looks at them here, and drawing them takes longer than all else. */
async function withoutDrawing(work: () => Promise<unknown>): Promise<void> {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const drawing = vi.spyOn(sharp.prototype, 'toBuffer').mockResolvedValue(dot as never);
  await work().finally(() => drawing.mockRestore());
}

/** A digest of all rows that say so, but for those that asking itself makes. */
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

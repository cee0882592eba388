import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DatabaseInUse, ensureDatabase, type RunningDatabase, withDatabase } from '../database.ts';

let dataDir: string;
let running: RunningDatabase | undefined;

// All tests share one data folder, because creating a cluster takes longer than the tests.
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-database-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

const start = async () => {
  running = await ensureDatabase({ dataDir });
  return running;
};

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const writeRow = (url: string) =>
  query(url, "drop table if exists kept; create table kept as select 'here' as word");
const readRow = (url: string) => query(url, 'select word from kept');
const postmaster = (database: RunningDatabase) =>
  Number(readFileSync(join(database.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a second start keeps the rows and the address', { timeout: 30_000 }, async () => {
  const first = await start();
  await writeRow(first.url);
  await first.stop();
  const second = await start();
  expect(await readRow(second.url)).toEqual([{ word: 'here' }]);
  expect(second.url).toBe(first.url);
});

test('it runs on PostgreSQL 18, durably, in UTC, for this machine only', { timeout: 30_000 }, async () => {
  const { url } = await start();
  const settings = await query(
    url,
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'TimeZone', 'listen_addresses')",
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    TimeZone: 'UTC',
    listen_addresses: '127.0.0.1',
  });
  expect(await query(url, "select current_setting('server_version_num')::int / 10000 as major")).toEqual([
    { major: 18 },
  ]);
});

test('a start while one runs is refused and names the process', { timeout: 30_000 }, async () => {
  const { url } = await start();
  const second = ensureDatabase({ dataDir });
  await expect(second).rejects.toBeInstanceOf(DatabaseInUse);
  await expect(second).rejects.toMatchObject({ pid: process.pid, url, stopping: false });
});

test('a start during a stop is told so', { timeout: 30_000 }, async () => {
  (await start()).announceStop();
  await expect(ensureDatabase({ dataDir })).rejects.toMatchObject({ stopping: true });
});

test('after kill -9 of the database every acknowledged row exists', { timeout: 30_000 }, async () => {
  const first = await start();
  await writeRow(first.url);
  process.kill(postmaster(first), 'SIGKILL');
  await first.ended;
  const second = await start();
  expect(await readRow(second.url)).toEqual([{ word: 'here' }]);
});

test('a database whose starter was killed is taken over', { timeout: 30_000 }, async () => {
  const script = `
    import { ensureDatabase } from ${JSON.stringify(join(import.meta.dirname, '../database.ts'))};
    console.log((await ensureDatabase({ dataDir: ${JSON.stringify(dataDir)} })).url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  await writeRow(line.toString().trim());
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readRow((await start()).url)).toEqual([{ word: 'here' }]);
});

test('a pid file with another living process does not stop a start', {
  timeout: 30_000,
}, async () => {
  const first = await start();
  await writeRow(first.url);
  await first.stop();
  writeFileSync(join(first.folder, 'postmaster.pid'), `${process.pid}\n${first.folder}\n`);
  expect(await readRow((await start()).url)).toEqual([{ word: 'here' }]);
});

test('a used port is replaced by a free one', { timeout: 30_000 }, async () => {
  const first = await start();
  await first.stop();
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(squatter, 'listening');
  try {
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    squatter.close();
  }
});

test('a command uses the running database and leaves it running, else starts and stops one', {
  timeout: 30_000,
}, async () => {
  const { url } = await start();
  expect(await withDatabase({ dataDir }, async (given) => given)).toBe(url);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await running?.stop();
  const alone = await withDatabase({ dataDir }, async (given) => given);
  await expect(query(alone, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

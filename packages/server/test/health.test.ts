import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { run } from '../../../scripts/commands.ts';
import { backUp } from '../src/platform/backup.ts';
import { checkHealth } from '../src/platform/health.ts';
import type { HealthState } from '../src/platform/healthStates.ts';
import { firstIdAt, newId } from '../src/platform/ids.ts';
import { installationParts } from '../src/platform/installation.store.ts';
import { InstallationWatch } from '../src/platform/installationWatch.ts';
import { Metrics } from '../src/platform/metrics.ts';
import { addStatusRoute } from '../src/shops/statusRoute.ts';
import { hoursAgo, minutesAgo } from './ago.ts';
import { cloneDatabase } from './databases.ts';
import { temporaryFolder } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

const folder = temporaryFolder('health');
const world = await startWorld({ env: { METRICS_TOKEN: 'scrape-me' } });
await world.running.background;

const config = () => world.running.services.config;

/** The result of one check on the health page. */
async function of(check: string, backupHours = 26) {
  const found = await checkHealth(config(), { backupHours });
  return found.find((one) => one.check === check);
}
const stateOf = async (check: string): Promise<HealthState | undefined> => (await of(check))?.state;

describe('health checks for the operator', () => {
  test('the books', async () => {
    expect(await stateOf('ledger')).toBe('ok');
    const id = newId();
    await world.sql(
      `insert into ledger_accounts (shop_id, id, kind, balance_minor) values ($1, $2, 'revenue', 100)`,
      [world.tw.id, id],
    );
    expect(await of('ledger')).toMatchObject({
      state: 'critical',
      says: `1 accounts do not add up, in ${world.tw.id}`,
    });
    await world.sql('delete from ledger_accounts where shop_id = $1 and id = $2', [world.tw.id, id]);
    expect(await stateOf('points')).toBe('ok');
    const { id: memberId } = await world.tw.member();
    await world.sql('insert into points_balances (shop_id, member_id, balance) values ($1, $2, 5)', [
      world.tw.id,
      memberId,
    ]);
    expect(await stateOf('points')).toBe('critical');
    await world.sql('delete from points_balances where shop_id = $1', [world.tw.id]);
  });

  test('the age of the last backup, which records itself', async () => {
    expect(await of('backup')).toMatchObject({ state: 'warning', says: expect.stringContaining('none') });
    await backUp(config(), join(folder, 'backup'), new Date().toISOString());
    expect(await of('backup')).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('operate backup'),
    });
    await world.change('backupsTaken', {}, { takenAt: hoursAgo(3) });
    expect((await of('backup', 2))?.state).toBe('warning');
    expect((await of('backup', 1))?.state).toBe('critical');
  });

  test('jobs and messages that wait too long', async () => {
    expect(await stateOf('queue')).toBe('ok');
    // No worker reads this queue.
    await world.sql(`select pgboss.create_queue('nobody', '{"policy":"standard"}')`);
    await world.sql(
      `insert into pgboss.job (name, data, start_after) values ('nobody', '{}', now() - interval '5 minutes')`,
    );
    expect(await stateOf('queue')).toBe('warning');
    await world.sql(
      "update pgboss.job set start_after = now() - interval '20 minutes' where name = 'nobody'",
    );
    expect(await stateOf('queue')).toBe('critical');
    await world.sql("delete from pgboss.job where name = 'nobody'");
    expect(await stateOf('queue')).toBe('ok');
    const left = await leftJob(5);
    expect(await of('queue')).toMatchObject({ state: 'warning', says: 'the oldest waits for 5 min' });
    await left.remove();
    expect(await stateOf('queue')).toBe('ok');
    const waiting = await waitingMessage();
    expect(await stateOf('messages')).toBe('warning');
    await waiting.remove();
    expect(await stateOf('messages')).toBe('ok');
  });

  test('the processes, the disk, and a database that does not answer', async () => {
    expect(await stateOf('processes')).toBe('ok');
    expect(await stateOf('disk of DATA_DIR')).toMatch(/ok|warning|critical/);
    const gone = await checkHealth({ ...config(), dataDir: join(folder, 'gone') }, { backupHours: 26 });
    expect(gone.find(({ check }) => check === 'disk of DATA_DIR')?.state).toBe('critical');
    const [silent] = await checkHealth(
      { ...config(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      { backupHours: 26 },
    );
    expect(silent).toMatchObject({ check: 'database', state: 'critical' });
  });

  test('each place that shops were moved to, and an unreachable one', async () => {
    const found = await checkHealth(
      {
        ...config(),
        DATABASE_PLACES: new Map([
          ['there', (await cloneDatabase()).url],
          ['gone', 'postgres://nobody@127.0.0.1:1/none'],
        ]),
      },
      { backupHours: 26 },
    );
    const of = (name: string) => found.filter(({ check }) => check.endsWith(` at ${name}`));
    expect(of('there').map(({ check }) => check)).toEqual(
      expect.arrayContaining(['ledger at there', 'points at there', 'jobs at there', 'backup at there']),
    );
    expect(of('there').find(({ check }) => check.startsWith('ledger'))?.state).toBe('ok');
    expect(of('there').find(({ check }) => check.startsWith('backup'))?.state).toBe('unknown');
    expect(of('gone')).toMatchObject([{ check: 'database at gone', state: 'critical' }]);
  });

  test('checks that only monitoring roles can see are unknown to an owner without them', async () => {
    const owner = `crossdock_plain_${Date.now()}`;
    await world.sql(`create role ${owner} login bypassrls password 'plain'`);
    await world.sql(`grant select on all tables in schema public, pgboss to ${owner}`);
    await world.sql(`grant usage on schema pgboss to ${owner}`);
    const url = new URL(config().DATABASE_URL);
    url.username = owner;
    url.password = 'plain';
    const found = await checkHealth({ ...config(), DATABASE_URL: url.href }, { backupHours: 26 });
    await world.sql(`drop owned by ${owner}`);
    await world.sql(`drop role ${owner}`);
    const one = (check: string) => found.find((each) => each.check === check);
    expect(one('disk of the database')).toMatchObject({
      state: 'unknown',
      says: expect.stringContaining('grant pg_monitor'),
    });
    expect(one('ledger')?.state).toBe('ok');
  });

  test("the command's exit code is the most serious state, in lines and as JSON", async () => {
    const env = { DATABASE_URL: config().DATABASE_URL, DATA_DIR: config().dataDir, LOG_LEVEL: 'silent' };
    const { code, output } = await run('node', ['packages/server/src/cli.ts', 'health', '--json'], { env });
    const said = JSON.parse(output);
    expect(code).toBe({ ok: 0, unknown: 0, warning: 1, critical: 2 }[said.state as HealthState]);
    // The tests' database runs without fsync.
    const database = { check: 'database', state: 'critical', says: expect.stringContaining('fsync is off') };
    expect(said.found).toContainEqual(database);
    const lines = await run('node', ['packages/server/src/cli.ts', 'health'], { env });
    expect(lines.output).toMatch(/^critical database +fsync is off/m);
  });
});

/** A message that is fifteen minutes late and that no process takes. */
async function waitingMessage() {
  const id = newId();
  await world.sql(
    `insert into outgoing_messages (shop_id, id, channel, recipient, body, created_at)
     values ($1, $2, 'email', 'late@example.com', '', now())`,
    [world.tw.id, id],
  );
  await world.sql(
    `insert into outbox (shop_id, message_id, due_at, expires_at, lease_until)
     values ($1, $2, now() - interval '15 minutes', now() + interval '1 day', now() + interval '1 hour')`,
    [world.tw.id, id],
  );
  return {
    remove: async () => {
      await world.sql('delete from outbox where shop_id = $1 and message_id = $2', [world.tw.id, id]);
      await world.sql('delete from outgoing_messages where shop_id = $1 and id = $2', [world.tw.id, id]);
    },
  };
}

/** A job that has waited this many minutes to be moved into the queue. */
async function leftJob(minutes: number) {
  const id = firstIdAt(Date.now() - minutes * 60_000);
  // No test changes anything in this shop, so no process looks for the shop's jobs and moves this job.
  await world.sql(`insert into waiting_jobs (shop_id, id, queue, data) values ($1, $2, 'nobody', '{}')`, [
    world.th.id,
    id,
  ]);
  return { remove: () => world.sql('delete from waiting_jobs where id = $1', [id]) };
}

describe('the public status page', () => {
  const page = async (url = '/status', headers: Record<string, string> = {}) =>
    world.running.server.app.inject({ url, headers: { host: 'nobody.test', ...headers } });
  /** Reads the page without its cache of five seconds. */
  const pageNow = async () => {
    const app = Fastify();
    addStatusRoute(app, world.running.database, world.running.services.space, -1);
    const { body } = await app.inject('/status');
    await app.close();
    return body;
  };
  const look = (everySeconds = 0, ownerUrls = [config().DATABASE_URL]) => {
    const { database, services } = world.running;
    const metrics = new Metrics();
    const shopIds = async () => [world.tw.id, world.th.id];
    const log = pino({ level: 'silent' });
    const watch = new InstallationWatch(
      { database, files: services.files, space: services.space, ownerUrls, shopIds, metrics, log },
      everySeconds,
    );
    return watch.look().then(() => metrics.text());
  };

  test('is served at any host, in the reader’s language, and reveals nothing about shops', async () => {
    await world.sql('delete from backups_taken');
    expect(await look()).not.toMatch(/^crossdock_backup_age_seconds/m);
    await world.sql("insert into backups_taken values (now() - interval '1 hour', 'hand')");
    expect(await look()).toMatch(/^crossdock_backup_age_seconds 36\d\d$/m);
    const english = await page();
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('<h1 class="well">All systems working</h1>');
    expect(english.body).not.toMatch(/<script|Shop tw|tw\.test|postgres/);
    expect((await page('/status', { 'accept-language': 'zh-TW,zh;q=0.9' })).body).toContain('系統狀態');
    expect((await page('/status?lang=zh')).body).toContain('系统状态');
    expect((await page('/status?lang=%3Cscript%3E')).body).not.toContain('<script');
  });

  test('shows a part that fails, one that is late, and a day with a failure', async () => {
    const files = join(config().dataDir, 'files');
    await rm(files, { recursive: true, force: true });
    await writeFile(files, 'no folder');
    const waiting = await waitingMessage();
    const figures = await look();
    await rm(files);
    await waiting.remove();
    expect(figures).toMatch(/^crossdock_part_works\{part="files"\} 0$/m);
    expect(figures).toMatch(/^crossdock_part_works\{part="messages"\} 0$/m);
    expect(figures).toMatch(/^crossdock_part_works\{part="queue"\} 1$/m);
    expect(figures).toMatch(/^crossdock_part_waits_seconds\{part="messages"\} 9\d\d$/m);
    expect(figures).toMatch(/^crossdock_backup_age_seconds \d+$/m);
    const body = await pageNow();
    expect(body).toContain('<h1 class="ill">');
    expect(body).toContain('<strong class="fails">Failing</strong>');
    expect(body).toContain('<strong class="late">Late</strong>');
    expect(body).toContain('The oldest has waited for 15 min');
    expect(body).toMatch(/class="some" title="\d{4}-\d\d-\d\d: failures"/);
    await look();
    expect(await pageNow()).toContain('<h1 class="well">');
  });

  test('counts waiting work with owners who see all shops, and otherwise shop by shop', async () => {
    const waiting = await waitingMessage();
    const left = await leftJob(4);
    const bound = new URL(config().DATABASE_URL);
    bound.searchParams.set('options', '-c role=crossdock_app');
    const figures = [await look(), await look(0, [bound.href])];
    await waiting.remove();
    await left.remove();
    for (const text of figures) {
      expect(text).toMatch(/^crossdock_part_waits_seconds\{part="messages"\} 9\d\d$/m);
      expect(text).toMatch(/^crossdock_part_waits_seconds\{part="queue"\} 24\d$/m);
      expect(text).toMatch(/^crossdock_part_works\{part="queue"\} 0$/m);
    }
  });

  test('is checked by one of several processes, and days older than ninety are deleted', async () => {
    const checks = async () =>
      (await world.sql<{ n: number }>('select sum(checks)::integer as n from installation_days'))[0]?.n ?? 0;
    await world.sql("insert into installation_days values (current_date - 100, 'files', 1440, 0)");
    await look();
    expect(await world.sql('select from installation_days where day < current_date - 90')).toEqual([]);
    const before = await checks();
    await Promise.all([look(55), look(55), look(55)]);
    expect(await checks()).toBe(before);
    await world.change('installationParts', { part: 'database' }, { checkedAt: minutesAgo(1) });
    await Promise.all([look(55), look(55), look(55)]);
    expect(await checks()).toBe(before + installationParts.length);
  });

  test('marks a day with an hour without checks', async () => {
    await world.sql(
      `insert into installation_days
       select current_date - n, 'queue', case n when 2 then 1380 else 1440 end, 0 from generate_series(1, 3) as n`,
    );
    const days = [...(await pageNow()).matchAll(/class="(\w+)" title="\S+ (?:working|partly checked)"/g)];
    expect(days.map(([, kind]) => kind).filter((kind) => kind === 'few')).toHaveLength(1);
  });

  test('shows an old result as unknown', async () => {
    await world.change('installationParts', {}, { checkedAt: minutesAgo(10) });
    expect(await pageNow()).toContain('<h1 class="unknown">');
  });
});

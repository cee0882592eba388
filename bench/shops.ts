import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { startApp } from '../packages/server/src/app.ts';
import { jobDefinitions, jobNames } from '../packages/server/src/jobs.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { Database } from '../packages/server/src/platform/db.ts';
import { checkDueShops } from '../packages/server/src/platform/dueWork.ts';
import { Metrics } from '../packages/server/src/platform/metrics.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { ownerLogin } from '../packages/server/src/platform/serving.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { temporaryDatabase } from '../scripts/database.ts';
import { report } from './report.ts';
import { say } from './stage.ts';

const shops = Number(process.env.BENCH_SHOPS ?? 100_000);
const dueShops = 1_000;

const rows = [
  `insert into shops (id, code, name, currency, time_zone, default_lang, settings, created_at)
   select gen_random_uuid(), 's' || n, 'Shop ' || n, 'TWD', 'Asia/Taipei', 'tw', '{}', now() from generate_series(1, ${shops}) n`,
  // All shops look unused for a year, and their daily checks are spread over the day.
  `insert into shop_looks (shop, due_at, hour_at, written_at)
   select id, now() + random() * interval '1 day', now() + random() * interval '1 day', now() - interval '1 year' from shops`,
  'vacuum analyze',
];

/** Processor time in seconds, of this process and all PostgreSQL processes. */
async function processor(client: pg.Client): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows: backends } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const ticks = backends.flatMap(({ pid }) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return [Number(stat[11]) + Number(stat[12])];
    } catch {
      return [];
    }
  });
  return (user + system) / 1e6 + ticks.reduce((all, one) => all + one, 0) / 100;
}

/**
 * The processor time of one minute in the running product. Hourly work runs only once a day in shops without activity.
 */
async function hourlyMinute(client: pg.Client, url: string, always: readonly string[]): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-shops-'));
  const config = readConfig({ DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  const running = await startApp(config, pino({ level: 'error' }), []);
  try {
    await running.background;
    await client.query("update shop_looks set due_at = now() + interval '1 day'");
    const minutes = 1;
    const some = Math.round((shops * minutes) / 1_440);
    await client.query(
      'update shop_looks set hour_at = now() where shop in (select shop from shop_looks limit $1)',
      [some],
    );
    const before = await processor(client);
    await client.query(`insert into pgboss.job (name, data) values ('due', '{"shopId": "every"}')`);
    for (;;) {
      await pause(500);
      const { rows: done } = await client.query<{ n: number }>(
        `select count(*)::integer as n from pgboss.job where name = any($1) and state = 'completed'`,
        [always],
      );
      if ((done[0]?.n ?? 0) >= some * always.length) break;
    }
    return ((await processor(client)) - before) / minutes;
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures two costs of the job calendar in an installation with many idle shops: the processor time of one minute of
 * checks, and the time until a thousand shops that become due at the same moment are all found. `BENCH_SHOPS` sets
 * the number of shops.
 */
export async function benchIdleShops(): Promise<void> {
  const { url, stop } = await temporaryDatabase();
  const client = await connectToDatabase(url);
  try {
    await migrate(url, jobNames);
    for (const text of rows) await client.query(text);
    say(`${shops.toLocaleString('en')} shops made`);
    const log = pino({ level: 'error' });
    const { role } = ownerLogin({ DATABASE_URL: url });
    const database = new Database({ url, role, pool: 10 });
    const running = { config: readConfig({ DATABASE_URL: url }) } as Parameters<typeof jobDefinitions>[0];
    const real = jobDefinitions(running, new Metrics(), log);
    const kinds = real.flatMap(({ name, isDue, nextAt }) =>
      isDue && nextAt ? [{ name, isDue, nextAt }] : [],
    );
    // The hourly jobs that run even in idle shops; all others are skipped there.
    const always = real.filter((one) => one.hourly && !one.isDue).map(({ name }) => name);
    const told: string[] = [];
    const look = () =>
      checkDueShops({
        ...{ database, kinds, hourly: [], log, goOn: () => true },
        onDue: async (_, found) => void told.push(...found),
      });
    await look();
    // The number of simulated minutes. Each has its share of the daily checks.
    const minutes = 20;
    await client.query(
      `update shop_looks set due_at = now() where shop in (select shop from shop_looks limit $1)`,
      [Math.round((shops * minutes) / 1_440)],
    );
    const before = await processor(client);
    for (let minute = 0; minute < minutes; minute += 1) await look();
    const looks = ((await processor(client)) - before) / minutes;
    await client.query(
      `with chosen as (update shop_looks set due_at = now() where shop in (select shop from shop_looks limit ${dueShops}) returning shop)
       insert into open_work (shop_id, kind, item, label, since, failed_at, due_at, why)
       select shop, 'payBills', 'x', '', now(), now(), now(), '' from chosen`,
    );
    told.length = 0;
    const began = performance.now();
    await look();
    const took = performance.now() - began;
    const hour = await hourlyMinute(client, url, always);
    report(`${shops.toLocaleString('en')} shops with nothing to do`, [
      { what: 'a minute of looks, processor', value: looks, unit: 's', target: { atMost: 1 } },
      { what: `${dueShops} shops due at once: found within`, value: took, unit: 'ms' },
      { what: 'of them told', value: new Set(told).size, unit: '' },
      {
        what: 'their hourly work, once a day, in a minute, processor',
        value: hour,
        unit: 's',
        target: { atMost: 1 },
      },
    ]);
    await database.end();
  } finally {
    await client.end();
    await stop();
  }
}

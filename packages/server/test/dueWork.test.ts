import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { ledgerCheckJob } from '../src/books/ledgerCheck.ts';
import { storageJob } from '../src/checkout/storageJob.ts';
import { jobDefinitions } from '../src/jobs.ts';
import { noticesJob } from '../src/notices/noticeSender.ts';
import { forecastJob } from '../src/parcels/forecastJob.ts';
import { checkDueShops } from '../src/platform/dueWork.ts';
import { dueJob, type JobDefinition, Jobs } from '../src/platform/jobs.ts';
import { Metrics } from '../src/platform/metrics.ts';
import { tidyOutboxJob } from '../src/platform/outbox.ts';
import { asShopId } from '../src/platform/scope.ts';
import { ownerLogin } from '../src/platform/serving.ts';
import { TimeSlice, unfinishedTimeSlice } from '../src/platform/timeSlice.ts';
import { webhooksJob } from '../src/programs/webhookSender.ts';
import { sweepJob } from '../src/shops/sweep.ts';
import { daysAgo } from './ago.ts';
import { startWorld } from './world.ts';

const services = () => world.running.services;

const world = await startWorld();
await world.running.background;
await world.running.services.jobs.stop();
await world.sql('delete from pgboss.schedule');

const done: string[] = [];
const inTaipei = (name: string, shopId: string) => `${name} ${shopId === world.tw.id ? 'tw' : 'th'}`;
const kind = (name: string, more: Partial<JobDefinition>): JobDefinition => ({
  name,
  run: async (_outside, { shopId }) => void done.push(inTaipei(name, shopId)),
  ...more,
});

/** Tells the calendar that a job may be due at any time. */
const always: Pick<JobDefinition, 'nextAt'> = { nextAt: ({ now }) => sql`select ${now}::timestamptz as at` };

/** Starts workers for these jobs alone, lets the calendar look once, then calls `check`. */
async function withJobs(definitions: readonly JobDefinition[], check: () => Promise<void>): Promise<void> {
  const { url, role } = ownerLogin(world.running.services.config);
  const jobs = new Jobs(url, role, world.running.database, pino({ level: 'silent' }));
  await jobs.start();
  await jobs.work(definitions, () => world.running.services.tenants.ids());
  try {
    await jobs.calendar.lookAtAll();
    await world.sql(`insert into pgboss.job (name, data) values ($1, '{"shopId": "every"}')`, [dueJob]);
    await check();
  } finally {
    await jobs.stop();
  }
}

const jobsOf = (name: string) =>
  world.sql<{ shop: string; state: string }>(
    "select data ->> 'shopId' as shop, state::text from pgboss.job where name = $1",
    [name],
  );

test('due work gets a job only in its shop, and a failed check affects only its kind and shop', async () => {
  const definitions = [
    kind(tidyOutboxJob, { ...always, isDue: async ({ shopId }) => shopId === world.th.id }),
    kind(webhooksJob, { ...always, isDue: async ({ shopId }) => shopId === world.tw.id }),
    kind(noticesJob, {
      ...always,
      isDue: async ({ shopId }) => {
        if (shopId === world.tw.id) throw new Error('a look that fails');
        return true;
      },
    }),
  ];
  await withJobs(definitions, async () => {
    const all = [`${noticesJob} th`, `${tidyOutboxJob} th`, `${webhooksJob} tw`];
    await expect.poll(() => done.toSorted()).toEqual(all);
    expect((await jobsOf(tidyOutboxJob)).map(({ shop }) => shop)).toEqual([world.th.id]);
  });
});

test('a job that another process queued, or that starts later, starts within seconds of its time', async () => {
  done.length = 0;
  await withJobs([kind(tidyOutboxJob, {}), kind(webhooksJob, {})], async () => {
    await world.sql(
      `insert into pgboss.job (name, data, start_after)
       values ($1, $3, now()), ($2, $3, now() + interval '3 seconds'), ($2, $3, now() + interval '1 hour')`,
      [tidyOutboxJob, webhooksJob, JSON.stringify({ shopId: world.tw.id })],
    );
    await expect.poll(() => done).toEqual([`${tidyOutboxJob} tw`, `${webhooksJob} tw`]);
  });
});

test('an unreachable database is waited for once per check, not once for each of its shops', async () => {
  const looked: string[] = [];
  const due: string[] = [];
  const far = Array.from({ length: 12 }, (_, at) => `far ${at}`);
  const claimed = [['near 1', ...far, 'near 2'].map((shop) => ({ shop, hourly: true })), []];
  const again: unknown[] = [];
  await checkDueShops({
    database: {
      placeOf: (shopId) => (far.includes(shopId) ? 'far' : undefined),
      read: async (shopId) => {
        looked.push(shopId);
        throw new Error(
          far.includes(shopId) ? 'timeout exceeded when trying to connect' : 'this place is here',
        );
      },
      control: async <O>(text: string, [shops]: unknown[] = []) => {
        if (text.includes('unnest')) again.push(shops);
        return (text.includes('unnest') ? [] : claimed.shift()) as O[];
      },
    },
    kinds: [],
    hourly: [{ name: sweepJob }],
    onDue: async (_name, shopIds) => void due.push(...shopIds),
    goOn: () => true,
    log: pino({ level: 'silent' }),
  });
  // Several lookups may already be sent to the broken place before the first one fails.
  expect(looked.filter((shop) => far.includes(shop)).length).toBeLessThan(5);
  expect(due.toSorted()).toEqual([...far, 'near 1', 'near 2'].sort());
  expect(again).toHaveLength(1);
});

const lookOf = async (shopId: string) =>
  (
    await world.sql<{ dueAt: Date; hourAt: Date; writtenAt: Date }>(
      'select due_at, hour_at, written_at from shop_looks where shop = $1',
      [shopId],
    )
  )[0];
const minutesTo = (moment: Date | string | undefined) =>
  Math.round((new Date(moment ?? 0).getTime() - Date.now()) / 60_000) + 0;

test("the calendar has each shop's next due time, and a shop that was written to is checked next", async () => {
  const moment = new Date(Date.now() + 30 * 60_000).toISOString();
  const definitions = [
    kind(tidyOutboxJob, { isDue: async () => false, nextAt: () => sql`select ${moment}::timestamptz as at` }),
    kind(sweepJob, { hourly: true }),
  ];
  const { database } = world.running;
  await world.sql("update shop_looks set hour_at = now() + interval '1 day'");
  await world.change('shopLooks', { shop: world.th.id }, { hourAt: new Date(), writtenAt: daysAgo(5) });
  done.length = 0;
  await withJobs(definitions, async () => {
    await expect.poll(() => done).toEqual([`${sweepJob} th`]);
    await expect.poll(async () => minutesTo((await lookOf(world.tw.id))?.dueAt)).toBe(30);
    // The shop was idle for five days. The calendar looks at it again after a twentieth of that time.
    expect(minutesTo((await lookOf(world.th.id))?.hourAt)).toBe(6 * 60);
    database.written.take();
    await database.read(asShopId(world.tw.id), async (tx) => tx.now);
    expect(database.written.take()).toEqual({ byPeople: [], byClock: [] });
    await database.transact(asShopId(world.th.id), async (tx) => tx.now);
    await services().jobs.calendar.note();
    expect(minutesTo((await lookOf(world.th.id))?.dueAt)).toBe(0);
    expect(minutesTo((await lookOf(world.th.id))?.hourAt)).toBe(60);
    expect(minutesTo((await lookOf(world.tw.id))?.dueAt)).toBe(30);
  });
});

test('hourly work gets a job if there is any, or if that cannot be determined', async () => {
  done.length = 0;
  await world.change('shopLooks', {}, { hourAt: new Date() });
  const definitions = [
    kind(ledgerCheckJob, { hourly: true }),
    kind(storageJob, { hourly: true, isDue: async ({ shopId }) => shopId === world.th.id }),
    kind(forecastJob, {
      hourly: true,
      isDue: async ({ shopId }) => {
        if (shopId === world.tw.id) throw new Error('a look that fails');
        return false;
      },
    }),
  ];
  await withJobs(definitions, async () => {
    const all = [`${ledgerCheckJob} th`, `${ledgerCheckJob} tw`, `${storageJob} th`];
    await expect.poll(() => done.toSorted()).toEqual(all.sort());
    expect(await jobsOf(forecastJob)).toEqual([]);
  });
});

test('a shop whose turn ends before its work gets another turn after those that wait', async () => {
  done.length = 0;
  const run: JobDefinition['run'] = async (_outside, { shopId }) => {
    const isFirst = !done.includes(inTaipei(webhooksJob, shopId));
    done.push(inTaipei(webhooksJob, shopId));
    return shopId === world.tw.id && isFirst ? unfinishedTimeSlice : undefined;
  };
  await withJobs([kind(webhooksJob, { run })], async () => {
    for (const { id } of [world.tw, world.th])
      await world.sql(
        `insert into pgboss.job (name, data) values ($1, jsonb_build_object('shopId', $2::text))`,
        [webhooksJob, id],
      );
    // Two workers run at once, so the order of the shops is undefined.
    const all = [`${webhooksJob} th`, `${webhooksJob} tw`, `${webhooksJob} tw`];
    await expect.poll(() => done.toSorted()).toEqual(all);
  });
  const turn = new TimeSlice();
  expect([turn.goOn(), turn.end]).toEqual([true, undefined]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect([turn.goOn(), turn.end]).toEqual([false, unfinishedTimeSlice]);
  vi.restoreAllMocks();
});

test('the due times of all kinds of work are queried in one statement, for a shop in use', async () => {
  const real = jobDefinitions(services(), new Metrics(), pino({ level: 'silent' }));
  const kinds = real.flatMap(({ name, isDue, nextAt }) => (isDue && nextAt ? [{ name, isDue, nextAt }] : []));
  const hourly = real.filter((one) => one.hourly);
  const byMinute = real.filter((one) => !one.hourly);
  expect(byMinute.filter(({ isDue, nextAt }) => (isDue === undefined) !== (nextAt === undefined))).toEqual(
    [],
  );
  await world.sql(
    `insert into open_work (shop_id, kind, item, label, since, failed_at, due_at, why)
     values ($1, 'payBills', 'x', '', now(), now(), now() + interval '7 minutes', '')`,
    [world.tw.id],
  );
  await services().jobs.calendar.lookAtAll();
  const faults: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  await checkDueShops({
    ...{ database: world.running.database, kinds, hourly, goOn: () => true, log },
    onDue: async () => undefined,
  });
  expect(faults).toEqual([]);
  expect(minutesTo((await lookOf(world.tw.id))?.dueAt)).toBe(7);
});

test('schedules of older versions by the minute and by the hour are removed', async () => {
  await world.sql(
    `insert into pgboss.schedule (name, key, cron, timezone, data)
     values ($1, '', '* * * * *', 'UTC', '{"shopId": "every"}'), ($2, '', '7 * * * *', 'UTC', '{"shopId": "every"}')`,
    [tidyOutboxJob, sweepJob],
  );
  const definitions = [
    kind(tidyOutboxJob, { ...always, isDue: async () => false }),
    kind(sweepJob, { hourly: true }),
  ];
  await withJobs(definitions, async () => {
    const scheduled = await world.sql<{ name: string }>('select name from pgboss.schedule order by name');
    expect(scheduled.map(({ name }) => name)).toEqual([dueJob]);
  });
});

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticesJob } from '../src/notices/tell.ts';
import type { Tx } from '../src/platform/db.ts';
import { findDue } from '../src/platform/dueWork.ts';
import { dueJob, type JobDefinition, Jobs } from '../src/platform/jobs.ts';
import { tidyOutboxJob } from '../src/platform/outbox.ts';
import { asOwner } from '../src/platform/serving.ts';
import { webhooksJob } from '../src/programs/webhookSender.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.running.background;
  await world.running.services.jobs.stop();
  await world.sql('delete from pgboss.schedule');
});
afterAll(() => world.stop());

const done: string[] = [];
const inTaipei = (name: string, shopId: string) => `${name} ${shopId === world.tw.id ? 'tw' : 'th'}`;
const kind = (name: string, more: Partial<JobDefinition>): JobDefinition => ({
  name,
  run: async (_outside, { shopId }) => void done.push(inTaipei(name, shopId)),
  ...more,
});

/** A process of this product that works on these jobs alone; asked by the clock, once. */
async function withJobs(definitions: readonly JobDefinition[], check: () => Promise<void>): Promise<void> {
  const { url, role } = asOwner(world.running.services.config);
  const jobs = new Jobs(url, role, world.running.database, pino({ level: 'silent' }));
  await jobs.start();
  await jobs.work(definitions, () => world.running.services.tenants.ids());
  try {
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

test('a kind of work gets a job in the shop where it is due, and none in the others; a look that fails costs its kind and shop alone', async () => {
  const definitions = [
    kind(tidyOutboxJob, { isDue: async ({ shopId }) => shopId === world.th.id }),
    kind(webhooksJob, { isDue: async ({ shopId }) => shopId === world.tw.id }),
    kind(noticesJob, {
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

test('a place that does not answer is waited for once in a look, not once for each of its shops', async () => {
  const looked: string[] = [];
  const due: string[] = [];
  const far = ['far 1', 'far 2', 'far 3'];
  await findDue({
    database: {
      placeOf: (shopId) => (far.includes(shopId) ? 'far' : undefined),
      read: async (shopId, work) => {
        looked.push(shopId);
        if (far.includes(shopId)) throw new Error('timeout exceeded when trying to connect');
        return work({ shopId } as Tx);
      },
    },
    kinds: [{ name: noticesJob, isDue: async () => true }],
    shopIds: ['near 1', ...far, 'near 2'],
    onDue: async (_name, shopIds) => void due.push(...shopIds),
    goOn: () => true,
    log: pino({ level: 'silent' }),
  });
  expect(looked).toEqual(['near 1', 'far 1', 'near 2']);
  expect(due).toEqual(['near 1', 'near 2']);
});

test('what an older version asked for by the minute is asked for no more; what goes by the hour still is', async () => {
  await world.sql(
    `insert into pgboss.schedule (name, key, cron, timezone, data)
     values ($1, '', '* * * * *', 'UTC', '{"shopId": "every"}')`,
    [tidyOutboxJob],
  );
  const definitions = [
    kind(tidyOutboxJob, { isDue: async () => false }),
    kind(noticesJob, { cron: '7 * * * *' }),
  ];
  await withJobs(definitions, async () => {
    const scheduled = await world.sql<{ name: string }>('select name from pgboss.schedule order by name');
    expect(scheduled.map(({ name }) => name)).toEqual([dueJob, noticesJob]);
  });
});

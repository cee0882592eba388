import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type JobDefinition, Jobs } from '../src/platform/jobs.ts';
import { tidyOutboxJob } from '../src/platform/outbox.ts';
import { asShopId } from '../src/platform/scope.ts';
import { ownerLogin } from '../src/platform/serving.ts';
import { webhooksJob } from '../src/programs/webhookSender.ts';
import { sealAuditJob } from '../src/staff/sealAuditJob.ts';
import { startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
await world.running.background;
await world.running.services.jobs.stop();
await world.sql('delete from pgboss.schedule');

/** Starts workers for these kinds of jobs alone, in the world's database. */
async function startJobs(kinds: readonly JobDefinition[]): Promise<Jobs> {
  const { url, role } = ownerLogin(world.running.services.config);
  const jobs = new Jobs(url, role, world.running.database, pino({ level: 'silent' }));
  await jobs.start();
  await jobs.work(kinds, async () => []);
  return jobs;
}

const leave = (jobs: Jobs, shop: WorldShop, kind: string, count: number) =>
  world.running.database.transact(asShopId(shop.id), async (tx) => {
    for (let n = 0; n < count; n += 1) jobs.enqueue(tx, kind, { n });
  });

test('five thousand slow jobs of one shop delay another shop by few, and not the first shop’s other work', async () => {
  const done: string[] = [];
  const slow = Promise.withResolvers<void>();
  const slowKind: JobDefinition = {
    name: webhooksJob,
    run: async (_outside, { shopId }) => {
      if (shopId === world.tw.id) await slow.promise;
      done.push(shopId === world.tw.id ? 'many' : 'few');
    },
  };
  const otherKind: JobDefinition = { name: tidyOutboxJob, run: async () => void done.push('other') };
  const jobs = await startJobs([slowKind, otherKind]);
  const waiting = async (shop: WorldShop) =>
    (await world.sql('select from waiting_jobs where shop_id = $1', [shop.id])).length;
  try {
    await leave(jobs, world.tw, webhooksJob, 5_000);
    await expect.poll(() => waiting(world.tw)).toBeLessThan(5_000);
    await leave(jobs, world.tw, tidyOutboxJob, 1);
    await expect.poll(() => done).toEqual(['other']);
    await leave(jobs, world.th, webhooksJob, 10);
    await expect.poll(() => waiting(world.th)).toBe(0);
    // Two workers hold ten jobs each, and twenty more are queued.
    expect(await waiting(world.tw)).toBeGreaterThanOrEqual(5_000 - 40);
    slow.resolve();
    await expect.poll(() => done.filter((one) => one === 'few').length, { timeout: 20_000 }).toBe(10);
    expect(done.lastIndexOf('few')).toBeLessThan(1 + 10 + 40 + 20);
    // The jobs that were held back continue.
    await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThan(150);
  } finally {
    slow.resolve();
    await world.sql('delete from waiting_jobs');
    await jobs.stop();
  }
});

test('a job does not wait for a slow one of its queue that began before it', async () => {
  const done: string[] = [];
  const began = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const kind: JobDefinition = {
    name: sealAuditJob,
    run: async (_outside, { shopId }) => {
      began.resolve();
      if (shopId === world.tw.id) await slow.promise;
      done.push(shopId === world.tw.id ? 'slow' : 'quick');
    },
  };
  const jobs = await startJobs([kind]);
  try {
    await leave(jobs, world.tw, sealAuditJob, 1);
    await began.promise;
    await leave(jobs, world.th, sealAuditJob, 1);
    await expect.poll(() => done).toEqual(['quick']);
  } finally {
    slow.resolve();
    await jobs.stop();
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { storeUnsentCode } from '../src/access/codes.ts';
import { passwordResetJobDefinition } from '../src/access/sendReset.ts';
import { newId } from '../src/platform/ids.ts';
import { Jobs } from '../src/platform/jobs.ts';
import { sendMessage } from '../src/platform/messages.ts';
import { ProcessHeartbeat } from '../src/platform/processes.ts';
import { asShopId } from '../src/platform/scope.ts';
import { servingLogin } from '../src/platform/serving.ts';
import type { KillPoint } from './killedDuringJob.ts';
import { testWaitFactor } from './limits.ts';
import { openSmtp } from './smtpDouble.ts';
import { startWorld } from './world.ts';

const post = await openSmtp();
const world = await startWorld({
  env: { SMTP_URL: post.url, MAIL_FROM: 'Forwarder <post@forwarder.example>' },
});
await world.running.background;

/** Adds the outdated row that a killed process leaves. */
const killed = () => world.sql("insert into processes values ($1, now() - interval '1 minute')", [newId()]);

test('one of several processes takes over from a lost one, and none from a process that signed off', async () => {
  const pace = { everyMs: 20, silentMs: 2_000, freeMs: 0 };
  const taken: string[] = [];
  const process = (name: string) => {
    const takeOver = async () => {
      taken.push(name);
    };
    return new ProcessHeartbeat(world.running.database, takeOver, pino({ level: 'silent' }), new Map(), pace);
  };
  const some = ['a', 'b', 'c'].map(process);
  for (const one of some) await one.start();
  await killed();
  await expect.poll(() => taken.length, { timeout: 20_000 * testWaitFactor }).toBe(1);
  await some[0]?.stop();
  await pause(100);
  expect(taken).toHaveLength(1);
  for (const one of some) await one.stop();
  expect(await world.sql('select from processes')).toHaveLength(1);
});

/**
 * Starts a process that works on a job which sends the member a code, and kills the process at this point of its
 * work.
 */
async function killedAt(point: KillPoint, to: string): Promise<void> {
  const { database, services } = world.running;
  const member = await world.tw.member({ email: to });
  const ticket = await database.transact(asShopId(world.tw.id), (tx) =>
    storeUnsentCode(tx, services, 'reset', `member:${member.id}`),
  );
  const job = { ticket, channel: 'email', lang: 'en', shopName: 'Shop' };
  const program = join(import.meta.dirname, 'killedDuringJob.ts');
  const child = spawn(process.execPath, [program, point, world.tw.id, JSON.stringify(job)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: services.config.DATABASE_URL, DATA_DIR: services.config.dataDir },
  });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
}

const lettersTo = (recipient: string) => post.letters.filter(({ to }) => to === recipient).length;
const jobsBy = (state: string) =>
  world.sql("select from pgboss.job where name = 'send-reset' and state = $1", [state]);

test('another process finishes the work of killed processes, once, without waiting for the schedule', async () => {
  await world.sql('delete from pgboss.schedule');
  await world.sql("delete from pgboss.job where state <> 'active'");
  const recipient = 'late@post.example';
  const points = ['left', 'read', 'moved'] as const;
  await Promise.all(points.map((point) => killedAt(point, `${point}@post.example`)));
  expect(await world.sql('select from waiting_jobs')).toHaveLength(3);
  await world.running.database.transact(asShopId(world.tw.id), async (tx) => {
    await sendMessage(tx, { channel: 'email', recipient, subject: '驗證碼', body: 'Your code is 123456.' });
    // The message looks reserved by a process that then died, so this process cannot send it before the reservation
    // ends.
    await tx.raw(
      "update outbox set lease_id = $2, lease_until = now() + interval '4 seconds' where shop_id = $1",
      [world.tw.id, newId()],
    );
  });
  await killed();
  const recipients = [recipient, ...points.map((point) => `${point}@post.example`)];
  await expect
    .poll(() => recipients.map(lettersTo), { timeout: 20_000 * testWaitFactor })
    .toEqual([1, 1, 1, 1]);
  await expect.poll(() => world.sql('select from waiting_jobs')).toEqual([]);
  await expect.poll(() => jobsBy('completed')).toHaveLength(3);
  expect(await world.sql("select from pgboss.job where name = 'send-reset'")).toHaveLength(3);
  expect(recipients.map(lettersTo)).toEqual([1, 1, 1, 1]);
});

test('a job whose process was killed runs again elsewhere, and sends no second email', async () => {
  const { config, jobs, tenants } = world.running.services;
  // This process stops looking for jobs, so that the one that is killed finds them.
  await jobs.stop();
  for (const point of ['worked', 'ended'] as const) await killedAt(point, `${point}@post.example`);
  expect(await jobsBy('active')).toHaveLength(2);
  // Makes the killed processes' heartbeats old enough to be noticed.
  await world.sql(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute', retry_backoff = false, retry_delay = 0
     where name = 'send-reset' and state = 'active'`,
  );
  const { url, role } = servingLogin(config);
  const others = new Jobs(url, role, world.running.database, pino({ level: 'silent' }));
  await others.start();
  await others.work([passwordResetJobDefinition({ config })], () => tenants.ids());
  await expect.poll(() => jobsBy('completed'), { timeout: 20_000 * testWaitFactor }).toHaveLength(5);
  const count = () => [lettersTo('worked@post.example'), lettersTo('ended@post.example')];
  await expect.poll(count).toEqual([1, 1]);
  await expect.poll(() => world.sql('select from outbox')).toEqual([]);
  await others.stop();
});

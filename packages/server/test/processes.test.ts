import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { sendMessage } from '../src/platform/messages.ts';
import { Processes } from '../src/platform/processes.ts';
import { asShopId } from '../src/platform/scope.ts';
import { patience } from './limits.ts';
import { openSmtp } from './smtpDouble.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let post: Awaited<ReturnType<typeof openSmtp>>;
beforeAll(async () => {
  post = await openSmtp();
  world = await startWorld({ env: { SMTP_URL: post.url, MAIL_FROM: 'Forwarder <post@forwarder.example>' } });
  await world.running.background;
});
afterAll(async () => {
  await world.stop();
  await post.close();
});

/** As a killed process leaves it: its row grows old. */
const killed = () => world.sql("insert into processes values ($1, now() - interval '1 minute')", [newId()]);

test('of several processes one takes over from a lost one, and nobody from one that said goodbye', async () => {
  const pace = { everyMs: 20, silentMs: 2_000, freeMs: 0 };
  const taken: string[] = [];
  const process = (name: string) => {
    const takeOver = async () => {
      taken.push(name);
    };
    return new Processes(world.running.database, takeOver, pino({ level: 'silent' }), pace);
  };
  const some = ['a', 'b', 'c'].map(process);
  for (const one of some) await one.start();
  await killed();
  await expect.poll(() => taken.length, { timeout: 20_000 * patience }).toBe(1);
  await some[0]?.stop();
  await pause(100);
  expect(taken).toHaveLength(1);
  for (const one of some) await one.stop();
  expect(await world.sql('select from processes')).toHaveLength(1);
});

test('a message that a killed process had taken leaves another one, not by the clock', async () => {
  await world.sql('delete from pgboss.schedule');
  await world.sql("delete from pgboss.job where state <> 'active'");
  const recipient = 'late@post.example';
  await world.running.database.transact(asShopId(world.tw.id), async (tx) => {
    await sendMessage(tx, { channel: 'email', recipient, subject: '驗證碼', body: 'Your code is 123456.' });
    // Taken by nobody who lives, in the same transaction: this process must not come first.
    await tx.raw(
      "update outbox set lease_id = $2, lease_until = now() + interval '4 seconds' where shop_id = $1",
      [world.tw.id, newId()],
    );
  });
  await killed();
  await expect
    .poll(() => post.letters.filter(({ to }) => to === recipient), { timeout: 20_000 * patience })
    .toHaveLength(1);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servingLogin } from '../src/platform/serving.ts';
import { testWaitFactor } from './limits.ts';
import { inOneBox } from './orderScene.ts';
import { faultsOfLedger } from './payWorld.ts';
import { openStandingWorld } from './standingWorld.ts';

/** Tests standing orders that two worker processes and this process carry out, while one worker is killed. */
const { world, pay, clerk, run, owner } = await openStandingWorld();

const timeout = 60_000 * testWaitFactor;
const { url, role } = servingLogin(world.running.services.config);

function worker() {
  const program = [join(import.meta.dirname, 'standingWorker.ts'), url, role ?? '', world.tw.id];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] });
  return { child, ended: once(child, 'exit') };
}

/** Runs two workers at once, kills the first while some process writes, then does the remaining work. */
async function killOneOfTwo(): Promise<void> {
  const [one, two] = [worker(), worker()];
  const writes = async () =>
    (await world.sql(`select pid from pg_stat_activity where wait_event = 'PgSleep'`)).length > 0;
  await expect.poll(writes, { timeout, interval: 20 }).toBe(true);
  one.child.kill('SIGKILL');
  await Promise.all([run(), run(), one.ended, two.ended]);
  await run();
}

test('due rules are ordered and paid once', { timeout: 4 * timeout }, async () => {
  await world.sql(
    `create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$`,
  );
  await world.sql(
    'create trigger slow before insert or update on standing_acts for each row execute function be_slow()',
  );
  const members = [await owner(), await owner(), await owner()];
  for (const { parcel, start } of members) {
    await parcel();
    await parcel();
    await start();
  }
  await world.tw.set({ payBeforePacking: false });
  await killOneOfTwo();
  const acts = async () => (await Promise.all(members.map((member) => member.acts()))).flat();
  const payments = async () => (await acts()).map(({ state, payment }) => [state, payment]);
  expect(await payments()).toEqual(members.map(() => ['placed', 'later']));
  for (const { orderId } of await acts()) {
    await world.change('orders', { id: orderId }, { revocableUntil: new Date() });
    await clerk.client.call('packOrder', inOneBox(orderId ?? '', 3_000));
  }
  await killOneOfTwo();
  expect(await payments()).toEqual(members.map(() => ['placed', 'paid']));
  for (const { member, call } of members) {
    const { list } = await call('listOrders', { pageSize: 10 });
    expect(list.map(({ state }) => state)).toEqual(['awaitingShipment']);
    expect(await pay.balance(member)).toBe(1_000_000 - (list[0]?.paidMinor ?? 0));
  }
  expect(await faultsOfLedger(world)).toEqual([]);
});

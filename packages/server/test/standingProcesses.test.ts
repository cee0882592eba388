import { afterAll, expect, test } from 'vitest';
import { patience } from './limits.ts';
import { faultsOfLedger } from './payWorld.ts';
import { serverProcesses } from './serverProcess.ts';
import { openStandingWorld } from './standingWorld.ts';

/** Standing orders followed by two server processes and this one, while one of them is killed. */
const { world, pay, clerk, run, owner } = await openStandingWorld();
await world.sql("insert into shop_hosts (host, shop_id) values ('127.0.0.1', $1)", [world.tw.id]);
const { DATABASE_URL, APP_SECRET } = world.running.services.config;
const [one, two] = [
  await serverProcesses({ DATABASE_URL, APP_SECRET }),
  await serverProcesses({ DATABASE_URL, APP_SECRET }),
];
afterAll(async () => {
  await Promise.all([one.clear(), two.clear()]);
  await world.stop();
});

const timeout = 150_000 * patience;
/** Whether a process is in the middle of writing: this table's trigger sleeps. */
const isWriting = async () =>
  (await world.sql(`select pid from pg_stat_activity where wait_event = 'PgSleep'`)).length > 0;
const slow = (table: string, event: string) =>
  world.sql(
    `create trigger slow_${table} before ${event} on ${table} for each row execute function be_slow()`,
  );

test('place and pay each order once', { timeout: 2 * timeout }, async () => {
  await world.sql(
    `create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
  );
  await slow('standing_acts', 'insert or update');
  const members = [await owner(), await owner(), await owner()];
  for (const { parcel, start } of members) {
    await parcel();
    await parcel();
    await start();
  }
  await world.sql(`update shops set settings = settings || '{"payBeforePacking": false}' where id = $1`, [
    world.tw.id,
  ]);
  world.running.services.tenants.forget();
  // Nothing but the two processes orders at first.
  const [killed] = await Promise.all([one.start(), two.start()]);
  await expect.poll(isWriting, { timeout, interval: 50 }).toBe(true);
  killed.signal('SIGKILL');
  await Promise.all([run(), run()]);
  const acts = async () => (await Promise.all(members.map((member) => member.acts()))).flat();
  await expect.poll(async () => (await acts()).length, { timeout }).toBe(members.length);
  expect((await acts()).map(({ state, payment }) => [state, payment])).toEqual(
    members.map(() => ['placed', 'later']),
  );
  for (const { orderId } of await acts()) {
    await world.sql('update orders set revocable_until = now() where id = $1', [orderId]);
    await clerk.client.call('packOrder', {
      ...{ orderId: orderId ?? '', parcelIds: [], allHere: true },
      packages: [{ weightG: 3_000, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    });
  }
  const again = await one.start();
  await Promise.all([run(), run()]);
  again.signal('SIGKILL');
  await run();
  const paid = async () => (await acts()).filter(({ payment }) => payment === 'paid').length;
  await expect.poll(paid, { timeout }).toBe(members.length);
  for (const { member, call } of members) {
    const { list } = await call('listOrders', { pageSize: 10 });
    expect(list.map(({ state }) => state)).toEqual(['awaitingShipment']);
    expect(await pay.balance(member)).toBe(1_000_000 - (list[0]?.paidMinor ?? 0));
  }
  expect(await faultsOfLedger(world)).toEqual([]);
});

import { expect, test } from 'vitest';
import { testWaitFactor } from './limits.ts';
import { inOneBox } from './orderScene.ts';
import { faultsOfLedger } from './payWorld.ts';
import { clientAt } from './serverClient.ts';
import { type ServerProcess, type ServerProcesses, serverProcesses } from './serverProcess.ts';
import { openStandingWorld } from './standingWorld.ts';

/** Tests standing orders with two whole servers and all their jobs. The server that works is killed, twice. */
const { world, pay, clerk, owner } = await openStandingWorld();
const timeout = 60_000 * testWaitFactor;
const names = ['one', 'two'] as const;
type Name = (typeof names)[number];
const places = new Map<Name, ServerProcesses>();
const servers = new Map<Name, ServerProcess>();
const start = async (name: Name) => {
  const server = await places.get(name)?.start();
  if (server === undefined) throw new Error('no place');
  servers.set(name, server);
  return server;
};

await world.running.background;
// This process only prepares data: it runs no jobs and sends no realtime events.
await world.running.services.jobs.stop();
await world.tw.set({ payBeforePacking: false });
const { DATABASE_URL, APP_SECRET } = world.running.services.config;
for (const name of names) {
  const url = `${DATABASE_URL}?application_name=${name}`;
  places.set(name, await serverProcesses({ DATABASE_URL: url, APP_SECRET }));
  await start(name);
}

/** Starts the check of all shops for due work at once, instead of at the next minute. */
const look = () => world.sql(`insert into pgboss.job (name, data) values ('due', '{"shopId": "every"}')`);

/** Postpones the next check of each shop by a quarter of an hour, unless a server notices a write. */
const lookLater = () => world.sql("update shop_looks set due_at = now() + interval '15 minutes'");

const working = async () => {
  const found = await world.sql<{ name: Name }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and wait_event = 'PgSleep'`,
  );
  return found.map(({ name }) => name);
};

/** Kills the working server once it has finished one part and has begun the next one. */
async function killAmid(done: () => Promise<number>, all: number): Promise<Name> {
  let victim: Name | undefined;
  let asked = 0;
  const amid = async () => {
    if (asked++ % 20 === 0) await look();
    const [name] = await working();
    const count = await done();
    if (name !== undefined && count > 0 && count < all) victim = name;
    return victim !== undefined;
  };
  await expect.poll(amid, { timeout: 2 * timeout, interval: 50 }).toBe(true);
  if (victim === undefined) throw new Error('nobody works');
  const server = servers.get(victim);
  server?.signal('SIGKILL');
  expect(await server?.ended).toBeNull();
  expect(await done()).toBeLessThan(all);
  return victim;
}

/** Waits until the other server has done the work that the killed one left. */
const finished = (done: () => Promise<number>, all: number) =>
  expect
    .poll(
      async () => {
        await look();
        return done();
      },
      { timeout: 2 * timeout, interval: 1_000 },
    )
    .toBe(all);

const count = (sql: string) => async () => Number((await world.sql<{ n: string }>(sql))[0]?.n);
const placed = count("select count(*) as n from standing_acts where state = 'placed'");
const paid = count("select count(*) as n from standing_acts where payment = 'paid'");

test('each rule that is due orders once and pays once', { timeout: 10 * timeout }, async () => {
  await world.sql(
    `create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return new; end $$`,
  );
  await world.sql(
    'create trigger slow before insert or update on standing_acts for each row execute function be_slow()',
  );
  const members = await Promise.all([owner(), owner(), owner()]);
  for (const { parcel } of members) {
    await parcel();
    await parcel();
  }
  await lookLater();
  for (const { member, id } of members) {
    const { call } = clientAt(servers.get('one') ?? { url: '' }, world.tw, member);
    await call('tryStandingOrder', { id });
    const { list } = await call('listStandingOrders', {});
    await call('startStandingOrder', { id, changedAt: list[0]?.changedAt ?? '' });
  }
  const first = await killAmid(placed, members.length);
  await finished(placed, members.length);
  const second = await start(first);
  const acts = (await Promise.all(members.map((member) => member.acts()))).flat();
  expect(acts.map(({ state, payment }) => [state, payment])).toEqual(members.map(() => ['placed', 'later']));
  await world.sql('update orders set revocable_until = now() where id = any($1)', [
    acts.map(({ orderId }) => orderId),
  ]);
  await lookLater();
  for (const { orderId } of acts)
    await clientAt(second, world.tw, clerk).call('packOrder', inOneBox(orderId ?? '', 3_000));
  await killAmid(paid, members.length);
  await finished(paid, members.length);
  for (const { member, call, acts: actsOf } of members) {
    const { list } = await call('listOrders', { pageSize: 10 });
    expect(list.map(({ state }) => state)).toEqual(['awaitingShipment']);
    expect(await actsOf()).toHaveLength(1);
    expect(await pay.balance(member)).toBe(1_000_000 - (list[0]?.paidMinor ?? 0));
    const told = "select from notifications where member_id = $1 and event = 'standing.order'";
    expect(await world.sql(told, [member.id])).toHaveLength(1);
  }
  expect(await faultsOfLedger(world)).toEqual([]);
});

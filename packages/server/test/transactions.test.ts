import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { ConcurrencyLimiter, TooBusy } from '../src/platform/concurrencyLimiter.ts';
import { Database, type Tx } from '../src/platform/db.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { db } from '../src/platform/query.ts';
import { asShopId } from '../src/platform/scope.ts';
import { isOnCluster } from './databases.ts';
import { testWaitFactor } from './limits.ts';
import { addWarehouseAndGoodsTypes, forecast, freshNumber, goods, measured } from './parcelWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);

const one = (tx: Tx) => tx.one(db.selectNoFrom(sql<number>`1`.as('n')));
const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
  world.running.database.transact(asShopId(world.tw.id), work);

describe('a transaction', () => {
  test('has an end: later statements throw, whether it was committed or rolled back', async () => {
    const kept: Tx[] = [];
    await inShop(async (tx) => {
      kept.push(tx);
      await one(tx);
    });
    await inShop(async (tx) => {
      kept.push(tx);
      await one(tx);
      throw new Error('no');
    }).catch(() => undefined);
    for (const tx of kept) {
      await expect(one(tx)).rejects.toThrow('after the end');
      await expect(tx.raw('select 1')).rejects.toThrow('after the end');
    }
  });

  test('contains no slow work: the proof of no open transaction is invalid inside one, and after its part', async () => {
    const noTransaction = world.running.database.noTransaction(asShopId(world.tw.id));
    await expect(noTransaction.transact(() => hashPassword(noTransaction, 'Forwarder7'))).rejects.toThrow(
      'inside a transaction',
    );
    expect(await hashPassword(noTransaction, 'Forwarder7')).toMatch(/^argon2id/);
    noTransaction.end();
    await expect(hashPassword(noTransaction, 'Forwarder7')).rejects.toThrow('after the part');
  });

  test('that the database ends for another one runs again, once', async () => {
    const lock = (tx: Tx, key: number) =>
      tx.run(db.selectNoFrom(sql`pg_advisory_xact_lock(${key})`.as('held')));
    const tries = [0, 0];
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const crossing = (at: 0 | 1) =>
      inShop(async (tx) => {
        tries[at] = (tries[at] ?? 0) + 1;
        await lock(tx, at);
        met[at]?.resolve();
        await met[1 - at]?.promise;
        await lock(tx, 1 - at);
        return at;
      });
    expect(await Promise.all([crossing(0), crossing(1)])).toEqual([0, 1]);
    // Both PostgreSQL and the cluster detect deadlocks. On a cluster they may end both transactions at the same
    // moment.
    const isBoth = (await isOnCluster()) && tries[0] === tries[1];
    expect(tries.toSorted()).toEqual([isBoth ? 2 : 1, 2]);
  });

  test('that fails after its commit reports it, and deferred work of a failed one is not done', async () => {
    const heard: unknown[] = [];
    const { DATABASE_URL: url } = world.running.services.config;
    const database = new Database({ url, role: null, pool: 1, onLateFailure: (error) => heard.push(error) });
    const later = (fails: boolean) => async (tx: Tx) => {
      tx.afterCommit.push(() => {
        throw new Error(fails ? 'undone' : 'late');
      });
      await one(tx);
      if (fails) throw new Error('rolled back');
    };
    await database.transact(asShopId(world.tw.id), later(true)).catch(() => undefined);
    await database.transact(asShopId(world.tw.id), later(false));
    await expect.poll(() => heard).toEqual([new Error('late')]);
    await database.end();
  });

  test('is refused instead of waiting without end, and readiness has its own connection', async () => {
    const { DATABASE_URL: url } = world.running.services.config;
    const database = new Database({ url, role: null, pool: 1, waitMs: 2_000 });
    const held = Promise.withResolvers<void>();
    const holder = database.transact(asShopId(world.tw.id), async (tx) => {
      await one(tx);
      await held.promise;
    });
    await expect(database.transact(asShopId(world.tw.id), one)).rejects.toThrow('timeout exceeded');
    expect(await database.probe('select 1 as n')).toEqual([{ n: 1 }]);
    held.resolve();
    await holder;
    await database.end();
  });
});

test('counters are locked last: a member who pastes a number does not block the scan of that number', async () => {
  const member = await world.tw.member();
  const { courierNumber } = await forecast(member);
  const clerk = new pg.Client({ connectionString: world.running.services.config.DATABASE_URL });
  await clerk.connect();
  await clerk.query('begin');
  await clerk.query('select from parcels where shop_id = $1 and bill_code = $2 for update', [
    world.tw.id,
    courierNumber,
  ]);
  const pasted = member.client.call('forecastParcels', {
    courierNumber: `${freshNumber()},${courierNumber}`,
    ...goods,
  });
  await expect.poll(() => world.waitingForLocks()).toBe(1);
  const free = await clerk.query(
    'select from counters where shop_id = $1 and member_id = $2 for update nowait',
    [world.tw.id, member.id],
  );
  expect(free.rowCount).toBeGreaterThan(0);
  await clerk.query('commit');
  await clerk.end();
  expect((await pasted).list.map(({ result }) => result)).toEqual(['new', 'alreadyYours']);
});

test('numbers are pasted and scanned at the same moment, fifteen times, and nobody is refused', async () => {
  const staff = await world.tw.staff(['warehouse']);
  for (let round = 0; round < 15; round += 1) {
    const member = await world.tw.member();
    const known = (await Promise.all([forecast(member), forecast(member), forecast(member)])).map(
      (one) => one.courierNumber,
    );
    const paste = () =>
      member.client.attempt('forecastParcels', { courierNumber: [...known, freshNumber()].join(), ...goods });
    const attempts = await Promise.all([
      ...known.map((courierNumber) =>
        staff.client.attempt('receiveParcel', { courierNumber, warehouseId, ...measured }),
      ),
      ...[paste(), paste()],
    ]);
    expect(attempts.map(({ ok }) => ok)).toEqual(attempts.map(() => true));
  }
});

test("scheduled work is one job per shop, so one shop's failure does not affect others", async () => {
  const captchas = (shopId: string) => world.sql('select from captchas where shop_id = $1', [shopId]);
  for (const { id } of [world.th, world.tw])
    await world.sql("insert into captchas values ($1, gen_random_uuid(), '', now() - interval '1 day')", [
      id,
    ]);
  // Sweeping the first shop in the list fails.
  await world.sql(
    `create function hold() returns trigger language plpgsql as $$ begin
       if old.shop_id = '${world.th.id}' then raise exception 'this shop fails'; end if; return old; end $$`,
  );
  await world.sql('create trigger hold before delete on captchas for each row execute function hold()');
  await world.sql(`insert into pgboss.job (name, data) values ('sweep', '{"shopId":"every"}')`);
  await expect.poll(() => captchas(world.tw.id), { timeout: 15_000 * testWaitFactor }).toEqual([]);
  expect(await captchas(world.th.id)).toHaveLength(1);
});

describe('a concurrency limiter', () => {
  const limits = { atOnce: 1, perCaller: 3, perShop: 5, inAll: 6, retrySeconds: 7 };
  const turn = (shopId: string, who: string) => ({ shopId, who });

  test('lets shops and callers take turns, however much one of them requests', async () => {
    const line = new ConcurrencyLimiter({ ...limits, perCaller: 20, perShop: 20, inAll: 40 });
    const order: string[] = [];
    const add = (shopId: string, who: string) =>
      line.run(turn(shopId, who), async () => {
        await pause(0);
        order.push(`${shopId}${who}`);
      });
    const many = ['a', 'a', 'a', 'a', 'b'].map((who) => add('1', who));
    await Promise.all([...many, add('2', 'a')]);
    expect(order).toEqual(['1a', '1a', '2a', '1b', '1a', '1a']);
  });

  test('runs one piece of a shop at a time if its limits say so: another shop, and staff, do not wait for it', async () => {
    const line = new ConcurrencyLimiter({ ...limits, atOnce: 3, atOnceOfShop: 1 });
    const end = Promise.withResolvers<void>();
    const begun: string[] = [];
    const enter = (name: string, shopId: string, lane?: 'staff') =>
      line.run({ shopId, who: name, lane }, () => {
        begun.push(name);
        return end.promise;
      });
    const all = [
      enter('member', '1'),
      enter('member too', '1'),
      enter('clerk', '1', 'staff'),
      enter('other', '2'),
    ];
    expect(begun).toEqual(['member', 'clerk', 'other']);
    end.resolve();
    await Promise.all(all);
    expect(begun).toEqual(['member', 'clerk', 'other', 'member too']);
  });

  test('reports at once that it is full, to one caller or to everybody', async () => {
    const line = new ConcurrencyLimiter(limits);
    const end = Promise.withResolvers<void>();
    const enter = (shopId: string, who: string) => line.run(turn(shopId, who), () => end.promise);
    const within = [enter('1', 'a'), enter('1', 'a'), enter('1', 'a'), enter('1', 'b'), enter('1', 'b')];
    await expect(enter('1', 'a')).rejects.toMatchObject({ whose: 'caller', seconds: 7 });
    await expect(enter('1', 'c')).rejects.toMatchObject({ whose: 'server' });
    within.push(enter('2', 'a'));
    await expect(enter('3', 'a')).rejects.toThrow(TooBusy);
    end.resolve();
    await Promise.all(within);
    await line.run(turn('1', 'a'), async () => undefined);
  });
});

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/ids.ts';
import { moveShop, rehearseMove } from '../src/platform/moveShop.ts';
import { publish } from '../src/platform/realtime.ts';
import { removeShop } from '../src/platform/removeShop.ts';
import { asShopId } from '../src/platform/scope.ts';
import { differingBalances } from '../src/platform/shopCompare.ts';
import { allowsLogicalReplication, testWhere } from './databases.ts';
import { forecast, freshNumber, goods } from './parcelWorld.ts';
import { startWithSecondDatabase } from './secondDatabase.ts';

const isFit = await allowsLogicalReplication();
const moves = testWhere(isFit);

const { place, there, world, member } = await startWithSecondDatabase();
const { config } = world.running.services;
const clerk = await world.tw.staff(['finance']);
// The start is complete only after the process has reported which databases it knows.
await world.running.background;

const move = (to: string, report: (line: string) => void = () => undefined) =>
  // The pause is longer than operators would allow, for busy machines. Requests wait even longer.
  moveShop(config, { code: 'tw', to, pauseMs: 3_500 }, report);
const interrupt = () => {
  throw new Error('interrupted');
};
const placeOf = async () => (await world.row('shops', { code: 'tw' }))?.place;
const rowsOf = async (sql: (text: string) => Promise<{ n: number }[]>, table: string) =>
  (await sql(`select count(*)::int as n from ${table} where shop_id = '${world.tw.id}'`))[0]?.n ?? 0;
const atHome = (table: string) => rowsOf((text) => world.sql(text), table);
const atPlace = (table: string) => rowsOf(async (text) => (await there.query(text)).rows, table);

describe('impossible moves are refused before anything is changed', () => {
  test.each([
    ['a place without a name', 'postgres://nobody@nowhere/none', 'must have a name in DATABASE_PLACES'],
    ['where it is', 'home', 'is at home already'],
  ])('%s', async (_, to, says) => {
    await expect(move(to)).rejects.toThrow(says);
  });

  test('a shop that does not exist', async () => {
    await expect(moveShop(config, { code: 'no', to: 'eu', pauseMs: 1_000 }, () => undefined)).rejects.toThrow(
      'no shop with the code no',
    );
  });

  moves('while a process runs that could not follow', async () => {
    await world.sql(
      "insert into processes (id, seen_at) values (gen_random_uuid(), now() + interval '1 minute')",
    );
    await expect(move('eu')).rejects.toThrow('1 running processes have no address for eu');
    await world.sql("delete from processes where places = '{}'");
  });

  moves('while another command moves it', async () => {
    const owner = new pg.Client({ connectionString: config.DATABASE_URL });
    await owner.connect();
    await owner.query(
      "select pg_advisory_lock(hashtextextended('crossdock_move_' || replace($1, '-', ''), 0))",
      [world.tw.id],
    );
    await expect(move('eu')).rejects.toThrow('Another command moves this shop.');
    await owner.end();
  });

  moves('to a place of another version, or where the code is taken', async () => {
    const { rows } = await there.query(
      "delete from schema_migrations where version = '0107_joined_talks' returning version, applied_at, major",
    );
    await expect(move('eu')).rejects.toThrow('lacks 0107_joined_talks');
    await there.query('insert into schema_migrations values ($1, $2, $3)', Object.values(rows[0]));
    await there.query(
      `insert into shops (id, code, name, currency, time_zone, default_lang, created_at)
       values (gen_random_uuid(), 'tw', '', 'TWD', 'Asia/Taipei', 'tw', now())`,
    );
    await expect(move('eu')).rejects.toThrow('another shop with the code tw');
    await there.query('delete from shops');
  });

  test('a rehearsal reports the steps, or why this server cannot, and changes nothing', async () => {
    const says = await rehearseMove(config, { code: 'tw', to: place.url }).catch(
      (error: Error) => error.message,
    );
    expect(says).toMatch(
      isFit
        ? /^tw can be moved from home to eu: \d+ rows of \d+ tables\. Nothing was changed\.$/
        : /must have wal_level = logical/,
    );
    expect(await placeOf()).toBeNull();
    expect((await there.query('select from shops')).rowCount).toBe(0);
  });
});

moves(
  'an interrupted one that is given up leaves the shop where it was, and nothing of it there',
  async () => {
    await expect(move('eu', interrupt)).rejects.toThrow('interrupted');
    expect(await atPlace('members')).toBe(await atHome('members'));
    await forecast(member);
    // A move fails if the copy of the shop differs.
    await there.query('delete from sessions');
    await expect(move('eu')).rejects.toThrow(/The copy differs: sessions \d+ and 0/);
    expect(await placeOf()).toBeNull();
    const { id } = await forecast(member);
    expect(await move('home')).toMatchObject({ from: 'eu', to: 'home', pausedMs: undefined });
    // The move also fails if a changed row is missing in the copy.
    const account = newId();
    await world.sql(
      `insert into ledger_accounts (shop_id, id, kind, member_id, balance_minor) values ($1, $2, 'memberBalance', $3, 0)`,
      [world.tw.id, account, member.id],
    );
    await expect(move('eu', interrupt)).rejects.toThrow('interrupted');
    await there.query('delete from parcels where id = $1', [id]);
    await world.change('parcels', { id }, { updatedAt: new Date() });
    await expect(move('eu')).rejects.toThrow(
      /The copy differs: a row that was changed is not there once \(UPDATE 0/,
    );
    const source = {
      query: async (text: string, values: unknown[]) => ({ rows: await world.sql(text, values) }),
    };
    const touched = new Map([['ledger_accounts', new Set([account])]]);
    const compared = () =>
      differingBalances({ shopId: world.tw.id, touched, source, target: there } as never);
    expect(await compared()).toEqual([]);
    await there.query('update ledger_accounts set balance_minor = balance_minor + 1 where id = $1', [
      account,
    ]);
    expect(await compared()).toEqual(['balances of ledger_accounts that have changed']);
    expect(await move('home')).toMatchObject({ from: 'eu', to: 'home', pausedMs: undefined });
    expect(await atPlace('members')).toBe(0);
    await forecast(member);
  },
);

moves('rows that were changed in every way while it was under way are there as they were here', async () => {
  const here = (text: string, ...values: unknown[]) =>
    world.sql<{ row: string }>(text, [world.tw.id, ...values]);
  const rowsOfAll = (ask: typeof here) =>
    Promise.all(
      ['locations', 'parcels', 'warehouses'].map((table) =>
        ask(`select to_jsonb(one)::text as row from ${table} one where shop_id = $1 order by id`),
      ),
    );
  // PostgreSQL stores a text of this length outside its row, and does not write it again when other columns of the
  // row change.
  await here('update warehouses set address = $2 where shop_id = $1', randomBytes(6_000).toString('base64'));
  await expect(move('eu', interrupt)).rejects.toThrow('interrupted');
  await here(
    'update warehouses set name = $2, closed_days = $3 where shop_id = $1',
    "a'b\\c\n\t包𝄞",
    '["2026-12-25"]',
  );
  await here(
    `update locations set id = $2, closed_at = '2026-01-01T00:00:00.123456Z' where shop_id = $1 and code = 'U-01'`,
    newId(),
  );
  const { id } = await forecast(member);
  await forecast(member);
  await here('delete from parcels where shop_id = $1 and id = $2', id);
  const before = await rowsOfAll(here);
  expect(await move('eu')).toMatchObject({ to: 'eu' });
  expect(
    await rowsOfAll(async (text, ...values) => (await there.query(text, [world.tw.id, ...values])).rows),
  ).toEqual(before);
  await move('home');
  expect(await rowsOfAll(here)).toEqual(before);
});

moves(
  'moves under load: nothing is lost or done twice, nobody is refused, and what is left is fenced',
  async () => {
    const [parcels, transfers] = [await atHome('parcels'), await atHome('ledger_transfers')];
    let [sent, isMoved] = [0, false];
    const intents = async (of: (n: number) => Promise<unknown>) => {
      while (!isMoved || sent < 1_000) await of(++sent);
    };
    const pay = (n: number) =>
      clerk.client.call('adjustMemberBalance', { memberId: member.id, amountMinor: 1, reason: `賠付 ${n}` });
    const paste = () => member.client.call('forecastParcels', { courierNumber: freshNumber(), ...goods });
    const load = Promise.all([pay, pay, paste, paste, paste, paste, paste].map(intents));
    await expect.poll(() => sent).toBeGreaterThan(200);
    const moved = await move('eu').finally(() => {
      isMoved = true;
    });
    await load;
    console.log(`${sent} intents; stood still for ${Math.round(moved.pausedMs ?? Number.NaN)} ms`);
    const done = (await atPlace('parcels')) - parcels + (await atPlace('ledger_transfers')) - transfers;
    expect(done).toBe(sent);
    expect(await atPlace('parcels')).toBeGreaterThan(parcels);
    expect(await atPlace('ledger_transfers')).toBeGreaterThan(transfers);
    const gone = await Promise.all(['parcels', 'ledger_transfers', 'sessions'].map(atHome));
    expect(gone).toEqual([0, 0, 0]);
    expect(await placeOf()).toBe('eu');
    // Older builds would look for the moved shop in this database, so the move raised the schema's major version and
    // they no longer start.
    expect(await world.sql('select max(major) as major from schema_migrations')).toEqual([{ major: 2 }]);
    await expect(move('eu')).rejects.toThrow('is at eu already');
    await expect(removeShop(config, 'tw')).rejects.toThrow('move it home first');
  },
  120_000,
);

moves('what the shop does goes on there: its settings, its hints, what the clock starts', async () => {
  const { services } = world.running;
  await there.query("update shops set name = '搬過的店' where code = 'tw'");
  expect((await services.tenants.ofId(world.tw.id)).name).toBe('搬過的店');
  const heard: string[] = [];
  services.realtime.onAnyRealtimeEvent(({ topic }) => void heard.push(topic));
  const owner = await world.running.database.transact(asShopId(world.tw.id), async (tx) => {
    // The event in `shop` is sent as a part of the transaction, and the one in `orders` after the transaction.
    await publish(tx, 'shop', null);
    await publish(tx, 'orders', null);
    return tx.shopId;
  });
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['orders', 'shop']));
  await there.query("insert into captchas values ($1, gen_random_uuid(), '', now() - interval '1 day')", [
    owner,
  ]);
  await world.sql(`insert into pgboss.job (name, data) values ('sweep', '{"shopId":"every"}')`);
  await expect.poll(() => atPlace('captchas')).toBe(0);
  await there.query("insert into captchas values ($1, gen_random_uuid(), '', now() - interval '1 day')", [
    owner,
  ]);
  await world.running.database.transact(asShopId(world.tw.id), async (tx) =>
    services.jobs.enqueue(tx, 'sweep'),
  );
  await expect.poll(() => atPlace('captchas')).toBe(0);
  await expect.poll(() => atPlace('waiting_jobs')).toBe(0);
});

moves(
  'while it is paused nobody is refused; one that was killed in the pause goes on with the next run',
  async () => {
    await there.query("update shops set place = '>home' where code = 'tw'");
    const waiting = Promise.all([forecast(member), member.client.call('queryParcels', {})]);
    await pause(100);
    await there.query('update shops set place = null');
    await waiting;
    await there.query("update shops set place = '>home' where code = 'tw'");
    await expect(move('home', interrupt)).rejects.toThrow('interrupted');
    await forecast(member);
  },
);

moves('and back home, where the place keeps nothing', async () => {
  const parcels = await atPlace('parcels');
  await move('home');
  expect(await placeOf()).toBeNull();
  await forecast(member);
  expect(await atHome('parcels')).toBe(parcels + 1);
  expect(await atPlace('parcels')).toBe(0);
  expect((await there.query('select from shops')).rowCount).toBe(0);
});

test('places have names, each with an address', () => {
  const read = (DATABASE_PLACES: string) =>
    readConfig({ DATABASE_URL: 'postgres://o@db/x', DATA_DIR: config.dataDir, DATABASE_PLACES });
  expect(read('eu=postgres://a/b  asia=postgres://c/d').DATABASE_PLACES).toEqual(
    new Map([
      ['eu', 'postgres://a/b'],
      ['asia', 'postgres://c/d'],
    ]),
  );
  expect(() => read('postgres://a/b')).toThrow('name=postgres://');
});

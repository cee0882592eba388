import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { jobNames } from '../src/jobs.ts';
import { withAdvisoryLock } from '../src/platform/advisoryLock.ts';
import { backUp, restore } from '../src/platform/backup.ts';
import { readConfig } from '../src/platform/config.ts';
import { Database, NoTransaction } from '../src/platform/db.ts';
import { prepareImage, storeImage } from '../src/platform/fileRows.ts';
import { fileKey } from '../src/platform/files.ts';
import { newId } from '../src/platform/ids.ts';
import { removeShop } from '../src/platform/removeShop.ts';
import { requireKeyCheckBypass, requireSuperuser } from '../src/platform/rolePrivileges.ts';
import { asShopId } from '../src/platform/scope.ts';
import { shopsWithHosts } from '../src/shops/installation.store.ts';
import { addShop, newShopFields } from '../src/shops/newShop.ts';
import { cloneDatabase } from './databases.ts';
import { plainPng } from './plainPicture.ts';
import { serverProcesses } from './serverProcess.ts';
import { temporaryFolder } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

const folder = () => temporaryFolder('backup');
const world = await startWorld();

const now = '2026-11-01T00:00:00.000Z';
const newShop = {
  code: 'hk',
  name: '香江集運',
  host: 'hk.test',
  currency: 'HKD',
  'time-zone': 'Asia/Hong_Kong',
  lang: 'tw' as const,
  'owner-login': 'boss',
  'owner-name': 'Boss',
  'owner-password': 'Harbour88',
};

test('a shop added by the operator answers at its host and its owner can log in', async () => {
  await addShop(world.running.services.config.DATABASE_URL, newShop);
  const guest = world.client('hk.test');
  expect((await guest.call('getShopInfo', {})).shop_name).toBe('香江集運');
  const session = await guest.call('loginStaff', { login: 'boss', password: 'Harbour88' });
  expect(session.roles).toEqual(['owner']);
});

test('two hosts with the same beginning have their own shops, and a host in use is refused', async () => {
  const add = (host: string) =>
    addShop(world.running.services.config.DATABASE_URL, { ...newShop, code: undefined, host });
  for (const host of ['ship.one.test', 'ship.two.test']) {
    await add(host);
    expect((await world.client(host).call('getShopInfo', {})).shop_name).toBe('香江集運');
  }
  await expect(add('ship.two.test')).rejects.toThrow(
    'Another shop has the host ship.two.test or the code ship or ship-two-test; --code chooses another.',
  );
});

test('a new shop has the carriers of its region with their limits', async () => {
  const carriersOf = async (code: string, currency: string, zone: string) => {
    const host = `${code}.test`;
    const made = { ...newShop, code, host, currency, 'time-zone': zone };
    await addShop(world.running.services.config.DATABASE_URL, made);
    const { token } = await world
      .client(host)
      .call('loginStaff', { login: 'boss', password: newShop['owner-password'] });
    const chosen = 'Riverside-at-7';
    const own = { oldPassword: newShop['owner-password'], password: chosen, confirmPassword: chosen };
    await world.client(host, token).call('changeStaffPassword', own);
    return world.client(host, token).call('listCarriers', {});
  };
  const [thai, taiwanese, japanese] = [
    await carriersOf('siam', 'THB', 'Asia/Bangkok'),
    await carriersOf('isle', 'TWD', 'Asia/Taipei'),
    await carriersOf('nippon', 'JPY', 'Asia/Tokyo'),
  ];
  const kerry = { code: 'KERRY', maxSideMm: 1200, maxPieceG: 19_500, active: true };
  expect(thai.find(({ code }) => code === 'KERRY')).toMatchObject(kerry);
  expect(taiwanese.find(({ code }) => code === 'KERRY')).toMatchObject(kerry);
  // The limits of Taiwan's stores apply only to them.
  const store = { maxSideMm: 450, maxSideSumMm: 1050, maxPieceG: 4999 };
  expect(taiwanese.filter(({ maxSideMm }) => maxSideMm === 450)).toMatchObject([{ code: 'SEVEN', ...store }]);
  expect(thai.map(({ maxSideMm }) => maxSideMm)).not.toContain(450);
  expect(japanese).toEqual([]);
});

test.each(['ABC', 'usd', 'XXX', 'XAU', 'DEM', ''])(
  'no shop is added in %j, because that is no currency',
  (currency) => {
    const refused = newShopFields.safeParse({ ...newShop, currency });
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['currency']]);
    expect(newShopFields.safeParse({ ...newShop, currency: 'JPY' }).success).toBe(true);
  },
);

test('an unknown host gets 404 and no data', async () => {
  const attempt = await world.client('nobody.test').attempt('getShopInfo', {});
  expect(attempt).toBeRefused({ code: 404, error: 'shop.unknown' });
});

test('a backup restored into an empty database has every row and every file', async () => {
  const member = await world.tw.member();
  const picture = await plainPng(40, 30, '#c33');
  const { database, services } = world.running;
  const shopId = asShopId(world.tw.id);
  const stored = await prepareImage(database.noTransaction(shopId), services.files, picture);
  if (stored)
    await database.transact(shopId, (tx) =>
      storeImage(tx, { memberId: member.id, staffId: null }, 'avatar', stored),
    );
  const target = folder();
  const report = await backUp(services.config, target, now);
  expect(report.files).toBe(2);

  const copy = await cloneDatabase();
  const config = readConfig({ DATABASE_URL: copy.url, DATA_DIR: folder() });
  expect(await restore(config, target, jobNames)).toEqual(report);
  const client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from members');
  expect(rows[0].n).toBe((await world.sql<{ n: number }>('select count(*)::int as n from members'))[0]?.n);
  await client.end();
  const { openFileStore } = await import('../src/platform/files.ts');
  const restored = await (await openFileStore(config)).get(
    NoTransaction.command,
    fileKey(world.tw.id, stored?.id ?? '', 'full'),
  );
  expect(restored?.length).toBeGreaterThan(50);
  await expect(restore(config, target, jobNames)).rejects.toThrow('already holds shops');
});

test('unfinished jobs are in a backup once, and continue after it is restored', async () => {
  const { database, services } = world.running;
  const queue = jobNames[0] ?? '';
  const data = { ticket: 'none' };
  await database.transact(asShopId(world.tw.id), async (tx) => {
    for (const _ of [1, 2]) services.jobs.enqueue(tx, queue, data, { startAfterSeconds: 3_600 });
  });
  const queued = () =>
    world.sql<{ id: string }>("select id from pgboss.job where data ->> 'ticket' = 'none' order by id");
  await expect.poll(queued).toHaveLength(2);
  const [inQueue, inBoth] = await queued();
  const inShop = newId();
  const leave = `insert into waiting_jobs (shop_id, id, queue, data) values ($1, $2, $3, '{"ticket": "none"}')`;
  await world.sql(leave, [world.tw.id, inBoth?.id, queue]);
  await world.sql(leave, [world.th.id, inShop, queue]);
  const target = folder();
  await backUp(services.config, target, now);
  await world.sql('delete from waiting_jobs');
  const copy = await cloneDatabase();
  await restore(readConfig({ DATABASE_URL: copy.url, DATA_DIR: folder() }), target, jobNames);
  const client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  const { rows } = await client.query(
    'select shop_id, id, queue, data, start_at > now() as later from waiting_jobs order by id',
  );
  await client.end();
  const job = { queue, data, shop_id: world.tw.id };
  expect(rows).toEqual([
    { ...job, id: inQueue?.id, later: true },
    { ...job, id: inBoth?.id, later: null },
    { ...job, id: inShop, shop_id: world.th.id, later: null },
  ]);
});

test('a backup whose ledger does not add up is refused', async () => {
  await world.sql(
    `insert into ledger_accounts (shop_id, id, kind, balance_minor) values ($1, gen_random_uuid(), 'revenue', 100)`,
    [world.tw.id],
  );
  const target = folder();
  await backUp(world.running.services.config, target, now);
  const copy = await cloneDatabase();
  const config = readConfig({ DATABASE_URL: copy.url, DATA_DIR: folder() });
  await expect(restore(config, target, jobNames)).rejects.toThrow('does not add up');
});

test('a shop is removed with every row and file, and its neighbours keep theirs', async () => {
  const { services } = world.running;
  const { DATABASE_URL: url } = services.config;
  await addShop(url, { ...newShop, code: 'gone', host: 'gone.test' });
  const shop = await world.row('shops', { code: 'gone' });
  const shopId = asShopId(shop?.id ?? '');
  const picture = await plainPng(40, 30, '#3c3');
  const stored = await prepareImage(world.running.database.noTransaction(shopId), services.files, picture);
  if (stored)
    await world.running.database.transact(shopId, (tx) =>
      storeImage(tx, { memberId: null, staffId: null }, 'parcel', stored),
    );
  const neighbours = () => world.sql('select count(*)::int as n from staff where shop_id <> $1', [shopId]);
  const before = await neighbours();
  expect(await removeShop(services.config, 'gone')).toMatchObject({ files: 1 });
  expect(await world.sql('select id from shops where id = $1', [shopId])).toEqual([]);
  expect(await world.sql('select id from staff where shop_id = $1', [shopId])).toEqual([]);
  expect(await neighbours()).toEqual(before);
  const key = fileKey(shopId, stored?.id ?? '', 'full');
  expect(await services.files.get(NoTransaction.command, key)).toBeUndefined();
  await expect(removeShop(services.config, 'gone')).rejects.toThrow('no shop with the code gone');
});

test('a process on the operator’s own database creates no demo shops unless asked to', async () => {
  const { url } = await cloneDatabase();
  await (await serverProcesses({ DATABASE_URL: url })).start();
  expect(await shopsWithHosts(url)).toEqual([]);
});

test('processes of an installation run exclusive work one after the other', async () => {
  const url = world.running.services.config.DATABASE_URL;
  let within = 0;
  const seen: number[] = [];
  const one = () =>
    withAdvisoryLock(url, 'demo', async () => {
      within += 1;
      seen.push(within);
      await world.sql('select pg_sleep(0.1)');
      within -= 1;
    });
  await Promise.all([one(), one(), one()]);
  expect(seen).toEqual([1, 1, 1]);
});

test('a role that cannot disable foreign keys is told so before anything is done, with the grant that it needs', async () => {
  const role = `crossdock_keeper_${Date.now()}`;
  await world.sql(`create role ${role} login bypassrls createrole password 'plain'`);
  const url = new URL(world.running.services.config.DATABASE_URL);
  url.username = role;
  url.password = 'plain';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await expect(requireKeyCheckBypass(client)).rejects.toThrow(`session_replication_role to ${role}`);
  await expect(requireSuperuser(client, 'eu')).rejects.toThrow(`${role} is none at eu`);
  await world.sql(`grant set on parameter session_replication_role to ${role}`);
  await requireKeyCheckBypass(client);
  await client.end();
  await world.sql(`drop owned by ${role}`);
  await world.sql(`drop role ${role}`);
});

test('a command that needs no secret creates none', () => {
  const dataDir = join(folder(), 'none');
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: dataDir });
  expect(existsSync(dataDir)).toBe(false);
  const secret = config.APP_SECRET;
  expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe(secret);
});

test.each([
  [true, '1min'],
  [false, '5s'],
])('statements of a command that makes shops (%s) end after %s', async (makesShops, statementTimeout) => {
  const { DATABASE_URL: url } = world.running.services.config;
  const database = new Database({ url, role: null, pool: 1, makesShops });
  expect(await database.control('show statement_timeout')).toEqual([{ statementTimeout }]);
  await database.end();
});

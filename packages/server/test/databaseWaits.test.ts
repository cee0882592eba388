import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { Database, isTemporaryFailure, type Tx } from '../src/platform/db.ts';
import { db } from '../src/platform/query.ts';
import { asShopId } from '../src/platform/scope.ts';
import { watchFailedCalls } from './failedCalls.ts';
import { addWarehouseAndGoodsTypes, forecast, freshNumber, goods } from './parcelWorld.ts';
import { serverProcesses } from './serverProcess.ts';
import { injectedFetch, startWorld } from './world.ts';

// Some tests wait in vain for this whole time, so it is short.
const world = await startWorld({ env: { DATABASE_WAIT_SECONDS: '2' } });
await addWarehouseAndGoodsTypes(world, world.tw);

const one = (tx: Tx) => tx.one(db.selectNoFrom(sql<number>`1`.as('n')));

/** A proxy before the database. A test can close it, which cuts all connections through it. */
async function gate() {
  const { hostname, port, pathname } = new URL(world.running.services.config.DATABASE_URL);
  const open = new Set<Socket>();
  const stand = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  await once(stand.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = stand.address() as AddressInfo;
  const cut = async () => {
    const closed = once(stand, 'close');
    stand.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  const url = Object.assign(new URL(world.running.services.config.DATABASE_URL), {
    hostname: '127.0.0.1',
    port: String(own),
    pathname,
  }).href;
  return { url, cut, reopen: () => once(stand.listen(own, '127.0.0.1'), 'listening') };
}

test('while the database is away everybody is asked to retry, and nothing counts as a failure', async () => {
  const { url, cut, reopen } = await gate();
  const failed = watchFailedCalls();
  const { dataDir } = world.running.services.config;
  const config = readConfig({
    DATABASE_URL: url,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  });
  const running = await startApp(config, failed.log, []);
  const guest = createClient({
    wire: deriveWire(calls),
    baseUrl: `http://${world.tw.host}/api/`,
    lang: 'en',
    token: null,
    dedupeMs: 0,
    fetch: injectedFetch(running),
  });
  const ask = () => guest.attempt('listPickupPoints', {});
  expect(await ask()).toMatchObject({ ok: true });
  await cut();
  // Wait until the pool has dropped the broken connections. A break during a statement makes it fail, because nobody
  // can know whether it ran.
  await expect.poll(() => running.database.load().idle).toBe(0);
  const away = await Promise.all([ask(), ask(), ask()]);
  for (const answer of away) expect(answer).toBeRefused({ code: 503, error: 'server.busy' });
  await reopen();
  expect(await ask()).toMatchObject({ ok: true });
  await running.stop();
  failed.throwIfAny();
});

/** The addresses of a process that connects through the gate: for everything, or only to serve. */
const throughGate = {
  database: async (url: string) => ({ DATABASE_URL: url }),
  'pooler in front of the database': async (url: string) => {
    const login = `web_${freshNumber().toLowerCase()}`;
    await world.sql(`create role ${login} login password 'pw' in role crossdock_app`);
    onTestFinished(async () => void (await world.sql(`drop role ${login}`)));
    const own = Object.assign(new URL(url), { username: login, password: 'pw' }).href;
    return { DATABASE_URL: world.running.services.config.DATABASE_URL, APP_DATABASE_URL: own };
  },
};

test.each(Object.entries(throughGate))(
  'a process that starts while the %s is away waits for it, and says so',
  async (_, addresses) => {
    const { url, cut, reopen } = await gate();
    const processes = await serverProcesses(await addresses(url));
    await cut();
    onTestFinished(() => processes.clear());
    const started = processes.start();
    const at = (path: string) => fetch(`http://127.0.0.1:${processes.port}${path}`).catch(() => undefined);
    await expect.poll(async () => (await at('/livez'))?.status, { timeout: 20_000 }).toBe(200);
    expect(await (await at('/readyz'))?.json()).toEqual({
      ready: false,
      faults: ['the database does not answer'],
    });
    const page = await at('/status?lang=en');
    expect(page?.status).toBe(200);
    expect(await page?.text()).toContain('Some systems aren’t working');
    const other = await at('/');
    expect([other?.status, other?.headers.get('retry-after')]).toEqual([503, '5']);
    await reopen();
    const { signal, ended } = await started;
    expect((await at('/status?lang=en'))?.status).toBe(200);
    // A process waits for its database, but not for its port: the second one ends.
    expect(await (await processes.start()).ended).toBe(1);
    signal('SIGTERM');
    expect(await ended).toBe(0);
  },
);

test('a caller who finds all connections in use is asked to retry', async () => {
  const { database, services } = world.running;
  const held = Promise.withResolvers<void>();
  const holders = Array.from({ length: services.config.DATABASE_POOL }, () =>
    database.transact(asShopId(world.tw.id), async (tx) => {
      await one(tx);
      await held.promise;
    }),
  );
  try {
    expect(await world.tw.guest.attempt('listPickupPoints', {})).toBeRefused({
      code: 503,
      error: 'server.busy',
    });
  } finally {
    held.resolve();
    await Promise.all(holders);
  }
});

test('a caller who waits too long for a locked row is asked to retry, and nothing is half done', async () => {
  const member = await world.tw.member();
  const { courierNumber, id } = await forecast(member);
  const keeper = new pg.Client({ connectionString: world.running.services.config.DATABASE_URL });
  await keeper.connect();
  await keeper.query('begin');
  await keeper.query('select from parcels where shop_id = $1 and id = $2 for update', [world.tw.id, id]);
  const paste = () =>
    member.client.attempt('forecastParcels', {
      courierNumber: `${freshNumber()},${courierNumber}`,
      ...goods,
    });
  expect(await paste()).toBeRefused({ code: 503, error: 'server.busy' });
  await keeper.query('rollback');
  await keeper.end();
  expect((await member.client.call('queryParcels', {})).total).toBe(1);
  expect(await paste()).toMatchObject({ ok: true });
});

test('a server without free connections is busy, and not failing', async () => {
  const login = `few_${Date.now()}`;
  await world.sql(`create role ${login} login password 'pw' in role crossdock_app connection limit 1`);
  const url = Object.assign(new URL(world.running.services.config.DATABASE_URL), {
    username: login,
    password: 'pw',
  }).href;
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  const database = new Database({ url, role: null, pool: 1 });
  const refused: unknown = await database
    .transact(asShopId(world.tw.id), async () => undefined)
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ cause: { code: '53300' } });
  expect(isTemporaryFailure(refused)).toBe(true);
  await holder.end();
  await world.sql(`alter role ${login} connection limit -1`);
  await database.end();
  await world.sql(`drop role ${login}`);
});

import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { Database, type Tx } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { migrate } from '../src/platform/migrate.ts';
import { asShopId } from '../src/platform/scope.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { runStatement } from './batchWorld.ts';
import { startWorld } from './world.ts';

const logins = ['web', 'aside'].map((name) => `${name}_${newId().replaceAll('-', '')}`);
const [web = '', aside = ''] = logins;
const ended: (() => unknown)[] = [];
const world = await startWorld();
for (const login of logins) await world.sql(`create role ${login} login password 'pw' in role crossdock_app`);
afterAll(async () => {
  for (const end of ended.reverse()) await end();
  for (const login of logins) await world.sql(`drop role ${login}`);
});

const asLogin = (username: string) =>
  Object.assign(new URL(world.running.services.config.DATABASE_URL), { username, password: 'pw' }).href;

/** A database as if behind a pooler, with one connection for each purpose. */
function serving(options: Partial<ConstructorParameters<typeof Database>[0]> = {}): Database {
  const database = new Database({
    url: asLogin(web),
    aside: asLogin(aside),
    role: null,
    pool: 1,
    ...options,
  });
  ended.push(() => database.end());
  return database;
}

const ask = async (tx: Tx, text: string) => (await runStatement(tx, text))[0]?.n;
const inTw = <T>(database: Database, work: (tx: Tx) => Promise<T>) =>
  database.transact(asShopId(world.tw.id), work);
const whoAmI = (tx: Tx) => ask(tx, 'select session_user as n');
const pid = (database: Database) => inTw(database, (tx) => ask(tx, 'select pg_backend_pid() as n'));

test('nested transactions and readiness use the second login', async () => {
  const database = serving();
  const met = await inTw(database, async (tx) => [await whoAmI(tx), await tx.inOwnTransaction(whoAmI)]);
  expect(met).toEqual([web, aside]);
  expect(await database.probe('select session_user as n')).toEqual([{ n: aside }]);
  expect(await database.control('select session_user as n')).toEqual([{ n: web }]);
});

test('a connection with a failed statement is not reused, and one with refused work is', async () => {
  const database = serving();
  const first = await pid(database);
  await inTw(database, async (tx) => {
    await whoAmI(tx);
    throw new Error('refused');
  }).catch(() => undefined);
  expect(await pid(database)).toBe(first);
  const failing = inTw(database, (tx) => ask(tx, 'select 1 / 0 as n'));
  await expect(failing).rejects.toThrow('division by zero');
  expect(await pid(database)).not.toBe(first);
  const alone = serving({ aside: undefined });
  const kept = await pid(alone);
  await inTw(alone, (tx) => ask(tx, 'select 1 / 0 as n')).catch(() => undefined);
  expect(await pid(alone)).toBe(kept);
});

test('after a change of the schema no statement prepared before is used', async () => {
  const database = serving();
  await world.sql('create table changing (n integer)');
  await world.sql(`grant select on changing to crossdock_app`);
  await world.sql('insert into changing values (1)');
  const read = () => inTw(database, (tx) => ask(tx, 'select n from changing'));
  const words = async () => {
    const prepared = `select statement as n from pg_prepared_statements where statement like 'select n from changing%'`;
    return inTw(database, (tx) => ask(tx, prepared));
  };
  expect(await read()).toBe(1);
  expect(await words()).toBe('select n from changing');
  await world.sql('alter table changing alter n type text');
  expect(await read()).toBe('1');
  expect(await words()).toMatch(/^select n from changing \/\* \d{13} \*\/$/);
});

/** A proxy before the server that reports another process ID than the real one, as a pooler does. */
async function pooler(): Promise<(url: string) => string> {
  const { hostname, port } = new URL(world.running.services.config.DATABASE_URL);
  const stand = createServer((client) => {
    const server = connect(Number(port), hostname);
    server.on('data', (bytes) => {
      const at = bytes.indexOf(Buffer.from([75, 0, 0, 0, 12]));
      if (at >= 0) bytes.writeInt32BE(1, at + 5);
      client.write(bytes);
    });
    client.pipe(server);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await once(stand.listen(0, '127.0.0.1'), 'listening');
  ended.push(() => stand.close());
  const { port: own } = stand.address() as AddressInfo;
  return (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href;
}

test("a start reports what is missing: the second login, a login's permissions, a pooler's version", async () => {
  const through = await pooler();
  const fault = (options: Parameters<typeof serving>[0]) =>
    serving(options)
      .check()
      .then(
        () => 'none',
        (error: Error) => error.message,
      );
  expect(await fault({})).toBe('none');
  expect(await fault({ aside: undefined })).toBe('none');
  const alone = await fault({ url: through(asLogin(web)), aside: undefined });
  expect(alone).toMatch(/ASIDE_DATABASE_URL must name a second login/);
  expect(alone).toMatch(/forgets prepared statements: pgbouncer 1\.21/);
  const endless = `${asLogin(web)}?options=${encodeURIComponent('-c statement_timeout=0')}`;
  expect(await fault({ url: endless })).toMatch(
    `${web} lacks idle_in_transaction_session_timeout, lock_timeout, statement_timeout`,
  );
  const { DATABASE_URL: owner } = world.running.services.config;
  expect(await fault({ url: owner })).toMatch(/passes row-level security/);
  await expect(migrate(through(owner), [])).rejects.toThrow('DATABASE_URL must lead past the pooler');
  await world.sql(`revoke crossdock_app from ${aside}`);
  expect(await fault({})).toMatch(`${aside} is no member of crossdock_app`);
});

test('the second login must differ from the first, and does not serve jobs, which use the owner’s', () => {
  const env = { DATABASE_URL: 'postgres://o@db/x', DATA_DIR: world.running.services.config.dataDir };
  const read = (more: Record<string, string>) => readConfig({ ...env, ...more });
  const first = { APP_DATABASE_URL: 'postgres://web@db/x' };
  const second = { ASIDE_DATABASE_URL: 'postgres://aside@db/x' };
  expect(servingLogin(read({ ...first, ...second }))).toEqual({
    url: first.APP_DATABASE_URL,
    aside: second.ASIDE_DATABASE_URL,
    role: null,
    places: new Map(),
  });
  expect(() => read(second)).toThrow('ASIDE_DATABASE_URL');
  expect(() => read({ ...first, ASIDE_DATABASE_URL: first.APP_DATABASE_URL })).toThrow('another login');
});

import pg from 'pg';
import { expect, vi } from 'vitest';
import { Database, type Tx } from '../src/platform/db.ts';
import type { CompiledStatement } from '../src/platform/query.ts';
import { asShopId } from '../src/platform/scope.ts';
import { untilFileEnds } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

export const runStatement = (tx: Tx, text: string, values: unknown[] = []) =>
  tx.compiled({ text, values: () => values } as CompiledStatement<object, Record<string, unknown>>, {});

const insert = 'insert into kept (shop_id, n, once) values ($1, $2, $3)';
export const insertTestRow = (tx: Tx, n: number, once: number | null = null) =>
  runStatement(tx, insert, [tx.shopId, n, once]);

const whereItStands = `select pg_backend_pid() as pid, current_setting('app.shop_id') as shop,
  pg_current_xact_id_if_assigned() as xid, current_setting('transaction_read_only') as reads`;

/**
 * A world with a table for the transactions' writes. Its pool has one connection, so each transaction uses the same
 * connection as the previous one.
 */
export async function startBatches() {
  const world = await startWorld();
  await world.sql(`create table kept (
    shop_id uuid not null, n integer not null, once integer, primary key (shop_id, n),
    unique (shop_id, once) deferrable initially deferred)`);
  await world.sql('alter table kept enable row level security');
  await world.sql(`create policy tenant on kept using (shop_id = current_setting('app.shop_id')::uuid)`);
  await world.sql('grant select, insert on kept to crossdock_app');
  const { DATABASE_URL: url } = world.running.services.config;
  const database = new Database({ url, role: 'crossdock_app', pool: 1 });
  untilFileEnds(() => database.end());
  const shopId = asShopId(world.tw.id);
  // The first transaction also finds out whether the database is on a cluster, so it runs before the measured ones.
  await database.transact(shopId, async () => undefined);
  const backend = () => database.transact(shopId, async (tx) => (await runStatement(tx, whereItStands))[0]);
  return {
    world,
    database,
    shopId,
    /** The number of committed rows. */
    kept: async () => (await world.sql<{ n: number }>('select n from kept order by n')).map(({ n }) => n),
    pid: async () => (await backend())?.pid,
    /** Checks that the connection is the same as before, has no open transaction and has no shop's scope set. */
    expectClean: async (pid: unknown) => {
      expect(await backend()).toEqual({ pid, shop: shopId, xid: null, reads: 'off' });
      const scope = await database.control(`select current_setting('app.shop_id', true) as shop`);
      expect(scope).toEqual([{ shop: '' }]);
    },
    /** Counts the messages sent to PostgreSQL that require an answer. */
    packetsOf: async (work: () => Promise<unknown>) => {
      const { connection } = await onlyClient(database);
      const asks = [vi.spyOn(connection, 'sync'), vi.spyOn(connection, 'query')];
      await work();
      const sent = asks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      for (const spy of asks) spy.mockRestore();
      return sent;
    },
  };
}

async function onlyClient(database: Database): Promise<pg.Client> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await database.control('select 1 as mine');
  const at = query.mock.calls.findIndex(([text]) => String(text) === 'select 1 as mine');
  const client = query.mock.contexts[at] as pg.Client;
  query.mockRestore();
  return client;
}

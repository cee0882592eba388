import { afterAll, expect, test } from 'vitest';
import { Database } from '../src/platform/db.ts';
import { Tenants } from '../src/platform/shops.ts';
import { startWorld } from './world.ts';

/** Counts the directory's queries, and can delay their answers. */
class Counted extends Database {
  asked = 0;
  gate: Promise<unknown> = Promise.resolve();
  seen = Promise.withResolvers<void>();

  override async control<O extends Record<string, unknown>>(text: string, values: unknown[] = []) {
    this.asked += 1;
    const rows = await super.control<O>(text, values);
    this.seen.resolve();
    await this.gate;
    return rows;
  }
}

const world = await startWorld();
const database = new Counted({
  url: world.running.services.config.DATABASE_URL,
  role: 'crossdock_app',
  pool: 4,
});
afterAll(async () => await database.end());

test('a hundred requests to one host at once read its shop once', async () => {
  const tenants = new Tenants(database);
  const before = database.asked;
  const shops = await Promise.all(Array.from({ length: 100 }, () => tenants.ofHost(world.tw.host)));
  expect(new Set(shops.map((shop) => shop?.id))).toEqual(new Set([world.tw.id]));
  expect(database.asked - before).toBe(1);
});

test('a change announced while its shop is being read is seen by the next request', async () => {
  const tenants = new Tenants(database);
  const gate = Promise.withResolvers<void>();
  database.gate = gate.promise;
  database.seen = Promise.withResolvers();
  const early = tenants.ofHost(world.tw.host);
  await database.seen.promise;
  await world.change('shops', { id: world.tw.id }, { name: '改過的名字' });
  tenants.forget();
  gate.resolve();
  await early;
  expect((await tenants.ofHost(world.tw.host))?.name).toBe('改過的名字');
});

test('a failed read is not cached', async () => {
  const tenants = new Tenants(database);
  database.gate = Promise.reject(new Error('the database is away'));
  database.gate.catch(() => undefined);
  await expect(tenants.ofHost(world.tw.host)).rejects.toThrow('away');
  database.gate = Promise.resolve();
  expect((await tenants.ofHost(world.tw.host))?.id).toBe(world.tw.id);
});

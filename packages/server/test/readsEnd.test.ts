import { afterAll, beforeAll, expect, test } from 'vitest';
import { asShopId } from '../src/platform/scope.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ env: { DATABASE_POOL: '1' } });
});
afterAll(() => world.stop());

const shopOf = 'select current_setting($1, true) as shop';

test('a read that is over but for its commit lends its scope to nobody', async () => {
  const { database } = world.running;
  const scope = async (shopId: string) =>
    (await database.transact(asShopId(shopId), (tx) => tx.raw(shopOf, ['app.shop_id']))).rows;
  const read = (shopId: string) => database.transact(asShopId(shopId), async (tx) => tx.now);
  // On the one connection each follows the read at once, in the turn in which its commit still waits.
  await read(world.tw.id);
  expect(await database.control(shopOf, ['app.shop_id'])).toEqual([{ shop: '' }]);
  await read(world.tw.id);
  expect(await scope(world.th.id)).toEqual([{ shop: world.th.id }]);
});

test('what is prepared on a connection reads the same when its description is not asked for again', async () => {
  const { database } = world.running;
  const statement = { text: 'select $1::text as word, $2::timestamptz as at, $3::bigint as sum', values: [] };
  const ask = (values: unknown[]) =>
    database.transact(asShopId(world.tw.id), (tx) => tx.hot({ ...statement, values: () => values }, {}));
  const at = '2026-11-20T08:00:00.500Z';
  expect(await ask(['a', at, 1])).toEqual([{ word: 'a', at, sum: 1 }]);
  expect(await ask(['b', at, null])).toEqual([{ word: 'b', at, sum: null }]);
  await expect(ask(['c', 'no time', 3])).rejects.toThrow(/invalid input syntax/);
  expect(await ask([null, at, 4])).toEqual([{ word: null, at, sum: 4 }]);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { ShopId } from '../src/platform/authenticatedIds.ts';
import type { Connections } from '../src/platform/connections.ts';
import { ShopNotInDatabase } from '../src/platform/pipeline.ts';
import { ShardMap } from '../src/platform/shardMap.ts';

afterEach(() => vi.restoreAllMocks());

/** A shard map whose directory reports the shop as moving for the first lookups, and as arrived after that. */
function mapOf(looksOnItsWay: number) {
  let looks = 0;
  const query = async () => ({ rows: [{ place: ++looks <= looksOnItsWay ? '>there' : null }] });
  const home = { main: { query } } as unknown as Connections;
  return { map: new ShardMap(home, { places: new Map() } as never), looks: () => looks };
}

const shop = 'shop' as ShopId;

test('a request that was slow before it met a moving shop waits for it as long as others', async () => {
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const { map, looks } = mapOf(1);
  let runs = 0;
  const answer = map.follow(shop, async () => {
    runs += 1;
    if (runs < 3) {
      passed += runs === 1 ? 6_000 : 100;
      throw new ShopNotInDatabase();
    }
    return 'done';
  });
  expect(await answer).toBe('done');
  expect(looks()).toBe(2);
});

test('and gives up four seconds after it met it', async () => {
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const { map, looks } = mapOf(1_000);
  const never = map.follow(shop, async () => {
    passed += 1_500;
    throw new ShopNotInDatabase();
  });
  await expect(never).rejects.toBeInstanceOf(ShopNotInDatabase);
  expect(looks()).toBe(3);
});

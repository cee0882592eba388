import { calls } from '@crossdock/contract/table.ts';
import { isPaged } from '@crossdock/contract/wire/lists.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addWarehouseAndGoodsTypes, forecast, freshNumber } from './parcelWorld.ts';
import { refusedWith } from './toBeRefused.ts';
import { type Person, startWorld } from './world.ts';

const stood: string[] = [];
const world = await startWorld();
for (const shop of [world.tw, world.th]) await addWarehouseAndGoodsTypes(world, shop);
const [member, owner] = [await world.tw.member(), await world.tw.staff()];
for (let n = 0; n < 35; n += 1) stood.push((await forecast(member)).id);
// Many parcels have the same weight, and most have none.
await world.sql(
  'update parcels set weight_g = 100 + 100 * (n % 3) from (select id, row_number() over () as n from parcels) as p where p.id = parcels.id and n < 15',
);

/** Follows a list to its end and calls `between` after each page. */
async function follow(
  ask: (after: string | undefined) => Promise<{ list: { id: string }[]; more: boolean; next: string | null }>,
  between: () => Promise<unknown>,
): Promise<string[]> {
  const met: string[] = [];
  let after: string | undefined;
  for (;;) {
    const { list, more, next } = await ask(after);
    met.push(...list.map(({ id }) => id));
    if (!more || next === null) return met;
    after = next;
    await between();
  }
}

test('rows that are added or removed between two pages make a list neither skip nor repeat the others', async () => {
  const sorts = fc.constantFrom('created', 'waiting', 'weight', 'shelf', 'number');
  const comings = fc.array(fc.constantFrom('AA', 'SF', 'ZZ'), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      sorts,
      fc.constantFrom('asc', 'desc'),
      comings,
      fc.boolean(),
      async (sort, order, prefixes, mine) => {
        const came: string[] = [];
        const met = await follow(
          (after) => {
            const page = { pageSize: 10, ...(after && { after }) } as const;
            return mine
              ? member.client.call('queryParcels', page)
              : owner.client.call('queryAllParcels', {
                  ...page,
                  sort: sort as 'created',
                  order: order as 'asc',
                });
          },
          async () => {
            for (const id of came.splice(0, 1)) await member.client.call('deleteForecast', { id });
            for (const prefix of prefixes) came.push((await forecast(member, freshNumber(prefix))).id);
          },
        );
        expect(met.filter((id) => stood.includes(id)).toSorted()).toEqual(stood.toSorted());
        expect(new Set(met).size).toBe(met.length);
        for (const id of came) await member.client.call('deleteForecast', { id });
      },
    ),
    { numRuns: 10 },
  );
});

describe('a cursor is refused', () => {
  const texts = {
    zh: '列表中没有这个位置，请从头读取',
    tw: '清單中沒有這個位置，請從頭讀取',
    en: 'This list has no such place. Read it from its start',
  };
  const nextOf = async (person: Person, sort: 'created' | 'number') =>
    (await person.client.call('queryAllParcels', { pageSize: 10, sort })).next ?? '';

  test.each(['zh', 'tw', 'en'] as const)('at its field, in %s', async (lang) => {
    const attempt = await world.tw.as(owner.token, lang).attempt('queryAllParcels', { after: 'made-up' });
    expect(attempt).toBeRefused({
      code: 400,
      error: 'list.cursor',
      fields: { after: { error: 'list.cursor', message: texts[lang] } },
    });
  });

  test('if it was changed, or is of another list, order or shop', async () => {
    const [byAge, byNumber] = [await nextOf(owner, 'created'), await nextOf(owner, 'number')];
    const away = await world.th.staff();
    const changed = `${byAge.slice(0, -4)}AAAA`;
    const refused = refusedWith('list.cursor');
    expect(await owner.client.attempt('queryAllParcels', { after: changed })).toBeRefused('list.cursor');
    expect(await owner.client.attempt('queryAllParcels', { after: byNumber, sort: 'weight' })).toMatchObject(
      refused,
    );
    expect(await owner.client.attempt('listMembers', { after: byAge })).toBeRefused('list.cursor');
    expect(await member.client.attempt('queryParcels', { after: byAge })).toBeRefused('list.cursor');
    expect(await away.client.attempt('queryAllParcels', { after: byAge })).toBeRefused('list.cursor');
    expect(await owner.client.attempt('queryAllParcels', { after: byNumber, sort: 'number' })).toMatchObject({
      ok: true,
    });
  });

  test("if it is a row's id, except for the lists that accept ids", async () => {
    const id = stood[20] ?? '';
    expect(await owner.client.attempt('listMembers', { after: id })).toBeRefused('list.cursor');
    const { list } = await member.client.call('queryParcels', { after: id, pageSize: 50 });
    expect(list.map((one) => one.id).filter((one) => stood.includes(one))).toEqual(
      stood.slice(0, 20).toReversed(),
    );
  });
});

test('an order over a part of the rows has no cursor, and says that there are more', async () => {
  await world.sql(
    `insert into parcels (shop_id, id, bill_code, number, state, warehouse_id, created_at, updated_at)
     select shop_id, gen_random_uuid(), 'M' || n, 'M' || n, 'unclaimed', warehouse_id, created_at, updated_at
     from parcels, generate_series(1, 10000) as n where id = $1`,
    [stood[0]],
  );
  // Autovacuum would do this soon. Without it, the query plans are for a table of thirty rows.
  await world.sql('analyze parcels');
  const byNumber = await owner.client.call('queryAllParcels', { sort: 'number' });
  expect(byNumber).toMatchObject({ total: 10_000, more: true, next: null });
  const seen = new Set<string>();
  const met = await follow(
    (after) => owner.client.call('queryAllParcels', { pageSize: 100, ...(after && { after }) }),
    async () => undefined,
  );
  for (const id of met) seen.add(id);
  expect([met.length, seen.size]).toEqual([10_035, 10_035]);
});

/** Calls that answer in pages but are no lists of a table, each with the reason. */
const otherPages: Readonly<Record<string, string>> = {
  listEvents: 'a stream without pages, with a cursor of its own',
  exportMonth: 'a table in parts, with a cursor of its own',
  exportLedger: 'a table in parts, with a cursor of its own',
  exportParcels: 'a table in parts, with the cursor of its list',
  exportOrders: 'a table in parts, with the cursor of its list',
  exportMembers: 'a table in parts, with the cursor of its list',
  exportPayments: 'a table in parts, with the cursor of its list',
  exportList: 'a table in parts, with the cursor of its list',
};

test('every answer in pages has a cursor and says whether there is more', () => {
  const shapeOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
  for (const [name, call] of Object.entries(calls)) {
    const [asked, answered] = [shapeOf(call.input), shapeOf(call.output)];
    const isInPages = ['pageIndex', 'pageSize', 'next'].some((one) => [...asked, ...answered].includes(one));
    if (!isInPages || name in otherPages) continue;
    expect(isPaged(call), name).toBe(true);
    expect(asked, name).toEqual(expect.arrayContaining(['after', 'pageIndex', 'pageSize']));
    expect(answered, name).toEqual(expect.arrayContaining(['list', 'total', 'more', 'next']));
  }
  expect(Object.keys(otherPages).filter((name) => !(name in calls))).toEqual([]);
});

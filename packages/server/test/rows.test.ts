import { PostgresQueryCompiler, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tx } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import {
  changeRow,
  changeRows,
  countRows,
  deleteRows,
  findRow,
  findRows,
  fromShop,
  hasRow,
  insertIfNew,
  insertRow,
  insertRows,
  insertWithNewId,
  putRow,
} from '../src/platform/rows.ts';
import { asShopId } from '../src/platform/scope.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const { id: staffId } = await world.tw.staff();
const { id: otherId } = await world.tw.staff();
const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
  world.running.database.transact(asShopId(world.tw.id), work);
const inOtherShop = <T>(work: (tx: Tx) => Promise<T>) =>
  world.running.database.transact(asShopId(world.th.id), work);

const at = '2026-01-02T03:04:05.000Z';
const answer = { staffId, askedAt: at, answeredAt: at };
const layout = { staffId, list: 'orders' };
const answers = (id: string | readonly string[]) =>
  inShop((tx) => findRows(tx, 'talkAnswers', { id }, ['id']));

afterEach(() => world.sql('delete from talk_answers'));

describe('rows of one table by their values', () => {
  test('are inserted together and counted in their shop only', async () => {
    const rows = [newId(), newId()].map((id) => ({ id, ...answer }));
    await inShop((tx) => insertRows(tx, 'talkAnswers', rows));
    await inShop((tx) => insertRows(tx, 'talkAnswers', []));
    const count = (tx: Tx) => countRows(tx, fromShop(tx, 'talkAnswers').where('staffId', '=', staffId));
    expect([await inShop(count), await inOtherShop(count)]).toEqual([2, 0]);
  });

  test('are found in their shop only, some by a list of values', async () => {
    const [a, b, c] = await inShop(async (tx) => [
      await insertWithNewId(tx, 'talkAnswers', answer),
      await insertWithNewId(tx, 'talkAnswers', answer),
      await insertWithNewId(tx, 'talkAnswers', { ...answer, staffId: otherId }),
    ]);
    expect(new Set((await answers([a ?? '', c ?? ''])).map(({ id }) => id))).toEqual(new Set([a, c]));
    expect(await inShop((tx) => findRow(tx, 'talkAnswers', { id: b ?? '' }, ['staffId', 'askedAt']))).toEqual(
      {
        staffId,
        askedAt: at,
      },
    );
    expect(await inShop((tx) => findRow(tx, 'talkAnswers', { id: newId() }, ['id']))).toBeUndefined();
    expect(await inShop((tx) => hasRow(tx, 'talkAnswers', { staffId: otherId }))).toBe(true);
    expect(await inOtherShop((tx) => hasRow(tx, 'talkAnswers', { staffId: otherId }))).toBe(false);
  });

  test('are none for an empty list, without a query', async () => {
    await inShop(async (tx) => {
      let asked = 0;
      const watched = new Proxy(tx, {
        get: (_, name) => {
          if (name === 'all' || name === 'compiled') asked += 1;
          const value: unknown = Reflect.get(tx, name, tx);
          return typeof value === 'function' ? value.bind(tx) : value;
        },
      });
      expect(await findRows(watched, 'talkAnswers', { staffId, id: [] }, ['id'])).toEqual([]);
      expect(asked).toBe(0);
    });
  });

  test('are changed and deleted, and nothing else is', async () => {
    const [a = '', b = ''] = await inShop(async (tx) => [
      await insertWithNewId(tx, 'talkAnswers', answer),
      await insertWithNewId(tx, 'talkAnswers', { ...answer, staffId: otherId }),
    ]);
    const later = '2026-02-02T03:04:05.000Z';
    expect(await inOtherShop((tx) => changeRow(tx, 'talkAnswers', a, { answeredAt: later }))).toBe(0);
    expect(await inShop((tx) => changeRow(tx, 'talkAnswers', a, { answeredAt: later }))).toBe(1);
    expect(
      await inShop((tx) => changeRows(tx, 'talkAnswers', { staffId: otherId }, { askedAt: later })),
    ).toBe(1);
    expect(await inShop((tx) => findRow(tx, 'talkAnswers', { id: b }, ['answeredAt']))).toEqual({
      answeredAt: at,
    });
    expect(await inShop((tx) => deleteRows(tx, 'talkAnswers', { id: a, staffId: otherId }))).toBe(0);
    expect(await inShop((tx) => deleteRows(tx, 'talkAnswers', { id: [a, b] }))).toBe(2);
  });
});

test('an existing row is refused, left unchanged, or changed, as the caller requests', async () => {
  const id = newId();
  await inShop((tx) => insertRow(tx, 'talkAnswers', { ...answer, id }));
  expect(await inShop((tx) => insertIfNew(tx, 'talkAnswers', { ...answer, id, staffId: otherId }))).toBe(
    false,
  );
  await expect(inShop((tx) => insertRow(tx, 'talkAnswers', { ...answer, id }))).rejects.toThrow('duplicate');
  for (const columns of [['number'], ['state', 'number']])
    await inShop((tx) => putRow(tx, 'listLayouts', layout, { columns: JSON.stringify(columns) }));
  expect(await inShop((tx) => findRows(tx, 'listLayouts', layout, ['columns']))).toEqual([
    { columns: ['state', 'number'] },
  ]);
});

describe('a statement with a known text', () => {
  const plain = { staffId, columns: '["number"]', firstView: 'mine', firstViewBy: null };
  const insert = (list: string, row: object = {}) =>
    inShop((tx) => insertRow(tx, 'listLayouts', { list, ...plain, ...row }));
  const rows = async () => {
    const all = await inShop((tx) => tx.all(fromShop(tx, 'listLayouts').selectAll().orderBy('list')));
    return all.map(({ list, firstView, firstViewBy, columns }) => [list, firstView, firstViewBy, ...columns]);
  };
  beforeEach(() => world.sql('delete from list_layouts'));

  test('inserts another value, an expression, or the default instead of a value', async () => {
    await insert('a');
    await insert('b', { firstView: 'ours', firstViewBy: staffId });
    await insert('c', { firstView: undefined });
    await insert('d', { columns: sql`jsonb_build_array(${'state'}::text, ${'number'}::text)` });
    expect(await rows()).toEqual([
      ['a', 'mine', null, 'number'],
      ['b', 'ours', staffId, 'number'],
      ['c', '', null, 'number'],
      ['d', 'mine', null, 'state', 'number'],
    ]);
  });

  test('finds, changes and deletes by one value, by several, and by an expression', async () => {
    for (const list of ['a', 'b', 'c', 'd']) await insert(list);
    const of = [['a'], 'a', ['a', 'b'], 'b', sql<string>`any(${['c', 'd']})`] as const;
    const found = of.map((list) => inShop((tx) => findRows(tx, 'listLayouts', { list }, ['list'])));
    expect((await Promise.all(found)).map(({ length }) => length)).toEqual([1, 1, 2, 1, 2]);
    const views = ['one', 'two', sql<string>`first_view || '!'`];
    for (const firstView of views)
      await inShop((tx) => changeRows(tx, 'listLayouts', { list: 'a' }, { firstView }));
    expect((await rows())[0]?.[1]).toBe('two!');
    for (const [list, deleted] of [
      ['a', 1],
      ['a', 0],
      [['a', 'b'], 1],
      ['c', 1],
    ] as const)
      expect(await inShop((tx) => deleteRows(tx, 'listLayouts', { list }))).toBe(deleted);
  });

  test('is built once', async () => {
    const compile = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
    for (const list of ['a', 'b', 'c']) await insert(list);
    expect(compile.mock.calls.length).toBeLessThan(2);
    compile.mockRestore();
  });
});

test('a row without its required columns, and a value of another type, do not compile', () => {
  const wrong = (tx: Tx) => [
    // @ts-expect-error: when it was asked is missing
    insertRow(tx, 'talkAnswers', { id: '', staffId }),
    // @ts-expect-error: this table has no such column
    changeRow(tx, 'talkAnswers', '', { answered: at }),
    // @ts-expect-error: a state of parcels
    hasRow(tx, 'orders', { state: 'forecast' }),
    // @ts-expect-error: the columns of the key and the row are not all
    putRow(tx, 'listLayouts', { staffId }, { columns: '[]' }),
  ];
  expect(wrong).toBeTypeOf('function');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumnName } from '../src/platform/columns.ts';
import type { Tx } from '../src/platform/db.ts';
import { areStaffFiles } from '../src/platform/fileRows.ts';
import { newId } from '../src/platform/ids.ts';
import { db } from '../src/platform/query.ts';
import { fileColumns } from '../src/platform/schema.gen.ts';
import { asShopId } from '../src/platform/scope.ts';
import { sweepFiles } from '../src/shops/unusedFiles.store.ts';
import { startWorld } from './world.ts';

const announcements = [newId(), newId()];
const world = await startWorld();
const staff = await world.tw.staff();
const members = await Promise.all([world.tw.member(), world.tw.member()]);
for (const id of announcements)
  await world.sql(
    `insert into announcements (shop_id, id, type, texts, updated_by, created_at, updated_at)
     values ($1, $2, 'service', '{}', $3, now(), now())`,
    [world.tw.id, id, staff.id],
  );

const transact = <T>(act: (tx: Tx) => Promise<T>) =>
  world.running.database.transact(asShopId(world.tw.id), act);

/** Inserts staff pictures that were uploaded three days ago. */
async function uploaded(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await world.sql(
    `insert into files (shop_id, id, purpose, staff_id, mime, bytes, created_at, loose_since)
     select $1, id, 'article', $2, 'image/webp', 9, now() - interval '3 days', now() - interval '3 days' from unnest($3::uuid[]) as id`,
    [world.tw.id, staff.id, ids],
  );
  return ids;
}

/**
 * Refers to files as a call does: checks that they exist, then replaces the previous ones. If a file is gone, nothing
 * changes.
 */
async function name(place: number, all: readonly string[]): Promise<void> {
  // A member has only one picture.
  const fileIds = place < announcements.length ? all : all.slice(0, 1);
  const act = async (tx: Tx) => {
    if (!(await areStaffFiles(tx, fileIds))) return false;
    const [id = '', member] = [announcements[place], members[place % members.length]];
    if (place < announcements.length)
      await tx.run(
        db
          .updateTable('announcements')
          .set({ fileIds: [...fileIds] })
          .where('shopId', '=', tx.shopId)
          .where('id', '=', id),
      );
    else
      await tx.run(
        db
          .updateTable('members')
          .set({ avatarFileId: fileIds[0] ?? null })
          .where('shopId', '=', tx.shopId)
          .where('id', '=', member?.id ?? ''),
      );
    return true;
  };
  await world.running.database.transact(asShopId(world.tw.id), act, (isKept) => isKept);
}

async function namedAndKept() {
  const named = await world.sql<{ id: string }>(
    `select unnest(file_ids) as id from announcements where shop_id = $1
     union select avatar_file_id from members where shop_id = $1 and avatar_file_id is not null`,
    [world.tw.id],
  );
  const kept = await world.sql<{ id: string }>('select id from files where shop_id = $1', [world.tw.id]);
  return [named.map(({ id }) => id).sort(), kept.map(({ id }) => id).sort()];
}

test('whatever is referred to and released during the sweep, referenced files stay, and all others are deleted', async () => {
  const step = fc.record({
    place: fc.nat({ max: 3 }),
    files: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 3 }),
  });
  const lanes = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(lanes, async (acts) => {
      const ids = await uploaded(6);
      let isOver = false;
      const sweeping = (async () => {
        while (!isOver) await transact(sweepFiles);
      })();
      const chosen = (files: readonly number[]) => files.flatMap((at) => ids[at] ?? []);
      await Promise.all(
        acts.map(async (lane) => {
          for (const { place, files } of lane) await name(place, chosen(files));
        }),
      );
      isOver = true;
      await sweeping;
      await transact(sweepFiles);
      const [named, kept] = await namedAndKept();
      expect(kept).toEqual(named);
    }),
    { numRuns: 10 },
  );
});

test('a portion with nothing to delete is checked once, and not again', async () => {
  const ids = await uploaded(3);
  await name(0, ids);
  await transact(sweepFiles);
  await world.sql('update files set loose_since = created_at where id = any($1)', [ids]);
  expect(await transact(sweepFiles)).toEqual({ looked: 3, gone: [] });
  expect(await transact(sweepFiles)).toEqual({ looked: 0, gone: [] });
});

test('a file that is released while the sweep sees its reference is checked again', async () => {
  const [id = ''] = await uploaded(1);
  await name(1, [id]);
  await transact(sweepFiles);
  await world.sql('update files set loose_since = created_at where id = $1', [id]);
  let letGo: Promise<void> | undefined;
  await transact(async (tx) => {
    expect(await sweepFiles(tx)).toEqual({ looked: 1, gone: [] });
    letGo = name(1, []);
    await expect.poll(world.waitingForLocks).toBe(1);
  });
  await letGo;
  expect(await transact(sweepFiles)).toEqual({ looked: 1, gone: [id] });
});

test('every column that names files releases them', async () => {
  const rows = await world.sql<{ place: string; watched: string }>(
    `select relname as place, pg_get_triggerdef(t.oid) as watched from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgfoid = 'lets_files_go'::regproc`,
  );
  const watched = (kind: string) =>
    rows
      .filter((row) => row.watched.includes(kind))
      .flatMap((row) =>
        [...(/lets_files_go\((.*)\)/.exec(row.watched)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
          ([, column = '']) => `${fromColumnName(row.place)}.${fromColumnName(column)}`,
        ),
      )
      .sort();
  // A cluster has the row of `shops` on every node, so no trigger watches `shops`: its calls release the file
  // (`markFileUnused`).
  const expected = fileColumns.filter((place) => !place.startsWith('shops.')).toSorted();
  expect(watched('AFTER DELETE')).toEqual(expected);
  expect(watched('AFTER UPDATE')).toEqual([...expected, 'moneyActs.asked'].sort());
});

test('every key that refers to another table has an index that finds its rows', async () => {
  const missing = await world.sql(
    `select conrelid::regclass::text as table, conname as key from pg_constraint c
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and i.indisvalid and i.indnkeyatts >= cardinality(c.conkey)
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
           and (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:cardinality(c.conkey) - 1]) k)
             = (select array_agg(k order by k) from unnest(c.conkey) k))`,
  );
  expect(missing, 'write `create index concurrently` in a migration of its own').toEqual([]);
});

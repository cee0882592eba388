import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileKey } from '../src/platform/files.ts';
import { firstIdAt } from '../src/platform/ids.ts';
import { removeShop } from '../src/platform/removeShop.ts';
import { asShopId } from '../src/platform/scope.ts';
import { readSealedFile, sealCutoff } from '../src/platform/sealedFile.ts';
import type { Services } from '../src/platform/services.ts';
import { auditLogSealing } from '../src/staff/sealAuditJob.ts';
import { addWarehouseAndGoodsTypes, forecast, measured } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
const [owner, clerk, member] = await Promise.all([
  world.tw.staff(['owner']),
  world.tw.staff(['warehouse']),
  world.tw.member({ name: '歐陽曉晴' }),
]);

const dayMs = 86_400_000;
const daysBack = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

let made = 0;
/** Makes log entries this many days old, with ids of that time. */
async function age(call: string, days: number): Promise<void> {
  made += 1;
  const at = Date.parse(daysBack(days)) + made;
  await world.sql(
    `with was as (delete from audit_subjects where audit_id in (select id from audit_log where call = $1 and at > now() - interval '1 day') returning *),
       moved as (update audit_log set id = $2::uuid, at = $3 where call = $1 and at > now() - interval '1 day')
     insert into audit_subjects select shop_id, subject_id, $2::uuid from was`,
    [call, firstIdAt(at), new Date(at).toISOString()],
  );
}

/** A parcel that a clerk received this many days ago. */
async function receivedBefore(days: number) {
  const { id, courierNumber } = await forecast(member);
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  await age('receiveParcel', days);
  return { id, courierNumber };
}

function seal(shop: WorldShop = world.tw, changed: Partial<Services> = {}): Promise<unknown> {
  return runJobIfDue(world, shop, auditLogSealing({ ...world.running.services, ...changed }));
}

const log = (filter: object = {}) => owner.client.call('listAudit', { pageSize: 50, ...filter });
const inTables = async () => {
  const [row] = await world.sql<{ acts: number; subjects: number; files: number }>(
    `select (select count(*)::int from audit_log where call = 'receiveParcel') as acts, (select count(*)::int from audit_subjects s
         where exists (select from audit_log a where a.shop_id = s.shop_id and a.id = s.audit_id and call = 'receiveParcel')) as subjects,
       (select count(*)::int from sealed_history) as files`,
  );
  return row;
};

test('whole months are sealed, and the oldest one is complete in the log until then', () => {
  expect(sealCutoff('2026-11-26T05:00:00.000Z', 13)).toBe('2025-10-01T00:00:00.000Z');
  expect(sealCutoff('2026-01-01T00:00:00.000Z', 13)).toBe('2024-12-01T00:00:00.000Z');
});

test('old staff actions leave the log, and are found by a search', async () => {
  const old = await receivedBefore(500);
  const older = await receivedBefore(560);
  const recent = await receivedBefore(300);
  const before = (await log({ call: 'receiveParcel' })).list;
  expect(before).toHaveLength(3);
  await seal();
  await seal();
  expect(await inTables()).toMatchObject({ acts: 1, files: 2 });
  const compiled = await log({ call: 'receiveParcel' });
  expect(compiled.list.map(({ about }) => about.find(({ noun }) => noun === 'parcel')?.name)).toEqual([
    recent.courierNumber,
  ]);
  expect(Date.parse(compiled.sealedUntil ?? '')).toBeGreaterThan(Date.parse(daysBack(501)));
  const from = daysBack(700);
  expect((await log({ call: 'receiveParcel', from })).list).toEqual(before);
  const found = async (filter: object) => {
    const { list, total } = await log({ call: 'receiveParcel', from, ...filter });
    return [total, list.map(({ about }) => about.find(({ noun }) => noun === 'parcel')?.id)];
  };
  expect(await found({ words: old.courierNumber.slice(-6) })).toEqual([1, [old.id]]);
  expect(await found({ words: '歐陽曉晴', to: daysBack(530) })).toEqual([1, [older.id]]);
  expect(await found({ memberId: member.id, from: daysBack(530) })).toEqual([2, [recent.id, old.id]]);
  expect(await found({ memberId: owner.id })).toEqual([0, []]);
  expect(await found({ staffId: owner.id })).toEqual([0, []]);
  expect(await found({ outcome: 'refused' })).toEqual([0, []]);
});

test('pages continue from the log into the files', async () => {
  const of = (days: number, count: number) =>
    world.sql(
      `insert into audit_log (shop_id, id, at, call, staff_id, request_id, ip, input)
       select $1, $2::uuid, $3::timestamptz - n * interval '1 minute', 'shelveParcels', $4, n, '', '{}' from generate_series(1, $5::int) n`.replace(
        '$2::uuid',
        `overlay($2::text placing lpad(to_hex(n), 4, '0') from 33)::uuid`,
      ),
      [world.tw.id, firstIdAt(Date.parse(daysBack(days))), daysBack(days), clerk.id, count],
    );
  await of(20, 15);
  await of(500, 30);
  const asked = { call: 'shelveParcels', from: daysBack(700) };
  const before = (await log(asked)).list;
  await seal();
  expect(await world.sql(`select id from audit_log where call = 'shelveParcels'`)).toHaveLength(15);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((pageIndex) => log({ ...asked, pageSize: 10, pageIndex })),
  );
  expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45, 45]);
  expect(pages.flatMap(({ list }) => list)).toEqual(before);
  // The table still has 15 entries and `to` excludes five of them, so the last entry in the table is also the last
  // one of a page.
  const to = new Date(Date.parse(before[4]?.at ?? '') - 1).toISOString();
  for (const [filter, wanted] of [
    [{}, before],
    [{ to }, before.slice(5)],
  ] as const) {
    const walked = [];
    let after: string | undefined;
    do {
      const page = await log({ ...asked, ...filter, pageSize: 10, ...(after ? { after } : {}) });
      walked.push(...page.list);
      expect([page.total, page.more]).toEqual([wanted.length, walked.length < wanted.length]);
      after = page.next ?? undefined;
    } while (after);
    expect(walked).toEqual(wanted);
  }
});

test("no shop finds another shop's sealed entries", async () => {
  const other = await world.th.staff(['owner']);
  const { list, sealedUntil } = await other.client.call('listAudit', { from: daysBack(700), pageSize: 50 });
  expect([list, sealedUntil]).toEqual([[], null]);
});

test('after any interruption nothing is lost or duplicated', async () => {
  await receivedBefore(600);
  const { files } = world.running.services;
  const before = await inTables();
  const asked = { call: 'receiveParcel', from: daysBack(700) };
  const all = async () => (await log(asked)).list.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const whole = await all();
  const fails = () => Promise.reject(new Error('the bucket is away'));
  // The file store fails in these ways: a file is not written, cannot be read, is read back differently, or is
  // incomplete.
  const broken: Partial<Services>[] = [
    { files: { ...files, put: fails, get: files.get.bind(files), remove: files.remove.bind(files) } },
    { files: { ...files, put: files.put.bind(files), get: fails, remove: files.remove.bind(files) } },
    {
      files: {
        ...{ put: files.put.bind(files), remove: files.remove.bind(files) },
        get: () => Promise.resolve(Buffer.from('other')),
      },
    },
    {
      files: {
        ...{ put: files.put.bind(files), remove: files.remove.bind(files) },
        get: () => Promise.resolve(undefined),
      },
    },
  ];
  for (const changed of broken) {
    await seal(world.tw, changed);
    await world.sql('delete from open_work');
    expect(await inTables()).toEqual(before);
  }
  // Two jobs run at once, and one of them seals the entries.
  await Promise.all([seal(), seal()]);
  await world.sql('delete from open_work');
  await seal();
  expect(await inTables()).toMatchObject({ acts: 1, files: (before?.files ?? 0) + 1 });
  expect(await all()).toEqual(whole);
});

test('a sealed file has one line of JSON per action, and is listed among the shop’s files for backups and removals', async () => {
  const [row] = await world.sql<{ fileId: string; rowCount: number; looseSince: string | null }>(
    `select file_id, row_count, loose_since from sealed_history s join files f on f.shop_id = s.shop_id and f.id = s.file_id order by to_at limit 1`,
  );
  const key = fileKey(world.tw.id, row?.fileId ?? '', 'full');
  const bytes = readFileSync(join(world.running.services.config.DATA_DIR, 'files', key));
  const acts = gunzipSync(bytes)
    .toString()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect([acts.length, row?.looseSince]).toEqual([row?.rowCount, null]);
  expect(acts[0]).toMatchObject({ call: 'receiveParcel', staffId: clerk.id });
});

test('a missing or changed file is an error, and not a short answer', async () => {
  const [row] = await world.sql<{ fileId: string; sha256: string }>(
    'select file_id, sha256 from sealed_history limit 1',
  );
  const { database, services } = world.running;
  const read = (sha256 = '', fileId = row?.fileId ?? '') =>
    readSealedFile(database.noTransaction(asShopId(world.tw.id)), services, { fileId, sha256 });
  expect((await read(row?.sha256)).length).toBeGreaterThan(0);
  await expect(read('other')).rejects.toThrow('is not as it was written');
  await expect(read(row?.sha256, world.tw.id)).rejects.toThrow('is not in the store');
});

test('too large a request is refused', async () => {
  await world.sql(
    `insert into sealed_history select shop_id, gen_random_uuid(), kind, file_id, from_at, to_at, row_count, sha256, sealed_at
     from sealed_history, generate_series(1, 30) where true`,
  );
  expect(await owner.client.attempt('listAudit', { from: daysBack(700) })).toBeRefused({
    code: 422,
    error: 'audit.spanTooLong',
  });
});

test('an installation that keeps everything seals nothing', async () => {
  await receivedBefore(600);
  const before = await inTables();
  await seal(world.tw, { config: { ...world.running.services.config, HISTORY_MONTHS: 0 } });
  expect(await inTables()).toEqual(before);
});

test('removing a shop removes its sealed files', async () => {
  const { config, files } = world.running.services;
  const sealed = await world.sql<{ fileId: string }>('select distinct file_id from sealed_history');
  await removeShop(config, 'tw');
  const noTransaction = world.running.database.noTransaction(asShopId(world.tw.id));
  const left = await Promise.all(
    sealed.map(({ fileId }) => files.get(noTransaction, fileKey(world.tw.id, fileId, 'full'))),
  );
  expect([sealed.length > 2, left.filter((bytes) => bytes !== undefined)]).toEqual([true, []]);
});

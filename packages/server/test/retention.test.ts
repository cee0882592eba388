import { describe, expect, test } from 'vitest';
import { jobNames } from '../src/jobs.ts';
import { fromColumnName, toColumnName } from '../src/platform/columns.ts';
import { storeImage } from '../src/platform/fileRows.ts';
import { fileKey } from '../src/platform/files.ts';
import { newId } from '../src/platform/ids.ts';
import { knownMigrations, migrate } from '../src/platform/migrate.ts';
import { asShopId } from '../src/platform/scope.ts';
import { tableRules } from '../src/platform/tableRules.gen.ts';
import { prepareDatabase } from '../src/prepareDatabase.ts';
import { jsonColumnsWithFileIds, sweptTables } from '../src/shops/retention.store.ts';
import { expiredRowsSweep } from '../src/shops/sweep.ts';
import { daysAgo } from './ago.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { openTwoPersonWorld } from './twoPersonWorld.ts';

const pairs = await openTwoPersonWorld();
const world = pairs.world;

const noTransaction = () => world.running.database.noTransaction(asShopId(world.tw.id));
const run = () => runJobIfDue(world, world.tw, expiredRowsSweep(world.running.services));

/**
 * Columns of words, numbers and rules, which name no files. The log and stored answers are history: their files may be
 * gone.
 */
const nameNoFile = [
  'addresses.store',
  // The pictures of an announcement's text are in `fileIds` of the row.
  'announcements.texts',
  'vipOrders.obstacleParams',
  'standingOrders.obstacleParams',
  'standingOrders.services',
  'waitingJobs.data',
  'receipts.facts',
  'einvoiceAccounts.secretEnds',
  'einvoices.buyer',
  'einvoices.items',
  'auditLog.changes',
  'auditLog.input',
  'coupons.rules',
  'dayCloses.accounts',
  'guideArticles.texts',
  'idempotencyKeys.answer',
  'idempotencyKeys.effect',
  'openWork.data',
  'listLayouts.columns',
  'listViews.search',
  'moveImports.columns',
  'moveMaps.columns',
  'moveRows.before',
  'moveRows.faults',
  'monthCloses.accounts',
  'monthCloses.terms',
  'notifications.params',
  'orderLines.reason',
  'orders.destination',
  'orders.dutyEstimate',
  'orders.storageRule',
  'paymentAccounts.secretEnds',
  'payoutBatches.fileTerms',
  'payments.step',
  'statementMaps.map',
  'dutyTables.goodsRates',
  'remittanceMaps.map',
  'products.texts',
  'purchaseLines.name',
  'rateCards.card',
  'shopExportParts.sums',
  'shopExports.place',
  'shops.settings',
  'vipImportRows.cells',
  'vipImportRows.faults',
  'warehouses.closedDays',
  'warehouses.names',
  'warehouses.storage',
];

describe('every table of the database', () => {
  test('has a retention: kept with a reason, or swept by one of its columns', async () => {
    const tables = await world.sql<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(array['schema_migrations', 'held_statements']) group by 1`,
    );
    expect(Object.keys(tableRules).sort()).toEqual(tables.map(({ name }) => fromColumnName(name)).sort());
    for (const { name, columns } of tables) {
      const end = tableRules[fromColumnName(name) as keyof typeof tableRules].retention;
      if ('after' in end)
        expect(columns.map(fromColumnName), name).toEqual(
          expect.arrayContaining([end.after, end.or ?? end.after]),
        );
    }
  });

  test('has one name in our code and one in SQL, in both directions', async () => {
    const columns = await world.sql<{ name: string }>(
      `select distinct unnest(array[table_name::text, column_name::text]) as name
       from information_schema.columns where table_schema = 'public'`,
    );
    for (const { name } of columns) expect(toColumnName(fromColumnName(name))).toBe(name);
  });

  test('in a JSON document is checked too, and other documents refer to no files', async () => {
    const columns = await world.sql<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' and data_type = 'jsonb'`,
    );
    const known = [...Object.keys(jsonColumnsWithFileIds), ...nameNoFile].sort();
    expect(known).toEqual(columns.map(({ place }) => fromColumnName(place)).sort());
  });
});

test('expired rows are deleted hourly, in their own shop, and others stay', async () => {
  const member = await world.tw.member();
  for (const { id } of [world.tw, world.th]) {
    for (const age of ['100 days', '1 minute']) {
      await world.sql(`insert into throttles values ($1, 'x', $2::text, now() - $2::text::interval, 1)`, [
        id,
        age,
      ]);
      await world.sql(
        `insert into idempotency_keys values ($1, $1, $2::text, 'x', '', null, now() - $2::text::interval)`,
        [id, age],
      );
    }
  }
  await world.change('sessions', { memberId: member.id }, { expiresAt: daysAgo(2) });
  await world.sql(
    `insert into provider_events (shop_id, provider, event_id, received_at)
     select $1, 'sandbox', days, now() - days * interval '1 day' from unnest(array[89, 91]) days`,
    [world.tw.id],
  );
  await run();
  expect(await world.sql('select event_id from provider_events')).toEqual([{ eventId: '89' }]);
  for (const table of ['throttles', 'idempotency_keys']) {
    const left = await world.sql(
      `select shop_id, key from ${table} where key in ('100 days', '1 minute') order by key`,
    );
    expect(left, table).toHaveLength(3);
    expect(left, table).toContainEqual({ shopId: world.tw.id, key: '1 minute' });
  }
  expect(await world.sql('select from sessions where member_id = $1', [member.id])).toEqual([]);
  expect(sweptTables).toContain('providerEvents');
});

test('a picture without references is deleted with its bytes, and a referenced one stays', async () => {
  const member = await world.tw.member();
  const { files } = world.running.services;
  const [used, unused] = [newId(), newId()];
  for (const id of [used, unused]) {
    await files.put(noTransaction(), fileKey(world.tw.id, id, 'full'), Buffer.from('x'), 'image/webp');
    await world.running.database.transact(asShopId(world.tw.id), (tx) =>
      storeImage(tx, { memberId: member.id, staffId: null }, 'avatar', {
        id,
        mime: 'image/webp',
        bytes: 1,
        qr: null,
        width: 1,
        height: 1,
      }),
    );
  }
  await world.sql(
    `update files set created_at = now() - interval '3 days', loose_since = (loose_since at time zone 'UTC' - interval '3 days') at time zone 'UTC'`,
  );
  await world.change('members', { id: member.id }, { avatarFileId: used });
  await run();
  expect(await world.sql('select id from files where id = any($1)', [[used, unused]])).toEqual([
    { id: used },
  ]);
  expect(await files.get(noTransaction(), fileKey(world.tw.id, unused, 'full'))).toBeUndefined();
  expect(await files.get(noTransaction(), fileKey(world.tw.id, used, 'full'))).toBeDefined();
});

test('a voucher that waits with its request for a second person stays, and then belongs to the payment', async () => {
  const [first, second] = [await world.tw.staff(['owner']), await world.tw.staff(['owner'])];
  const [giver, other] = [await world.tw.staff(['owner']), await world.tw.staff(['owner'])];
  const member = await world.tw.member();
  const gift = { memberId: member.id, amountMinor: 50_000, reason: 'x' };
  const { id: given } = await giver.client.call('adjustMemberBalance', gift);
  await other.client.call('approveAdjustment', { id: given });
  const voucher = async () => {
    const id = newId();
    await world.sql(
      `insert into files (shop_id, id, purpose, staff_id, mime, bytes, created_at, loose_since)
       values ($1, $2, 'payout', $3, 'image/webp', 9, now() - interval '3 days', now() - interval '3 days')`,
      [world.tw.id, id, first.id],
    );
    return id;
  };
  const [paid, dropped] = [await voucher(), await voucher()];
  const ids: string[] = [];
  for (const voucherFileId of [paid, dropped]) {
    const id = await pairs.askWithdrawal(member, 20_000);
    expect(await first.client.call('approveWithdrawal', { id, voucherFileId })).toMatchObject({
      state: 'pending',
    });
    ids.push(id);
  }
  await run();
  const left = () => world.sql("select id from files where purpose = 'payout' order by id");
  expect(await left()).toEqual([{ id: paid }, { id: dropped }]);
  const [id = '', refused = ''] = ids;
  await second.client.call('approveWithdrawal', { id });
  await second.client.call('rejectWithdrawal', { id: refused, reason: '帳號不符' });
  await run();
  expect(await left()).toEqual([{ id: paid }]);
  expect((await member.client.call('getWithdrawal', { id })).voucher?.url).toContain(paid);
});

describe('migrations', () => {
  test('each have a number of their own', () => {
    const numbers = knownMigrations().map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test('a renamed one is not applied again', async () => {
    const { DATABASE_URL: url } = world.running.services.config;
    await world.sql(
      "update schema_migrations set version = '0016_withdrawal_accounts' where version = '0017_withdrawal_accounts'",
    );
    expect(await migrate(url, jobNames)).toEqual([]);
    const [{ n = 0 } = {}] = await world.sql<{ n: number }>(
      "select count(*)::int as n from schema_migrations where version like '%withdrawal_accounts'",
    );
    expect(n).toBe(1);
  });

  test('areas are loaded at the next start if loading was interrupted', async () => {
    const { DATABASE_URL: url } = world.running.services.config;
    const count = async () =>
      (await world.sql<{ n: number }>('select count(*)::int as n from areas'))[0]?.n ?? 0;
    await world.sql('delete from areas');
    await world.sql('delete from loaded_data');
    expect(await prepareDatabase(url)).toEqual([]);
    expect(await count()).toBeGreaterThan(1_000);
  });
});

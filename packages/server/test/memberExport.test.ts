import { keysOf } from '@crossdock/domain/records.ts';
import { beforeEach, expect, test } from 'vitest';
import { exportedFileNames } from '../src/leaving/files.ts';
import { fromColumnName } from '../src/platform/columns.ts';
import { tableRules } from '../src/platform/tableRules.gen.ts';
import { memberExportTools, rowsOf, textOf } from './exportWorld.ts';
import { newMemberScene, openMoneyShop } from './moneyShop.ts';
import { forecast } from './parcelWorld.ts';

const shop = await openMoneyShop();
const { world } = shop.s;
const [scene, other] = [await newMemberScene(shop, 'prepaid'), await newMemberScene(shop, 'prepaid')];
const member = scene.buyer;
await member.client.call('payFromBalance', { orderId: scene.orderId });
const exports = memberExportTools(world, member);
beforeEach(() => exports.nextDay());

test('each table that names a member is in their export, or only in the shop’s with the reason', async () => {
  const tables = await world.sql<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'member_id'`,
  );
  const exported = keysOf(tableRules).filter((table) => !('left' in (tableRules[table].archive ?? {})));
  const naming = tables
    .map(({ name }) => fromColumnName(name))
    .filter((name) => exported.some((one) => one === name));
  const decided = keysOf(tableRules).filter((table) => {
    const rule = tableRules[table].memberArchive;
    return rule === 'member' || typeof rule === 'object';
  });
  expect(decided.sort()).toEqual(naming.sort());
});

test("a member gets the shop's data about them, and nothing about others", async () => {
  const files = await exports.download(await exports.written());
  expect([...files.keys()]).toEqual([
    ...['README.txt', ...exportedFileNames(member.id).map((name) => `${name}.csv`), 'manifest.json'],
  ]);
  const [me] = rowsOf(files, 'members.csv');
  expect(rowsOf(files, 'members.csv')).toHaveLength(1);
  const wallet = await member.client.call('getWallet', {});
  expect(rowsOf(files, 'balances.csv')).toEqual([
    { member: me?.member, balance_minor: String(wallet.balanceMinor), currency: 'TWD' },
  ]);
  expect(rowsOf(files, 'orders.csv').map(({ order }) => order)).toEqual([scene.number]);
  expect(rowsOf(files, 'parcels.csv').map(({ order }) => order)).toEqual(
    scene.parcelIds.map(() => scene.number),
  );
  expect(rowsOf(files, 'addresses.csv').length).toBeGreaterThan(0);
  expect(rowsOf(files, 'ledger.csv').length).toBeGreaterThan(1);
  for (const row of rowsOf(files, 'ledger.csv'))
    expect([row.debit_member, row.credit_member]).toContain(me?.member);
  const everything = [...files.values()].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
  const names = await world.sql<{ account: string; phone: string; id: string }>(
    'select account, phone, id from members where id <> $1',
    [member.id],
  );
  expect(names.length).toBeGreaterThan(2);
  for (const { account, phone, id } of names) {
    expect(everything).not.toContain(account);
    expect(everything).not.toContain(phone);
    // The referrer's id is part of the member's own data, so only the id of the other buyer must be absent.
    if (id === other.buyer.id) expect(everything).not.toContain(id);
  }
  expect(textOf(files, 'README.txt')).toContain('你在');
});

test('it contains their pictures: their own, and those of their parcels', async () => {
  const id = await exports.written();
  const [volume] = [await exports.download(id, 1)];
  const manifest: { missing: string[]; files: { name: string }[] } = JSON.parse(
    textOf(volume, 'manifest.json'),
  );
  const stored = await world.sql<{ id: string }>(
    `select f.id from files f where f.member_id = $1 or f.id in
       (select file_id from parcel_photos x join parcels p on p.id = x.parcel_id where p.member_id = $1)`,
    [member.id],
  );
  const named = [...manifest.files.map(({ name }) => name), ...manifest.missing].map(
    (name) => name.split(/[/.]/)[1],
  );
  expect(named.sort()).toEqual(stored.map((file) => file.id).sort());
  expect(named.length).toBeGreaterThan(0);
});

test('only the member gets it: no other member, no staff as the member, and no owner by the shop’s calls', async () => {
  const id = await exports.written();
  expect(await other.buyer.client.attempt('openMyExport', { id, number: 0 })).toBeRefused('row.notFound');
  expect(await other.buyer.client.attempt('endMyExport', { id })).toBeRefused('row.notFound');
  expect((await other.buyer.client.call('getMyExport', {})).list).toEqual([]);
  const { owner } = shop.s;
  expect(await owner.client.attempt('openShopExport', { id, number: 0 })).toBeRefused('row.notFound');
  expect(await owner.client.attempt('endShopExport', { id })).toBeRefused('row.notFound');
  expect((await owner.client.call('listShopExports', {})).list).toEqual([]);
});

test('one a day, with emails to the member; cancelled or removed by the member', async () => {
  const { id } = await member.client.call('startMyExport', {});
  const again = () => member.client.attempt('startMyExport', {}, { idempotencyKey: crypto.randomUUID() });
  expect(await again()).toBeRefused('export.running');
  expect(await member.client.attempt('openMyExport', { id, number: 0 })).toBeRefused('export.over');
  await member.client.call('endMyExport', { id });
  expect(await member.client.attempt('endMyExport', { id })).toBeRefused('export.over');
  const written = await exports.written();
  expect(await again()).toBeRefused('export.tooSoon');
  await member.client.call('endMyExport', { id: written });
  expect((await member.client.call('getMyExport', {})).list).toMatchObject([
    { id: written, state: 'ended', downloads: [] },
  ]);
  const mail = await world.row('members', { id: member.id });
  const mails = await world.sql<{ subject: string }>(
    'select subject from outgoing_messages where recipient = $1 order by created_at',
    [mail?.email],
  );
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringContaining('要求下載'), expect.stringContaining('已可下載')]),
  );
});

test('later data is not in it, and the shop’s own export may be written at the same time', async () => {
  const { id } = await member.client.call('startMyExport', {});
  const whole = await shop.s.owner.client.call('startShopExport', {});
  const later = await forecast(member);
  await exports.finish(id);
  expect(textOf(await exports.download(id), 'parcels.csv')).not.toContain(later.courierNumber);
  await shop.s.owner.client.call('endShopExport', { id: whole.id });
});

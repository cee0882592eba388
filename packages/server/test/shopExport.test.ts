import { createHash } from 'node:crypto';
import { hasKey, keysOf } from '@crossdock/domain/records.ts';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { exportedFileNames } from '../src/leaving/files.ts';
import { readmeText } from '../src/leaving/readme.ts';
import { fromColumnName } from '../src/platform/columns.ts';
import { tableRules } from '../src/platform/tableRules.gen.ts';
import { rowsOf, shopExportTools, textOf } from './exportWorld.ts';
import { newMemberScene, openMoneyShop } from './moneyShop.ts';
import { forecast } from './parcelWorld.ts';

const formulas = ['=HYPERLINK("http://evil.example","x")', "'=1+1", '-2', '@x;=3', "''+1"];

const shop = await openMoneyShop();
const { world } = shop.s;
const { owner } = shop.s;
const exports = shopExportTools(world, owner);
const scene = await newMemberScene(shop, 'prepaid');
await scene.buyer.client.call('payFromBalance', { orderId: scene.orderId });
const named = await world.tw.member({ name: '=1+1"; "quoted",\r\nline' });
await world.th.member({ name: 'สมหญิง ใจดี' });
for (const [at, code] of formulas.entries())
  await world.sql('insert into shop_texts (shop_id, lang, key, text) values ($1, $2, $3, $4)', [
    ...[world.tw.id, 'en', `formula.${at}`, code],
  ]);
beforeEach(() => exports.nextDay());

const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

test('every table of the database is exported, or listed with the reason why not', async () => {
  const tables = await world.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('schema_migrations', 'held_statements')`,
  );
  expect(tables.map(({ name }) => fromColumnName(name)).sort()).toEqual(keysOf(tableRules).sort());
});

test('README describes each table in three languages', () => {
  const tables = exportedFileNames(null).filter((name) => name.startsWith('tables/'));
  const files = tables.map((name) => ({ name, rows: 0, sums: {} }));
  const langs = ['zh', 'tw', 'en'] as const;
  const readme = readmeText({ shopName: '', at: '', langs, isOfMember: false, files });
  expect(readme.match(/^tables\/\w+\.csv: .+\r\n {2}\S/gm)).toHaveLength(langs.length * tables.length);
});

test('columns that grant access are not exported', async () => {
  const columns = await world.sql<{ of: string; name: string }>(
    `select table_name as of, column_name as name from information_schema.columns
     where table_schema = 'public' and (data_type = 'bytea' or column_name ~ '(hash|secret|token|password|_key$|nonce|verifier)')`,
  );
  const open = columns.flatMap(({ of, name }) => {
    const table = fromColumnName(of);
    const rule = hasKey(tableRules, table) ? tableRules[table].archive : { left: 'not a table of ours' };
    if (rule && 'left' in rule) return [];
    const without: readonly string[] = rule?.without ?? [];
    return without.includes(fromColumnName(name)) ? [] : [`${of}.${name}`];
  });
  expect(open.sort()).toEqual([
    // Flags about secret messages and passwords, and digests by which repeated lines are recognised.
    ...[
      // The hash of an assistant's input, by which a repeated call is recognised.
      'assistant_calls.input_hash',
      'outgoing_messages.secret',
      'remittance_lines.line_key',
      'staff.password_due',
      'statement_lines.line_key',
    ],
  ]);
});

test('an export that another version began, with its files in another order, has every file', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  const [, , third] = exportedFileNames(null);
  await world.change('shopExports', { id }, { file: third });
  await exports.finish(id);
  const files = [...(await exports.download(id)).keys()];
  for (const name of exportedFileNames(null)) expect(files).toContain(`${name}.csv`);
});

test('an owner exports everything, and the sums equal the ledger', async () => {
  const files = await exports.download(await exports.written());
  expect([...files.keys()]).toEqual([
    'README.txt',
    ...exportedFileNames(null).map((name) => `${name}.csv`),
    'manifest.json',
  ]);
  const ledger = rowsOf(files, 'ledger.csv');
  const [books] = await world.sql<{ transfers: number; balances: string; points: string }>(
    `select (select count(*)::int from ledger_transfers where shop_id = $1) as transfers,
       (select sum(balance_minor) from ledger_accounts where shop_id = $1 and kind = 'memberBalance') as balances,
       (select sum(balance) from points_balances where shop_id = $1) as points`,
    [world.tw.id],
  );
  expect(ledger).toHaveLength(books?.transfers ?? -1);
  expect(ledger.length).toBeGreaterThan(1);
  const accounts = rowsOf(files, 'accounts.csv');
  for (const account of accounts) {
    const is = (side: string) => (row: Record<string, string>) =>
      row[`${side}_account`] === account.ledger_account && row[`${side}_member`] === account.member;
    const moved =
      sumOf(ledger.filter(is('credit')), 'amount_minor') - sumOf(ledger.filter(is('debit')), 'amount_minor');
    expect([account, moved]).toEqual([account, Number(account.balance_minor)]);
  }
  expect(sumOf(accounts, 'balance_minor')).toBe(0);
  expect(sumOf(rowsOf(files, 'balances.csv'), 'balance_minor')).toBe(Number(books?.balances));
  expect(sumOf(rowsOf(files, 'points.csv'), 'points')).toBe(Number(books?.points));
  expect(Number(books?.points)).toBe(sumOf(rowsOf(files, 'tables/points_entries.csv'), 'amount'));
  const order = rowsOf(files, 'orders.csv').find((row) => row.order === scene.number);
  const paid = ledger.filter((row) => row.order === order?.order && row.credit_account === 'revenue');
  expect([order?.order, Number(order?.paid_minor)]).toEqual([scene.number, sumOf(paid, 'amount_minor')]);
  expect(Number(order?.paid_minor)).toBeGreaterThan(0);
});

test('texts are read back unchanged, and no spreadsheet runs them', async () => {
  const files = await exports.download(await exports.written());
  const texts = rowsOf(files, 'tables/shop_texts.csv').filter(({ key }) => key?.startsWith('formula.'));
  expect(texts.map(({ text }) => text)).toEqual(formulas);
  const member = rowsOf(files, 'members.csv').find(({ name }) => name?.startsWith('=1+1'));
  expect(member?.name).toBe('=1+1"; "quoted",\r\nline');
  const cells: string[][] = parse(textOf(files, 'tables/shop_texts.csv'), { bom: true });
  expect(cells.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  expect(named.id).toBe(rowsOf(files, 'tables/members.csv').find((row) => row.name === member?.name)?.id);
});

test('the manifest and README list the content, without other shops’ rows or secrets', async () => {
  const id = await exports.written();
  const files = await exports.download(id);
  const manifest: {
    files: { name: string; sha256: string; bytes: number }[];
    counts: { name: string; rows: number; sums: Record<string, string> }[];
  } = JSON.parse(textOf(files, 'manifest.json'));
  for (const { name, sha256, bytes } of manifest.files) {
    const content = files.get(name) ?? new Uint8Array();
    expect([name, bytes, createHash('sha256').update(content).digest('hex')]).toEqual([
      name,
      content.length,
      sha256,
    ]);
  }
  expect(manifest.files.map(({ name }) => name)).toEqual([...files.keys()].slice(0, -1));
  for (const { name, rows, sums } of manifest.counts) {
    const found = rowsOf(files, name);
    expect([name, found.length]).toEqual([name, rows]);
    for (const [column, sum] of Object.entries(sums))
      expect([name, column, sumOf(found, column)]).toEqual([name, column, Number(sum)]);
  }
  const readme = textOf(files, 'README.txt');
  for (const name of exportedFileNames(null)) expect(readme).toContain(`${name}.csv: `);
  expect(readme).toContain('  balance_minor: 餘額');
  const everything = [...files.values()].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
  expect(everything).not.toContain('สมหญิง');
  const secret = await world.row('members', { id: scene.buyer.id });
  expect(everything).not.toContain(secret?.passwordHash);
  const row = await exports.find(id);
  expect(row).toMatchObject({
    filesDone: exportedFileNames(null).length,
    rows: manifest.counts.reduce((sum, { rows }) => sum + rows, 0),
  });
});

test('pictures and documents come in zip files of their own', async () => {
  const id = await exports.written();
  const row = await exports.find(id);
  expect(row?.downloads.map(({ number }) => number)).toEqual([0, 1]);
  const files = await exports.download(id, 1);
  const rows = rowsOf(await exports.download(id), 'tables/files.csv');
  // Parcels of this world have rows of photos without bytes: they are listed as missing.
  const { missing }: { missing: string[] } = JSON.parse(textOf(files, 'manifest.json'));
  const names = rows.map((file) => `${file.purpose}/${file.id}.webp`);
  expect([...files.keys(), ...missing].sort()).toEqual([...names, 'manifest.json'].sort());
  expect(files.size).toBeGreaterThan(1);
  expect(row?.pictures).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
});

test('balances are those at the moment of the request, despite later movements', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  const before = (await scene.buyer.client.call('getWallet', {})).balanceMinor;
  await shop.s.pay.give(scene.buyer, 12_345);
  const later = await forecast(scene.buyer);
  await exports.finish(id);
  const files = await exports.download(id);
  const code = rowsOf(files, 'tables/members.csv').find((row) => row.id === scene.buyer.id)?.simple_code;
  const balance = rowsOf(files, 'balances.csv').find(({ member }) => member === code);
  expect(Number(balance?.balance_minor)).toBe(before);
  expect(textOf(files, 'parcels.csv')).not.toContain(later.courierNumber);
  expect(rowsOf(files, 'parcels.csv').length).toBeGreaterThan(0);
  expect(textOf(files, 'README.txt')).toContain((await exports.find(id))?.requestedAt);
});

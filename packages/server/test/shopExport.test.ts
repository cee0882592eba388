import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { unescapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { exportTerms } from '@crossdock/domain/leaving/terms.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shopExports } from '../src/leaving/exportJob.ts';
import { exportedFiles } from '../src/leaving/files.ts';
import { tableChoices } from '../src/leaving/tables.ts';
import { nameOf } from '../src/platform/columns.ts';
import { asApp } from '../src/platform/serving.ts';
import { byTheMinute } from './byTheMinute.ts';
import { type MoneyShop, newScene, openMoneyShop, type Scene } from './moneyShop.ts';
import { forecast } from './parcelWorld.ts';
import { injectedFetch, type Person, type World, type WorldShop } from './world.ts';

let shop: MoneyShop;
let scene: Scene;
let world: World;
let owner: Person;
let named: Person;
const formulas = ['=HYPERLINK("http://evil.example","x")', "'=1+1", '-2', '@x;=3', "''+1"];

beforeAll(async () => {
  shop = await openMoneyShop();
  ({ world } = shop.s);
  ({ owner } = shop.s);
  scene = await newScene(shop, 'prepaid');
  await scene.buyer.client.call('payFromBalance', { orderId: scene.orderId });
  named = await world.tw.member({ name: '=1+1"; "quoted",\r\nline' });
  await world.th.member({ name: 'สมหญิง ใจดี' });
  for (const [at, code] of formulas.entries())
    await world.sql('insert into shop_texts (shop_id, lang, key, text) values ($1, $2, $3, $4)', [
      ...[world.tw.id, 'en', `formula.${at}`, code],
    ]);
});
beforeEach(() => world.sql(`update shop_exports set requested_at = requested_at - interval '2 days'`));
afterAll(() => world.stop());

const run = (of: WorldShop = world.tw) => byTheMinute(world, of, shopExports(world.running.services));
const rested = () => world.sql('update shop_exports set starts_at = requested_at');
const list = async (who = owner) => (await who.client.call('listShopExports', {})).list;

/** An export that was requested and written. */
async function written(): Promise<string> {
  const { id } = await owner.client.call('startShopExport', {});
  await rested();
  await run();
  await expect
    .poll(async () => {
      await run();
      return (await list()).find((one) => one.id === id)?.state;
    })
    .toBe('ready');
  return id;
}

const get = (url: string, host = world.tw.host) => injectedFetch(world.running)(`http://${host}${url}`);

async function download(id: string, number = 0): Promise<Map<string, Uint8Array>> {
  const { url } = await owner.client.call('openShopExport', { id, number });
  const answer = await get(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await answer.arrayBuffer())));
  const files = new Map<string, Uint8Array>();
  for (const entry of await zip.getEntries())
    if (!entry.directory)
      files.set(entry.filename, await entry.getData(new Uint8ArrayWriter(), { checkSignature: true }));
  return files;
}

const textOf = (files: Map<string, Uint8Array>, name: string) => {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`no ${name}`);
  return Buffer.from(bytes).toString('utf8');
};

/** The rows of a file by its columns, with the original texts. */
function rowsOf(files: Map<string, Uint8Array>, name: string): Record<string, string>[] {
  const rows: string[][] = parse(textOf(files, name), { bom: true, record_delimiter: '\r\n' });
  const [head = [], ...rest] = rows;
  return rest.map((cells) =>
    Object.fromEntries(head.map((column, at) => [column, unescapeFormula(cells[at] ?? '')])),
  );
}

const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

test('every table of the database is exported, or named with the reason why not', async () => {
  const tables = await world.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('schema_migrations', 'held_statements')`,
  );
  expect(tables.map(({ name }) => nameOf(name)).sort()).toEqual(keysOf(tableChoices).sort());
});

test('columns that let somebody in are not exported', async () => {
  const columns = await world.sql<{ of: string; name: string }>(
    `select table_name as of, column_name as name from information_schema.columns
     where table_schema = 'public' and (data_type = 'bytea' or column_name ~ '(hash|secret|token|password|_key$|nonce|verifier)')`,
  );
  const open = columns.flatMap(({ of, name }) => {
    const choice = tableChoices[nameOf(of) as keyof typeof tableChoices];
    if (choice === undefined || (typeof choice === 'object' && 'left' in choice)) return [];
    return typeof choice === 'object' && choice.without.includes(nameOf(name)) ? [] : [`${of}.${name}`];
  });
  expect(open.sort()).toEqual([
    // Whether a message or a password is a secret, and what a line is recognised by.
    ...['outgoing_messages.secret', 'remittance_lines.line_key', 'staff.password_due', 'statement_lines.line_key'],
  ]);
});

test('an owner takes everything along, and the sums are those of the ledger', async () => {
  const files = await download(await written());
  expect([...files.keys()]).toEqual([
    'README.txt',
    ...exportedFiles.map((name) => `${name}.csv`),
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

test('texts are read back as they are, and nothing is run by a spreadsheet', async () => {
  const files = await download(await written());
  const texts = rowsOf(files, 'tables/shop_texts.csv').filter(({ key }) => key?.startsWith('formula.'));
  expect(texts.map(({ text }) => text)).toEqual(formulas);
  const member = rowsOf(files, 'members.csv').find(({ name }) => name?.startsWith('=1+1'));
  expect(member?.name).toBe('=1+1"; "quoted",\r\nline');
  const cells: string[][] = parse(textOf(files, 'tables/shop_texts.csv'), { bom: true });
  expect(cells.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  expect(named.id).toBe(rowsOf(files, 'tables/members.csv').find((row) => row.name === member?.name)?.id);
});

test('the manifest and README say what is in it; no other shop’s rows and no secrets are', async () => {
  const id = await written();
  const files = await download(id);
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
  for (const name of exportedFiles) expect(readme).toContain(`${name}.csv: `);
  expect(readme).toContain('  balance_minor: 餘額');
  const everything = [...files.values()].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
  expect(everything).not.toContain('สมหญิง');
  const [secret] = await world.sql<{ passwordHash: string }>(
    'select password_hash from members where id = $1',
    [scene.buyer.id],
  );
  expect(everything).not.toContain(secret?.passwordHash);
  const row = (await list()).find((one) => one.id === id);
  expect(row).toMatchObject({
    filesDone: exportedFiles.length,
    rows: manifest.counts.reduce((sum, { rows }) => sum + rows, 0),
  });
});

test('pictures and documents come in zip files of their own', async () => {
  const id = await written();
  const row = (await list()).find((one) => one.id === id);
  expect(row?.downloads.map(({ number }) => number)).toEqual([0, 1]);
  const files = await download(id, 1);
  const rows = rowsOf(await download(id), 'tables/files.csv');
  // Parcels of this world have rows of photos without bytes: they are listed as missing.
  const { missing }: { missing: string[] } = JSON.parse(textOf(files, 'manifest.json'));
  const names = rows.map((file) => `${file.purpose}/${file.id}.webp`);
  expect([...files.keys(), ...missing].sort()).toEqual([...names, 'manifest.json'].sort());
  expect(files.size).toBeGreaterThan(1);
  expect(row?.pictures).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
});

test('balances are those of the moment of the request, whatever moves while it is written', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  const before = (await scene.buyer.client.call('getWallet', {})).balanceMinor;
  await shop.s.pay.give(scene.buyer, 12_345);
  const later = await forecast(scene.buyer);
  await rested();
  await run();
  const files = await download(id);
  const code = rowsOf(files, 'tables/members.csv').find((row) => row.id === scene.buyer.id)?.simple_code;
  const balance = rowsOf(files, 'balances.csv').find(({ member }) => member === code);
  expect(Number(balance?.balance_minor)).toBe(before);
  expect(textOf(files, 'parcels.csv')).not.toContain(later.courierNumber);
  expect(rowsOf(files, 'parcels.csv').length).toBeGreaterThan(0);
  expect(textOf(files, 'README.txt')).toContain((await list()).find((one) => one.id === id)?.requestedAt);
});

test('a file of many parts has each row once', async () => {
  await world.sql(
    `insert into transitions (shop_id, id, noun, subject_id, event, from_state, to_state, at, why)
     select $1, gen_random_uuid(), 'parcel', gen_random_uuid(), 'test', 'a', 'b', now() - interval '1 hour', repeat('行', 4000)
     from generate_series(1, 1200)`,
    [world.tw.id],
  );
  const id = await written();
  const ids = rowsOf(await download(id), 'tables/transitions.csv').map((row) => row.id);
  const [stored] = await world.sql<{ n: number; parts: number }>(
    `select (select count(*)::int from transitions where shop_id = $1) as n,
       (select count(*)::int from shop_export_parts where export_id = $2 and file = 'tables/transitions') as parts`,
    [world.tw.id, id],
  );
  expect([ids.length, new Set(ids).size]).toEqual([stored?.n, stored?.n]);
  expect(stored?.parts).toBeGreaterThan(1);
  await world.sql(`delete from transitions where event = 'test'`);
});

test('a process that is killed amid it leaves nothing twice and nothing out', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  await rested();
  const { config } = world.running.services;
  const { url, role } = asApp(config);
  const given = [url, role ?? '', world.tw.id, config.dataDir, config.APP_SECRET];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killedExport.ts'), ...given], {
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const parts = await world.sql('select position from shop_export_parts where export_id = $1', [id]);
  expect(parts).toHaveLength(19);
  await run();
  const files = await download(id);
  expect([...files.keys()]).toHaveLength(exportedFiles.length + 2);
  const members = await world.sql('select id from members where shop_id = $1', [world.tw.id]);
  expect(rowsOf(files, 'members.csv')).toHaveLength(members.length);
});

test('one at a time, one a day, and a cancelled one does not count', async () => {
  const { id } = await owner.client.call('startShopExport', {});
  const again = () => owner.client.attempt('startShopExport', {}, { key: crypto.randomUUID() });
  const refused = (error: string) => ({ ok: false, failure: { error } });
  expect(await again()).toMatchObject(refused('export.running'));
  expect(await owner.client.attempt('openShopExport', { id, number: 0 })).toMatchObject(
    refused('export.over'),
  );
  await rested();
  await owner.client.call('endShopExport', { id });
  await run();
  expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'cancelled', downloads: [] });
  expect(await owner.client.attempt('endShopExport', { id })).toMatchObject(refused('export.over'));
  const next = await written();
  expect(await again()).toMatchObject(refused('export.tooSoon'));
  expect((await owner.client.call('listShopExports', {})).nextAt).not.toBeNull();
  expect(await owner.client.attempt('openShopExport', { id: next, number: 7 })).toMatchObject(
    refused('row.notFound'),
  );
});

test('after its days nobody can read it, and its parts go', async () => {
  const id = await written();
  const { url } = await owner.client.call('openShopExport', { id, number: 0 });
  const [part] = await world.sql<{ fileId: string }>(
    'select file_id from shop_export_parts where export_id = $1',
    [id],
  );
  await world.sql(`update shop_exports set expires_at = now() - interval '1 second' where id = $1`, [id]);
  await run();
  expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'ended', downloads: [] });
  expect((await get(url)).status).toBe(404);
  expect(await world.sql('select sealed_key, place from shop_exports where id = $1', [id])).toEqual([
    { sealedKey: '', place: null },
  ]);
  expect(
    await world.sql('select loose_since is not null as loose from files where id = $1', [part?.fileId]),
  ).toEqual([{ loose: true }]);
});

test('an address is good for its shop, its file and some minutes; the parts are encrypted', async () => {
  const id = await written();
  const { url } = await owner.client.call('openShopExport', { id, number: 0 });
  expect((await get(url, world.th.host)).status).toBe(404);
  expect((await get(url.replace('/0?', '/1?'))).status).toBe(404);
  expect((await get(url.replace(/e=\d+/, `e=${Date.now() + 9_000_000}`))).status).toBe(404);
  expect((await get(url)).status).toBe(200);
  expect(Number(/e=(\d+)/.exec(url)?.[1]) - Date.now()).toBeLessThanOrEqual(
    exportTerms.addressSeconds * 1_000,
  );
  const stranger = await world.th.staff(['owner']);
  expect(await stranger.client.attempt('openShopExport', { id, number: 0 })).toMatchObject({
    failure: { error: 'row.notFound' },
  });
  expect(await stranger.client.attempt('endShopExport', { id })).toMatchObject({
    failure: { error: 'row.notFound' },
  });
});

test('the shop’s own address hears of the request and of the end; the log and the security page have it', async () => {
  await world.sql(
    `update shops set settings = jsonb_set(settings, '{contact}', '{"phone":"","line":"","whatsapp":"","email":"boss@example.com","address":"","hours":""}') where id = $1`,
    [world.tw.id],
  );
  world.running.services.tenants.forget();
  const id = await written();
  await owner.client.call('openShopExport', { id, number: 0 });
  const mails = await world.sql<{ subject: string }>(
    `select subject from outgoing_messages where recipient = 'boss@example.com' order by created_at`,
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('要求匯出'),
    expect.stringContaining('匯出已完成'),
  ]);
  const acts = await world.sql<{ call: string }>(
    `select call from audit_log where call like '%ShopExport' order by at desc limit 2`,
  );
  expect(acts.map(({ call }) => call)).toEqual(['openShopExport', 'startShopExport']);
  const events = await world.sql(
    `select from security_events where kind = 'export' and call = 'openShopExport' and shop_id = $1`,
    [world.tw.id],
  );
  expect(events.length).toBeGreaterThan(0);
});

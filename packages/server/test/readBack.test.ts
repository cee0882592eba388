import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { expect, test, vi } from 'vitest';
import { environment, root } from '../../../scripts/commands.ts';
import { importableTableFileNames } from '../src/leaving/files.ts';
import { fileUrl } from '../src/platform/fileRows.ts';
import { unusablePasswordHash } from '../src/platform/unusablePasswordHash.ts';
import { solvedCaptcha } from './captchaSolver.ts';
import { openReadBackWorld, ownerPassword } from './readBackWorld.ts';
import { injectedFetch } from './world.ts';

const world = await openReadBackWorld();
const shopId = await world.emptyShop('fresh');

const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await world.owner.query(text, values)).rows;

const client = (token: string | null = null) =>
  createClient({
    wire: deriveWire(calls),
    ...{
      baseUrl: 'http://fresh.test/api/',
      lang: 'en',
      token,
      dedupeMs: 0,
      fetch: injectedFetch(world.running),
    },
  });

/**
 * Columns that are not compared in tables with secrets: no export contains them, or an import switches their values
 * off.
 */
const other = [
  ...['password_hash', 'token_hash', 'secret_ends', 'callback_key', 'body', 'tokens', 'secret', 'old_secret'],
  ...[
    'traceparent',
    'provider_url',
    'step',
    'password_due',
    'revoked_at',
    'expires_at',
    'told_at',
    'active_since',
  ],
  ...['state', 'failure'],
];
/**
 * A digest of a table's rows. `other` is left out only in tables with secrets; an import switches off nothing in
 * other tables, so all their columns are compared.
 */
const digest = async (table: string, shop: string) => {
  const secret = [
    'api_keys',
    'member_invitations',
    'outgoing_messages',
    'webhooks',
    'notifications',
    'einvoice_accounts',
  ];
  const secrets = [...secret, 'members', 'staff', 'payment_accounts', 'messenger_bindings', 'payments'];
  const without = ['shop_id', ...(secrets.includes(table) ? other : [])];
  const [row] = await sql<{ digest: string; rows: number }>(
    `select md5(coalesce(string_agg((to_jsonb(t) - $2::text[])::text, '' order by (to_jsonb(t) - $2::text[])::text), '')) as digest,
       count(*)::int as rows
     from ${table} t where shop_id = $1 ${table === 'files' ? "and purpose <> 'export'" : ''}
       ${table === 'outgoing_messages' ? 'and created_at < (select max(requested_at) from shop_exports)' : ''}
       ${table === 'staff' ? "and login <> 'fresh-owner'" : ''}`,
    [shop, without],
  );
  return { table, ...row };
};

test('a dry run checks everything and writes nothing', async () => {
  const before = await Promise.all(
    importableTableFileNames.filter((one) => one !== 'shops').map((one) => digest(one, shopId)),
  );
  const { text, isEqual } = await world.read('fresh', world.archives, true);
  expect(text).toContain('EQUAL');
  expect(isEqual).toBe(true);
  expect(text).toContain('A dry run');
  const after = await Promise.all(
    importableTableFileNames.filter((one) => one !== 'shops').map((one) => digest(one, shopId)),
  );
  expect(after).toEqual(before);
}, 120_000);

/** Runs the operator's command and kills it once its output matches `line`. */
async function killedAt(line: RegExp): Promise<string> {
  const { DATABASE_URL, APP_SECRET, dataDir } = world.running.services.config;
  const args = ['packages/server/src/cli.ts', 'shop', 'read-back', '--code', 'fresh', ...world.archives];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment({ DATABASE_URL, APP_SECRET, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += String(piece);
      if (line.test(said)) child.kill('SIGKILL');
    });
  await new Promise((resolve) => child.once('exit', resolve));
  return said;
}

test('killed in the middle, it serves nothing, and the next run continues', async () => {
  const said = await killedAt(/^order_lines: \d+/m);
  expect(said).toContain('The shop is paused.');
  const [half] = await sql<{ members: number; parcels: number; place: string }>(
    `select (select count(*)::int from members where shop_id = $1) as members,
       (select count(*)::int from talks where shop_id = $1) as talks, place from shops where id = $1`,
    [shopId],
  );
  expect(half).toMatchObject({ talks: 0, place: expect.stringMatching(/^>read-back [0-9a-f]{64}$/) });
  expect(half?.members).toBeGreaterThan(100);
  const members = await sql<{ xmin: string }>('select distinct xmin::text from members where shop_id = $1', [
    shopId,
  ]);
  const { text, isEqual } = await world.read('fresh', world.archives);
  expect(text).toContain('EQUAL');
  expect(isEqual).toBe(true);
  expect(await sql('select distinct xmin::text from members where shop_id = $1', [shopId])).toEqual(members);
}, 240_000);

test('every row of every table equals the original', async () => {
  const tables = importableTableFileNames.filter((one) => one !== 'shops');
  const [there, here] = [
    await Promise.all(tables.map((one) => digest(one, world.shopId))),
    await Promise.all(tables.map((one) => digest(one, shopId))),
  ];
  expect(here).toEqual(there);
  expect(here.filter(({ rows }) => rows !== 0).length).toBeGreaterThan(60);
  for (const table of ['points_balances', 'ledger_accounts'])
    expect(await digest(table, shopId)).toEqual(await digest(table, world.shopId));
  for (const table of ['parcel_search_parts', 'member_search_parts', 'order_search_parts'])
    expect(await digest(table, shopId)).toEqual(await digest(table, world.shopId));
  const states = await sql('select distinct state from orders where shop_id = $1', [shopId]);
  expect(states.length).toBeGreaterThan(5);
}, 120_000);

test('the books balance, and counters are right', async () => {
  const [books] = await sql<{ trial: string; off: number; counters: number }>(
    `select (select sum(balance_minor)::text from ledger_accounts where shop_id = $1) as trial,
       (select count(*)::int from ledger_accounts a where a.shop_id = $1 and a.balance_minor <>
         coalesce((select sum(amount_minor) from ledger_transfers where shop_id = $1 and credit_account_id = a.id), 0) -
         coalesce((select sum(amount_minor) from ledger_transfers where shop_id = $1 and debit_account_id = a.id), 0)) as off,
       (select count(*)::int from counters where shop_id = $1) as counters`,
    [shopId],
  );
  expect(books).toMatchObject({ trial: '0', off: 0 });
  const counted = (id: string) =>
    sql('select member_id, name, value from counters where shop_id = $1 and value <> 0 order by 1, 2', [id]);
  expect(await counted(shopId)).toEqual(await counted(world.shopId));
});

test('nobody of the archive can log in, the owner of the new shop can, and features with secrets are off', async () => {
  const [open] = await sql(
    `select (select count(*)::int from members where shop_id = $1 and password_hash <> $2) as members,
       (select count(*)::int from staff where shop_id = $1 and login <> 'fresh-owner' and password_hash <> $2) as staff,
       (select count(*)::int from sessions where shop_id = $1) as sessions,
       (select count(*)::int from api_keys where shop_id = $1 and revoked_at is null) as keys,
       (select count(*)::int from outgoing_messages where shop_id = $1 and state in ('queued', 'sending')) as messages,
       (select opened_at is null and place is null and code = 'fresh' and currency = 'TWD' from shops where id = $1) as shop`,
    [shopId, unusablePasswordHash],
  );
  expect(open).toEqual({ members: 0, staff: 0, sessions: 0, keys: 0, messages: 0, shop: true });
  const owner = await client().call('loginStaff', { login: 'fresh-owner', password: ownerPassword });
  expect(owner.token).not.toBe('');
});

test('a member sets a new password by a code, and sees orders; a picture opens', async () => {
  const [member] = await sql<{ id: string; account: string; email: string }>(
    `select m.id, m.account, m.email from members m where m.shop_id = $1 and m.email <> '' and status = 'active'
       and exists (select from orders o where o.shop_id = m.shop_id and o.member_id = m.id) order by m.id limit 1`,
    [shopId],
  );
  if (member === undefined) throw new Error('no member');
  const guest = client();
  const found = await guest.call('findPassword', {
    ...{ account: member.account, channel: 'email' },
    ...(await solvedCaptcha(guest)),
  });
  const code = await vi.waitFor(async () => {
    const [row] = await sql<{ body: string }>(
      'select body from outgoing_messages where shop_id = $1 and recipient = $2 order by id desc limit 1',
      [shopId, member.email],
    );
    const [digits] = /\d{6}/.exec(row?.body ?? '') ?? [];
    if (digits === undefined) throw new Error('no code was sent');
    return digits;
  });
  const password = 'Forwarder9';
  await guest.call('retrievePassword', { ticket: found.ticket, code, password, confirmPassword: password });
  const { token } = await guest.call('login', { account: member.account, password });
  const { list } = await client(token).call('listOrders', {});
  const orders = await sql('select 1 from orders where shop_id = $1 and member_id = $2', [shopId, member.id]);
  expect([orders.length > 0, list.length > 0]).toEqual([true, true]);

  const [picture] = await sql<{ id: string }>(
    "select id from files where shop_id = $1 and mime = 'image/webp' and has_thumb limit 1",
    [shopId],
  );
  const { APP_SECRET } = world.running.services.config;
  for (const variant of ['full', 'thumb'] as const) {
    const url = fileUrl(APP_SECRET, shopId, picture?.id ?? '', variant, new Date().toISOString());
    const answer = await injectedFetch(world.running)(`http://fresh.test${url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
  const bytes = await readFile(world.archives[1] ?? '');
  expect(bytes.length).toBeGreaterThan(0);
}, 60_000);

test('a shop with data, or an open one, refuses an import', async () => {
  await expect(world.read('fresh', world.archives)).rejects.toThrow('rows in members');
  await expect(world.read('formosa', world.archives)).rejects.toThrow('is open');
  await expect(world.read('nowhere', world.archives)).rejects.toThrow('no shop with the code');
});

import { createHash } from 'node:crypto';
import { calls, type Request } from '@crossdock/contract/table.ts';
import { type Call, isOpenToKeys } from '@crossdock/contract/wire/call.ts';
import { apiKeyPermissions } from '@crossdock/domain/staff/roles.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { isInNetworks } from '../src/platform/keys.ts';
import { expiredRowsSweep } from '../src/shops/sweep.ts';
import { daysAgo, secondsAgo } from './ago.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { inputSchema, sample } from './samples.ts';
import { sendTo } from './sendTo.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff();

/** Makes a key as an owner does. Returns it with a client that uses it. */
async function program(changes: Partial<Request<'makeKey'>> = {}, maker = owner) {
  const asked = { name: 'Bookkeeping', permissions: ['member.read' as const], days: 30, ...changes };
  const made = await maker.client.call('makeKey', asked);
  return { ...made, client: world.tw.as(made.key) };
}

test('a key is shown once, stored as a hash, and recognised by its beginning', async () => {
  const { id, key } = await program({ name: 'Ledger' });
  const [row] = await world.sql<{ tokenHash: Buffer }>('select * from api_keys where id = $1', [id]);
  expect(row?.tokenHash).toEqual(createHash('sha256').update(key).digest());
  const { list } = await owner.client.call('listKeys', {});
  const listed = list.find((one) => one.id === id);
  expect(listed).toMatchObject({ name: 'Ledger', prefix: key.slice(0, 16), state: 'live', lastUsedAt: null });
  const [{ found } = { found: 0 }] = await world.sql<{ found: number }>(
    `select count(*)::int as found from (select to_jsonb(a)::text as row from audit_log a union all
     select to_jsonb(k)::text from api_keys k union all select to_jsonb(i)::text from idempotency_keys i) as rows
     where position($1 in row) > 0`,
    [key.slice(16)],
  );
  expect(found).toBe(0);
});

test("a program reads and writes with its key's permissions, and the log names the key", async () => {
  const { id, client } = await program({
    name: 'Warehouse robot',
    permissions: ['location.write', 'warehouse.read'],
  });
  expect(await client.call('listStaffWarehouses', {})).toBeDefined();
  expect(await client.attempt('listMembers', {})).toBeRefused({ code: 403, error: 'access.denied' });
  expect(await client.attempt('getDashboard', {})).toBeRefused({ code: 403, error: 'access.denied' });
  const { list } = await owner.client.call('listKeys', {});
  expect(list.find((one) => one.id === id)).toMatchObject({ lastUsedIp: '127.0.0.1' });
  expect(list.find((one) => one.id === id)?.lastUsedAt).not.toBeNull();
});

test('every write of a key is logged as that key, even refused ones, and done once per Idempotency-Key', async () => {
  const { client } = await program({ name: 'Support robot', permissions: ['member.write', 'member.read'] });
  const { id: memberId } = await world.tw.member();
  const note = { memberId, text: 'Called by the robot' };
  const idempotencyKey = crypto.randomUUID();
  const first = await client.call('addMemberNote', note, { idempotencyKey });
  expect(await client.call('addMemberNote', note, { idempotencyKey })).toEqual(first);
  // A person's request with a program's idempotency key is a new request, so nobody reads a program's answers with it.
  expect(await owner.client.call('addMemberNote', note, { idempotencyKey })).not.toEqual(first);
  await client.attempt('addMemberNote', { ...note, memberId: crypto.randomUUID() });
  const { list } = await owner.client.call('listAudit', { call: 'addMemberNote' });
  expect(list.map(({ keyName, refusal }) => [keyName, refusal === null])).toEqual([
    ['Support robot', false],
    [null, true],
    ['Support robot', true],
  ]);
  expect(list[0]?.staffId).toBe(owner.id);
});

test('a key is invalid at another shop, after its end, when revoked, or altered', async () => {
  const { id, key, client } = await program();
  await client.call('listMembers', {});
  const at = (host: string, token: string) => world.client(host, token).attempt('listMembers', {});
  expect(await at(world.th.host, key)).toBeRefused({ code: 401, error: 'key.ended' });
  const altered = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
  expect(await at(world.tw.host, altered)).toBeRefused({ code: 401, error: 'key.ended' });
  await world.change('apiKeys', { id }, { expiresAt: secondsAgo(1) });
  expect(await client.attempt('listMembers', {})).toBeRefused({ code: 401, error: 'key.ended' });
  const other = await program();
  await owner.client.call('revokeKey', { id: other.id });
  expect(await other.client.attempt('listMembers', {})).toBeRefused({ code: 401, error: 'key.ended' });
  const { list } = await owner.client.call('listKeys', {});
  expect(list.filter((one) => [id, other.id].includes(one.id)).map((one) => one.state)).toEqual([
    'revoked',
    'expired',
  ]);
  expect(await owner.client.attempt('revokeKey', { id: crypto.randomUUID() })).toBeRefused({
    code: 404,
    error: 'row.notFound',
  });
});

test("a key has at most its maker's permissions: it loses what they lose, and is inactive while they are disabled", async () => {
  const maker = await world.tw.staff();
  const { client } = await program({ permissions: ['member.read', 'pricing.write', 'wallet.read'] }, maker);
  await client.call('getLedgerOverview', {});
  const row = await world.row('staff', { id: maker.id });
  const edit = (roles: ('owner' | 'warehouse')[], status: 'active' | 'disabled') =>
    owner.client.call('editStaff', { staffId: maker.id, name: row?.name ?? '', roles, status });
  await edit(['warehouse'], 'active');
  expect(await client.attempt('getLedgerOverview', {})).toBeRefused({ code: 403, error: 'access.denied' });
  await client.call('listMembers', {});
  await edit(['owner'], 'disabled');
  expect(await client.attempt('listMembers', {})).toBeRefused({ code: 401, error: 'key.ended' });
  const { list } = await owner.client.call('listKeys', {});
  expect(list[0]?.state).toBe('idle');
});

test('a key works only from its networks', async () => {
  const here = await program({ networks: ['127.0.0.0/8', '2001:db8::/32'] });
  await here.client.call('listMembers', {});
  const there = await program({ networks: ['203.0.113.7'] });
  expect(await there.client.attempt('listMembers', {})).toBeRefused({ code: 403, error: 'key.address' });
  const wrong = await owner.client.attempt('makeKey', {
    name: 'x',
    permissions: ['member.read'],
    days: 1,
    networks: ['10.0.0.1/33'],
  });
  expect(wrong).toBeRefusedAt('networks.0', 'field.network');
});

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['2001:db8::1', ['2001:db8::/64'], true],
  ['2001:db9::1', ['2001:db8::/64', '203.0.113.7'], false],
  ['fe80::1%eth0', ['fe80::/10'], true],
])('%s within %j: %s', (ip, networks, within) => {
  expect(isInNetworks(ip, networks)).toBe(within);
});

test("a key's rate limit is exact, however many calls come at once, and separate from other keys", async () => {
  const [{ client }, other] = [await program({ perMinute: 5 }), await program()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => client.attempt('listMembers', {})));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toBeRefused({ code: 429, error: 'throttle.wait' });
  await other.client.call('listMembers', {});
});

test('a call with slow work counts once against the limit', async () => {
  const { client } = await program({ permissions: ['product.read', 'member.read'], perMinute: 2 });
  await client.call('exportProducts', { format: 'csv' });
  await client.call('listMembers', {});
  expect(await client.attempt('listMembers', {})).toBeRefused({ code: 429, error: 'throttle.wait' });
});

test('nobody gives a key permissions that they lack, and a shop has at most fifty valid keys', async () => {
  const beyond = { name: 'x', days: 1, permissions: ['staff.write' as 'member.read'] };
  expect(await owner.client.attempt('makeKey', beyond)).toBeRefused({ code: 400, error: 'request.invalid' });
  const clerk = await world.tw.staff(['support']);
  expect(await clerk.client.attempt('makeKey', { ...beyond, permissions: ['member.read'] })).toBeRefused({
    code: 403,
    error: 'access.denied',
  });
  const shop = await world.th.staff();
  const asked = { name: 'x', permissions: ['member.read' as const], days: 1 };
  const made = await Promise.all(Array.from({ length: 50 }, () => shop.client.attempt('makeKey', asked)));
  expect(made.every(({ ok }) => ok)).toBe(true);
  expect(await shop.client.attempt('makeKey', asked)).toBeRefused({ code: 422, error: 'key.tooMany' });
});

/** The calls come from the call table, so a new call is tested without a change here. */
describe('with the key of a program', () => {
  const table = Object.entries<Call>(calls);
  const ofStaff = table.filter(([, call]) => call.access.by === 'staff');
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const tokens = { all: '', one: '' };
  beforeAll(async () => {
    tokens.all = (await program({ permissions: apiKeyPermissions, perMinute: 6_000 })).key;
    tokens.one = (await program({ permissions: ['home.read'], perMinute: 6_000 })).key;
  });
  const ask = (call: Call, token: string) =>
    sendTo(world.running, world.tw.host, { call, input: sample(inputSchema(call), nowhere), token });
  const denied = { status: 403, error: 'access.denied' };

  test.each(ofStaff.filter(([, call]) => isOpenToKeys(call)))(
    '%s accepts a key with its permission, and no other',
    async (_name, call) => {
      expect((await ask(call, tokens.all)).error ?? 'done').not.toMatch(/^(key|session|access)\./);
      if (call.access.by === 'staff' && call.access.can !== 'home.read')
        expect(await ask(call, tokens.one)).toMatchObject(denied);
    },
  );
  test.each(ofStaff.filter(([, call]) => !isOpenToKeys(call)))(
    '%s refuses keys with any permissions',
    async (_name, call) => {
      expect(await ask(call, tokens.all)).toMatchObject({ status: 403, error: 'key.closed' });
    },
  );
  test.each(table.filter(([, call]) => call.access.by === 'member'))(
    '%s is not for keys',
    async (_name, call) => {
      expect(await ask(call, tokens.all)).toMatchObject(denied);
    },
  );

  test('calls about credentials, access or personal matters refuse all keys', () => {
    const closed = ofStaff.filter(([, call]) => !isOpenToKeys(call)).map(([name]) => name);
    const must = [
      'makeKey',
      'listKeys',
      'revokeKey',
      'addStaff',
      'resetStaffPassword',
      'actAsMember',
      'listAudit',
    ];
    expect(closed).toEqual(
      expect.arrayContaining([
        ...must,
        'changeStaffPassword',
        'logoutStaff',
        'saveSmsSettings',
        'saveBankAccount',
      ]),
    );
  });
});

test("a key's row is deleted long after its end, and its actions stay a program’s", async () => {
  const [revoked, ended, recent] = [await program(), await program(), await program()];
  const robot = await program({ permissions: ['member.write', 'member.read'] });
  const { id: memberId } = await world.tw.member();
  await robot.client.call('addMemberNote', { memberId, text: 'Called by the robot' });
  const long = "now() - interval '401 days'";
  await world.sql(`update api_keys set revoked_at = ${long} where id = any($1)`, [[revoked.id, robot.id]]);
  await world.sql(`update api_keys set expires_at = ${long} where id = $1`, [ended.id]);
  await world.change('apiKeys', { id: recent.id }, { revokedAt: daysAgo(399) });
  await runJobIfDue(world, world.tw, expiredRowsSweep(world.running.services));
  const ids = [revoked.id, ended.id, recent.id, robot.id];
  expect(await world.sql('select id from api_keys where id = any($1)', [ids])).toEqual([{ id: recent.id }]);
  const { list } = await owner.client.call('listAudit', { memberId });
  expect(list[0]).toMatchObject({ keyName: robot.id });
});

import { expect, test } from 'vitest';
import { goods } from './parcelWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import { openWithdrawalWorld } from './withdrawalWorld.ts';
import { type Person, password, type WorldShop } from './world.ts';

const scene = await openWithdrawalWorld({ TRUST_PROXY: '127.0.0.1' });
const world = scene.world;
const transfers = await openTransferWorld(world);
const owner = await world.tw.staff(['owner']);

const device = 'Mozilla/5.0 (iPhone)';

/** Tries to log in from an IP address. Returns the error. */
async function login(shop: WorldShop, path: string, ip: string, body: object): Promise<string | undefined> {
  const answer = await world.running.server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { host: shop.host, 'x-forwarded-for': ip, 'user-agent': device },
    payload: body,
  });
  return (answer.json() as { error?: string }).error;
}

const events = async (filter: object, { client }: Person = owner) =>
  (await client.call('listSecurityEvents', { pageIndex: 1, pageSize: 100, ...filter }, { fresh: true })).list;

test('logins and failed ones of members and staff are found with their address and device', async () => {
  const member = await world.tw.member({ account: 'watched' });
  const clerk = await world.tw.staff(['support']);
  const row = await world.row('staff', { id: clerk.id });
  const staffLogin = row?.login ?? '';
  expect(
    await login(world.tw, 'Member/Longo', '203.0.113.7', { account: 'watched', password: 'Wrong-one-1' }),
  ).toBe('member.wrongLogin');
  expect(
    await login(world.tw, 'Member/Longo', '203.0.113.7', { account: 'watched', password }),
  ).toBeUndefined();
  expect(
    await login(world.tw, 'staff/login', '203.0.113.8', { login: staffLogin, password: 'Wrong-one-1' }),
  ).toBe('staff.wrongLogin');
  expect(
    await login(world.tw, 'staff/login', '203.0.113.8', { login: staffLogin, password }),
  ).toBeUndefined();
  const at = { ip: '203.0.113.7', userAgent: device };
  expect(await events({ words: '203.0.113.7' })).toMatchObject([
    { kind: 'login', name: 'watched', memberId: member.id, staffId: null, reason: '', ...at },
    { kind: 'refused', name: 'watched', memberId: null, reason: 'member.wrongLogin', ...at },
  ]);
  expect(await events({ words: '203.0.113.8' })).toMatchObject([
    { kind: 'login', name: staffLogin, staffId: clerk.id, memberId: null },
    { kind: 'refused', name: staffLogin, reason: 'staff.wrongLogin', call: 'loginStaff' },
  ]);
  expect(await events({ kind: 'refused', words: 'iPhone' })).toHaveLength(2);
  expect(await events({ memberId: member.id, kind: 'login', words: 'iphone' })).toHaveLength(1);
});

test('a lock-out is recorded a few times, however long somebody continues', async () => {
  await world.sql(
    `insert into throttles (shop_id, bucket, key, window_start, count) values ($1, 'login-ip', '203.0.113.9', now(), 200)`,
    [world.tw.id],
  );
  for (let n = 0; n < 6; n += 1)
    expect(await login(world.tw, 'Member/Longo', '203.0.113.9', { account: 'watched', password })).toBe(
      'throttle.wait',
    );
  const seen = await events({ kind: 'lockout' });
  expect(seen).toHaveLength(3);
  expect(seen[0]).toMatchObject({ ip: '203.0.113.9', name: 'watched', reason: 'throttle.wait' });
});

test('exports are recorded with their clerk', async () => {
  await owner.client.call('exportDays', { from: '2026-01-01', to: '2026-01-31', format: 'csv' });
  expect(await events({ kind: 'export' })).toMatchObject([{ staffId: owner.id, call: 'exportDays' }]);
});

test('views of identity pictures are recorded, once while their addresses are valid', async () => {
  const member = await world.tw.member();
  await world.sql(
    `with file as (insert into files (shop_id, id, purpose, member_id, mime, bytes, width, height, has_thumb, created_at)
       values ($1, gen_random_uuid(), 'idCard', $2, 'image/webp', 1, 1, 1, true, now()) returning id)
     insert into identities (shop_id, id, member_id, real_name, country, id_kind, id_number, front_file_id, state, created_at, updated_at)
     select $1, gen_random_uuid(), $2, '王小明', 'TW', 'nationalId', 'A123456789', id, 'pending', now(), now() from file`,
    [world.tw.id, member.id],
  );
  for (let n = 0; n < 2; n += 1)
    await owner.client.call('listIdentityAudits', { pageIndex: 1, pageSize: 10 }, { fresh: true });
  expect(await events({ kind: 'papers' })).toMatchObject([{ staffId: owner.id, memberId: member.id }]);
});

test('a list of sensitive documents is one row per clerk and day, with everybody whose documents it had', async () => {
  const clerk = await world.tw.staff(['owner']);
  const members = [await world.tw.member(), await world.tw.member(), await world.tw.member()];
  for (const member of members.slice(0, 2)) await transfers.file(member);
  await clerk.client.call('listBankTransfers', { state: 'pending' }, { fresh: true });
  await transfers.file(members[2] as Person);
  await clerk.client.call('listBankTransfers', { state: 'pending' }, { fresh: true });
  const [row, ...more] = await events({ kind: 'papers', staffId: clerk.id });
  expect(more).toEqual([]);
  const named = [row?.memberId, ...(row?.otherMembers.map(({ id }) => id) ?? [])];
  for (const { id } of members) expect(named).toContain(id);
  expect(new Set(named).size).toBe(named.length);
  for (const { id } of members)
    expect(await events({ kind: 'papers', staffId: clerk.id, memberId: id })).toHaveLength(1);
});

test('refused attempts are found together', async () => {
  const kinds = new Set((await events({ kind: 'attempt' })).map(({ kind }) => kind));
  expect(kinds.has('refused')).toBe(true);
  expect([...kinds].every((kind) => kind === 'refused' || kind === 'lockout')).toBe(true);
});

test.each([
  [
    'a withdrawal',
    (member: Person) => scene.submit(member),
    () => owner.client.call('listWithdrawals', {}, { fresh: true }),
  ],
  [
    'a bank transfer',
    (member: Person) => transfers.file(member),
    () => owner.client.call('listBankTransfers', {}, { fresh: true }),
  ],
  [
    'a purchase voucher',
    async (member: Person) => {
      const proofFileId = await transfers.voucherOf(member);
      await member.client.call('forecastParcels', {
        ...goods,
        courierNumber: 'SF1234567890123',
        proofFileId,
      });
    },
    async () => {
      const { list } = await owner.client.call('queryAllParcels', { words: 'SF1234567890123' });
      await owner.client.call('getStaffParcel', { id: list[0]?.id ?? '' }, { fresh: true });
    },
  ],
  [
    'what a member handed in, read in the member’s name,',
    (member: Person) => transfers.file(member),
    async (member: Person) => {
      const { ticket } = await owner.client.call('actAsMember', { memberId: member.id });
      const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
      await world.tw.as(token).call('listMyBankTransfers', {}, { fresh: true });
    },
  ],
])('a view of the picture of %s is recorded once', async (_what, handIn, look) => {
  const member = await world.tw.member();
  await scene.pay.give(member, 100_000);
  await handIn(member);
  const seen = () => events({ kind: 'papers', memberId: member.id });
  await member.client.call('listMyBankTransfers', {}, { fresh: true });
  expect(await seen()).toEqual([]);
  for (let n = 0; n < 2; n += 1) await look(member);
  expect(await seen()).toMatchObject([{ staffId: owner.id, memberId: member.id }]);
});

test('only owners see them, and only of their shop', async () => {
  const [clerk, foreign] = [
    await world.tw.staff(['support', 'finance', 'warehouse']),
    await world.th.staff(['owner']),
  ];
  expect(await clerk.client.attempt('listSecurityEvents', { pageIndex: 1, pageSize: 10 })).toBeRefused(
    'access.denied',
  );
  const theirs = await events({}, foreign);
  expect(theirs.map(({ staffId }) => staffId)).toEqual([foreign.id]);
  expect((await events({})).length).toBeGreaterThan(5);
});

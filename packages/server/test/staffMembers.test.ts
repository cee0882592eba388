import { calls } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { registerNewcomer } from './memberJourney.ts';
import { testSettingEffect } from './settingEffects.ts';
import { refusedWith } from './toBeRefused.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld({ settings: { resendSeconds: 0 } });

/** A session of a clerk acting as the member, opened with the calls of the console and the portal. */
async function acting(memberId: string) {
  const clerk = await world.tw.staff(['support']);
  const { ticket, url } = await clerk.client.call('actAsMember', { memberId });
  expect(url).toBe(`http://tw.test/white#ticket=${ticket}`);
  const session = await world.tw.guest.call('getBackMemberToken', { ticket });
  return { clerk, ticket, session, client: world.tw.as(session.token) };
}

describe('members, seen by staff', () => {
  test('are found by name, account, phone, email, invitation code and alias', async () => {
    const { client, input, session } = await registerNewcomer(world, world.tw, { name: '歐陽曉晴' });
    const me = await client.call('getMemberInfo', {});
    const clerk = await world.tw.staff(['warehouse']);
    const words = [
      '歐陽',
      '曉晴',
      input.account.slice(0, 12),
      input.phone,
      `+886${input.phone}`,
      input.email,
      me.simple_code,
      me.randomName,
    ];
    for (const word of words) {
      const { list } = await clerk.client.call('listMembers', { words: word });
      expect(
        list.map(({ id }) => id),
        word,
      ).toContain(session.memberId);
    }
    expect((await clerk.client.call('listMembers', { words: '歐陽 不存在' })).total).toBe(0);
    expect((await clerk.client.call('listMembers', { words: '%' })).total).toBe(0);
    const foreign = await world.th.staff(['owner']);
    expect((await foreign.client.call('listMembers', { words: '歐陽' })).total).toBe(0);
    expect(await foreign.client.attempt('getMember', { memberId: session.memberId })).toBeRefused({
      code: 404,
    });
  });

  test('detail: balance, counts, sessions', async () => {
    const { session } = await registerNewcomer(world, world.tw);
    await world.sql(
      "insert into counters (shop_id, member_id, name, value) values ($1, $2, 'parcel.shelved', 3), ($1, $2, 'order.processing', 1)",
      [world.tw.id, session.memberId],
    );
    await world.sql(
      "insert into ledger_accounts (shop_id, id, kind, member_id, balance_minor) values ($1, gen_random_uuid(), 'memberBalance', $2, 12345)",
      [world.tw.id, session.memberId],
    );
    const clerk = await world.tw.staff(['support']);
    expect(await clerk.client.call('getMember', { memberId: session.memberId })).toMatchObject({
      id: session.memberId,
      balanceMinor: 12345,
      heldMinor: 0,
      sessions: 1,
      counts: { 'parcel.shelved': 3, 'order.processing': 1 },
    });
    expect(await world.tw.as(session.token).call('getMemberInfo', {})).toMatchObject({ balance: 12345 });
  });

  testSettingEffect(
    'setMemberStatus.status',
    'disabling ends every session and keeps the member out; enabling lets in again',
    async () => {
      const { client, input, session } = await registerNewcomer(world, world.tw);
      const clerk = await world.tw.staff(['support']);
      const set = (status: 'active' | 'disabled') =>
        clerk.client.attempt('setMemberStatus', { memberId: session.memberId, status, why: '冒用檢舉' });
      expect(await set('disabled')).toMatchObject({ ok: true });
      expect(await client.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
      expect(await world.tw.guest.attempt('login', { account: input.account, password })).toBeRefused(
        'member.disabled',
      );
      expect(
        await world.tw.guest.attempt('login', { account: input.account, password: 'Wrong1234' }),
      ).toBeRefused('member.wrongLogin');
      expect(await set('disabled')).toBeRefused({ code: 409 });
      expect(await set('active')).toMatchObject({ ok: true });
      expect(await world.tw.guest.attempt('login', { account: input.account, password })).toMatchObject({
        ok: true,
      });
      const { steps } = await clerk.client.call('getMember', { memberId: session.memberId });
      expect(steps.map(({ event, why }) => [event, why])).toEqual([
        ['disable', '冒用檢舉'],
        ['enable', '冒用檢舉'],
      ]);
      const warehouse = await world.tw.staff(['warehouse']);
      expect(
        await warehouse.client.attempt('setMemberStatus', {
          memberId: session.memberId,
          status: 'disabled',
          why: 'x',
        }),
      ).toBeRefused({ code: 403 });
    },
  );
});

describe('staff acting as a member', () => {
  test('is visible to the member and recorded with both names', async () => {
    const { session } = await registerNewcomer(world, world.tw);
    const { clerk, client } = await acting(session.memberId);
    const me = await client.call('getMemberInfo', {});
    expect(me.acting).toEqual({ staffName: expect.stringContaining('Clerk') });
    await client.call('editMemberInfo', { nickname: '代改' });
    const rows = await world.sql(
      'select call, member_id, staff_id from audit_log where staff_id = $1 order by id',
      [clerk.id],
    );
    expect(rows).toEqual([
      { call: 'actAsMember', memberId: null, staffId: clerk.id },
      { call: 'editMemberInfo', memberId: session.memberId, staffId: clerk.id },
    ]);
    const { list } = await world.tw.as(session.token).call('listSessions', {});
    expect(list.map(({ staffName }) => staffName)).toContain(me.acting?.staffName);
  });

  test('a ticket works once, for a minute, in its shop', async () => {
    const { session } = await registerNewcomer(world, world.tw);
    const { clerk, ticket } = await acting(session.memberId);
    const refused = refusedWith('member.ticketInvalid');
    expect(await world.tw.guest.attempt('getBackMemberToken', { ticket })).toBeRefused(
      'member.ticketInvalid',
    );
    const late = await clerk.client.call('actAsMember', { memberId: session.memberId });
    await world.change('actTickets', {}, { expiresAt: secondsAgo(1) });
    expect(await world.tw.guest.attempt('getBackMemberToken', late)).toMatchObject({ ok: false });
    expect(await world.tw.guest.attempt('getBackMemberToken', { ticket: late.ticket })).toMatchObject(
      refused,
    );
    const abroad = await clerk.client.call('actAsMember', { memberId: session.memberId });
    expect(await world.th.guest.attempt('getBackMemberToken', { ticket: abroad.ticket })).toMatchObject(
      refused,
    );
    const many = await clerk.client.call('actAsMember', { memberId: session.memberId });
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => world.tw.guest.attempt('getBackMemberToken', { ticket: many.ticket })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('every personal call is refused', async () => {
    const { session } = await registerNewcomer(world, world.tw);
    const { session: marked } = await acting(session.memberId);
    const personal = Object.values(calls).filter(
      ({ access, personal }) => access.by === 'member' && personal,
    );
    expect(personal.length).toBeGreaterThanOrEqual(4);
    for (const { path } of personal) {
      const answer = await world.running.server.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: {
          host: world.tw.host,
          authorization: `Bearer ${marked.token}`,
          'content-type': 'application/json',
        },
        payload: '{}',
      });
      expect([path, answer.json().error]).toEqual([path, 'session.actingForbidden']);
    }
  });

  test('is only for those with the permission, and ends with their account', async () => {
    const { session } = await registerNewcomer(world, world.tw);
    const warehouse = await world.tw.staff(['warehouse']);
    expect(await warehouse.client.attempt('actAsMember', { memberId: session.memberId })).toBeRefused({
      code: 403,
    });
    const { clerk, client } = await acting(session.memberId);
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('editStaff', {
      staffId: clerk.id,
      name: 'Gone',
      roles: ['support'],
      status: 'disabled',
    });
    expect(await client.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
    expect(await clerk.client.attempt('getStaffSession', {})).toBeRefused({ code: 415 });
  });
});

describe('staff accounts', () => {
  test('an owner adds one, changes its roles and password, and disables it', async () => {
    const owner = await world.tw.staff(['owner']);
    const input = { login: 'packer1', name: '阿德', roles: ['warehouse' as const], password };
    const { staffId } = await owner.client.call('addStaff', input);
    expect(await owner.client.attempt('addStaff', { ...input, login: 'PACKER1' })).toBeRefused({
      error: 'staff.loginTaken',
      fields: { login: {} },
    });
    const login = (secret: string) =>
      world.tw.guest.attempt('loginStaff', { login: 'packer1', password: secret });
    const first = await login(password);
    if (!first.ok) throw new Error('could not log in');
    await owner.client.call('resetStaffPassword', { staffId, password: 'Packing88' });
    expect(await world.tw.as(first.data.token).attempt('getStaffSession', {})).toBeRefused({ code: 415 });
    expect(await login(password)).toMatchObject({ ok: false });
    expect(await login('Packing88')).toMatchObject({ ok: true });
    await owner.client.call('editStaff', {
      staffId,
      name: '阿德',
      roles: ['warehouse', 'support'],
      status: 'disabled',
    });
    expect(await login('Packing88')).toBeRefused('staff.wrongLogin');
    const { list } = await owner.client.call('listStaff', { words: 'packer' });
    expect(list).toMatchObject([{ login: 'packer1', status: 'disabled', roles: ['warehouse', 'support'] }]);
    expect(JSON.stringify(list)).not.toContain('argon2');
  });

  test('the last owner stays, also when two owners demote each other at once', async () => {
    await world.change('staff', { shopId: world.th.id }, { status: 'disabled' });
    const [a, b] = [await world.th.staff(['owner']), await world.th.staff(['owner'])];
    const demote = (by: typeof a, whom: typeof a) =>
      by.client.attempt('editStaff', { staffId: whom.id, name: 'x', roles: ['support'], status: 'active' });
    const attempts = await Promise.all([demote(a, b), demote(b, a)]);
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    const left = (await world.sql(
      "select id from staff where shop_id = $1 and status = 'active' and 'owner' = any(roles)",
      [world.th.id],
    )) as { id: string }[];
    expect(left).toHaveLength(1);
    const last = left[0]?.id === a.id ? a : b;
    expect(await demote(last, last)).toBeRefused('staff.lastOwner');
    expect(
      await last.client.attempt('editStaff', {
        staffId: last.id,
        name: 'x',
        roles: ['owner'],
        status: 'disabled',
      }),
    ).toBeRefused('staff.lastOwner');
  });

  test('nobody else may see or change accounts, and other shops do not see ours', async () => {
    const clerk = await world.tw.staff(['support', 'finance', 'warehouse']);
    expect(await clerk.client.attempt('listStaff', {})).toBeRefused({ code: 403 });
    const foreign = await world.th.staff(['owner']);
    expect(
      await foreign.client.attempt('resetStaffPassword', { staffId: clerk.id, password: 'Packing88' }),
    ).toBeRefused({ code: 404 });
  });
});

test('the audit log shows actions and actors, filtered, without secrets', async () => {
  const owner = await world.tw.staff(['owner']);
  const { session } = await registerNewcomer(world, world.tw);
  await owner.client.call('setMemberStatus', {
    memberId: session.memberId,
    status: 'disabled',
    why: '測試',
  });
  await owner.client.call('addStaff', {
    login: 'audited',
    name: 'A',
    roles: ['support'],
    password: 'Hidden-Word7',
  });
  const all = await owner.client.call('listAudit', { staffId: owner.id });
  expect(all.list.map(({ call }) => call)).toEqual(['addStaff', 'setMemberStatus']);
  expect(all.list[1]).toMatchObject({
    staffName: expect.any(String),
    summary: expect.stringContaining('Disable'),
  });
  expect(JSON.stringify(all)).not.toContain('Hidden-Word7');
  expect((await owner.client.call('listAudit', { call: 'addStaff', staffId: owner.id })).total).toBe(1);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await owner.client.call('listAudit', { from: tomorrow })).total).toBe(0);
  const clerk = await world.tw.staff(['support']);
  expect(await clerk.client.attempt('listAudit', {})).toBeRefused({ code: 403 });
});

import { describe, expect, test } from 'vitest';
import { registerNewcomer } from './memberJourney.ts';
import { testSettingEffect } from './settingEffects.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld({ settings: { resendSeconds: 0 } });

describe('exclusive customer service and salesperson', () => {
  testSettingEffect(
    ['setCareTakers.serviceStaffId', 'setCareTakers.salesStaffId'],
    'reach the member with phone and message link',
    async () => {
      const owner = await world.tw.staff(['owner']);
      const support = await world.tw.staff(['support']);
      const reach = { phone: '02-2345 6789', messenger: 'https://line.me/ti/p/abc' };
      await owner.client.call('editStaff', {
        ...reach,
        staffId: support.id,
        name: '小琪',
        roles: ['support'],
        status: 'active',
      });
      const member = await world.tw.member();
      expect(await member.client.call('getMemberInfo', {})).toMatchObject({
        exclusiveService: null,
        salesperson: null,
      });
      const { list } = await support.client.call('listCareTakers', {});
      expect(list.find(({ staffId }) => staffId === support.id)).toMatchObject({ name: '小琪', ...reach });
      await support.client.call('setCareTakers', {
        memberId: member.id,
        serviceStaffId: support.id,
        salesStaffId: owner.id,
      });
      expect(await member.client.call('getMemberInfo', {})).toMatchObject({
        exclusiveService: { name: '小琪', ...reach },
        salesperson: { phone: '', messenger: '' },
      });
      const seen = await support.client.call('getMember', { memberId: member.id });
      expect(seen).toMatchObject({ service: { staffId: support.id }, sales: { staffId: owner.id } });
      expect(seen.steps).toMatchObject([{ event: 'careTakers', why: expect.stringContaining('小琪 · ') }]);
    },
  );

  test('a clerk who can no longer log in looks after nobody', async () => {
    const owner = await world.tw.staff(['owner']);
    const gone = await world.tw.staff(['support']);
    const member = await world.tw.member();
    const assign = () =>
      owner.client.attempt('setCareTakers', {
        memberId: member.id,
        serviceStaffId: gone.id,
        salesStaffId: null,
      });
    expect(await assign()).toMatchObject({ ok: true });
    await owner.client.call('editStaff', {
      staffId: gone.id,
      name: 'Gone',
      roles: ['support'],
      status: 'disabled',
    });
    expect((await member.client.call('getMemberInfo', {})).exclusiveService).toBeNull();
    expect(await assign()).toBeRefused({ error: 'member.careTakerUnknown', fields: { serviceStaffId: {} } });
    const abroad = await world.th.staff(['owner']);
    expect(
      await owner.client.attempt('setCareTakers', {
        memberId: member.id,
        serviceStaffId: null,
        salesStaffId: abroad.id,
      }),
    ).toBeRefused({ code: 404 });
  });

  test.each([
    ['phone', 'call me', 'field.phoneFree'],
    ['messenger', 'javascript:alert(1)', 'field.webAddress'],
    ['messenger', 'http://line.me/x', 'field.webAddress'],
  ])('a %s of %s is not one', async (name, value, error) => {
    const owner = await world.tw.staff(['owner']);
    const attempt = await owner.client.attempt('editStaff', {
      staffId: owner.id,
      name: 'Owner',
      roles: ['owner'],
      status: 'active',
      [name]: value,
    });
    expect(attempt).toBeRefusedAt(name, error);
  });
});

test('staff change personal data with a reason in the history; a warehouse clerk may not', async () => {
  const support = await world.tw.staff(['support']);
  const member = await world.tw.member();
  const input = {
    memberId: member.id,
    name: '王大明',
    nickname: '大明',
    sex: 'male' as const,
    birthday: '1990-05-17',
    whatsapp: '+886912345678',
    facebook: 'wang',
    lineAccount: 'wangdm',
    why: '會員來電更正',
  };
  await support.client.call('editMemberByStaff', input);
  expect(await member.client.call('getMemberInfo', {})).toMatchObject({
    name: '王大明',
    nickname: '大明',
    lineaccount: 'wangdm',
    birthday: '1990-05-17',
  });
  expect((await support.client.call('getMember', { memberId: member.id })).steps).toMatchObject([
    { event: 'edit', why: '會員來電更正' },
  ]);
  expect(await support.client.attempt('editMemberByStaff', { ...input, why: '' })).toBeRefusedAt(
    'why',
    'field.required',
  );
  const clerk = await world.tw.staff(['warehouse']);
  expect(await clerk.client.attempt('editMemberByStaff', input)).toBeRefused({ code: 403 });
});

describe("the member's own appearance", () => {
  test('theme and language are stored in the account, and staff who act as the member do not change them', async () => {
    const { client, session } = await registerNewcomer(world, world.tw);
    expect(await client.call('getMemberInfo', {})).toMatchObject({ theme: null });
    await client.call('editMemberInfo', { theme: 'rabbitRed', lang: 'zh' });
    expect(await client.call('getMemberInfo', {})).toMatchObject({ theme: 'rabbitRed', lang: 'zh' });
    expect(await client.attempt('editMemberInfo', { theme: 'neon' as never })).toBeRefusedAt(
      'theme',
      'field.invalid',
    );
    const support = await world.tw.staff(['support']);
    const { ticket } = await support.client.call('actAsMember', { memberId: session.memberId });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    await world.tw.as(token).call('editMemberInfo', { theme: 'blackWhite', lang: 'en', nickname: '小美' });
    expect(await client.call('getMemberInfo', {})).toMatchObject({
      theme: 'rabbitRed',
      lang: 'zh',
      nickname: '小美',
    });
    await client.call('editMemberInfo', { theme: null });
    expect((await client.call('getMemberInfo', {})).theme).toBeNull();
  });

  test('a picture of another purpose is not an avatar', async () => {
    const { client } = await registerNewcomer(world, world.tw);
    const file = await world.sql<{ id: string }>(
      `insert into files (shop_id, id, purpose, member_id, mime, bytes, width, height, has_thumb, created_at)
       values ($1, gen_random_uuid(), 'idCard', $2, 'image/webp', 1, 1, 1, true, now()) returning id`,
      [world.tw.id, (await client.call('getMemberInfo', {})).id],
    );
    expect(await client.attempt('editMemberInfo', { icorul: file[0]?.id ?? '' })).toBeRefused({
      code: 404,
      fields: { icorul: {} },
    });
  });
});

describe('member edit (specification, section 5)', () => {
  test('a new password must differ from the old one; the other sessions end and this one stays', async () => {
    const { client, input } = await registerNewcomer(world, world.tw);
    const other = world.tw.as(
      (await world.tw.guest.call('login', { account: input.account, password })).token,
    );
    const change = (next: string) =>
      client.attempt('updatePassword', { oldPassword: password, password: next, confirmPassword: next });
    expect(await change(password)).toBeRefused({ error: 'member.samePassword', fields: { password: {} } });
    expect(await other.attempt('getMemberInfo', {})).toMatchObject({ ok: true });
    expect(await change('Harbour88')).toMatchObject({ ok: true });
    expect(await other.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
    expect(await client.attempt('getMemberInfo', {})).toMatchObject({ ok: true });
  });

  test('"log out the others" ends all sessions but this one', async () => {
    const { client, input } = await registerNewcomer(world, world.tw);
    const others = await Promise.all(
      [1, 2, 3].map(async () =>
        world.tw.as((await world.tw.guest.call('login', { account: input.account, password })).token),
      ),
    );
    await client.call('endSession', {});
    for (const other of others) expect(await other.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
    expect((await client.call('listSessions', {})).list).toMatchObject([{ current: true }]);
  });

  test.each([
    ['phone is required', { areaCode: '886', phone: '' }, 'phone', 'field.required'],
    ['phone has no spaces', { areaCode: '886', phone: '0912 345678' }, 'phone', 'field.spaces'],
    ['phone has the form of its region', { areaCode: '886', phone: '0212345678' }, 'phone', 'field.phone.TW'],
    ['email is required', { email: '' }, 'email', 'field.required'],
    ['email has no spaces', { email: 'a b@example.com' }, 'email', 'field.spaces'],
    ['email has the form of one', { email: 'nobody' }, 'email', 'field.email'],
  ])('%s', async (_rule, place, field, error) => {
    const { client } = await registerNewcomer(world, world.tw);
    expect(await client.attempt('editMember', { ...place, code: '123456' })).toBeRefused({
      code: 400,
      fields: { [field]: { error } },
    });
  });
});

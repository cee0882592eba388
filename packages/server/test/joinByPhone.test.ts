import type { Request } from '@crossdock/contract/table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedCaptcha } from './captchaSolver.ts';
import { askCode, sentCode } from './memberJourney.ts';
import { errorOf } from './messengerWorld.ts';
import { password, startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let made = 0;
type Joining = Request<'joinByPhone'>;

/** A newcomer's input, with the code that was sent to the phone. */
async function joining(changes: Partial<Joining> = {}): Promise<Joining> {
  const phone = changes.phone ?? `0966${String(++made).padStart(6, '0')}`;
  await askCode(world.tw.guest, { areaCode: '886', phone });
  const code = await sentCode(world, world.tw, `+886${phone.slice(1)}`);
  return { areaCode: '886', phone, code, agreements: { service: true, carrier: true }, ...changes };
}

async function joined(changes: Partial<Joining> = {}) {
  const input = await joining(changes);
  const { token } = await world.tw.guest.call('joinByPhone', input);
  return { input, client: world.tw.as(token) };
}

describe('joining by phone and code alone', () => {
  test('phone, code, in: several members without an email address', async () => {
    const [first, second] = [await joined(), await joined()];
    const me = await first.client.call('getMemberInfo', {});
    expect(me).toMatchObject({ phone: first.input.phone, email: '', passwordSet: false });
    expect(me.account).toMatch(/^m[a-z0-9]+$/);
    expect(me.name).toBe(me.account);
    expect((await second.client.call('getMemberInfo', {})).id).not.toBe(me.id);
  });

  test('a wrong code, a used one, and agreements that nobody accepted', async () => {
    const input = await joining();
    const wrong = input.code === '000001' ? '000002' : '000001';
    const guest = world.tw.guest;
    expect(await errorOf(guest.attempt('joinByPhone', { ...input, code: wrong }))).toBe('member.codeWrong');
    const agreements = { service: true, carrier: false };
    expect(await errorOf(guest.attempt('joinByPhone', { ...input, agreements }))).toBe('request.invalid');
    await guest.call('joinByPhone', input);
    expect(await errorOf(guest.attempt('joinByPhone', input))).toBe('member.codeSpent');
  });

  test('one phone number is one member, and an invitation code must exist', async () => {
    const { input } = await joined();
    await world.sql(`delete from throttles`);
    const again = await joining({ phone: input.phone });
    expect(await errorOf(world.tw.guest.attempt('joinByPhone', again))).toBe('member.phoneTaken');
    const invited = await joining({ inviteCode: 'NOBODY' });
    expect(await errorOf(world.tw.guest.attempt('joinByPhone', invited))).toBe('member.inviteInvalid');
  });

  test('the throttle of registrations counts both ways together', async () => {
    const input = await joining();
    await world.sql(
      `insert into throttles (shop_id, bucket, key, window_start, count) values ($1, 'register-ip', '127.0.0.1', now(), 100)
       on conflict (shop_id, bucket, key) do update set count = 100, window_start = now()`,
      [world.tw.id],
    );
    expect(await errorOf(world.tw.guest.attempt('joinByPhone', input))).toBe('throttle.wait');
    await world.sql(`delete from throttles`);
  });
});

describe('what follows later', () => {
  test('a first password, once, with which the phone number logs in', async () => {
    const { input, client } = await joined();
    const guess = { account: input.phone, password };
    expect(await errorOf(world.tw.guest.attempt('login', guess))).toBe('member.wrongLogin');
    await client.call('setFirstPassword', { password, confirmPassword: password });
    expect((await client.call('getMemberInfo', {})).passwordSet).toBe(true);
    await world.tw.guest.call('login', guess);
    const again = client.attempt('setFirstPassword', { password, confirmPassword: password });
    expect(await errorOf(again)).toBe('member.hasPassword');
  });

  test('a first email address: the phone is told, and the link takes it back', async () => {
    const { input, client } = await joined();
    const captcha = await solvedCaptcha(world.tw.guest);
    await client.call('sendModifyPhoneCode', { ...captcha, email: 'first@example.com' });
    const code = await sentCode(world, world.tw, 'first@example.com');
    await client.call('editMember', { email: 'first@example.com', code });
    expect((await client.call('getMemberInfo', {})).email).toBe('first@example.com');
    const [told] = await world.sql<{ channel: string }>(
      `select channel from outgoing_messages where recipient = $1 order by id desc limit 1`,
      [`+886${input.phone.slice(1)}`],
    );
    expect(told?.channel).toBe('sms');
    expect(await world.sql(`select from outgoing_messages where recipient = ''`)).toEqual([]);
  });

  test('what needs an address says so', async () => {
    const { client } = await joined();
    expect(await errorOf(client.attempt('startMyExport', {}))).toBe('member.emailNeeded');
    expect(await errorOf(client.attempt('startMyErasure', { givesUpMinor: 0 }))).toBe('member.emailNeeded');
    expect(await errorOf(client.attempt('sendProof', { channel: 'email' }))).toBe('member.emailNeeded');
    const { offered } = await client.call('getNoticeWishes', {});
    expect(offered.find(({ way }) => way === 'email')).toMatchObject({ reachable: false, to: '' });
  });
});

import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { hoursAgo } from './ago.ts';
import { solvedCaptcha } from './captchaSolver.ts';
import { registerNewcomer, sentCode } from './memberJourney.ts';
import { errorOf } from './messengerWorld.ts';
import { password, startWorld, type WorldShop } from './world.ts';

const world = await startWorld({
  settings: { sms: { preset: 'other' } },
  env: { SMTP_URL: 'smtp://127.0.0.1:9' },
});

let made = 0;
const newPhone = () => `0966${String(++made).padStart(6, '0')}`;
const agreements = { service: true, carrier: true };
const dialled = (phone: string) => `+886${phone.slice(1)}`;
const guest = () => world.tw.guest;
const attempt = (input: Request<'joinByPhone'>, shop: WorldShop = world.tw) =>
  errorOf(shop.guest.attempt('joinByPhone', input));

/** A ticket and the code that was sent to the phone. */
async function coded(phone: string) {
  const captcha = await solvedCaptcha(guest(), phone);
  const { ticket } = await guest().call('sendPhoneCode', { ...captcha, areaCode: '886', phone });
  return { ticket, code: await sentCode(world, world.tw, dialled(phone)) };
}

/** Resets the limits that a test has used up. */
const rest = () => world.sql(`delete from throttles`);

async function joined(phone = newPhone()) {
  const { token, ...answer } = await guest().call('joinByPhone', { ...(await coded(phone)), agreements });
  return { phone, ...answer, client: world.tw.as(token) };
}

const otherThan = (code: string) => (code === '000001' ? '000002' : '000001');

describe('joining by phone and code alone', () => {
  test('phone and code are enough: several members have no email address', async () => {
    const [first, second] = [await joined(), await joined()];
    expect(first.joined).toBe(true);
    const me = await first.client.call('getMemberInfo', {});
    expect(me).toMatchObject({ phone: first.phone, email: '', passwordSet: false });
    expect(me.account).toMatch(/^m[a-z0-9]+$/);
    expect(me.name).toBe(me.account);
    expect((await second.client.call('getMemberInfo', {})).id).not.toBe(me.id);
  });

  test('the message names the purpose of the code', async () => {
    const phone = newPhone();
    await coded(phone);
    const row = await world.row('outgoingMessages', { recipient: dialled(phone) });
    expect(row).toMatchObject({ channel: 'sms', body: expect.stringContaining('to log in or register') });
  });

  test('a code is used once', async () => {
    const proof = await coded(newPhone());
    await guest().call('joinByPhone', { ...proof, agreements });
    expect(await attempt({ ...proof, agreements })).toBe('member.codeSpent');
  });

  test('after five wrong codes the right one is invalid', async () => {
    const { ticket, code } = await coded(newPhone());
    for (let n = 0; n < 5; n += 1)
      expect(await attempt({ ticket, code: otherThan(code), agreements })).toBe('member.codeWrong');
    expect(await attempt({ ticket, code, agreements })).toBe('member.codeSpent');
  });

  test('two requests at once make one member, with one code and with two', async () => {
    const phone = newPhone();
    const once = { ...(await coded(phone)), agreements };
    const twice = await Promise.all([1, 2].map(() => guest().attempt('joinByPhone', once)));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    await rest();
    const other = newPhone();
    const first = await coded(other);
    await rest();
    const second = await coded(other);
    const both = await Promise.all(
      [first, second].map((proof) => guest().call('joinByPhone', { ...proof, agreements })),
    );
    expect(both[0]?.memberId).toBe(both[1]?.memberId);
    expect(both.filter((one) => one.joined)).toHaveLength(1);
    const rows = await world.sql('select from members where phone = any($1)', [[phone, other]]);
    expect(rows).toHaveLength(2);
  });

  test("another shop does not accept this shop's code", async () => {
    const proof = await coded(newPhone());
    expect(await attempt({ ...proof, agreements }, world.th)).toBe('member.codeSpent');
    expect((await guest().call('joinByPhone', { ...proof, agreements })).joined).toBe(true);
  });

  test('without agreements nobody joins, and the code stays valid', async () => {
    const proof = await coded(newPhone());
    expect(await attempt(proof)).toBe('member.phoneUnknown');
    expect(await attempt({ ...proof, agreements: { service: true, carrier: false } })).toBe(
      'request.invalid',
    );
    expect(await attempt({ ...proof, agreements, inviteCode: 'NOBODY' })).toBe('member.inviteInvalid');
    expect((await guest().call('joinByPhone', { ...proof, agreements })).joined).toBe(true);
  });

  test('the limit of registrations counts both ways together', async () => {
    const proof = await coded(newPhone());
    await world.sql(
      `insert into throttles (shop_id, bucket, key, window_start, count) values ($1, 'register-ip', '127.0.0.1', now(), 100)
       on conflict (shop_id, bucket, key) do update set count = 100, window_start = now()`,
      [world.tw.id],
    );
    expect(await attempt({ ...proof, agreements })).toBe('throttle.wait');
    await rest();
  });
});

describe('sending the code', () => {
  test('a known and an unknown number get the same answer, and each waits before the next code', async () => {
    const known = await joined();
    await rest();
    const answers = [];
    for (const phone of [known.phone, newPhone()]) {
      const captcha = await solvedCaptcha(guest(), phone);
      answers.push(await guest().call('sendPhoneCode', { ...captcha, areaCode: '886', phone }));
      const again = await solvedCaptcha(guest(), phone);
      const soon = guest().attempt('sendPhoneCode', { ...again, areaCode: '886', phone });
      expect(await errorOf(soon)).toBe('throttle.wait');
    }
    expect(answers[0]?.waitSeconds).toBe(answers[1]?.waitSeconds);
  });

  test('each code requires its own captcha', async () => {
    const captcha = await solvedCaptcha(guest());
    const send = () => guest().attempt('sendPhoneCode', { ...captcha, areaCode: '886', phone: newPhone() });
    expect((await send()).ok).toBe(true);
    expect(await errorOf(send())).toBe('member.captchaWrong');
  });

  test('after many codes of a day to one number they are too long to guess', async () => {
    const phone = newPhone();
    await world.sql(
      `insert into throttles (shop_id, bucket, key, window_start, count) values ($1, 'enter-phone', $2, now(), 10)`,
      [world.tw.id, dialled(phone)],
    );
    const captcha = await solvedCaptcha(guest(), phone);
    await guest().call('sendPhoneCode', { ...captcha, areaCode: '886', phone });
    const row = await world.row('outgoingMessages', { recipient: dialled(phone) });
    expect(row?.body).toMatch(/\d{10}/);
  });

  test('a shop without text messages sends none', async () => {
    await world.sql(`update shops set settings = settings || '{"sms": null}'`);
    const captcha = await solvedCaptcha(guest());
    const phone = newPhone();
    expect(await errorOf(guest().attempt('sendPhoneCode', { ...captcha, areaCode: '886', phone }))).toBe(
      'member.noTextMessages',
    );
    expect((await guest().call('getCodeWays', {})).phone).toBe(false);
    await world.sql(`update shops set settings = settings || '{"sms": {"preset": "other"}}'`);
  });
});

describe('a number that belongs to a member', () => {
  test('logs in, even without agreements, and with a password set as well', async () => {
    const first = await joined();
    await rest();
    const again = await guest().call('joinByPhone', await coded(first.phone));
    expect(again).toMatchObject({ memberId: first.memberId, joined: false });
    const { input, session } = await registerNewcomer(world, world.tw);
    await rest();
    const entered = await guest().call('joinByPhone', { ...(await coded(input.phone)), agreements });
    expect(entered).toMatchObject({ memberId: session.memberId, joined: false });
  });

  test('a disabled member does not log in', async () => {
    const { phone, memberId } = await joined();
    await rest();
    await world.change('members', { id: memberId }, { status: 'disabled' });
    expect(await attempt(await coded(phone))).toBe('member.disabled');
  });

  test('a recent login counts as re-authentication, and later a code to the phone does', async () => {
    const { phone, client } = await joined();
    await client.call('setFirstPassword', { password, confirmPassword: password });
    await world.change('sessions', {}, { provenAt: hoursAgo(1) });
    const captcha = await solvedCaptcha(guest());
    const move = () => client.attempt('sendModifyPhoneCode', { ...captcha, email: 'proof@example.com' });
    expect(await errorOf(move())).toBe('session.stale');
    await client.call('sendProof', { channel: 'phone' });
    await client.call('proveMember', { code: await sentCode(world, world.tw, dialled(phone)) });
    expect((await move()).ok).toBe(true);
  });
});

describe('afterwards', () => {
  test('a first password is set once, and the phone number logs in with it', async () => {
    const { phone, client } = await joined();
    const guess = { account: phone, password };
    expect(await errorOf(guest().attempt('login', guess))).toBe('member.wrongLogin');
    await client.call('setFirstPassword', { password, confirmPassword: password });
    expect((await client.call('getMemberInfo', {})).passwordSet).toBe(true);
    await guest().call('login', guess);
    const again = client.attempt('setFirstPassword', { password, confirmPassword: password });
    expect(await errorOf(again)).toBe('member.hasPassword');
  });

  test('a first email address replaces nothing, so there is no message about it', async () => {
    const { phone, client } = await joined();
    const captcha = await solvedCaptcha(guest());
    await client.call('sendModifyPhoneCode', { ...captcha, email: 'first@example.com' });
    const code = await sentCode(world, world.tw, 'first@example.com');
    await client.call('editMember', { email: 'first@example.com', code });
    expect((await client.call('getMemberInfo', {})).email).toBe('first@example.com');
    const sent = `select from outgoing_messages where recipient = any($1)`;
    expect(await world.sql(sent, [[dialled(phone)]])).toHaveLength(1);
    expect(await world.sql(sent, [['']])).toEqual([]);
  });

  test('calls that need an address say so', async () => {
    const { client } = await joined();
    expect(await errorOf(client.attempt('startMyExport', {}))).toBe('member.emailNeeded');
    expect(await errorOf(client.attempt('startMyErasure', { givesUpMinor: 0 }))).toBe('member.emailNeeded');
    expect(await errorOf(client.attempt('sendProof', { channel: 'email' }))).toBe('member.emailNeeded');
    const { offered } = await client.call('getNoticeWishes', {});
    expect(offered.find(({ way }) => way === 'email')).toMatchObject({ reachable: false, to: '' });
  });
});

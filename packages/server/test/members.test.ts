import { describe, expect, test, vi } from 'vitest';
import { solvedCaptcha } from './captchaSolver.ts';
import { testWaitFactor } from './limits.ts';
import { askCode, newcomer, registerNewcomer, sentCode } from './memberJourney.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld({ settings: { resendSeconds: 0 } });

const fieldsOf = async (input: Parameters<typeof newcomer>[0]) => {
  const attempt = await world.tw.guest.attempt('register', newcomer(input));
  if (attempt.ok) throw new Error('was accepted');
  return Object.fromEntries(Object.entries(attempt.failure.fields).map(([name, { error }]) => [name, error]));
};

const typedTwice = (typed: string) => ({ password: typed, confirmPassword: typed });

describe('register', () => {
  test('captcha, code by text message, account: the token is valid at once', async () => {
    const { client, input, session } = await registerNewcomer(world, world.tw);
    const me = await client.call('getMemberInfo', {});
    expect(me).toMatchObject({
      id: session.memberId,
      account: input.account,
      name: '林小美',
      phone: input.phone,
      mobile: `+886${input.phone.slice(1)}`,
      email: input.email,
      balance: 0,
      integral: 0,
      coupon: 0,
      level: 1,
      lineNoIsNull: true,
      openIdIsNull: true,
      referrer: null,
      acting: null,
    });
    expect(me.simple_code).toMatch(/^[0-9A-Z]{6}$/);
    expect(me.randomName).toMatch(/^R[0-9A-Z]{5}$/);
  });

  test('by a code sent by email', async () => {
    const input = newcomer({ codeBy: 'email' });
    await world.tw.guest.call('registerSendCode', {
      ...(await solvedCaptcha(world.tw.guest)),
      email: input.email,
    });
    const code = await sentCode(world, world.tw, input.email);
    expect(await world.tw.guest.call('register', { ...input, code })).toHaveProperty('token');
  });

  test.each([
    ['user name required', { account: '' }, { account: 'field.required' }],
    ['user name at least 2 characters', { account: 'a' }, { account: 'field.account.tooShort' }],
    [
      'account must not start with a digit',
      { account: '1abc' },
      { account: 'field.account.startsWithDigit' },
    ],
    ['member name required', { name: '  ' }, { name: 'field.required' }],
    ['phone required', { phone: '' }, { phone: 'field.required' }],
    ['phone without spaces', { phone: '0912 345678' }, { phone: 'field.spaces' }],
    ['phone of a correct length', { phone: '091234567' }, { phone: 'field.phone.TW' }],
    ['Thai phone in local form', { areaCode: '66', phone: '0512345678' }, { phone: 'field.phone.TH' }],
    ['email required', { email: '' }, { email: 'field.required' }],
    ['email format', { email: 'a@b' }, { email: 'field.email' }],
    ['email without spaces', { email: 'a b@example.com' }, { email: 'field.spaces' }],
    ['password at least 8', typedTwice('abc123'), { password: 'field.password.tooShort' }],
    ['password with digits', typedTwice('abcdefgh'), { password: 'field.password.noDigit' }],
    ['password with letters', typedTwice('12345678'), { password: 'field.password.noLetter' }],
    ['password without spaces', typedTwice('abc 12345'), { password: 'field.password.spaces' }],
    ['no character more than 3 times', typedTwice('aaaa1234'), { password: 'field.password.repeats' }],
    [
      'confirm password must match',
      { confirmPassword: 'Forwarder8' },
      { confirmPassword: 'field.password.mismatch' },
    ],
    ['the code has six digits', { code: '12345' }, { code: 'field.code' }],
    [
      'the carrier agreement must be accepted',
      { agreements: { service: true, carrier: false } },
      { 'agreements.carrier': 'member.agreementRequired' },
    ],
  ])('%s', async (_rule, input, fields) => {
    expect(await fieldsOf(input)).toEqual(fields);
  });

  test('all faults are reported at once', async () => {
    expect(
      await fieldsOf({
        account: '1',
        email: 'x',
        phone: '09',
        agreements: { service: true, carrier: false },
      }),
    ).toEqual({
      'agreements.carrier': 'member.agreementRequired',
      account: 'field.account.tooShort',
      email: 'field.email',
      phone: 'field.phone.TW',
    });
  });

  test('a wrong code is refused, and a used account name keeps the code valid', async () => {
    const taken = await registerNewcomer(world, world.tw);
    const input = newcomer({ account: taken.input.account.toUpperCase() });
    await askCode(world.tw.guest, input);
    const code = await sentCode(world, world.tw, `+886${input.phone.slice(1)}`);
    const other = code === '111111' ? '222222' : '111111';
    expect(await world.tw.guest.attempt('register', { ...input, code: other })).toBeRefused({
      error: 'member.codeWrong',
      fields: { code: {} },
    });
    expect(await world.tw.guest.attempt('register', { ...input, code })).toBeRefused({
      error: 'member.accountTaken',
      fields: { account: {} },
    });
    expect(await world.tw.guest.attempt('register', { ...input, account: 'quitefree', code })).toMatchObject({
      ok: true,
    });
    expect(await world.tw.guest.attempt('register', { ...input, account: 'again', code })).toBeRefused(
      'member.codeSpent',
    );
  });

  test('a used phone or email is revealed only to a person who proved to hold it', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    const second = newcomer({ phone: input.phone });
    await askCode(world.tw.guest, second);
    const code = await sentCode(world, world.tw, `+886${input.phone.slice(1)}`);
    expect(await world.tw.guest.attempt('register', { ...second, code })).toBeRefused('member.phoneTaken');
    const third = newcomer({ email: input.email.toUpperCase() });
    await askCode(world.tw.guest, third);
    const own = await sentCode(world, world.tw, `+886${third.phone.slice(1)}`);
    expect(await world.tw.guest.attempt('register', { ...third, code: own })).toBeRefused(
      'member.emailTaken',
    );
  });

  test('the same people may be members of two shops', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    expect(await registerNewcomer(world, world.th, input)).toHaveProperty('session.token');
  });

  test('the invitation must be valid, and names the referrer', async () => {
    const host = await registerNewcomer(world, world.tw);
    const { simple_code } = await host.client.call('getMemberInfo', {});
    const guest = await registerNewcomer(world, world.tw, { inviteCode: simple_code.toLowerCase() });
    expect(await guest.client.call('getMemberInfo', {})).toMatchObject({ referrer: simple_code });
    await expect(registerNewcomer(world, world.tw, { inviteCode: 'NOBODY' })).rejects.toMatchObject({
      error: 'member.inviteInvalid',
      fields: { inviteCode: {} },
    });
  });

  test('of ten requests with one account name, one becomes a member', async () => {
    const inputs = Array.from({ length: 10 }, () => newcomer({ account: 'contested' }));
    for (const input of inputs) await askCode(world.tw.guest, input);
    const codes = await Promise.all(
      inputs.map(({ phone }) => sentCode(world, world.tw, `+886${phone.slice(1)}`)),
    );
    const attempts = await Promise.all(
      inputs.map((input, at) => world.tw.guest.attempt('register', { ...input, code: codes[at] ?? '' })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    for (const attempt of attempts.filter(({ ok }) => !ok))
      expect(attempt).toBeRefused('member.accountTaken');
  });
});

describe('log in', () => {
  test('by account, phone, international phone or email, in any case', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    for (const account of [input.account.toUpperCase(), input.phone, input.email.toUpperCase()]) {
      const session = await world.tw.guest.call('login', { account, password });
      expect((await world.tw.as(session.token).call('getMemberInfo', {})).account).toBe(input.account);
    }
  });

  test('account and password must not be empty', async () => {
    const attempt = await world.tw.guest.attempt('login', { account: ' ', password: '' });
    expect(attempt).toBeRefused({
      code: 400,
      fields: { account: { error: 'field.required' }, password: { error: 'field.required' } },
    });
  });

  test('a member of one shop is unknown in another', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    expect(await world.th.guest.attempt('login', { account: input.account, password })).toBeRefused(
      'member.wrongLogin',
    );
  });

  test('log out ends the session', async () => {
    const { client } = await registerNewcomer(world, world.tw);
    await client.call('logout', {});
    expect(await client.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
  });
});

describe('passwords', () => {
  test('a new one must differ, the old one must be right, and other sessions end', async () => {
    const { client, input } = await registerNewcomer(world, world.tw);
    const other = world.tw.as(
      (await world.tw.guest.call('login', { account: input.account, password })).token,
    );
    const change = (oldPassword: string, next: string) =>
      client.attempt('updatePassword', { oldPassword, password: next, confirmPassword: next });
    expect(await change('Wrong1234', 'Forwarder8')).toBeRefused({
      error: 'member.wrongPassword',
      fields: { oldPassword: {} },
    });
    expect(await change(password, password)).toBeRefused({
      error: 'member.samePassword',
      fields: { password: {} },
    });
    expect(await other.attempt('getMemberInfo', {})).toMatchObject({ ok: true });
    expect(await change(password, 'Forwarder8')).toMatchObject({ ok: true });
    expect(await other.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
    expect(await client.attempt('getMemberInfo', {})).toMatchObject({ ok: true });
    expect(await world.tw.guest.attempt('login', { account: input.account, password })).toMatchObject({
      ok: false,
    });
  });

  test('find password: a code to the chosen contact, a new password, and every session ends', async () => {
    const { client, input } = await registerNewcomer(world, world.tw);
    const found = await world.tw.guest.call('findPassword', {
      account: input.account,
      channel: 'email',
      ...(await solvedCaptcha(world.tw.guest)),
    });
    expect(found.channels.map(({ channel }) => channel)).toEqual(['phone', 'email']);
    expect(JSON.stringify(found)).not.toContain(input.email);
    const code = await vi.waitFor(() => sentCode(world, world.tw, input.email), {
      timeout: 15_000 * testWaitFactor,
    });
    const set = (next: string) =>
      world.tw.guest.attempt('retrievePassword', {
        ticket: found.ticket,
        code,
        password: next,
        confirmPassword: next,
      });
    expect(await set(password)).toBeRefused('member.samePassword');
    expect(await set('Forwarder9')).toMatchObject({ ok: true });
    expect(await set('Forwarder10')).toBeRefused('member.codeSpent');
    expect(await client.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
    expect(
      await world.tw.guest.attempt('login', { account: input.account, password: 'Forwarder9' }),
    ).toMatchObject({ ok: true });
  });

  test('a code for a new password goes to a known address, and an unknown one gets the same answer', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    const ask = async (email: string) =>
      world.tw.guest.call('sendCode', { ...(await solvedCaptcha(world.tw.guest)), email });
    const { ticket: _, ...unknown } = await ask('nobody@example.com');
    const { ticket, ...known } = await ask(input.email);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    const code = await vi.waitFor(() => sentCode(world, world.tw, input.email), {
      timeout: 15_000 * testWaitFactor,
    });
    expect(
      await world.tw.guest.attempt('retrievePassword', {
        ...{ ticket, code },
        ...{ password: 'Forwarder9', confirmPassword: 'Forwarder9' },
      }),
    ).toMatchObject({ ok: true });
    await expect(sentCode(world, world.tw, 'nobody@example.com')).rejects.toThrow();
  });
});

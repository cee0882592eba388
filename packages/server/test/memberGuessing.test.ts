import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { secondsAgo } from './ago.ts';
import { solveCaptchaWork, solvedCaptcha } from './captchaSolver.ts';
import { askCode, newcomer, registerNewcomer, sentCode } from './memberJourney.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld();

const errorOf = (attempt: { ok: boolean; failure?: { error: string } }) =>
  attempt.ok ? 'ok' : attempt.failure?.error;
const counted = (errors: readonly (string | undefined)[]) =>
  Object.fromEntries(
    [...new Set(errors)].map((error) => [error, errors.filter((one) => one === error).length]),
  );

describe('captchas', () => {
  test('the id is in the message and the picture in the data, and it shows something', async () => {
    for (const type of ['0', '1']) {
      const answer = await world.running.server.app.inject({
        url: `/api/Member/GetVerifyCode?type=${type}`,
        headers: { host: world.tw.host },
      });
      const { message, data, work } = answer.json() as { message: string; data: string; work: string };
      expect(JSON.parse(work).parameters).toMatchObject({ algorithm: 'SHA-256' });
      expect(message).toMatch(/^[0-9a-f-]{36}$/);
      const [head, base64 = ''] = data.split(',');
      expect(head).toBe('data:image/png;base64');
      const image = sharp(Buffer.from(base64, 'base64'));
      expect(await image.metadata()).toMatchObject({ format: 'png', width: 480, height: 128 });
      expect((await image.stats()).entropy).toBeGreaterThan(0.5);
    }
  });

  test('for those who cannot see pictures the browser computes, so there is no question for a script to read', async () => {
    const { data, work } = await world.tw.guest.call('getVerifyCode', { type: 2 });
    expect(work).toBeNull();
    expect(data).not.toMatch(/\?|？|plus|等於/);
    const { parameters } = JSON.parse(data) as { parameters: object };
    expect(parameters).toMatchObject({
      algorithm: 'SHA-256',
      cost: 2,
      keyPrefix: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    // The captcha's solution is neither a number in the text nor a small number.
    const numbers = [...data.matchAll(/\d+/g)].map(([n]) => n);
    expect(numbers).not.toContain(solveCaptchaWork(data));
    expect(Number(solveCaptchaWork(data))).toBeGreaterThanOrEqual(10_000);
  });

  test('the computation grows with the attempts of an address', async () => {
    const other = await startWorld();
    const weights = async () =>
      (await other.sql<{ weight: number }>('select weight from captchas order by id')).map(
        ({ weight }) => weight,
      );
    for (let n = 0; n < 20; n += 1) await other.tw.guest.call('getVerifyCode', { type: 2 });
    const grown = await weights();
    expect([grown[0], grown[8], grown[9], grown[19]]).toEqual([1, 1, 2, 3]);
    await other.stop();
  });

  test('a right answer works once', async () => {
    const captcha = await solvedCaptcha(world.tw.guest);
    const ask = (email: string) => world.tw.guest.attempt('registerSendCode', { ...captcha, email });
    expect(await ask('once@example.com')).toMatchObject({ ok: true });
    expect(await ask('twice@example.com')).toBeRefused({
      error: 'member.captchaWrong',
      fields: { code: {} },
    });
  });

  test('a wrong answer makes the captcha invalid', async () => {
    const captcha = await solvedCaptcha(world.tw.guest);
    const ask = (code: string) =>
      world.tw.guest.attempt('registerSendCode', { uuid: captcha.uuid, code, email: 'late@example.com' });
    expect(errorOf(await ask('999'))).toBe('member.captchaWrong');
    expect(errorOf(await ask(captcha.code))).toBe('member.captchaWrong');
  });

  test('of twenty concurrent uses of one captcha exactly one counts', async () => {
    const captcha = await solvedCaptcha(world.tw.guest);
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        world.tw.guest.attempt('registerSendCode', { ...captcha, email: `many${n}@example.com` }),
      ),
    );
    expect(counted(attempts.map(errorOf))).toEqual({ ok: 1, 'member.captchaWrong': 19 });
  });

  test('belongs to the shop, and is valid for five minutes', async () => {
    const abroad = await solvedCaptcha(world.th.guest);
    expect(
      errorOf(await world.tw.guest.attempt('registerSendCode', { ...abroad, email: 'abroad@example.com' })),
    ).toBe('member.captchaWrong');
    const [row] = await world.sql<{ seconds: number }>(
      'select extract(epoch from max(expires_at) - now())::float8 as seconds from captchas where shop_id = $1',
      [world.th.id],
    );
    expect(row?.seconds).toBeGreaterThan(290);
    expect(row?.seconds).toBeLessThanOrEqual(300);
    const old = await solvedCaptcha(world.tw.guest);
    await world.change('captchas', { id: old.uuid }, { expiresAt: secondsAgo(1) });
    expect(
      errorOf(await world.tw.guest.attempt('registerSendCode', { ...old, email: 'old@example.com' })),
    ).toBe('member.captchaWrong');
  });
});

describe('codes', () => {
  test('five attempts per code, counted exactly even concurrently', async () => {
    const input = newcomer();
    await askCode(world.tw.guest, input);
    const right = await sentCode(world, world.tw, `+886${input.phone.slice(1)}`);
    const wrong = right === '123456' ? '654321' : '123456';
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => world.tw.guest.attempt('register', { ...input, code: wrong })),
    );
    expect(counted(attempts.map(errorOf))).toEqual({ 'member.codeWrong': 5, 'member.codeSpent': 7 });
    expect(errorOf(await world.tw.guest.attempt('register', { ...input, code: right }))).toBe(
      'member.codeSpent',
    );
  });

  test('60 seconds between sends, reported in seconds', async () => {
    const input = newcomer();
    expect(await askCode(world.tw.guest, input)).toEqual({ done: true, waitSeconds: 60 });
    const again = await world.tw.guest.attempt('registerSendCode', {
      ...(await solvedCaptcha(world.tw.guest)),
      areaCode: input.areaCode,
      phone: input.phone,
    });
    expect(again).toBeRefused({ code: 429, error: 'throttle.wait' });
    if (again.ok) return;
    expect(again.failure.retryAfterS).toBeGreaterThan(50);
    expect(again.failure.message).toMatch(/wait \d+ seconds/i);
  });

  test('valid for ten minutes', async () => {
    const input = newcomer();
    await askCode(world.tw.guest, input);
    const code = await sentCode(world, world.tw, `+886${input.phone.slice(1)}`);
    await world.backdate(
      'codes',
      { destination: `phone:+886${input.phone.slice(1)}` },
      '10 minutes',
      'expiresAt',
    );
    expect(errorOf(await world.tw.guest.attempt('register', { ...input, code }))).toBe('member.codeSpent');
  });

  test('ten messages a day to one number, however far apart', async () => {
    await world.th.set({ resendSeconds: 0 });
    const input = newcomer();
    const errors: (string | undefined)[] = [];
    for (let n = 0; n < 11; n += 1) {
      const captcha = await solvedCaptcha(world.th.guest);
      const { areaCode, phone } = input;
      errors.push(errorOf(await world.th.guest.attempt('registerSendCode', { ...captcha, areaCode, phone })));
    }
    expect(counted(errors)).toEqual({ ok: 10, 'throttle.wait': 1 });
  });

  test('finding a password reveals nothing about existing accounts', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    const shapes: string[] = [];
    for (const account of [
      input.account,
      'nobodyatall',
      input.email,
      'nobody@example.com',
      input.phone,
      '0999999999',
    ]) {
      const answer = await world.tw.guest.call('findPassword', {
        account,
        ...(await solvedCaptcha(world.tw.guest)),
      });
      const masks = answer.channels.map(
        ({ channel, masked }) => `${channel} ${masked.replace(/[a-z0-9]/g, 'x')}`,
      );
      shapes.push(`${answer.channel} ${answer.waitSeconds} ${masks.join(', ')}`);
    }
    expect(shapes[0]).toBe(shapes[1]);
    expect(shapes[2]).toBe(shapes[3]);
    expect(shapes[4]).toBe(shapes[5]);
    const sentToNobody = await world.sql(
      "select 1 from outgoing_messages where recipient in ('nobody@example.com', '+886999999999')",
    );
    expect(sentToNobody).toHaveLength(0);
  });

  test('a ticket for an unknown account leads nowhere', async () => {
    const { ticket } = await world.tw.guest.call('findPassword', {
      account: 'ghost',
      ...(await solvedCaptcha(world.tw.guest)),
    });
    const errors: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1)
      errors.push(
        errorOf(
          await world.tw.guest.attempt('retrievePassword', {
            ticket,
            code: String(100_000 + n),
            password: 'Forwarder9',
            confirmPassword: 'Forwarder9',
          }),
        ),
      );
    expect(counted(errors)).toEqual({ 'member.codeWrong': 5, 'member.codeSpent': 1 });
  });
});

describe('log in', () => {
  test('after three failures a captcha is required, for known and unknown accounts alike', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    for (const account of [input.account, 'no-such-member']) {
      const errors: (string | undefined)[] = [];
      for (let n = 0; n < 5; n += 1)
        errors.push(errorOf(await world.tw.guest.attempt('login', { account, password: 'Wrong1234' })));
      expect(errors).toEqual([
        ...Array(3).fill('member.wrongLogin'),
        ...Array(2).fill('member.captchaRequired'),
      ]);
    }
    const login = async (code?: string) => {
      const captcha = await solvedCaptcha(world.tw.guest);
      return world.tw.guest.attempt('login', {
        account: input.account,
        password,
        ...captcha,
        ...(code ? { code } : {}),
      });
    };
    expect(errorOf(await login('0'))).toBe('member.captchaWrong');
    expect(errorOf(await login())).toBe('ok');
    expect(errorOf(await world.tw.guest.attempt('login', { account: input.account, password }))).toBe('ok');
  });

  test('of fifty guesses at once, three are checked without a captcha', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    const attempts = await Promise.all(
      Array.from({ length: 50 }, () =>
        world.tw.guest.attempt('login', { account: input.account, password: 'Wrong1234' }),
      ),
    );
    expect(counted(attempts.map(errorOf))).toEqual({ 'member.wrongLogin': 3, 'member.captchaRequired': 47 });
  });

  test('an address has ten guesses per name, with or without captchas', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    const errors: (string | undefined)[] = [];
    const login = async (secret: string) =>
      errorOf(
        await world.tw.guest.attempt('login', {
          account: input.account,
          password: secret,
          ...(await solvedCaptcha(world.tw.guest)),
        }),
      );
    for (let n = 0; n < 12; n += 1) errors.push(await login('Wrong1234'));
    expect(counted(errors)).toEqual({ 'member.wrongLogin': 10, 'throttle.wait': 2 });
    expect(await login(password)).toBe('throttle.wait');
  });

  test('a shop can always require a captcha', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    await world.tw.set({ captchaAlways: true });
    const login = (extra: object) =>
      world.tw.guest.attempt('login', { account: input.account, password, ...extra });
    expect(errorOf(await login({}))).toBe('member.captchaRequired');
    expect(errorOf(await login(await solvedCaptcha(world.tw.guest)))).toBe('ok');
    await world.tw.set({ captchaAlways: false });
  });

  test('the old password cannot be guessed through a stolen session', async () => {
    const { client } = await registerNewcomer(world, world.tw);
    const errors: (string | undefined)[] = [];
    for (let n = 0; n < 12; n += 1)
      errors.push(
        errorOf(
          await client.attempt('updatePassword', {
            oldPassword: `Guess123${n}`,
            password: 'Forwarder9',
            confirmPassword: 'Forwarder9',
          }),
        ),
      );
    expect(counted(errors)).toEqual({ 'member.wrongPassword': 10, 'throttle.wait': 2 });
  });
});

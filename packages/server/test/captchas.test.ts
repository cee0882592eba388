import { describe, expect, test } from 'vitest';
import { keyedHash } from '../src/platform/ids.ts';
import { surroundingNetwork } from '../src/platform/networks.ts';
import { solveCaptchaWork } from './captchaSolver.ts';
import { registerNewcomer } from './memberJourney.ts';
import { testSettingEffect } from './settingEffects.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld({ env: { TRUST_PROXY: '127.0.0.1' } });

/** A visitor with this IP address. */
const at = (ip: string) => {
  const headers = { host: world.tw.host, lang: 'en', 'x-forwarded-for': ip };
  const { app } = world.running.server;
  return {
    captcha: async (query: string) => {
      const answer = await app.inject({ url: `/api/Member/GetVerifyCode?${query}`, headers });
      return answer.json() as { message: string; data: string; work: string | null };
    },
    ask: async (payload: object) => {
      const answer = await app.inject({ method: 'POST', url: '/api/Member/FindPwd', headers, payload });
      return (answer.json() as { data: { ticket: string } }).data;
    },
    post: async (path: string, payload: object) => {
      const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
      return (answer.json() as { error?: string }).error ?? 'ok';
    },
  };
};
type Visitor = ReturnType<typeof at>;

/** The result of a picture's sum, computed with the server's secret; undefined if the picture shows no sum. */
async function sumIn(uuid: string, work: string): Promise<string | undefined> {
  const row = await world.row('captchas', { id: uuid });
  const secret = world.running.services.config.APP_SECRET;
  return Array.from({ length: 100 }, (_, result) => String(result)).find((result) =>
    keyedHash(secret, 'captcha', world.tw.id, uuid, result, work).equals(row?.answerHash ?? Buffer.of()),
  );
}

/** Solves a captcha: reads the picture's sum if there is one, and does the work. */
async function solve(visitor: Visitor, query: string) {
  const { message: uuid, data, work } = await visitor.captcha(query);
  if (work === null) return { uuid, code: solveCaptchaWork(data) };
  const counter = solveCaptchaWork(work);
  return { uuid, code: (await sumIn(uuid, counter)) ?? '?', work: counter };
}

const weightOf = async (uuid: string) => (await world.row('captchas', { id: uuid }))?.weight ?? 0;
const set = (settings: object) =>
  world.change('shops', { id: world.tw.id }, { settings: JSON.stringify(settings) });
const counted = (bucket: string, key: string, count: number) =>
  world.sql(
    `insert into throttles (shop_id, bucket, key, window_start, count) values ($1, $2, $3, now(), $4)
     on conflict (shop_id, bucket, key) do update set count = $4, window_start = excluded.window_start`,
    [world.tw.id, bucket, key, count],
  );
let mails = 0;
const mail = () => {
  mails += 1;
  return `someone${mails}@example.com`;
};

const askAs = (visitor: Visitor, captcha: object, email = mail()) =>
  visitor.post('Member/RegisterSendCode', { ...captcha, email });

describe('a picture', () => {
  testSettingEffect(
    'saveShopSettings.verificationType',
    'the kind of picture, whichever the caller asks for',
    async () => {
      const visitor = at('198.51.100.1');
      const isSum = async (type: number) => (await solve(visitor, `type=${type}`)).code !== '?';
      expect([await isSum(0), await isSum(1)]).toEqual([false, false]);
      await set({ verificationType: 1 });
      expect([await isSum(0), await isSum(1)]).toEqual([true, true]);
    },
  );

  test('is not enough without the computation, nor is the computation without it', async () => {
    const visitor = at('198.51.100.2');
    const another = () => solve(visitor, 'type=1');
    expect(await askAs(visitor, await another())).toBe('ok');
    const { work: _left, ...pictureAlone } = await another();
    expect(await askAs(visitor, pictureAlone)).toBe('member.captchaWrong');
    expect(await askAs(visitor, { ...(await another()), work: '1' })).toBe('member.captchaWrong');
    const { uuid, work } = await another();
    expect(await askAs(visitor, { uuid, code: work })).toBe('member.captchaWrong');
    expect(await askAs(visitor, { ...(await another()), code: '999' })).toBe('member.captchaWrong');
  });

  testSettingEffect(
    'saveShopSettings.captchaByWork',
    'whether work alone stands for the picture',
    async () => {
      const visitor = at('198.51.100.3');
      const { account } = (await registerNewcomer(world, world.tw)).input;
      const alone = () => solve(visitor, 'type=2');
      const calls = async (captcha: () => Promise<object>) => {
        const said = [await askAs(visitor, await captcha())];
        const find = { account, ...(await captcha()) };
        said.push(await visitor.post('Member/FindPwd', find));
        return [...said, await visitor.post('Member/Longo', { account, password, ...(await captcha()) })];
      };
      await set({ verificationType: 1, captchaAlways: true });
      expect(await calls(alone)).toEqual(['ok', 'ok', 'ok']);
      await set({ verificationType: 1, captchaAlways: true, captchaByWork: false });
      expect(await calls(alone)).toEqual(Array(3).fill('member.captchaRequired'));
      expect((await world.tw.guest.call('getShopInfo', {})).captchaByWork).toBe(false);
      expect(await askAs(visitor, await solve(visitor, 'type=1'))).toBe('ok');
      // Staff never get pictures, whatever members get.
      const login = { login: 'nobody', password: 'Wrong1234' };
      const tries = [];
      for (let n = 0; n < 3; n += 1) tries.push(await visitor.post('staff/login', login));
      const { uuid, code } = await alone();
      tries.push(await visitor.post('staff/login', login));
      tries.push(await visitor.post('staff/login', { ...login, uuid, work: code }));
      expect(tries).toEqual([
        ...Array(3).fill('staff.wrongLogin'),
        'member.captchaRequired',
        'staff.wrongLogin',
      ]);
      await set({ verificationType: 1 });
    },
  );
});

describe('the computation before a code', () => {
  test('grows with the captchas of an address, and more slowly with those of its network', async () => {
    const grown = async (ip: string) => weightOf((await at(ip).captcha('type=1')).message);
    const first = [];
    for (let n = 0; n < 20; n += 1) first.push(await grown('192.0.2.1'));
    expect([first[0], first[8], first[9], first[19]]).toEqual([1, 1, 2, 3]);
    await counted('captcha-work-around', surroundingNetwork('192.0.2.1'), 599);
    expect(await grown('192.0.2.77')).toBe(11);
    expect(await grown('198.18.5.5')).toBe(1);
    await counted('captcha-work-around', surroundingNetwork('2001:db8:7::1'), 599);
    expect([await grown('2001:db8:7:1::1'), await grown('2001:db8:8::1')]).toEqual([11, 1]);
  });

  test('grows with a shop’s sent codes: two thousand codes from 34 addresses lock nobody out', async () => {
    const send = async (ip: string) => {
      const visitor = at(ip);
      const captcha = await solve(visitor, 'type=1');
      return { weight: await weightOf(captcha.uuid), said: await askAs(visitor, captcha) };
    };
    await counted('code-shop', 'all', 200);
    expect(await send('100.64.0.1')).toEqual({ weight: 1, said: 'ok' });
    expect((await send('100.64.1.1')).weight).toBe(2);
    await counted('code-shop', 'all', 2_040);
    const visitor = at('100.64.9.9');
    const captcha = await visitor.captcha('type=1');
    expect(await weightOf(captcha.message)).toBe(1 + 37);
    const counter = solveCaptchaWork(captcha.work ?? '');
    const code = await sumIn(captcha.message, counter);
    expect(await askAs(visitor, { uuid: captcha.message, code, work: counter })).toBe('ok');
    await counted('code-shop', 'all', 0);
  });

  test('is limited for a network that asks too often, and for no other', async () => {
    const visitor = at('203.0.113.34');
    await counted('code-around', surroundingNetwork('203.0.113.1'), 300);
    expect(await askAs(visitor, await solve(visitor, 'type=1'))).toBe('throttle.wait');
    const elsewhere = at('198.18.7.1');
    expect(await askAs(elsewhere, await solve(elsewhere, 'type=1'))).toBe('ok');
  });

  test('grows with strangers’ codes to one destination, and is limited for none of them', async () => {
    const place = mail();
    await counted('code-name', place, 11);
    const visitor = at('198.18.8.1');
    expect(await askAs(visitor, await solve(visitor, 'type=1'), place)).toBe('member.captchaRequired');
    const dearer = await solve(visitor, `type=1&for=${place}`);
    expect(await weightOf(dearer.uuid)).toBe(4);
    expect(await askAs(visitor, dearer, place)).toBe('ok');
    await counted('code-name', place, 1_000);
    expect(await weightOf((await visitor.captcha(`type=1&for=${place}`)).message)).toBe(64);
  });
});

describe('a new password', () => {
  const codesOf = async (recipient: string) =>
    (
      await world.sql<{ body: string }>(
        'select body from outgoing_messages where recipient = $1 order by id',
        [recipient],
      )
    ).map(({ body }) => /\d{6,10}/.exec(body)?.[0] ?? '');

  test('can be requested by its owner, however often strangers have asked', async () => {
    const { input } = await registerNewcomer(world, world.tw);
    await set({ verificationType: 1, resendSeconds: 0 });
    const find = async (ip: string) => {
      const visitor = at(ip);
      const captcha = await solve(visitor, `type=2&for=${input.email}`);
      return visitor.post('Member/FindPwd', { account: input.email, ...captcha });
    };
    const stranger = [];
    for (let n = 0; n < 11; n += 1) stranger.push(await find('198.18.9.1'));
    // Strangers' failed tries lock only the strangers' own address, not the owner of the account.
    expect(stranger).toEqual([...Array(10).fill('ok'), 'throttle.wait']);
    await set({ verificationType: 1 });
    const owner = at('198.18.10.1');
    const ask = async () => {
      const captcha = await solve(owner, `type=2&for=${input.email}`);
      return owner.ask({ account: input.email, ...captcha });
    };
    const { ticket } = await ask();
    await expect.poll(async () => (await codesOf(input.email)).length).toBe(11);
    const codes = await codesOf(input.email);
    expect(codes.map((code) => code.length)).toEqual([...Array(10).fill(6), 10]);
    // A stranger's next request does not make the owner's code invalid.
    expect(await find('198.18.11.1')).toBe('ok');
    const set8 = { password: 'Forwarder8', confirmPassword: 'Forwarder8' };
    expect(await owner.post('Member/RetrievePwd', { ticket, code: codes[10], ...set8 })).toBe('ok');
  });
});

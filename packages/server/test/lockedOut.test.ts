import { describe, expect, test } from 'vitest';
import { throttleKeyOfIp } from '../src/platform/networks.ts';
import { solveCaptchaWork } from './captchaSolver.ts';
import { type Person, password, startWorld } from './world.ts';

const world = await startWorld({ env: { TRUST_PROXY: '127.0.0.1' } });

interface Answer {
  readonly error: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly cookie: string;
}

/** Sends a request from an IP address, with or without the cookie of a known browser. */
async function post(path: string, ip: string, body: object, cookie = ''): Promise<Answer> {
  const answer = await world.running.server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { host: world.tw.host, lang: 'en', 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) },
    payload: body,
  });
  const { error = 'ok', params = {} } = answer.json() as { error?: string; params?: Answer['params'] };
  const [set = ''] = [answer.headers['set-cookie'] ?? ''].flat();
  return { error, params, cookie: set.split(';')[0] ?? '' };
}

async function work(ip: string, name?: string): Promise<{ uuid: string; answer: string }> {
  const answer = await world.running.server.app.inject({
    url: `/api/Member/GetVerifyCode?type=2${name ? `&for=${name}` : ''}`,
    headers: { host: world.tw.host, 'x-forwarded-for': ip },
  });
  const { message, data } = answer.json() as { message: string; data: string };
  return { uuid: message, answer: solveCaptchaWork(data) };
}

/** The logins of members and staff in one shape. */
const kinds = {
  member: {
    path: 'Member/Longo',
    person: () => world.tw.member(),
    table: 'members',
    column: 'account',
    body: (name: string, secret: string) => ({ account: name, password: secret }),
    proof: ({ uuid, answer }: { uuid: string; answer: string }) => ({ uuid, code: answer }),
    wrong: 'member.wrongLogin',
    bucket: 'login-strangers',
  },
  staff: {
    path: 'staff/login',
    person: () => world.tw.staff(),
    table: 'staff',
    column: 'login',
    body: (name: string, secret: string) => ({ login: name, password: secret }),
    proof: ({ uuid, answer }: { uuid: string; answer: string }) => ({ uuid, work: answer }),
    wrong: 'staff.wrongLogin',
    bucket: 'staff-login-strangers',
  },
} as const;
let addresses = 0;
const somewhere = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

type Kind = keyof typeof kinds;

async function nameOf(kind: Kind, person: Person): Promise<string> {
  const { column, table } = kinds[kind];
  const [row] = await world.sql<{ name: string }>(`select ${column} as name from ${table} where id = $1`, [
    person.id,
  ]);
  return row?.name ?? '';
}

/** Uses up the attempts that one address has for one account name. */
async function exhaust(kind: Kind, name: string, ip: string): Promise<Answer> {
  const way = kinds[kind];
  let last: Answer = { error: '', params: {}, cookie: '' };
  for (let n = 0; n < 11; n += 1)
    last = await post(way.path, ip, {
      ...way.body(name, 'Wrong1234'),
      ...(n < 3 ? {} : way.proof(await work(ip, name))),
    });
  return last;
}

describe.each(['member', 'staff'] as const)('strangers who guess at %s', (kind) => {
  const way = kinds[kind];

  test('lock out only themselves: the right password works from elsewhere, and from a known browser there', async () => {
    const name = await nameOf(kind, await way.person());
    const [home, theirs] = [somewhere(), somewhere()];
    const { cookie } = await post(way.path, home, way.body(name, password));
    expect(cookie).toMatch(/^device=[\w-]{43}$/);
    expect((await exhaust(kind, name, theirs)).error).toBe('throttle.wait');
    expect((await post(way.path, theirs, way.body(name, password))).error).toBe('member.captchaRequired');
    expect((await post(way.path, home, way.body(name, password))).error).toBe('ok');
    // The owner works in the same office as the thief, but from a known browser.
    expect((await post(way.path, theirs, way.body(name, password), cookie)).error).toBe('ok');
    // A cookie that no login has set does not help.
    const made = `device=${'x'.repeat(43)}`;
    expect((await post(way.path, theirs, way.body(name, password), made)).error).toBe(
      'member.captchaRequired',
    );
  });

  test('a stolen browser has ten tries of its own', async () => {
    const name = await nameOf(kind, await way.person());
    const home = somewhere();
    const { cookie } = await post(way.path, home, way.body(name, password));
    const errors: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      const proof = n < 3 ? {} : way.proof(await work(home, name));
      errors.push(
        (await post(way.path, somewhere(), { ...way.body(name, 'Wrong1234'), ...proof }, cookie)).error,
      );
    }
    expect(errors).toEqual([...Array(10).fill(way.wrong), 'throttle.wait']);
  });
});

describe.each(['member', 'staff'] as const)('all strangers together, at %s', (kind) => {
  const way = kinds[kind];

  test('pay more for each attempt the more there were, up to a last one', async () => {
    const name = await nameOf(kind, await way.person());
    const tries = (count: number) =>
      world.sql(
        `insert into throttles (shop_id, bucket, key, window_start, count) values ($1, $2, $3, now(), $4)
         on conflict (shop_id, bucket, key) do update set count = $4`,
        [world.tw.id, way.bucket, name, count],
      );
    await tries(40);
    const ip = somewhere();
    const login = (proof: object) => post(way.path, ip, { ...way.body(name, password), ...proof });
    expect(await login({})).toMatchObject({ error: 'member.captchaRequired', params: { work: 1 } });
    // Proof of work without the account's name is refused. Proof of work for the name is accepted.
    expect((await login(way.proof(await work(ip)))).error).toBe('member.captchaRequired');
    expect((await login(way.proof(await work(ip, name)))).error).toBe('ok');
    await tries(1_000);
    // Pretends that the work was as heavy as the server demands after so many attempts. Real work would take minutes.
    const { uuid, answer } = await work(somewhere());
    await world.change('captchas', { id: uuid }, { weight: 1_000 });
    expect((await login(way.proof({ uuid, answer }))).error).toBe('throttle.wait');
  });

  test('learn nothing about existing accounts, in any sequence', async () => {
    const known = await nameOf(kind, await way.person());
    const answers = async (name: string) => {
      const [one, two] = [somewhere(), somewhere()];
      const said: Answer[] = [];
      for (const ip of [one, one, two, one, one, two])
        said.push(await post(way.path, ip, way.body(name, 'Wrong1234')));
      for (let n = 0; n < 9; n += 1)
        said.push(
          await post(way.path, one, { ...way.body(name, 'Wrong1234'), ...way.proof(await work(one, name)) }),
        );
      return said.map(({ error, params }) => [error, 'work' in params]);
    };
    const owner = somewhere();
    await post(way.path, owner, way.body(known, password));
    const ofKnown = await answers(known);
    expect(ofKnown).toEqual(await answers('nobody-at-all'));
    expect(new Set(ofKnown.map(([error]) => error))).toEqual(
      new Set([way.wrong, 'member.captchaRequired', 'throttle.wait']),
    );
  });
});

test('a phone tried under several area codes gets the same answer with or without a member', async () => {
  await world.tw.member({ phone: '0977123123' });
  const answers = async (phone: string) => {
    const ip = somewhere();
    const said: string[] = [];
    for (const areaCode of ['886', '886', '852', '886', '66', '852', undefined])
      said.push(
        (
          await post('Member/Longo', ip, {
            account: phone,
            password: 'Wrong1234',
            ...(areaCode ? { areaCode } : {}),
          })
        ).error,
      );
    return said;
  };
  const ofKnown = await answers('0977123123');
  expect(ofKnown).toEqual([
    ...Array(3).fill('member.wrongLogin'),
    ...Array(4).fill('member.captchaRequired'),
  ]);
  expect(await answers('0977999999')).toEqual(ofKnown);
});

test('finding a password uses the same statements with and without a member, and the code is sent afterwards', async () => {
  const member = await world.tw.member({ account: 'findable', email: 'findable@example.com' });
  const ask = async (account: string) => {
    const ip = somewhere();
    const { uuid, answer } = await work(ip);
    const [before] = await world.sql<{ n: number }>('select count(*)::int as n from outgoing_messages');
    const { error } = await post('Member/FindPwd', ip, { account, uuid, code: answer });
    const rows = await world.sql<{ purpose: string; tries: number }>(
      'select purpose, tries from codes order by expires_at desc limit 1',
    );
    await expect.poll(() => world.sql('select from waiting_jobs')).toEqual([]);
    const jobs = await world.sql<{ n: number }>(
      `select count(*)::int as n from pgboss.job where name = 'send-reset'`,
    );
    return { error, row: rows[0], jobs: jobs[0]?.n ?? 0, messages: before?.n ?? 0 };
  };
  const known = await ask('findable@example.com');
  const unknown = await ask('nobody@example.com');
  expect(known.row).toEqual(unknown.row);
  expect([known.error, unknown.error]).toEqual(['ok', 'ok']);
  expect(unknown.jobs - known.jobs).toBe(1);
  expect(member.id).toBeTruthy();
});

test('a new address of the same IPv6 network, and an IPv4 address written as IPv6, are counted as one', async () => {
  const bodies = { account: 'nobody-there', password: 'Wrong-password-7' };
  const errors = [];
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:DB8:1:2:aaaa::2',
    '2001:db8:1:2:0:0:c:3',
    '2001:db8:1:2:ffff::4',
  ])
    errors.push((await post('Member/Longo', ip, bodies)).error);
  expect(errors).toEqual([...Array(3).fill('member.wrongLogin'), 'member.captchaRequired']);
  expect((await post('Member/Longo', '2001:db8:1:3::1', bodies)).error).toBe('member.wrongLogin');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, network) => expect(throttleKeyOfIp(ip)).toBe(network));

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { originOf } from '../src/platform/origin.ts';
import { startWorld, type World } from './world.ts';

/** Tests requests that no member's browser and no honest program sends. */
const world = await startWorld();
const shop = world.tw;
const member = await shop.member();

const inject = (of: World, url: string, headers: Record<string, string>, payload?: string | object) =>
  of.running.server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });

describe('a deeply nested body', () => {
  const deep = (levels: number, open = '[', close = ']') =>
    `{"account":"a","password":${open.repeat(levels)}1${close.repeat(levels)}}`;
  const login = (payload: string, lang = 'en') =>
    inject(
      world,
      '/api/Member/Longo',
      { host: shop.host, lang, 'content-type': 'application/json' },
      payload,
    );

  test.each([
    ['arrays', deep(15_000)],
    ['objects', deep(4_000, '{"a":', '}')],
    ['arrays that never end', `{"account":${'['.repeat(30_000)}`],
    ['brackets behind a string with quotes in it', `{"a":"\\"\\\\",${deep(33).slice(1)}`],
  ])('of %s is refused with its reason, in the reader’s language', async (_what, body) => {
    for (const [lang, message] of [
      ['en', /[a-z]/],
      ['zh', /[\u4e00-\u9fff]/],
      ['tw', /[\u4e00-\u9fff]/],
    ] as const) {
      const answer = await login(body, lang);
      expect(answer.json()).toMatchObject({
        code: 400,
        error: 'request.invalid',
        message: expect.stringMatching(message),
      });
    }
  });

  test('is refused in a field of an upload form, too', async () => {
    const field = deep(4_900);
    const form = [
      '--x',
      'content-disposition: form-data; name="remark"',
      'content-type: application/json',
      '',
      field,
      '--x',
      'content-disposition: form-data; name="file"; filename="a.png"',
      'content-type: image/png',
      '',
      'x',
      '--x--',
      '',
    ].join('\r\n');
    const headers = {
      host: shop.host,
      authorization: `Bearer ${member.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const answer = await inject(world, '/api/Member/upload', headers, form);
    expect(answer.json()).toMatchObject({ code: 400, error: 'request.invalid' });
  });

  test('is accepted if its brackets are in texts, or few', async () => {
    const words = await login(JSON.stringify({ account: '['.repeat(200), password: `"{${'{'.repeat(100)}` }));
    expect(words.json()).toMatchObject({ error: 'member.wrongLogin' });
    expect((await login(deep(20))).json()).toMatchObject({ fields: { password: {} } });
  });
});

test('a client that disconnects during a request is not our error', async () => {
  const { port } = world.running.server.app.server.address() as AddressInfo;
  const path = { form: 'Member/Longo', file: 'Member/upload' };
  const multipart = `content-type: multipart/form-data; boundary=x\r\nauthorization: Bearer ${member.token}\r\n`;
  for (const [to, head, begun] of [
    [path.form, 'content-type: application/json\r\n', '{"account":'],
    [path.file, multipart, '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const received = once(world.running.server.app.server, 'request');
    socket.write(
      `POST /api/${to} HTTP/1.1\r\nhost: ${shop.host}\r\n${head}content-length: 1000\r\n\r\n${begun}`,
    );
    const [begunRequest] = (await received) as [IncomingMessage];
    const gone = new Promise((ended) => begunRequest.once('close', ended));
    socket.destroy();
    await gone;
  }
  // `world.stop` throws if one of these calls failed unexpectedly.
  expect((await inject(world, '/livez', {})).statusCode).toBe(200);
});

describe('the port in the Host header', () => {
  const inviteAt = async (of: World, host: string, headers: Record<string, string> = {}) => {
    const staff = await of.tw.staff(['owner']);
    const who = {
      name: 'Mei Lin',
      areaCode: '886',
      phone: freshPhone(),
      email: `${crypto.randomUUID()}@x.tw`,
    };
    const all = { host, authorization: `Bearer ${staff.token}`, ...headers };
    const answer = await inject(of, '/api/staff/members/invite', all, who);
    return String(answer.json().data?.url ?? answer.body).split('/register')[0];
  };
  let phones = 0;
  const freshPhone = () => {
    phones += 1;
    return `09770000${String(phones).padStart(2, '0')}`;
  };

  test('is used in no link, except the port that the process was reached at', async () => {
    expect(await inviteAt(world, shop.host)).toBe('http://tw.test');
    expect(await inviteAt(world, `${shop.host}:1337`)).toBe('http://tw.test');
    const { port } = world.running.server.app.server.address() as AddressInfo;
    for (const [said, kept] of [
      [port, `:${port}`],
      [1337, ''],
    ] as const) {
      const asked = request({
        port,
        path: '/api/Member/queryByShopId',
        headers: { host: `tw.test:${said}` },
      });
      const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
      expect((await text(answer)).match(/http:\/\/[^"]*\/console\/chat/)?.[0]).toBe(
        `http://tw.test${kept}/console/chat`,
      );
    }
  });

  test('behind a proxy comes only from the operator’s setting', async () => {
    const of = (PUBLIC_PORT?: number, TRUST_PROXY?: string) => (port: number | null) =>
      originOf(
        { protocol: 'https', hostname: 'tw.test', port, socket: { localPort: 3000 } as Socket },
        { PUBLIC_PORT, TRUST_PROXY },
      );
    const proxied = of(undefined, '127.0.0.1');
    expect([null, 3000, 1337].map(proxied)).toEqual(Array(3).fill('https://tw.test'));
    const elsewhere = of(8443, '127.0.0.1');
    expect([8443, 3000, 1337].map(elsewhere)).toEqual(Array(3).fill('https://tw.test:8443'));
    expect([3000, 1337].map(of())).toEqual(['https://tw.test:3000', 'https://tw.test']);
  });
});

import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { encryptionWith } from '../src/platform/encryption.ts';
import { encryptAllSecrets } from '../src/platform/encryptSecrets.ts';
import { startLineProvider } from './lineProvider.ts';
import { errorOf } from './messengerWorld.ts';
import { startSecondApp } from './secondApp.ts';
import { testSettingEffect } from './settingEffects.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

/** Resolves a host name whose owner can point it anywhere, here to this machine. */
const resolved: string[] = [];
const { lookup } = dns;
function pointed(name: string, ...rest: unknown[]): void {
  if (!name.startsWith('leads-inside.')) {
    Reflect.apply(lookup, dns, [name, ...rest]);
    return;
  }
  resolved.push(name);
  (rest.at(-1) as (error: null, found: object[]) => void)(null, [{ address: '127.0.0.1', family: 4 }]);
}

/** Changes the resolver also for modules that have imported it already: a worker's test files share their modules. */
function resolveBy(way: unknown): void {
  dns.lookup = way as typeof dns.lookup;
  syncBuiltinESMExports();
}

resolveBy(pointed);
const line = await startLineProvider([]);
const world = await startWorld();
await world.change('shops', { code: 'tw' }, { demo: true });
const owner = await world.tw.staff();
afterAll(async () => {
  resolveBy(lookup);
});

const channel = (secret?: string) => ({
  issuer: line.issuer,
  clientId: '2000000001',
  ...(secret === undefined ? {} : { secret }),
});
const weChat = {
  appId: 'wx1',
  authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  apiUrl: 'https://api.weixin.qq.com',
};

/** The stored table as text, as somebody who copies it would see it. */
const storedText = async () => JSON.stringify(await world.sql('select * from shop_secrets order by name'));
const opened = async () => {
  const rows = await world.sql<{ value: string }>('select value from shop_secrets order by name');
  const encryption = encryptionWith(world.running.services.config.APP_SECRET);
  return rows.map(({ value }) => encryption.open(value));
};

describe("a shop's messenger channels", () => {
  testSettingEffect(
    ['saveMessengerSettings.registerBind', 'saveMessengerSettings.line', 'saveMessengerSettings.wechat'],
    'what visitors are told; the secret is in no answer and no log',
    async () => {
      expect(await owner.client.call('getMessengerSettings', {})).toEqual({
        registerBind: false,
        line: null,
        wechat: null,
        redirects: ['https://tw.test/white'],
      });
      const saved = await owner.client.call('saveMessengerSettings', {
        registerBind: true,
        line: channel('kept-by-nobody-else'),
        wechat: { ...weChat, secret: 'kept-by-nobody-else' },
      });
      expect(saved).toMatchObject({
        line: { clientId: '2000000001', secretKept: true },
        wechat: { appId: 'wx1', secretKept: true },
      });
      const read = await owner.client.call('getMessengerSettings', {});
      expect(read).toEqual(saved);
      expect(JSON.stringify(read)).not.toContain('kept-by-nobody-else');
      expect(await storedText()).not.toContain('kept-by-nobody-else');
      expect(await opened()).toEqual(['kept-by-nobody-else', 'kept-by-nobody-else']);
      const logged = await world.sql<{ input: unknown }>(
        `select input from audit_log where call = 'saveMessengerSettings'`,
      );
      expect(logged).toHaveLength(1);
      expect(JSON.stringify(logged)).not.toContain('kept-by-nobody-else');
      await expect
        .poll(() => world.tw.guest.call('getShopInfo', {}))
        .toMatchObject({
          registerBind: true,
          line_ClientId: '2000000001',
          appID: 'wx1',
        });
    },
  );

  test('a secret that an older version stored unencrypted is encrypted with the next start, once', async () => {
    await world.sql("update shop_secrets set value = 'clear-' || name");
    const start = async () => {
      const next = await startSecondApp(world);
      await next.background;
      await next.stop();
      return storedText();
    };
    const sealed = await start();
    expect(sealed).not.toContain('clear-');
    expect(await opened()).toEqual(['clear-messenger.line', 'clear-messenger.wechat']);
    expect(await start()).toBe(sealed);
  });

  test('only shops with unencrypted secrets are opened, if the owner sees all shops', async () => {
    await world.sql("update shop_secrets set value = 'clear-' || name");
    const { config } = world.running.services;
    const encryption = encryptionWith(config.APP_SECRET);
    const away = 'postgres://127.0.0.1:1/nowhere';
    const goneInto = async (ownerUrl: string) => {
      const ids: string[] = [];
      await encryptAllSecrets({
        database: {
          transact: (shopId, work) => {
            ids.push(shopId);
            return world.running.database.transact(shopId, work);
          },
        },
        ...{ encryption, log: pino({ level: 'silent' }), ending: new AbortController().signal },
        // The other databases must be checked even if one does not answer.
        ownerUrls: [ownerUrl, away, ownerUrl],
        shopIds: () => world.running.services.tenants.ids(),
      });
      return ids;
    };
    expect(await goneInto(config.DATABASE_URL)).toEqual([world.tw.id]);
    expect(await opened()).toEqual(['clear-messenger.line', 'clear-messenger.wechat']);
    expect(await goneInto(config.DATABASE_URL)).toEqual([]);
    // The installation's own database must answer.
    await expect(goneInto(away)).rejects.toThrow('ECONNREFUSED');
    const bound = new URL(config.DATABASE_URL);
    bound.searchParams.set('options', '-c role=crossdock_app');
    expect((await goneInto(bound.href)).toSorted()).toEqual([world.tw.id, world.th.id].toSorted());
  });

  test('without a new secret the old one stays, and a closed channel deletes it', async () => {
    const save = (input: { line: ReturnType<typeof channel> | null }) =>
      owner.client.attempt('saveMessengerSettings', { registerBind: false, wechat: null, ...input });
    await save({ line: channel('first') });
    expect(await errorOf(save({ line: channel() }))).toBeUndefined();
    expect(await opened()).toEqual(['first']);
    await save({ line: null });
    expect(await world.sql('select value from shop_secrets')).toEqual([]);
    await expect
      .poll(() => world.tw.guest.call('getShopInfo', {}))
      .toMatchObject({ line_ClientId: null, appID: null });
    const refused = await save({ line: channel() });
    expect(refused).toBeRefusedAt('line.secret', 'messenger.secretNeeded');
  });

  test.each([
    'http://access.line.me',
    'https://10.0.0.1',
    'https://[fd00::1]/',
    'https://localhost',
    'https://database.internal',
    'https://name:word@access.line.me',
    'https://intranet',
    'line',
  ])('a shop that is no demo cannot make the server contact %s', async (issuer) => {
    const there = await world.th.staff();
    const settings = { registerBind: false, line: { issuer, clientId: 'x', secret: 'x' }, wechat: null };
    expect(await there.client.attempt('saveMessengerSettings', settings)).toBeRefusedAt(
      'line.issuer',
      'messenger.addressInvalid',
    );
    const tried = await there.client.attempt('tryLineIssuer', { issuer, clientId: 'x' });
    expect(tried).toBeRefusedAt('issuer', 'messenger.addressInvalid');
  });

  test('a shop that is no demo cannot enter internal addresses for its official account either', async () => {
    const there = await world.th.staff();
    for (const name of ['authorizeUrl', 'apiUrl'] as const) {
      const wechat = { ...weChat, secret: 'x', [name]: 'http://127.0.0.1:1' };
      const saved = await there.client.attempt('saveMessengerSettings', {
        registerBind: false,
        line: null,
        wechat,
      });
      expect(saved).toBeRefusedAt(`wechat.${name}`, 'messenger.addressInvalid');
    }
  });

  test('nor can a name that pointed to a public address when it was saved, for LINE and WeChat', async () => {
    let knocks = 0;
    const inside = createTcpServer((socket) => {
      knocks += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const address = `https://leads-inside.example.com:${(inside.address() as AddressInfo).port}`;
    const there = await world.th.staff();
    resolved.length = 0;
    const tried = await there.client.attempt('tryLineIssuer', { issuer: address, clientId: 'x' });
    expect(tried).toBeRefusedAt('issuer', 'messenger.issuerSilent');
    const wechat = { ...weChat, apiUrl: address, secret: 'x' };
    await there.client.call('saveMessengerSettings', { registerBind: false, line: null, wechat });
    const member = await world.th.member();
    const { state, browserKey } = await vi.waitFor(() =>
      member.client.call('beginBinding', { provider: 'wechat' }),
    );
    expect(await errorOf(member.client.attempt('bindWeChat', { code: 'x', state, browserKey }))).toBe(
      'messenger.unavailable',
    );
    expect(resolved).toEqual(['leads-inside.example.com', 'leads-inside.example.com']);
    expect(knocks).toBe(0);
    inside.close();
  });

  test('testing: an issuer that answers, and one that does not', async () => {
    const tryIt = (issuer: string) => owner.client.attempt('tryLineIssuer', { issuer, clientId: 'x' });
    expect(await tryIt(line.issuer)).toEqual({
      ok: true,
      data: { authorizationHost: new URL(line.issuer).host },
    });
    expect(await errorOf(tryIt(`${line.issuer}/nobody-here`))).toBe('messenger.issuerSilent');
    expect(await errorOf(tryIt('http://127.0.0.1:1'))).toBe('messenger.issuerSilent');
  });

  test.each([
    ['authorization_endpoint', 'https://10.0.0.1/login'],
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['token_endpoint', 'https://database.internal/'],
  ])('an issuer whose %s is %s is refused', async (name, address) => {
    const { url: issuer } = await serveHere((request, reply) => {
      if (request.method === 'POST')
        return reply.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
      const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify({ issuer, ...endpoints, ...(served ? { [name]: address } : {}) }));
    });
    let served = false;
    const tryIt = () => errorOf(owner.client.attempt('tryLineIssuer', { issuer, clientId: 'x' }));
    expect(await tryIt()).toBeUndefined();
    served = true;
    expect(await tryIt()).toBe('messenger.issuerSilent');
  });

  test('only staff who may change the shop save them', async () => {
    const clerk = await world.tw.staff(['support']);
    const settings = { registerBind: false, line: null, wechat: null };
    expect(await errorOf(clerk.client.attempt('saveMessengerSettings', settings))).toBe('access.denied');
    expect(await errorOf(clerk.client.attempt('tryLineIssuer', channel()))).toBe('access.denied');
  });
});

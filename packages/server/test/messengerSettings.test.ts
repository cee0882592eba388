import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LineProvider, startLineProvider } from './lineProvider.ts';
import { errorOf } from './messengerWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

let world: World;
let line: LineProvider;
let owner: Person;
beforeAll(async () => {
  line = await startLineProvider([]);
  world = await startWorld();
  await world.sql(`update shops set demo = true where code = 'tw'`);
  owner = await world.tw.staff();
});
afterAll(async () => {
  await world.stop();
  await line.stop();
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

describe("a shop's messenger channels", () => {
  test('none at first; set, they are what visitors are told, and the secret is in no answer and no log', async () => {
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
  });

  test('without a new secret the old one stays; a closed channel forgets it', async () => {
    const save = (input: { line: ReturnType<typeof channel> | null }) =>
      owner.client.attempt('saveMessengerSettings', { registerBind: false, wechat: null, ...input });
    await save({ line: channel('first') });
    expect(await errorOf(save({ line: channel() }))).toBeUndefined();
    const kept = await world.sql(`select value from shop_secrets where name = 'messenger.line'`);
    expect(kept).toEqual([{ value: 'first' }]);
    await save({ line: null });
    expect(await world.sql('select value from shop_secrets')).toEqual([]);
    await expect
      .poll(() => world.tw.guest.call('getShopInfo', {}))
      .toMatchObject({ line_ClientId: null, appID: null });
    const refused = await save({ line: channel() });
    expect(refused).toMatchObject({
      ok: false,
      failure: { fields: { 'line.secret': { error: 'messenger.secretNeeded' } } },
    });
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
  ])('a shop that is no demo cannot have the server ask %s', async (issuer) => {
    const there = await world.th.staff();
    const settings = { registerBind: false, line: { issuer, clientId: 'x', secret: 'x' }, wechat: null };
    expect(await there.client.attempt('saveMessengerSettings', settings)).toMatchObject({
      ok: false,
      failure: { fields: { 'line.issuer': { error: 'messenger.addressInvalid' } } },
    });
    const tried = await there.client.attempt('tryLineIssuer', { issuer, clientId: 'x' });
    expect(tried).toMatchObject({ failure: { fields: { issuer: { error: 'messenger.addressInvalid' } } } });
  });

  test('nor can its official account', async () => {
    const there = await world.th.staff();
    for (const name of ['authorizeUrl', 'apiUrl'] as const) {
      const wechat = { ...weChat, secret: 'x', [name]: 'http://127.0.0.1:1' };
      const saved = await there.client.attempt('saveMessengerSettings', {
        registerBind: false,
        line: null,
        wechat,
      });
      expect(saved).toMatchObject({
        failure: { fields: { [`wechat.${name}`]: { error: 'messenger.addressInvalid' } } },
      });
    }
  });

  test('try it: an issuer that answers, and one that does not', async () => {
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
  ])('an issuer whose %s is %s is none', async (name, address) => {
    const server = createServer((_request, reply) => {
      const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify({ issuer, ...endpoints, ...(served ? { [name]: address } : {}) }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let served = false;
    const tryIt = () => errorOf(owner.client.attempt('tryLineIssuer', { issuer, clientId: 'x' }));
    expect(await tryIt()).toBeUndefined();
    served = true;
    expect(await tryIt()).toBe('messenger.issuerSilent');
    server.closeAllConnections();
    server.close();
  });

  test('only who may change the shop sets them', async () => {
    const clerk = await world.tw.staff(['support']);
    const settings = { registerBind: false, line: null, wechat: null };
    expect(await errorOf(clerk.client.attempt('saveMessengerSettings', settings))).toBe('access.denied');
    expect(await errorOf(clerk.client.attempt('tryLineIssuer', channel()))).toBe('access.denied');
  });
});

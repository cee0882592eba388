import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findNul } from '../src/platform/findNul.ts';
import { startWorld } from './world.ts';

const world = await startWorld({ env: { METRICS_TOKEN: 'scrape-me' } });

const get = (url: string, headers: Record<string, string> = {}) =>
  world.running.server.app.inject({ url, headers: { host: world.tw.host, ...headers } });

test.each(['/api/Member/GetShopInfo', '/api/none', '/api/reference', '/files/a/full'])(
  '%s carries strict headers',
  async (url) => {
    const { headers } = await get(url);
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/, 2) as [string, string]),
    );
    expect(policy['default-src']).toBe("'none'");
    expect(policy['script-src']).toBe("'self'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'self'");
    expect(policy['object-src'] ?? policy['default-src']).toBe("'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test('answers to a caller are not cached, and the page may use only the device features that it needs', async () => {
  const member = await world.tw.member();
  const answer = await get('/api/Member/GetInfo', { authorization: `Bearer ${member.token}` });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('/api/Member/GetShopInfo')).headers['cache-control']).toBe('no-store');
  const permissions = String((await get('/livez')).headers['permissions-policy']);
  expect(permissions).toContain('camera=(self)');
  expect(permissions).toContain('microphone=()');
  expect(permissions).toContain('geolocation=(self)');
});

test.each([
  ['idCard', 10],
  ['withdrawal', 10],
  ['voucher', 10],
  ['avatar', 12 * 60],
])('the URL of a picture of purpose %s is valid for at most %d minutes', async (type, minutes) => {
  const member = await world.tw.member();
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } });
  const file = new Blob([new Uint8Array(await blank.png().toBuffer())]);
  const { url, thumb } = await member.client.call('upload', { type: type as 'idCard' }, { file });
  for (const address of [url, thumb]) {
    const left = Number(new URL(address, 'http://x').searchParams.get('e')) - Date.now();
    expect(left).toBeLessThanOrEqual(minutes * 60_000);
    expect(left).toBeGreaterThan(minutes * 30_000 - 5_000);
    const seconds = /max-age=(\d+)/.exec(String((await get(address)).headers['cache-control']))?.[1];
    expect(Number(seconds)).toBeLessThanOrEqual(minutes * 60);
  }
});

/** Codes that are public: of a language, of an invitation, or printed on a document for checking it. */
const openly = ['getLanguagePack.code', 'getInvitation.code', 'checkEvidence.code'];

test('secrets that grant access are sent in a body, and no URL of a call contains one', async () => {
  const rows = Object.entries(calls as Readonly<Record<string, Call>>);
  const inAddresses = rows
    .filter(([, call]) => call.method === 'GET')
    .flatMap(([name, call]) => Object.keys(fieldsOf(call)).map((field) => `${name}.${field}`))
    .filter((place) => /\.(.*(ticket|token|secret|password|key|scancode|uuid)|.*code)$/i.test(place))
    .filter((place) => !/\.(areaCode|zipCode|countryCode)$/.test(place));
  expect(inAddresses.filter((place) => !openly.includes(place))).toEqual([]);
  // Programs that were written from the product specification send these calls as GET and get an answer.
  const asGet = rows.filter(([, call]) => call.alsoAsGet).map(([, { path }]) => path);
  expect(asGet.sort()).toEqual([
    'ChatSend/GetCustomer',
    'Member/GetBackMemberToken',
    'Member/GetLineIdByCode',
    'Member/getQrLoginStatus',
  ]);
  const [clerk, member] = [await world.tw.staff(), await world.tw.member()];
  const { ticket } = await clerk.client.call('actAsMember', { memberId: member.id });
  const answer = await get(`/api/Member/GetBackMemberToken?ticket=${ticket}`);
  expect(answer.json()).toMatchObject({ code: 200, data: { memberId: member.id } });
  expect((await get('/api/Member/Line_Login?ticket=x')).statusCode).toBe(404);
});

const fieldsOf = ({ input }: Call): object =>
  (z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as { properties?: object }).properties ??
  {};

test('a NUL in any text is refused at its field', async () => {
  expect(await world.tw.guest.attempt('login', { account: 'a\0b', password: 'Forwarder7' })).toBeRefused({
    code: 400,
    error: 'request.invalid',
    fields: { account: { error: 'field.invalid' } },
  });
  expect((await get('/api/Member/GetVerifyCode?type=2&for=%00')).statusCode).toBe(400);
  const deep = await world.running.server.app.inject({
    method: 'POST',
    url: '/api/Member/Longo',
    headers: { host: world.tw.host },
    payload: { account: 'x', extra: [{ deep: 'a\0' }] },
  });
  // The server refuses an unknown field before it looks inside it.
  expect(Object.keys((deep.json() as { fields: object }).fields)).toEqual(['extra']);
  expect(findNul({ boxes: [{ name: 'a\0' }] })).toEqual(['boxes', '0', 'name']);
});

test('every answer carries its request’s id, given by the caller or the balancer', async () => {
  expect((await get('/livez', { 'x-request-id': 'balancer-1234' })).headers['x-request-id']).toBe(
    'balancer-1234',
  );
  expect((await get('/livez', { 'x-request-id': 'a b\nc' })).headers['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

const readiness = async () => {
  const answer = await get('/readyz');
  return { status: answer.statusCode, faults: (answer.json() as { faults: string[] }).faults };
};

test('a database without durability makes the process unready', async () => {
  const [settings] = await world.sql<{ fsync: string }>("select current_setting('fsync') as fsync");
  const { status, faults } = await readiness();
  expect(faults.includes('fsync is off')).toBe(settings?.fsync === 'off');
  expect(status).toBe(faults.length === 0 ? 200 : 503);
});

test('a database of a later major version makes the process unready', async () => {
  await world.sql("insert into schema_migrations values ('9999_later', now(), 3)");
  expect(await readiness()).toMatchObject({
    status: 503,
    faults: expect.arrayContaining(['the database is of major version 3, this build of 2']),
  });
  await world.sql("delete from schema_migrations where version = '9999_later'");
  expect((await readiness()).faults.join()).not.toContain('version');
});

test('the process is alive while it is unready', async () => {
  expect((await get('/livez')).statusCode).toBe(200);
});

test('metrics require their token, and count requests by call', async () => {
  expect((await get('/metrics')).statusCode).toBe(401);
  await get('/api/Member/GetShopInfo');
  const { body } = await get('/metrics', { authorization: 'Bearer scrape-me' });
  expect(body).toMatch(
    /crossdock_request_seconds_count\{method="GET",route="\/api\/Member\/GetShopInfo",status="200"\} \d/,
  );
  expect(body).toContain('crossdock_database_connections{use="idle"}');
});

test('metrics have one route for all unknown addresses', async () => {
  const asked = ['/api/Nothing/One', '/api/Nothing/Two', '/api/Member/GetShopInfo/Three'];
  for (const path of asked) expect((await get(path)).statusCode).toBe(404);
  const { body } = await get('/metrics', { authorization: 'Bearer scrape-me' });
  expect(body).toContain('route="/api/*",status="404"');
  for (const path of asked) expect(body).not.toContain(path);
});

/** Prometheus documents these naming rules: https://prometheus.io/docs/practices/naming/ */
test('each metric has a description and base units, and only counters end in total', async () => {
  const { body } = await get('/metrics', { authorization: 'Bearer scrape-me' });
  const types = new Map(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  expect(types.size).toBeGreaterThan(30);
  for (const [name, type] of types) {
    expect([name, type === 'counter']).toEqual([name, name.endsWith('_total')]);
    expect(name).toMatch(/^(crossdock|nodejs|process)_[a-z0-9_]+$/);
    expect(name).not.toMatch(/_(ms|millis\w*|minutes|kb|mb|percent)(_|$)/);
    expect(body).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
  }
});

test('a clerk who loses a role, or is disabled, loses it with the next request', async () => {
  const clerk = await world.tw.staff(['owner']);
  expect(await clerk.client.attempt('listStaff', {})).toMatchObject({ ok: true });
  await world.sql("update staff set roles = array['warehouse'] where id = $1", [clerk.id]);
  expect(await clerk.client.attempt('listStaff', {})).toBeRefused({ code: 403 });
  await world.change('staff', { id: clerk.id }, { status: 'disabled' });
  expect(await clerk.client.attempt('listStaff', {})).toBeRefused('session.ended');
});

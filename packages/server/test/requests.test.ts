import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ProcessLimitExceeded, WorkerProcess, WorkerProcesses } from '../src/platform/childProcesses.ts';
import { asShopId } from '../src/platform/scope.ts';
import { refusalOf } from '../src/platform/sheetReader.ts';
import { sheetBytes } from '../src/platform/sheetText.ts';
import { addWarehouseAndGoodsTypes, forecast, freshNumber, goods, measured } from './parcelWorld.ts';
import { plainPng } from './plainPicture.ts';
import { startWorld, type World } from './world.ts';

const world = await startWorld({ env: { REQUEST_SECONDS: '1' } });
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
const member = await world.tw.member();

const port = () => (world.running.server.app.server.address() as AddressInfo).port;
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  world.running.server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { host: world.tw.host, authorization: `Bearer ${member.token}`, ...headers },
    payload,
  });

describe('without an Idempotency-Key', () => {
  const transfersOf = async (courierNumber: string) =>
    world.sql<{ key: string }>('select key from idempotency_keys where answer::text like $1', [
      `%${courierNumber}%`,
    ]);

  test('the same body from the same caller within two seconds gets the first answer, also at the same moment', async () => {
    const body = { billCode: freshNumber(), ...goods };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('Centralized/SubBillCode', body)));
    const results = answers.map((answer) => answer.json().data.list[0].result);
    expect(results).toEqual(['new', 'new', 'new', 'new']);
    expect(await transfersOf(body.billCode)).toHaveLength(1);
  });

  test('a later request counts, and so does another caller’s', async () => {
    const body = { billCode: freshNumber(), ...goods };
    await post('Centralized/SubBillCode', body);
    const other = await world.tw.member();
    const theirs = await post('Centralized/SubBillCode', body, { authorization: `Bearer ${other.token}` });
    expect(theirs.json().data.list[0].result).toBe('someoneElses');
    await world.backdate('idempotencyKeys', {}, '2 seconds', 'createdAt');
    expect((await post('Centralized/SubBillCode', body)).json().data.list[0].result).toBe('alreadyYours');
  });
});

describe('an Idempotency-Key that several callers send', () => {
  const forecastAs = async (shop: World['tw'], token: string, key: string, billCode: string) => {
    const answer = await post(
      'Centralized/SubBillCode',
      { billCode, ...goods },
      { host: shop.host, authorization: `Bearer ${token}`, 'idempotency-key': key },
    );
    return answer.json().data?.list[0].result ?? answer.json().error;
  };

  test('belongs to each caller: nobody gets another’s answer, in this shop or another', async () => {
    await addWarehouseAndGoodsTypes(world, world.th);
    const [key, billCode] = [crypto.randomUUID(), freshNumber()];
    const [other, abroad] = [await world.tw.member(), await world.th.member()];
    for (const _again of [1, 2]) {
      expect(await forecastAs(world.tw, member.token, key, billCode)).toBe('new');
      expect(await forecastAs(world.tw, other.token, key, billCode)).toBe('someoneElses');
      expect(await forecastAs(world.th, abroad.token, key, billCode)).toBe('new');
    }
    // A session of one shop cannot read the other shop's answer either.
    expect(await forecastAs(world.th, member.token, key, billCode)).toBe('session.ended');
  });

  test('serves one call only', async () => {
    const [key, billCode] = [crypto.randomUUID(), freshNumber()];
    expect(await forecastAs(world.tw, member.token, key, billCode)).toBe('new');
    const elsewhere = await post('Centralized/Add_BillCodeTips', { billCode }, { 'idempotency-key': key });
    expect(elsewhere.json()).toMatchObject({ data: null, error: 'idempotency.reused' });
    expect(await forecastAs(world.tw, member.token, key, freshNumber())).toBe('idempotency.reused');
  });

  test('is ignored for visitors, who have no stored answers', () => {
    const open = Object.entries<Call>(calls).filter(([, { access }]) =>
      ['guest', 'provider'].includes(access.by),
    );
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter(([, { idempotent }]) => idempotent)).toEqual([]);
  });
});

test('two pictures under one key are two requests, even with equal fields', async () => {
  const clerk = await world.tw.staff(['warehouse']);
  const { courierNumber } = await forecast(member);
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  const send = async (background: string) => {
    const bytes = await plainPng(20, 20, background);
    const file = new Blob([new Uint8Array(bytes)]);
    return clerk.client.attempt(
      'photographParcel',
      { courierNumber },
      { file, idempotencyKey: courierNumber },
    );
  };
  const first = await send('#c33');
  expect(first.ok).toBe(true);
  expect(await send('#c33')).toEqual(first);
  expect(await send('#3c3')).toBeRefused('idempotency.reused');
  // The files of the failed pictures are deleted again.
  expect(await world.sql("select id from files where purpose = 'parcel'")).toHaveLength(1);
});

describe('a request that costs more than it should', () => {
  test('with three thousand unknown fields is answered with twenty', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`unknown${n}`, 1]));
    const answer = await post('Centralized/SubBillCode', { billCode: 'SF1', ...goods, ...unknown });
    expect(answer.json().error).toBe('request.invalid');
    expect(Object.keys(answer.json().fields)).toHaveLength(20);
    expect(answer.body.length).toBeLessThan(10_000);
  });

  test('by a visitor has the size of a form, and a larger body is not read without a login', async () => {
    const large = { account: 'x'.repeat(40_000), password: 'y' };
    expect((await post('Member/Longo', large)).json().error).toBe('request.tooLarge');
    const nobody = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect((await post('Centralized/SubBillCode', large, nobody)).json().error).toBe('session.ended');
    expect((await post('Centralized/SubBillCode', large, { authorization: '' })).json().error).toBe(
      'session.missing',
    );
    expect((await post('Centralized/SubBillCode', large)).json().error).toBe('request.invalid');
  });

  test('with a file is not read before its sender is known', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(
      `POST /api/Member/upload HTTP/1.1\r\nhost: ${world.tw.host}\r\nauthorization: Bearer ${'a'.repeat(43)}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n--x\r\n',
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 401/);
    socket.destroy();
  });

  test('with a slow body is not waited for', async () => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(
      `POST /api/Member/Longo HTTP/1.1\r\nhost: ${world.tw.host}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 408/);
    await once(socket, 'close');
  });
});

test('fifty sockets that close before their token is checked leave no listener behind', async () => {
  const { realtime } = world.running.services;
  const shopId = asShopId(world.tw.id);
  const before = realtime.listeners(shopId);
  const sockets = Array.from(
    { length: 50 },
    () => new WebSocket(`ws://127.0.0.1:${port()}/api/realtime`, { headers: { host: world.tw.host } }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  for (const socket of sockets) {
    socket.send(member.token);
    socket.close();
  }
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  // Sessions are looked up in order, so after this request the sessions of all sockets are known.
  await expect.poll(() => world.running.database.load().busy).toBe(0);
  await member.client.call('getMemberInfo', {}, { fresh: true });
  await expect.poll(() => realtime.listeners(shopId)).toBe(before);
});

describe('the most expensive files of one member', () => {
  const worst = () => plainPng(5000, 5000);

  test('delay nobody: another shop reads meanwhile, and excess requests are refused with the seconds to wait', async () => {
    const file = new Blob([new Uint8Array(await worst())]);
    const other = await world.th.member();
    // Processing waits until all excess uploads were refused, so the result does not depend on the uploads' timing.
    const { ask } = WorkerProcesses.prototype;
    const allRefused = Promise.withResolvers<void>();
    const held = vi.spyOn(WorkerProcesses.prototype, 'ask').mockImplementation(async function (
      this: WorkerProcesses,
      asked,
    ) {
      await allRefused.promise;
      return ask.call(this, asked);
    });
    const taken: unknown[] = [];
    const refused: unknown[] = [];
    const sending = Array.from({ length: 24 }, async () => {
      const sent = await member.client.attempt('upload', { type: 'voucher' as never }, { file });
      (sent.ok ? taken : refused).push(sent);
    });
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(16);
    const failure = { error: 'throttle.wait', code: 429, params: { seconds: 5 } };
    for (const one of refused) expect(one).toMatchObject({ ok: false, failure });
    allRefused.resolve();
    // Reads do not wait for pictures: they are answered while the first pictures are still being decoded.
    for (let n = 0; n < 20; n += 1) await other.client.call('getMemberInfo', {}, { fresh: true });
    expect(taken.length).toBeLessThan(8);
    await Promise.all(sending);
    expect(taken).toHaveLength(8);
    held.mockRestore();
  });

  test("are refused as pictures by their header if they have more pixels than a phone's photo", async () => {
    const bomb = await plainPng(8000, 5000);
    expect(
      await member.client.attempt(
        'upload',
        { type: 'voucher' as never },
        { file: new Blob([new Uint8Array(bomb)]) },
      ),
    ).toBeRefused('member.pictureInvalid');
  });

  test('as a sheet with a hundred thousand cells delay nobody', async () => {
    const clerk = await world.tw.staff(['warehouse']);
    const row = `${Array.from({ length: 20 }, (_, at) => `value ${at}`).join()}\n`;
    const sheet = Buffer.from(await sheetBytes('xlsx', tableOf(row)));
    let read = false;
    const preview = clerk.client
      .attempt('previewTracking', {}, { file: new Blob([new Uint8Array(sheet)]) })
      .then((attempt) => {
        read = true;
        return attempt;
      });
    for (let n = 0; n < 5; n += 1) await member.client.call('getMemberInfo', {}, { fresh: true });
    expect(read).toBe(false);
    expect(await preview).toBeRefused('sheet.columns');
  });

  test('that never end are stopped, and the next one is read', async () => {
    const program = join(import.meta.dirname, 'silentChild.ts');
    const child = new WorkerProcess({ program, timeLimitMs: 1_500, heapMegabytes: 64 });
    const ended = await child.ask({ silent: true }).catch((error: unknown) => error);
    expect(ended).toBeInstanceOf(ProcessLimitExceeded);
    expect(refusalOf(ended).refused).toBe('sheet.tooCostly');
    expect(await child.ask({ silent: false })).toBe('answered');
  });
});

test('metrics are refused if no token is set', async () => {
  const answer = await world.running.server.app.inject({ url: '/metrics', headers: { host: world.tw.host } });
  expect(answer.statusCode).toBe(404);
});

function tableOf(row: string) {
  const cells = row.trim().split(',');
  return { name: 'x', head: cells, rows: Array.from({ length: 5_000 }, () => cells) };
}

test('the authorization scheme is case-insensitive, as in HTTP', async () => {
  const answers = await Promise.all(
    ['Bearer', 'bearer', 'BEARER'].map((scheme) =>
      world.running.server.app.inject({
        url: '/api/Member/GetMemberInfo',
        headers: { host: world.tw.host, authorization: `${scheme} ${member.token}` },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test.each([
  ['zh-CN', '请先登录'],
  ['zh', '请先登录'],
  ['zh-Hant-HK', '請先登入'],
  ['zh-TW', '請先登入'],
  ['TW', '請先登入'],
  ['en-GB', 'Log in to continue'],
  // A request in an unknown language is answered in the shop's language.
  ['fr-FR', '請先登入'],
])('a `lang` of %s means one of ours', async (lang, message) => {
  const answer = await world.running.server.app.inject({
    url: '/api/Member/GetMemberInfo',
    headers: { host: world.tw.host, lang },
  });
  expect(answer.json().message).toBe(message);
});

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '@crossdock/contract/table.ts';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EventLoopQueue } from '../src/platform/eventLoopQueue.ts';
import { throttleKeyOfIp } from '../src/platform/networks.ts';
import { SlowConnectionCloser } from '../src/platform/slowConnectionCloser.ts';
import { partiesChargedForAddress, partiesChargedForMember } from './payers.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

test('a caller with too much unread gets no more large answers, and small ones as before', async () => {
  const { budget } = world.running.services;
  const asked = (url: string) => world.running.server.app.inject({ url, headers: { host: world.tw.host } });
  const unread = budget.note(partiesChargedForAddress(world.tw.id), 'bytes', 64 * 2 ** 20 - 1_000);
  const refused = await asked('/api/reference');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: 'throttle.wait', params: { seconds: 5 } });
  expect(refused.headers).toMatchObject({
    'retry-after': '5',
    'content-type': 'application/json; charset=utf-8',
  });
  for (const name of ['etag', 'cache-control']) expect(refused.headers).not.toHaveProperty(name);
  expect((await asked('/api/Member/RegistrationAgreement')).statusCode).toBe(200);
  unread.end();
  expect((await asked('/api/reference')).statusCode).toBe(200);
});

test('a client that disconnects before its request has begun is no failure', async () => {
  const { server, services } = world.running;
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  const ofHost = vi.spyOn(services.tenants, 'ofHost');
  const shop = await services.tenants.ofHost(world.tw.host);
  const over = new Promise<void>((resolve) => {
    ofHost.mockImplementationOnce(async () => {
      socket.destroy();
      // The server notices the closed connections a few turns of the event loop later.
      await vi.waitFor(async () => expect(await connectionsOf(server.app.server)).toBe(0));
      setTimeout(resolve, 100);
      return shop;
    });
  });
  socket.write(`GET /api/Member/RegistrationAgreement HTTP/1.1\r\nhost: ${world.tw.host}\r\n\r\n`);
  await over;
  ofHost.mockRestore();
  // If the call had failed inside the server, stopping the test's world at the end of this file would make the file
  // fail.
  expect(shop).not.toBeNull();
});

const connectionsOf = (server: HttpServer) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

describe('a caller who has used up their budget', () => {
  const get = (token?: string) =>
    world.running.server.app.inject({
      url: token ? '/api/Member/GetMemberInfo' : '/api/Member/RegistrationAgreement',
      headers: { host: world.tw.host, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });

  test('waits alone: others at the same address, the shop’s staff and /livez are not delayed', async () => {
    const { budget } = world.running.services;
    const [greedy, other] = [await world.tw.member(), await world.tw.member()];
    const clerk = await world.tw.staff(['warehouse']);
    for (const { token } of [greedy, other]) expect((await get(token)).statusCode).toBe(200);
    budget.charge(partiesChargedForMember(world.tw.id, greedy.id), { ms: 20_000, rows: 0 });
    const refused = await get(greedy.token);
    expect(refused.json()).toMatchObject({ code: 429, error: 'throttle.wait' });
    expect(Number(refused.headers['retry-after'])).toBe(refused.json().params.seconds);
    expect((await get(other.token)).statusCode).toBe(200);
    expect(await clerk.client.attempt('getStaffSession', {})).toMatchObject({ ok: true });
    const visitors = budget.payersOf(world.tw.id, throttleKeyOfIp('127.0.0.1'), undefined);
    budget.charge(visitors, { ms: 1e6, rows: 0 });
    expect((await get()).statusCode).toBe(429);
    expect((await get(other.token)).statusCode).toBe(200);
    expect((await world.running.server.app.inject({ url: '/livez' })).statusCode).toBe(200);
    budget.charge(visitors, { ms: -1e6, rows: 0 });
  });

  test('gets late refusals after asking again, and delays nobody else', async () => {
    const { budget } = world.running.services;
    const [greedy, other] = [await world.tw.member(), await world.tw.member()];
    for (const { token } of [greedy, other]) expect((await get(token)).statusCode).toBe(200);
    budget.charge(partiesChargedForMember(world.tw.id, greedy.id), { ms: 20_000, rows: 0 });
    const began = performance.now();
    const passed = async (token: string) => {
      const { statusCode } = await get(token);
      return { statusCode, ms: performance.now() - began };
    };
    const refused = await Promise.all(Array.from({ length: 24 }, () => passed(greedy.token)));
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    expect(refused.filter(({ ms }) => ms < 900)).toHaveLength(20);
    const late = passed(greedy.token);
    const before = performance.now();
    expect((await get(other.token)).statusCode).toBe(200);
    expect(performance.now() - before).toBeLessThan(900);
    expect((await late).statusCode).toBe(429);
  });

  test('begins one request per turn of the event loop once several are in progress', async () => {
    const member = await world.tw.member();
    expect((await get(member.token)).statusCode).toBe(200);
    const waited = vi.spyOn(EventLoopQueue.prototype, 'next');
    await get(member.token);
    expect(waited).not.toHaveBeenCalled();
    const asked = await Promise.all(Array.from({ length: 12 }, () => get(member.token)));
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(waited.mock.calls.length).toBeGreaterThan(4);
    expect(new Set(waited.mock.calls.flat())).toEqual(new Set([`member ${world.tw.id} ${member.id}`]));
    waited.mockClear();
    world.running.services.budget.charge(partiesChargedForMember(world.tw.id, member.id), {
      ms: 150,
      rows: 0,
    });
    await get(member.token);
    expect(waited).toHaveBeenCalledTimes(1);
    waited.mockRestore();
  });

  test('releases the place of each request once it is answered', async () => {
    const member = await world.tw.member();
    await get(member.token);
    const { next } = EventLoopQueue.prototype;
    let underWay = 0;
    let taken = 0;
    const waited = vi.spyOn(EventLoopQueue.prototype, 'next').mockImplementation(async function (
      this: EventLoopQueue,
      caller,
    ) {
      const place = await next.call(this, caller);
      underWay += 1;
      taken += 1;
      return {
        end: () => {
          underWay -= 1;
          place.end();
        },
      };
    });
    await Promise.all(Array.from({ length: 12 }, () => get(member.token)));
    expect(taken).toBeGreaterThan(4);
    await expect.poll(() => underWay).toBe(0);
    waited.mockRestore();
  });

  test('is charged for their own requests, and so is a program', async () => {
    const member = await world.tw.member();
    const charge = vi.spyOn(world.running.services.budget, 'charge');
    await get(member.token);
    await get(member.token);
    const own = charge.mock.calls.map(([payers, cost]) => [payers.own, cost.ms > 0]);
    charge.mockRestore();
    const paid = [{ kind: 'member', key: `${world.tw.id} ${member.id}` }, true];
    expect(own).toEqual([paid, paid]);
  });
});

describe('a body', () => {
  const post = (path: string, payload: string, headers: Record<string, string>) =>
    world.running.server.app.inject({
      ...{ method: 'POST', url: `/api/${path}`, payload },
      headers: { host: world.tw.host, 'content-type': 'application/json', ...headers },
    });
  const large = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) });

  test('has at most 64 kB, unless its row says otherwise', async () => {
    const owner = await world.tw.staff(['owner']);
    const by = { authorization: `Bearer ${owner.token}` };
    expect((await post('staff/talks/note', large(70_000), by)).json().error).toBe('request.tooLarge');
    expect((await post('staff/guide/save', large(70_000), by)).json().error).toBe('request.invalid');
    expect((await post('staff/guide/save', large(1_100_000), by)).json().error).toBe('request.tooLarge');
    const raw = Object.values(calls).filter(({ body }) => body === 'raw');
    expect(raw.filter(({ bodyAtMost }) => bodyAtMost === undefined)).toEqual([]);
    expect((await post('pay/webhook/stripe', large(300_000), {})).json().error).toBe('request.tooLarge');
  });

  test('whose fields may exceed 64 kB has a row that says so', () => {
    const unsaid = Object.entries(calls).filter(
      ([, call]) =>
        call.method === 'POST' &&
        call.body === 'json' &&
        call.bodyAtMost === undefined &&
        longest(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })) > 64 * 1024,
    );
    expect(unsaid.map(([name]) => name)).toEqual([]);
  });
});

/** The largest size in bytes that a schema allows. A value without a limit counts as a short word. */
function longest(schema: z.core.JSONSchema.BaseSchema): number {
  const each = (schemas: readonly unknown[]) => schemas.map((one) => longest(Object(one)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...each(choices));
  const { enum: words } = schema;
  if (words) return Math.max(...words.map((word) => String(word).length)) + 2;
  // A text without a maximum length is a date, an id or a number.
  if (schema.type === 'string') return (schema.maxLength ?? 13) * 3 + 2;
  if (schema.type === 'array')
    return (schema.maxItems ?? 10) * (Math.max(...each([schema.items ?? {}])) + 1) + 2;
  const fields = Object.entries(schema.properties ?? {});
  return fields.reduce((sum, [name, field]) => sum + name.length + 4 + longest(Object(field)), 20);
}

describe('a connection', () => {
  const opened = async (wires: SlowConnectionCloser) => {
    const app = Fastify();
    app.addHook('onRequest', async (request, reply) => wires.begin(request, reply));
    app.addHook('onResponse', async (request) => wires.end(request));
    app.post('/', async () => 'read');
    app.get('/', async (_request, reply) => reply.send(Buffer.alloc(30_000_000)));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    return { socket, connections, close: () => app.close() };
  };
  const limits = { bytesPerSecond: 1_000, graceSeconds: 0.1, unreadSeconds: 0.2, lookEveryMs: 20 };

  test('whose body arrives too slowly is closed', async () => {
    const wires = new SlowConnectionCloser(limits);
    const { socket, close } = await opened(wires);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 900\r\n\r\nx');
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 408/);
    await once(socket, 'close');
    await close();
    wires.stop();
  });

  test('whose answer nobody reads is closed', async () => {
    const wires = new SlowConnectionCloser(limits);
    const { socket, connections, close } = await opened(wires);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 5_000 }).toBe(0);
    socket.destroy();
    await close();
    wires.stop();
  });
});

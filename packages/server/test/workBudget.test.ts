import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '@crossdock/contract/table.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { networkOf } from '../src/platform/networks.ts';
import { SlowWires } from '../src/platform/slowWires.ts';
import { type Payers, WorkBudget } from '../src/platform/workBudget.ts';
import { enter, say } from './supportWorld.ts';
import { startWorld, type World, type WorldShop } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const port = () => (world.running.server.app.server.address() as AddressInfo).port;
const refusedWith = (error: string) => ({ ok: false, failure: { error } });
const uuid = () => crypto.randomUUID();

const memberOf = (shop: string, key: string): Payers => ({
  own: { kind: 'member', key: `${shop} ${key}` },
  shop: { kind: 'shop', key: shop },
});
const clerkOf = (shop: string): Payers => ({
  own: { kind: 'staff', key: `${shop} clerk` },
  shop: { kind: 'shopStaff', key: shop },
});

describe('a budget', () => {
  let now = 0;
  let isShort = false;
  const budget = () => {
    now = 0;
    isShort = false;
    return new WorkBudget({ isShort: () => isShort, now: () => now });
  };

  test('lets whoever has used more than their share wait, with the seconds, and nobody else', () => {
    const one = budget();
    one.charge(memberOf('1', 'a'), { ms: 3_600, rows: 0 });
    expect(one.wait(memberOf('1', 'a'))).toBe(2);
    expect(one.wait(memberOf('1', 'b'))).toBe(0);
    expect(one.wait(clerkOf('1'))).toBe(0);
    now += 2_000;
    expect(one.wait(memberOf('1', 'a'))).toBe(0);
    one.charge(memberOf('1', 'a'), { ms: 0, rows: 31_000 });
    expect(one.wait(memberOf('1', 'a'))).toBe(2);
    one.charge(memberOf('1', 'a'), { ms: 1e9, rows: 1e9 });
    expect(one.wait(memberOf('1', 'a'))).toBe(30);
  });

  test('is smaller while calls wait for each other', () => {
    const one = budget();
    one.charge(memberOf('1', 'a'), { ms: 1_000, rows: 0 });
    expect(one.wait(memberOf('1', 'a'))).toBe(0);
    isShort = true;
    expect(one.wait(memberOf('1', 'a'))).toBe(6);
  });

  test('holds a shop to its share only while it keeps another one waiting; its staff have a lane of their own', () => {
    const one = budget();
    isShort = true;
    for (let n = 0; n < 20; n += 1) one.charge(memberOf('1', `${n}`), { ms: 300, rows: 0 });
    expect(one.wait(memberOf('1', 'new'))).toBe(0);
    one.charge(memberOf('2', 'a'), { ms: 5, rows: 0 });
    expect(one.wait(memberOf('1', 'new'))).toBeGreaterThan(0);
    expect(one.wait(memberOf('2', 'a'))).toBe(0);
    expect(one.wait(clerkOf('1'))).toBe(0);
    isShort = false;
    expect(one.wait(memberOf('1', 'new'))).toBe(0);
  });

  test('has room for so many lines and bytes, and gives it back once', () => {
    const one = budget();
    const held = Array.from({ length: 20 }, () => one.hold(memberOf('1', 'a'), 'sockets', 1));
    expect(held).not.toContain(undefined);
    expect(one.hold(memberOf('1', 'a'), 'sockets', 1)).toBeUndefined();
    expect(one.hold(memberOf('1', 'b'), 'sockets', 1)).toBeDefined();
    held[0]?.end();
    held[0]?.end();
    expect(one.hold(memberOf('1', 'a'), 'sockets', 1)).toBeDefined();
    expect(one.hold(memberOf('1', 'a'), 'sockets', 1)).toBeUndefined();
    expect(one.hold(memberOf('1', 'a'), 'bytes', 1e9)).toBeUndefined();
  });
});

describe('a caller who has used up what they may', () => {
  const get = (token?: string) =>
    world.running.server.app.inject({
      url: token ? '/api/Member/GetMemberInfo' : '/api/Member/RegistrationAgreement',
      headers: { host: world.tw.host, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });

  test('waits alone: others behind the same address, the shop’s staff and /livez go on', async () => {
    const { budget } = world.running.services;
    const [greedy, other] = [await world.tw.member(), await world.tw.member()];
    const clerk = await world.tw.staff(['warehouse']);
    for (const { token } of [greedy, other]) expect((await get(token)).statusCode).toBe(200);
    budget.charge(memberOf(world.tw.id, greedy.id), { ms: 20_000, rows: 0 });
    const refused = await get(greedy.token);
    expect(refused.json()).toMatchObject({ code: 429, error: 'throttle.wait' });
    expect(Number(refused.headers['retry-after'])).toBe(refused.json().params.seconds);
    expect((await get(other.token)).statusCode).toBe(200);
    expect(await clerk.client.attempt('getStaffSession', {})).toMatchObject({ ok: true });
    const visitors = budget.payersOf(world.tw.id, networkOf('127.0.0.1'), undefined);
    budget.charge(visitors, { ms: 1e6, rows: 0 });
    expect((await get()).statusCode).toBe(429);
    expect((await get(other.token)).statusCode).toBe(200);
    expect((await world.running.server.app.inject({ url: '/livez' })).statusCode).toBe(200);
    budget.charge(visitors, { ms: -1e6, rows: 0 });
  });

  test('pays for what they ask, and so does a program for itself', async () => {
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

  test('has 64 kB, and more only where its row says so', async () => {
    const owner = await world.tw.staff(['owner']);
    const by = { authorization: `Bearer ${owner.token}` };
    expect((await post('staff/talks/note', large(70_000), by)).json().error).toBe('request.tooLarge');
    expect((await post('staff/guide/save', large(70_000), by)).json().error).toBe('request.invalid');
    expect((await post('staff/guide/save', large(1_100_000), by)).json().error).toBe('request.tooLarge');
    const raw = Object.values(calls).filter(({ body }) => body === 'raw');
    expect(raw.filter(({ bodyAtMost }) => bodyAtMost === undefined)).toEqual([]);
    expect((await post('pay/webhook/stripe', large(300_000), {})).json().error).toBe('request.tooLarge');
  });

  test('that may be longer than 64 kB by its fields has a row that says so', () => {
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

/** Of what a schema allows, in bytes; what has no limit of its own is a short word. */
function longest(schema: z.core.JSONSchema.BaseSchema): number {
  const each = (schemas: readonly unknown[]) => schemas.map((one) => longest(Object(one)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...each(choices));
  const { enum: words } = schema;
  if (words) return Math.max(...words.map((word) => String(word).length)) + 2;
  // A pattern or format without a length is one of dates, ids and numbers.
  if (schema.type === 'string') return (schema.maxLength ?? 13) * 3 + 2;
  if (schema.type === 'array')
    return (schema.maxItems ?? 10) * (Math.max(...each([schema.items ?? {}])) + 1) + 2;
  const fields = Object.entries(schema.properties ?? {});
  return fields.reduce((sum, [name, field]) => sum + name.length + 4 + longest(Object(field)), 20);
}

describe('a line', () => {
  const opened = async (wires: SlowWires) => {
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

  test('on which a body trickles in is ended', async () => {
    const wires = new SlowWires(limits);
    const { socket, close } = await opened(wires);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 900\r\n\r\nx');
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 408/);
    await once(socket, 'close');
    await close();
    wires.stop();
  });

  test('whose answer nobody reads is ended', async () => {
    const wires = new SlowWires(limits);
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

describe('an upload that does not come to its end', () => {
  const boundary = '--x\r\ncontent-disposition: form-data; name=';
  const begin = (path: string, fields: string, token?: string) => {
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/${path} HTTP/1.1\r\nhost: ${world.tw.host}\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
        `${token ? `authorization: Bearer ${token}\r\n` : ''}content-length: 5000000\r\n\r\n${fields}` +
        `${boundary}"file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nPNG`,
    );
    return socket;
  };

  test('to the chat, without a good pass, is refused before its file', async () => {
    const socket = begin('ChatSend/Upload', `${boundary}"pass"\r\n\r\nx\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 403[\s\S]*support.passEnded/);
    socket.destroy();
  });

  test('keeps no place from others, however many there are', async () => {
    const members = await Promise.all(Array.from({ length: 9 }, () => world.tw.member()));
    const begun = members.flatMap(({ token }) =>
      Array.from({ length: 5 }, () => begin('Member/upload', '', token)),
    );
    await Promise.all(begun.map((socket) => once(socket, 'connect')));
    const file = await small();
    for (const shop of [world.tw, world.th])
      expect(await (await shop.member()).client.attempt('upload', {}, { file })).toMatchObject({ ok: true });
    for (const socket of begun) socket.destroy();
  });

  test('has no room where its sender has too many bytes on their way', async () => {
    const member = await world.tw.member();
    const payers = memberOf(world.tw.id, member.id);
    const held = world.running.services.budget.hold(payers, 'bytes', 82 * 1024 * 1024);
    expect(held).toBeDefined();
    await member.client.attempt('getMemberInfo', {});
    const file = await small();
    expect(await member.client.attempt('upload', {}, { file })).toMatchObject(refusedWith('throttle.wait'));
    held?.end();
    expect(await member.client.attempt('upload', {}, { file })).toMatchObject({ ok: true });
  });
});

const small = async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#3c3' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

test('forty bytes of WebP that claim 25 megapixels are no picture, and cost no decoding', async () => {
  const member = await world.tw.member();
  const send = async (side: number) => {
    const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
    const bytes = await picture.webp({ lossless: true }).toBuffer();
    return member.client.attempt('upload', {}, { file: new Blob([new Uint8Array(bytes)]) });
  };
  expect(await send(5_000)).toMatchObject(refusedWith('member.pictureInvalid'));
  expect(await send(500)).toMatchObject({ ok: true });
});

describe('standing lines', () => {
  const listen = async (shop: WorldShop, token: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/api/realtime`, { headers: { host: shop.host } });
    const first = Promise.race([once(socket, 'message'), once(socket, 'close')]);
    await once(socket, 'open');
    socket.send(token);
    const [said] = await first;
    return { socket, said: typeof said === 'number' ? said : 'listens' };
  };

  test('are twenty of a member at most; the next is told to come back later, and others go on', async () => {
    const member = await world.tw.member();
    const lines = await Promise.all(Array.from({ length: 22 }, () => listen(world.tw, member.token)));
    const refused = lines.filter(({ said }) => said === 1013);
    expect([refused.length, lines.filter(({ said }) => said === 'listens').length]).toEqual([2, 20]);
    const other = await listen(world.tw, (await world.tw.member()).token);
    expect(other.said).toBe('listens');
    const [first] = lines.filter(({ said }) => said === 'listens');
    first?.socket.close();
    await expect
      .poll(async () => {
        const next = await listen(world.tw, member.token);
        lines.push(next);
        return next.said;
      })
      .toBe('listens');
    for (const { socket } of [...lines, other]) socket.terminate();
  });

  test('that a log-out ends are ended by what it says: nobody asks who they are', async () => {
    const [member, clerk] = [await world.tw.member(), await world.tw.staff(['warehouse'])];
    const lines = await Promise.all(
      [member, member, member, clerk].map(({ token }) => listen(world.tw, token)),
    );
    const asked = vi.spyOn(world.running.database, 'transact');
    const ended = lines.slice(0, 3).map(({ socket }) => once(socket, 'close'));
    await member.client.call('logout', {});
    for (const [code] of await Promise.all(ended)) expect(code).toBe(4401);
    // The log-out itself.
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(lines[3]?.socket.readyState).toBe(WebSocket.OPEN);
    lines[3]?.socket.terminate();
  });
});

describe('a guest of the chat', () => {
  test('says so much in an hour: in a talk, and behind one address', async () => {
    const { pass, customerId } = await enter(world.th.guest);
    await say(world.th.guest, pass, 'hello');
    const attempt = (by = pass) =>
      world.th.guest.attempt('say', { pass: by, id: uuid(), text: '說'.repeat(2_000) });
    const fill = (bucket: string, key: string, count: number) =>
      world.sql('update throttles set count = $3 where bucket = $1 and key = $2', [bucket, key, count]);
    expect(await attempt()).toMatchObject({ ok: true });
    await fill('talkBytes', customerId, 256 * 1024 - 6_000);
    expect(await attempt()).toMatchObject({ ok: true });
    expect(await attempt()).toMatchObject(refusedWith('throttle.wait'));
    // A new talk does not make the address new.
    const next = await enter(world.th.guest);
    expect(await attempt(next.pass)).toMatchObject({ ok: true });
    await fill('guestBytes', '127.0.0.1', 512 * 1024 - 6_000);
    expect(await attempt(next.pass)).toMatchObject({ ok: true });
    expect(await attempt(next.pass)).toMatchObject(refusedWith('throttle.wait'));
    await fill('guestBytes', '127.0.0.1', 0);
    await fill('guestWords', '127.0.0.1', 900);
    expect(await attempt(next.pass)).toMatchObject(refusedWith('throttle.wait'));
    const member = await world.th.member();
    const own = await enter(member.client);
    expect(await say(member.client, own.pass, 'members go on')).toMatchObject({ seq: 1 });
  });

  test('whom staff mute sends neither words nor pictures until they may again', async () => {
    const { pass, customerId: talkId } = await enter(world.tw.guest);
    await say(world.tw.guest, pass, 'buy my pills');
    const clerk = await world.tw.staff(['support']);
    await clerk.client.call('muteTalk', { talkId, muted: true });
    expect((await clerk.client.call('getTalk', { talkId })).mutedAt).not.toBeNull();
    const word = () => world.tw.guest.attempt('say', { pass, id: uuid(), text: 'again' });
    const picture = async () => world.tw.guest.attempt('uploadToTalk', { pass }, { file: await small() });
    expect(await word()).toMatchObject(refusedWith('support.muted'));
    expect(await picture()).toMatchObject(refusedWith('support.muted'));
    await world.tw.guest.call('typeInTalk', { pass });
    expect((await clerk.client.call('getTalk', { talkId })).typing).toBe(false);
    await clerk.client.call('muteTalk', { talkId, muted: false });
    expect(await word()).toMatchObject({ ok: true });
    expect(await picture()).toMatchObject({ ok: true });
    expect(await clerk.client.attempt('muteTalk', { talkId: uuid(), muted: true })).toMatchObject(
      refusedWith('row.notFound'),
    );
  });
});

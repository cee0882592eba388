import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RealtimeEventSender } from '../src/platform/realtimeEvents.ts';
import { servingLogin } from '../src/platform/serving.ts';
import { addForecastGoodsType, forecast } from './parcelWorld.ts';
import { type Person, password, startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
await addForecastGoodsType(world);

interface Ear {
  readonly socket: WebSocket;
  /** The topics in order of arrival. */
  readonly heard: string[];
  /** Waits for this many events. Returns their topics. */
  hears(count: number): Promise<string[]>;
}

/**
 * Opens a socket, sends the token and waits for the first message. Its topic `*` tells a page to read everything
 * again.
 */
async function listen(shop: WorldShop, token: string, origin?: string): Promise<Ear> {
  const { port } = world.running.server.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, {
    headers: { host: shop.host, ...(origin === undefined ? {} : { origin }) },
  });
  const heard: string[] = [];
  socket.on('message', (data) => {
    heard.push((JSON.parse(data.toString()) as { topic: string }).topic);
    socket.emit('heard');
  });
  await once(socket, 'open');
  socket.send(token);
  const hears = async (count: number) => {
    while (heard.length < count) await once(socket, 'heard');
    return heard;
  };
  await hears(1);
  return { socket, heard, hears };
}

test("an event reaches the member concerned and the shop's staff, nobody else", async () => {
  const [member, other, foreign] = [
    await world.tw.member(),
    await world.tw.member(),
    await world.th.member(),
  ];
  const [clerk, foreignClerk] = [await world.tw.staff(['warehouse']), await world.th.staff(['warehouse'])];
  const ears = {
    member: await listen(world.tw, member.token),
    other: await listen(world.tw, other.token),
    clerk: await listen(world.tw, clerk.token),
    foreign: await listen(world.th, foreign.token),
    foreignClerk: await listen(world.th, foreignClerk.token),
  };
  expect(Object.values(ears).map(({ heard }) => heard)).toEqual([['*'], ['*'], ['*'], ['*'], ['*']]);
  await forecast(member);
  expect(await ears.member.hears(2)).toEqual(['*', 'parcels']);
  expect(await ears.clerk.hears(2)).toEqual(['*', 'parcels']);
  // Events arrive in order. If one of these sockets had received the event of the first forecast, it would now have
  // one event too many.
  await forecast(other);
  await forecast(foreign);
  expect(await ears.other.hears(2)).toEqual(['*', 'parcels']);
  expect(await ears.foreign.hears(2)).toEqual(['*', 'parcels']);
  expect(await ears.foreignClerk.hears(2)).toEqual(['*', 'parcels']);
  expect(await ears.clerk.hears(3)).toEqual(['*', 'parcels', 'parcels']);
  expect(ears.member.heard).toEqual(['*', 'parcels']);
  for (const { socket } of Object.values(ears)) socket.close();
});

test('after the listener lost the database, everybody is told to read again', async () => {
  const member = await world.tw.member();
  const ear = await listen(world.tw, member.token);
  await world.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  expect(await ear.hears(2)).toEqual(['*', '*']);
  await forecast(member);
  expect(await ear.hears(3)).toEqual(['*', '*', 'parcels']);
  ear.socket.close();
});

test('a process killed between commit and publishing loses events, but not those that caches depend on', async () => {
  const member = await world.tw.member();
  const ear = await listen(world.tw, (await world.tw.staff(['warehouse'])).token);
  const { url, role } = servingLogin(world.running.services.config);
  const program = join(import.meta.dirname, 'killedPublisher.ts');
  const told = [url, role ?? '', world.tw.id, member.id];
  const child = spawn(process.execPath, [program, ...told], { stdio: ['ignore', 'inherit', 'inherit'] });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  await forecast(member);
  expect(await ear.hears(3)).toEqual(['*', 'shop', 'parcels']);
  ear.socket.close();
});

test('events that could not be published while the database was away are published later, each once', async () => {
  const ear = await listen(world.tw, (await world.tw.staff(['warehouse'])).token);
  const real = new URL(servingLogin(world.running.services.config).url);
  let tries = 0;
  const away = createServer((socket) => {
    tries += 1;
    if (tries === 1) return socket.destroy();
    socket.pipe(connect(Number(real.port), real.hostname)).pipe(socket);
  });
  await once(away.listen(0, '127.0.0.1'), 'listening');
  const port = String((away.address() as AddressInfo).port);
  const connectionString = Object.assign(new URL(real), { hostname: '127.0.0.1', port }).href;
  const realtimeEvents = new RealtimeEventSender({ connectionString });
  const hintOf = (topic: string) => JSON.stringify({ shopId: world.tw.id, memberId: null, topic });
  realtimeEvents.add([hintOf('orders')]);
  await once(away, 'connection');
  realtimeEvents.add([hintOf('parcels')]);
  expect((await ear.hears(3)).toSorted()).toEqual(['*', 'orders', 'parcels']);
  await realtimeEvents.end();
  away.close();
  expect([tries, ear.heard]).toEqual([2, expect.arrayContaining(['*', 'orders', 'parcels'])]);
  ear.socket.close();
});

test.each([
  ['an unknown token', () => 'a'.repeat(43)],
  ["another shop's token", async () => (await world.th.member()).token],
])('%s closes the socket', async (_name, token) => {
  const { port } = world.running.server.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, { headers: { host: world.tw.host } });
  await once(socket, 'open');
  socket.send(await token());
  expect((await once(socket, 'close'))[0]).toBe(4401);
});

test.each(['https://evil.test', 'null', 'http://th.test'])('a page of %s gets no socket', async (origin) => {
  const member = await world.tw.member();
  await expect(listen(world.tw, member.token, origin)).rejects.toThrow('403');
  const own = await listen(world.tw, member.token, `http://${world.tw.host}`);
  own.socket.close();
});

test('a socket ends with its session, and not with another', async () => {
  const owner = await world.tw.staff(['owner']);
  const other = await world.tw.member();
  const kept = [await listen(world.tw, owner.token), await listen(world.tw, other.token)];
  const ways: readonly [string, (person: Person) => Promise<unknown>, () => Promise<Person>][] = [
    ['logout', ({ client }) => client.call('logout', {}), () => world.tw.member()],
    [
      'a disabled member',
      ({ id }) => owner.client.call('setMemberStatus', { memberId: id, status: 'disabled', why: 'x' }),
      () => world.tw.member(),
    ],
    ['logout of staff', ({ client }) => client.call('logoutStaff', {}), () => world.tw.staff(['support'])],
    [
      'disabled staff',
      ({ id }) =>
        owner.client.call('editStaff', { staffId: id, name: 'x', roles: ['support'], status: 'disabled' }),
      () => world.tw.staff(['support']),
    ],
  ];
  for (const [way, end, make] of ways) {
    const person = await make();
    const { socket } = await listen(world.tw, person.token);
    const closed = once(socket, 'close');
    await end(person);
    expect([way, (await closed)[0]]).toEqual([way, 4401]);
  }
  // A new password ends the member's other sessions, but not the one that changed it.
  const member = await world.tw.member();
  const { token } = await world.tw.guest.call('login', {
    account: (await member.client.call('getMemberInfo', {})).account,
    password,
  });
  const [first, second] = [await listen(world.tw, member.token), await listen(world.tw, token)];
  const closed = once(first.socket, 'close');
  await world.tw.as(token).call('updatePassword', {
    oldPassword: password,
    password: 'Another-way-9',
    confirmPassword: 'Another-way-9',
  });
  expect((await closed)[0]).toBe(4401);
  for (const { socket } of [...kept, second]) {
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  }
});

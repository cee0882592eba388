import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { partiesChargedForMember } from './payers.ts';
import { plainPng } from './plainPicture.ts';
import { openSupportChat, sendChatText } from './supportWorld.ts';
import { startWorld, type WorldShop } from './world.ts';

const world = await startWorld();

const port = () => (world.running.server.app.server.address() as AddressInfo).port;
const uuid = () => crypto.randomUUID();

describe('an upload that does not finish', () => {
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

  test('to the chat, without a valid pass, is refused before its file', async () => {
    const socket = begin('ChatSend/Upload', `${boundary}"pass"\r\n\r\nx\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 403[\s\S]*support.passEnded/);
    socket.destroy();
  });

  test('blocks no place of others, however many there are', async () => {
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

  test('has no room if its sender has too many bytes in transfer', async () => {
    const member = await world.tw.member();
    const payers = partiesChargedForMember(world.tw.id, member.id);
    const held = world.running.services.budget.hold(payers, 'bytes', 82 * 1024 * 1024);
    expect(held).toBeDefined();
    await member.client.attempt('getMemberInfo', {});
    const file = await small();
    expect(await member.client.attempt('upload', {}, { file })).toBeRefused('throttle.wait');
    held?.end();
    expect(await member.client.attempt('upload', {}, { file })).toMatchObject({ ok: true });
  });
});

const small = async () => {
  const bytes = await plainPng(20, 20, '#3c3');
  return new Blob([new Uint8Array(bytes)]);
};

test('forty bytes of WebP that claim 25 megapixels are refused, and not decoded', async () => {
  const member = await world.tw.member();
  const send = async (side: number) => {
    const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
    const bytes = await picture.webp({ lossless: true }).toBuffer();
    return member.client.attempt('upload', {}, { file: new Blob([new Uint8Array(bytes)]) });
  };
  expect(await send(5_000)).toBeRefused('member.pictureInvalid');
  expect(await send(500)).toMatchObject({ ok: true });
});

describe('open connections', () => {
  const listen = async (shop: WorldShop, token: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/api/realtime`, { headers: { host: shop.host } });
    const first = Promise.race([once(socket, 'message'), once(socket, 'close')]);
    await once(socket, 'open');
    socket.send(token);
    const [said] = await first;
    return { socket, said: typeof said === 'number' ? said : 'listens' };
  };

  test('are limited to twenty per member; the next one is asked to retry, and others are not affected', async () => {
    const member = await world.tw.member();
    const noted = vi.spyOn(world.running.services.budget, 'note');
    const lines = await Promise.all(Array.from({ length: 22 }, () => listen(world.tw, member.token)));
    const refused = lines.filter(({ said }) => said === 1013);
    expect([refused.length, lines.filter(({ said }) => said === 'listens').length]).toEqual([2, 20]);
    // An open socket does not count as a running request, however long it stays open.
    expect(noted.mock.calls.filter(([, what]) => what === 'requests')).toEqual([]);
    noted.mockRestore();
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

  test('that a log-out ends are ended by the event, without a query about their owner', async () => {
    const [member, clerk] = [await world.tw.member(), await world.tw.staff(['warehouse'])];
    const lines = await Promise.all(
      [member, member, member, clerk].map(({ token }) => listen(world.tw, token)),
    );
    const asked = vi.spyOn(world.running.database, 'transact');
    const ended = lines.slice(0, 3).map(({ socket }) => once(socket, 'close'));
    await member.client.call('logout', {});
    for (const [code] of await Promise.all(ended)) expect(code).toBe(4401);
    // The only transaction is the log-out itself.
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(lines[3]?.socket.readyState).toBe(WebSocket.OPEN);
    lines[3]?.socket.terminate();
  });
});

describe('a guest of the chat', () => {
  test('is limited per hour: in a conversation, and behind one address', async () => {
    const { pass, customerId } = await openSupportChat(world.th.guest);
    await sendChatText(world.th.guest, pass, 'hello');
    const attempt = (by = pass) =>
      world.th.guest.attempt('say', { pass: by, id: uuid(), text: '說'.repeat(2_000) });
    const fill = (bucket: string, key: string, count: number) =>
      world.change('throttles', { bucket, key }, { count });
    expect(await attempt()).toMatchObject({ ok: true });
    await fill('talkBytes', customerId, 256 * 1024 - 6_000);
    expect(await attempt()).toMatchObject({ ok: true });
    expect(await attempt()).toBeRefused('throttle.wait');
    // A new talk does not reset the limit of the address.
    const next = await openSupportChat(world.th.guest);
    expect(await attempt(next.pass)).toMatchObject({ ok: true });
    await fill('guestBytes', '127.0.0.1', 512 * 1024 - 6_000);
    expect(await attempt(next.pass)).toMatchObject({ ok: true });
    expect(await attempt(next.pass)).toBeRefused('throttle.wait');
    await fill('guestBytes', '127.0.0.1', 0);
    await fill('guestWords', '127.0.0.1', 900);
    expect(await attempt(next.pass)).toBeRefused('throttle.wait');
    const member = await world.th.member();
    const own = await openSupportChat(member.client);
    expect(await sendChatText(member.client, own.pass, 'members go on')).toMatchObject({ seq: 1 });
  });

  test('whom staff mute can send neither words nor pictures until unmuted', async () => {
    const { pass, customerId: talkId } = await openSupportChat(world.tw.guest);
    await sendChatText(world.tw.guest, pass, 'buy my pills');
    const clerk = await world.tw.staff(['support']);
    await clerk.client.call('muteTalk', { talkId, muted: true });
    expect((await clerk.client.call('getTalk', { talkId })).mutedAt).not.toBeNull();
    const word = () => world.tw.guest.attempt('say', { pass, id: uuid(), text: 'again' });
    const picture = async () => world.tw.guest.attempt('uploadToTalk', { pass }, { file: await small() });
    expect(await word()).toBeRefused('support.muted');
    expect(await picture()).toBeRefused('support.muted');
    await world.tw.guest.call('typeInTalk', { pass });
    expect((await clerk.client.call('getTalk', { talkId })).typing).toBe(false);
    await clerk.client.call('muteTalk', { talkId, muted: false });
    expect(await word()).toMatchObject({ ok: true });
    expect(await picture()).toMatchObject({ ok: true });
    expect(await clerk.client.attempt('muteTalk', { talkId: uuid(), muted: true })).toBeRefused(
      'row.notFound',
    );
  });
});

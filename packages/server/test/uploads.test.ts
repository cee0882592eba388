import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openSupportChat, sendChatText } from './supportWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const member = await world.tw.member();

const marker = '<script>alert(document.domain)</script>';
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

const send = (bytes: Uint8Array, name = 'photo.png') =>
  member.client.attempt('upload', {}, { file: new File([new Uint8Array(bytes)], name) });

/** Sends a picture to the shop in the chat, by default as a guest. */
const show = (pass: string, bytes: Uint8Array, client = world.tw.guest) =>
  client.attempt('uploadToTalk', { pass }, { file: new File([new Uint8Array(bytes)], 'shot.png') });

/** Lists the shop's own files. Beside their folder, the server sometimes writes a file to test the disk. */
function storedFiles(): string[] {
  const root = join(world.running.services.config.dataDir, 'files', world.tw.id);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const picture = (format: 'jpeg' | 'png' | 'gif') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#2b6cb0' } })
    .toFormat(format)
    .withMetadata({ exif: { IFD0: { Artist: 'somebody', Copyright: marker } } })
    .toBuffer();

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A whole and valid PNG of 30,000 × 30,000 black pixels, one bit each: small on the wire, gigabytes when decoded. */
function bomb(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an upload that is not a valid picture', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${marker}</svg>`;
  const refused: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['SVG', () => Buffer.from(svg)],
    ['the EICAR text', () => Buffer.from(eicar)],
    ['HTML with the first bytes of a GIF', () => Buffer.from(`GIF89a${marker}`)],
    ['a truncated JPEG', async () => (await picture('jpeg')).subarray(0, 600)],
    ['nothing', () => new Uint8Array(0)],
  ];
  test.each(refused)('%s is refused and not stored, also from a guest of the chat', async (_name, bytes) => {
    const before = storedFiles().length;
    const { pass } = await openSupportChat(world.tw.guest);
    for (const attempt of [await send(await bytes()), await show(pass, await bytes())])
      expect(attempt).toBeRefused({ error: 'member.pictureInvalid', fields: { file: {} } });
    expect(storedFiles()).toHaveLength(before);
  });

  test('a PNG of 30,000 × 30,000 pixels is refused with little memory', async () => {
    const bytes = bomb();
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 5);
    const attempt = await send(bytes);
    clearInterval(watch);
    expect(attempt).toBeRefused('member.pictureInvalid');
    expect((Math.max(peak, process.memoryUsage.rss()) - before) / 1024 / 1024).toBeLessThan(100);
  });

  test('more than 10 MB are refused', async () => {
    const attempt = await send(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(attempt).toBeRefused('request.tooLarge');
  });
});

describe('a photo from an iPhone', () => {
  const photo = () => readFileSync(join(import.meta.dirname, 'iphone.heic'));

  test('is a normal picture, without its location', async () => {
    const before = new Set(storedFiles());
    const attempt = await send(photo(), 'IMG_0042.HEIC');
    expect(attempt).toMatchObject({ ok: true });
    const fresh = storedFiles().filter((path) => !before.has(path));
    expect(fresh).toHaveLength(2);
    const full = fresh.find((path) => path.endsWith('.full')) ?? '';
    const { format, width, height, exif } = await sharp(full).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 640,
      height: 480,
      exif: undefined,
    });
    const [red, , blue] = await sharp(full)
      .extract({ left: 100, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(blue).toBeLessThan(80);
  });

  test('that is incomplete is refused, and the next one is read', async () => {
    expect(await send(photo().subarray(0, 1_200), 'IMG_0042.HEIC')).toBeRefused('member.pictureInvalid');
    expect(await send(photo(), 'IMG_0042.HEIC')).toMatchObject({ ok: true });
  });
});

describe('an upload with more than a picture', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    'a %s with an appended page and program keeps only its pixels',
    async (format) => {
      const polyglot = Buffer.concat([await picture(format), Buffer.from(`${marker}PK\u0003\u0004${eicar}`)]);
      const before = new Set(storedFiles());
      const attempt = await send(polyglot);
      expect(attempt).toMatchObject({ ok: true });
      const fresh = storedFiles().filter((path) => !before.has(path));
      expect(fresh).toHaveLength(2);
      for (const path of fresh) {
        const bytes = readFileSync(path);
        expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
        expect(bytes.includes(marker) || bytes.includes(eicar) || bytes.includes('somebody')).toBe(false);
      }
    },
  );

  test('its name does not decide where it is stored', async () => {
    const before = new Set(storedFiles());
    expect(await send(await picture('png'), '../../../../tmp/evil.png')).toMatchObject({ ok: true });
    const fresh = storedFiles().filter((path) => !before.has(path));
    expect(fresh).toHaveLength(2);
    for (const path of fresh)
      expect(path).toMatch(/\/files\/[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}\.(full|thumb)$/);
  });

  test('is served only as a picture, at its signed address', async () => {
    const attempt = await send(await picture('png'));
    if (!attempt.ok) throw attempt.failure;
    const { url } = attempt.data;
    const get = (path: string) =>
      world.running.server.app.inject({ url: path, headers: { host: world.tw.host } });
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    for (const forged of [url.replace(/s=../, 's=xx'), url.replace('full', 'thumb'), url.split('?')[0] ?? ''])
      expect((await get(forged)).statusCode, forged).toBe(404);
    const elsewhere = await world.running.server.app.inject({ url, headers: { host: world.th.host } });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('a picture of a guest in the chat', () => {
  const uuid = () => crypto.randomUUID();
  const shown = async (pass: string, client = world.tw.guest) => {
    const attempt = await show(pass, await picture('png'), client);
    if (!attempt.ok) throw attempt.failure;
    return attempt.data;
  };

  test('reaches the shop, cannot be used by others, and is the member’s after the login', async () => {
    const [clerk, other] = [await world.tw.staff(['support']), await world.tw.member()];
    const [guest, bystander] = [await openSupportChat(world.tw.guest), await openSupportChat(world.tw.guest)];
    const { fileId } = await shown(guest.pass);
    const theirs = await openSupportChat(other.client);
    for (const [client, pass] of [
      [world.tw.guest, bystander.pass],
      [other.client, theirs.pass],
    ] as const)
      expect(await client.attempt('say', { pass, id: uuid(), fileId })).toBeRefused('support.pictureUnknown');
    expect(await member.client.attempt('editMemberInfo', { icorul: fileId })).toMatchObject({ ok: false });
    const said = await world.tw.guest.call('say', { pass: guest.pass, id: uuid(), fileId });
    await sendChatText(other.client, theirs.pass, 'hello');
    expect(await clerk.client.attempt('answerTalk', { talkId: other.id, id: uuid(), fileId })).toBeRefused(
      'support.pictureUnknown',
    );
    const { messages } = await clerk.client.call('getTalk', { talkId: guest.customerId });
    expect(messages.map(({ picture }) => picture?.full)).toEqual([said.picture?.full]);
    const { list } = await clerk.client.call('listTalks', { shelf: 'all', pageSize: 100 });
    expect(list.find(({ id }) => id === guest.customerId)).toMatchObject({ memberId: null });

    const joined = await openSupportChat(other.client, { guest: guest.pass });
    const again = await other.client.call('say', { pass: joined.pass, id: uuid(), fileId });
    expect(again.picture?.full).toContain(fileId);
    expect(await world.tw.guest.attempt('say', { pass: guest.pass, id: uuid(), fileId })).toBeRefused(
      'support.pictureUnknown',
    );
  });

  test('requires a pass of this shop, of the same guest', async () => {
    const { pass } = await openSupportChat(world.tw.guest);
    const bytes = await picture('png');
    const before = storedFiles().length;
    const own = await openSupportChat(member.client);
    const foreign = await world.tw.member();
    for (const attempt of [
      await show(`${pass.slice(0, -2)}xx`, bytes),
      await show(pass, bytes, world.th.guest),
      await show(own.pass, bytes, foreign.client),
    ])
      expect(attempt).toBeRefused('support.passEnded');
    const clerk = await world.tw.staff(['support']);
    const { ticket } = await clerk.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    expect(await show(own.pass, bytes, world.tw.as(token))).toBeRefused('session.actingForbidden');
    expect(storedFiles()).toHaveLength(before);
  });

  test('has at most 5 MB and is one of twenty; a member may send more', async () => {
    const { pass, customerId } = await openSupportChat(world.tw.guest);
    const large = Buffer.concat([await picture('png'), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await show(pass, large)).toBeRefused('support.pictureTooLarge');
    const small = await picture('png');
    await shown(pass);
    await world.change('throttles', { bucket: 'guestTalkPicture', key: customerId }, { count: 18 });
    // Three uploads arrive at once, but there is room for only two.
    const last = await Promise.all([1, 2, 3].map(() => show(pass, small)));
    expect(last.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await show(pass, small)).toBeRefused('support.picturesFull');
    const own = await openSupportChat(member.client);
    expect(await show(own.pass, large, member.client)).toMatchObject({ ok: true });
  });

  test('is one of at most sixty an hour behind one address', async () => {
    const { pass } = await openSupportChat(world.tw.guest);
    await shown(pass);
    await world.change('throttles', { bucket: 'guestPicture' }, { count: 59 });
    await shown(pass);
    expect(await show((await openSupportChat(world.tw.guest)).pass, await picture('png'))).toBeRefused(
      'throttle.wait',
    );
    expect(
      await show((await openSupportChat(member.client)).pass, await picture('png'), member.client),
    ).toMatchObject({
      ok: true,
    });
  });
});

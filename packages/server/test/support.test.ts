import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addWarehouseAndGoodsTypes, forecast, picture } from './parcelWorld.ts';
import { addressFor, answerBy, openSupportChat, sendChatText, textsOf } from './supportWorld.ts';
import { type Person, startWorld, type WorldShop } from './world.ts';

const world = await startWorld();
const clerk = await world.tw.staff(['support']);

const uuid = () => crypto.randomUUID();
const answer = (talkId: string, text: string) => answerBy(clerk, talkId, text);

/** Opens a socket that gets the events for this token or pass. */
async function listen(shop: WorldShop, token: string) {
  const { port } = world.running.server.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, { headers: { host: shop.host } });
  await once(socket, 'open');
  const first = once(socket, 'message');
  socket.send(token);
  await first;
  return socket;
}

describe('the customer', () => {
  test('is proven by the signature of the address: no other id, name, time, shop or session is accepted', async () => {
    const member = await world.tw.member();
    const victim = await world.tw.member();
    const address = await addressFor(member.client);
    expect(address).toMatchObject({ memberId: member.id, memberName: expect.stringContaining('王小') });
    const entered = await world.tw.guest.call('getCustomer', address);
    expect(entered).toMatchObject({ customerId: member.id, member: true });
    const forged = [
      { ...address, memberId: victim.id },
      { ...address, memberName: 'someone' },
      { ...address, timestamp: address.timestamp + 1 },
      { ...address, sign: `${address.sign.slice(0, -1)}${address.sign.endsWith('A') ? 'B' : 'A'}` },
      { memberId: victim.id },
    ];
    for (const one of forged)
      expect(await world.tw.guest.attempt('getCustomer', one)).toBeRefused('support.signature');
    expect(await world.th.guest.attempt('getCustomer', address)).toBeRefused('support.signature');
    expect(await member.client.attempt('getCustomer', { memberId: victim.id })).toBeRefused(
      'support.signature',
    );
    // Programs that were written from the product's specification send this request by GET to a path below the IM
    // URL, and authenticate it by the session's token.
    const asked = await world.running.server.app.inject({
      url: `/im/api/ChatSend/GetCustomer?memberid=${member.id}`,
      headers: { host: world.tw.host, authorization: `Bearer ${member.token}` },
    });
    expect(asked.json().data.customerId).toBe(member.id);
    await member.client.call('logout', {});
    expect(await world.tw.guest.attempt('getCustomer', address)).toBeRefused('support.signature');
    expect(await world.tw.guest.attempt('readTalk', { pass: entered.pass })).toBeRefused('support.passEnded');
  });

  test('has ten minutes to open an address', async () => {
    const member = await world.tw.member();
    const { signChatUrl } = await import('../src/support/chatPass.ts');
    const { config } = world.running.services;
    const session = await world.row('sessions', { memberId: member.id });
    const at = (minutes: number) => {
      const address = { memberId: member.id, memberName: 'x', timestamp: Date.now() - minutes * 60_000 };
      return { ...address, sign: signChatUrl(config.APP_SECRET, world.tw.id, address, session?.id ?? null) };
    };
    expect(await world.tw.guest.attempt('getCustomer', at(9))).toMatchObject({ ok: true });
    for (const minutes of [11, -11])
      expect(await world.tw.guest.attempt('getCustomer', at(minutes))).toBeRefused('support.signature');
  });

  test('has a pass for nobody else, in no other shop, and not for staff who act as the member', async () => {
    const [member, foreign] = [await world.tw.member(), await world.tw.member()];
    const { pass } = await openSupportChat(member.client);
    await sendChatText(member.client, pass, 'mine');
    expect(await foreign.client.attempt('readTalk', { pass })).toBeRefused('support.passEnded');
    expect(await world.th.guest.attempt('readTalk', { pass })).toBeRefused('support.passEnded');
    const { pass: guestPass } = await openSupportChat(world.tw.guest);
    const swapped = [pass.split('.')[0], ...guestPass.split('.').slice(1)].join('.');
    expect(await world.tw.guest.attempt('readTalk', { pass: swapped })).toBeRefused('support.passEnded');
    expect(await textsOf(world.tw.guest, guestPass)).toEqual([]);
    const { ticket } = await clerk.client.call('actAsMember', { memberId: member.id });
    const { token } = await world.tw.guest.call('getBackMemberToken', { ticket });
    for (const attempt of [
      world.tw.as(token).attempt('getChatFrame', {}),
      world.tw.as(token).attempt('getCustomer', {}),
      world.tw.as(token).attempt('say', { pass, id: uuid(), text: 'as the member' }),
    ])
      expect(await attempt).toBeRefused('session.actingForbidden');
    const abroad = await world.th.staff(['owner']);
    for (const call of ['getTalk', 'closeTalk'] as const)
      expect(
        await abroad.client.attempt(call, {
          talkId: member.id,
          ...(call === 'closeTalk' ? { closed: true } : {}),
        } as never),
      ).toBeRefused('row.notFound');
  });

  test('as a guest becomes the member at the login, and the conversation continues', async () => {
    const guest = await openSupportChat(world.tw.guest);
    expect(guest).toMatchObject({ member: false, name: 'Guest' });
    await sendChatText(world.tw.guest, guest.pass, 'before the login');
    await answer(guest.customerId, 'hello guest');
    const member = await world.tw.member();
    const own = await openSupportChat(member.client);
    await sendChatText(member.client, own.pass, 'said long ago');
    const joined = await openSupportChat(member.client, { guest: guest.pass });
    expect(joined).toMatchObject({ customerId: member.id, member: true });
    expect(await textsOf(member.client, joined.pass)).toEqual([
      'said long ago',
      'before the login',
      'hello guest',
    ]);
    expect(await textsOf(world.tw.guest, guest.pass)).toEqual([]);
    expect(await clerk.client.call('getTalk', { talkId: member.id })).toMatchObject({
      memberId: member.id,
      assignedTo: { staffId: clerk.id },
    });
    // Staff who have the guest's talk open continue in the member's talk.
    expect(await clerk.client.call('getTalk', { talkId: guest.customerId })).toMatchObject({ id: member.id });
    await answer(guest.customerId, 'hello member');
    const talkId = guest.customerId;
    await clerk.client.call('noteTalk', { talkId, id: uuid(), text: 'was a guest' });
    await clerk.client.call('seeTalkByStaff', { talkId, seq: 1 });
    await clerk.client.call('typeToCustomer', { talkId });
    await clerk.client.call('fillReadyAnswers', { talkId });
    await clerk.client.call('assignTalk', { talkId, staffId: null, note: '' });
    await clerk.client.call('closeTalk', { talkId, closed: false });
    expect((await textsOf(member.client, joined.pass)).at(-1)).toBe('hello member');
    // Repeating the call adds no messages, because nothing of the guest is left.
    await openSupportChat(member.client, { guest: guest.pass });
    expect(await textsOf(member.client, joined.pass)).toHaveLength(4);
    // A guest who continues in another window gets a new talk.
    await sendChatText(world.tw.guest, guest.pass, 'a guest again');
    expect(await clerk.client.call('getTalk', { talkId: guest.customerId })).toMatchObject({
      memberId: null,
    });
  });
});

describe('a message', () => {
  test('arrives once, however often it is sent, in one order for both sides, and none is lost meanwhile', async () => {
    const member = await world.tw.member();
    const { pass } = await openSupportChat(member.client);
    const id = uuid();
    const twice = await Promise.all([1, 2, 3].map(() => sendChatText(member.client, pass, 'once', id)));
    expect(new Set(twice.map(({ seq }) => seq))).toEqual(new Set([1]));
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendChatText(member.client, pass, `n${n}`)),
    );
    expect(many.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 2),
    );
    const answered = uuid();
    for (const _ of [1, 2])
      await clerk.client.call('answerTalk', { talkId: member.id, id: answered, text: 'yes' });
    const since = await member.client.call('readTalk', { pass, after: 20 });
    expect(since.messages.map(({ seq, author }) => [seq, author])).toEqual([
      [21, 'customer'],
      [22, 'staff'],
    ]);
    expect(since.more).toBe(false);
    const before = await member.client.call('readTalk', { pass, before: 3 });
    expect(before.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await member.client.attempt('say', { pass, id: uuid(), text: ' ' })).toBeRefused('support.empty');
    expect(await clerk.client.attempt('answerTalk', { talkId: member.id, id: uuid(), text: '' })).toBeRefused(
      'support.empty',
    );
  });

  test('reaches the other side at once, a guest too, and nobody else', async () => {
    const guest = await openSupportChat(world.tw.guest);
    const bystander = await openSupportChat(world.tw.guest);
    const ears = {
      guest: await listen(world.tw, guest.pass),
      bystander: await listen(world.tw, bystander.pass),
      clerk: await listen(world.tw, clerk.token),
    };
    const heard: string[] = [];
    ears.bystander.on('message', (data) => heard.push(String(data)));
    const atDesk = once(ears.clerk, 'message');
    await sendChatText(world.tw.guest, guest.pass, 'anybody there?');
    expect(String((await atDesk)[0])).toContain('talks');
    const atGuest = once(ears.guest, 'message');
    await answer(guest.customerId, 'yes');
    expect(String((await atGuest)[0])).toContain('talks');
    expect((await textsOf(world.tw.guest, guest.pass)).at(-1)).toBe('yes');
    const own = once(ears.bystander, 'message');
    await sendChatText(world.tw.guest, bystander.pass, 'me');
    await own;
    expect(heard).toHaveLength(1);
    for (const ear of Object.values(ears)) ear.close();
  });

  test("can have a picture or a card, only of one's own things", async () => {
    const [member, foreign] = [await world.tw.member(), await world.tw.member()];
    await addWarehouseAndGoodsTypes(world, world.tw);
    const { pass } = await openSupportChat(member.client);
    const parcel = await forecast(member);
    const card = await member.client.call('say', { pass, id: uuid(), parcelId: parcel.id });
    expect(card.card).toEqual({ kind: 'parcel', id: parcel.id, number: parcel.courierNumber });
    const theirs = await openSupportChat(foreign.client);
    for (const what of [{ parcelId: parcel.id }, { orderId: parcel.id }])
      expect(await foreign.client.attempt('say', { pass: theirs.pass, id: uuid(), ...what })).toBeRefused(
        'support.cardUnknown',
      );
    const file = await member.client.call('uploadToTalk', { pass }, { file: picture() });
    const shown = await member.client.call('say', { pass, id: uuid(), fileId: file.fileId });
    expect(shown.picture?.full).toContain(file.fileId);
    const bill = await member.client.call('upload', { type: 'voucher' }, { file: picture() });
    for (const [client, own, fileId] of [
      [foreign.client, theirs.pass, file.fileId],
      [member.client, pass, bill.fileId],
    ] as const)
      expect(await client.attempt('say', { pass: own, id: uuid(), fileId })).toBeRefused(
        'support.pictureUnknown',
      );
    const ours = await clerk.client.call('uploadStaffFile', { purpose: 'talk' }, { file: picture() });
    await clerk.client.call('answerTalk', { talkId: member.id, id: uuid(), fileId: ours.fileId });
    expect(
      await clerk.client.attempt('answerTalk', { talkId: member.id, id: uuid(), fileId: file.fileId }),
    ).toBeRefused('support.pictureUnknown');
  });

  test('is shown as seen and as being written to the other side', async () => {
    const member = await world.tw.member();
    const { pass } = await openSupportChat(member.client);
    const { seq } = await sendChatText(member.client, pass, 'seen?');
    const mine = () => member.client.call('readTalk', { pass });
    const theirs = () => clerk.client.call('getTalk', { talkId: member.id });
    expect(await mine()).toMatchObject({ seenSeq: 0, typing: false, open: true });
    await clerk.client.call('seeTalkByStaff', { talkId: member.id, seq });
    await clerk.client.call('typeToCustomer', { talkId: member.id });
    expect(await mine()).toMatchObject({ seenSeq: seq, typing: true });
    const { seq: answered } = await answer(member.id, 'now');
    expect(await theirs()).toMatchObject({ seenSeq: seq, typing: false, unread: false });
    await clerk.client.call('noteTalk', { talkId: member.id, id: uuid(), text: 'not for them' });
    const foreign = await world.tw.member();
    const unread = async ({ client }: Person) => (await client.call('countUnreadTalk', {})).unread;
    expect([await unread(member), await unread(foreign)]).toEqual([1, 0]);
    await member.client.call('seeTalk', { pass, seq: answered });
    expect(await unread(member)).toBe(0);
    await member.client.call('typeInTalk', { pass });
    expect(await theirs()).toMatchObject({ seenSeq: answered, typing: true });
  });

  test('is one of at most forty a minute', async () => {
    const guest = await openSupportChat(world.tw.guest);
    for (let n = 0; n < 40; n += 1) await sendChatText(world.tw.guest, guest.pass, `${n}`);
    expect(await world.tw.guest.attempt('say', { pass: guest.pass, id: uuid(), text: 'x' })).toBeRefused(
      'throttle.wait',
    );
  });

  test('comes from at most sixty new guests an hour behind one address, and known guests can continue', async () => {
    const first = await openSupportChat(world.tw.guest);
    await sendChatText(world.tw.guest, first.pass, 'I was here before');
    const begin = async () => {
      const { pass } = await openSupportChat(world.tw.guest);
      return world.tw.guest.attempt('say', { pass, id: uuid(), text: 'hello' });
    };
    let begun = 0;
    let last = await begin();
    for (; last.ok && begun < 61; begun += 1) last = await begin();
    expect(last).toBeRefused('throttle.wait');
    expect(begun).toBeGreaterThan(50);
    expect(await sendChatText(world.tw.guest, first.pass, 'and I go on')).toMatchObject({
      text: 'and I go on',
    });
    const member = await world.tw.member();
    const { pass } = await openSupportChat(member.client);
    expect(await sendChatText(member.client, pass, 'so do members')).toMatchObject({ seq: 1 });
  });
});

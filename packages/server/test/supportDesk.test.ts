import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { describe, expect, test } from 'vitest';
import { unseenAnswerNotices } from '../src/support/unseenJob.ts';
import { minutesAgo } from './ago.ts';
import { addWarehouseAndGoodsTypes, forecast } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import { answerBy, openSupportChat, sendChatText, textsOf } from './supportWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const clerk = await world.tw.staff(['support']);
const other = await world.tw.staff(['support']);

const uuid = () => crypto.randomUUID();
const answer = (talkId: string, text: string, by = clerk) => answerBy(by, talkId, text);

describe('staff who write first', () => {
  test('begin a conversation with a member, who finds it in the chat and is notified elsewhere', async () => {
    const member = await world.tw.member();
    const written = { memberId: member.id, id: uuid(), text: 'Your parcel is wet. May we open it?' };
    const { talkId } = await clerk.client.call('beginTalk', written);
    await clerk.client.call('beginTalk', written);
    const { pass } = await openSupportChat(member.client);
    expect(await textsOf(member.client, pass)).toEqual([written.text]);
    expect((await member.client.call('countUnreadTalk', {})).unread).toBe(1);
    expect(await clerk.client.call('getTalk', { talkId })).toMatchObject({
      assignedTo: { staffId: clerk.id },
    });
    await sendChatText(member.client, pass, 'yes');
    await clerk.client.call('beginTalk', { ...written, id: uuid(), text: 'Thank you' });
    expect(await textsOf(member.client, pass)).toEqual([written.text, 'yes', 'Thank you']);
  });

  test('cannot write to members of another shop, or to disabled ones', async () => {
    const [foreign, gone] = [await world.th.member(), await world.tw.member()];
    await world.change('members', { id: gone.id }, { status: 'disabled' });
    for (const { id: memberId } of [foreign, gone])
      expect(await clerk.client.attempt('beginTalk', { memberId, id: uuid(), text: 'hello' })).toBeRefused(
        'row.notFound',
      );
  });
});

test('two clerks in one conversation see each other come, write and leave', async () => {
  const member = await world.tw.member();
  const { pass } = await openSupportChat(member.client);
  await sendChatText(member.client, pass, 'hello');
  const talkId = member.id;
  const seen = async (by: Person) => (await by.client.call('getTalk', { talkId })).colleagues;
  const look = (by: Person, here: boolean) => by.client.call('lookAtTalk', { talkId, here });
  await look(clerk, true);
  expect([await seen(clerk), (await seen(other)).map(({ staffId }) => staffId)]).toEqual([[], [clerk.id]]);
  await clerk.client.call('typeToCustomer', { talkId });
  expect(await seen(other)).toMatchObject([{ staffId: clerk.id, typing: true }]);
  await look(clerk, false);
  expect(await seen(other)).toEqual([]);
  await look(clerk, true);
  await world.change('talkLooks', { talkId }, { lookedAt: minutesAgo(1) });
  expect(await seen(other)).toEqual([]);
});

describe('the inbox of staff', () => {
  const shelf = async (name: 'unassigned' | 'mine' | 'all' | 'closed', by = clerk) =>
    (await by.client.call('listTalks', { shelf: name, pageSize: 100 })).list.map(({ id }) => id);

  test('a conversation is unassigned until somebody answers or takes it; it is handed over with a note for staff only', async () => {
    const member = await world.tw.member();
    const { pass } = await openSupportChat(member.client);
    await sendChatText(member.client, pass, 'first');
    expect(await shelf('unassigned')).toContain(member.id);
    await answer(member.id, 'here');
    expect([await shelf('unassigned'), await shelf('mine')].map((ids) => ids.includes(member.id))).toEqual([
      false,
      true,
    ]);
    await clerk.client.call('noteTalk', { talkId: member.id, id: uuid(), text: 'rude' });
    await clerk.client.call('assignTalk', { talkId: member.id, staffId: other.id, note: 'yours' });
    expect(await shelf('mine', other)).toContain(member.id);
    expect(
      (await other.client.call('getTalk', { talkId: member.id })).messages.map(({ text }) => text),
    ).toEqual(['first', 'here', 'rude', 'yours']);
    expect(await textsOf(member.client, pass)).toEqual(['first', 'here']);
    const clerks = (await clerk.client.call('listTalkStaff', {})).list.map(({ staffId }) => staffId);
    const warehouse = await world.tw.staff(['warehouse']);
    expect(clerks).toContain(other.id);
    expect(clerks).not.toContain(warehouse.id);
    expect(
      await clerk.client.attempt('assignTalk', { talkId: member.id, staffId: warehouse.id }),
    ).toBeRefused('support.staffUnknown');
    await clerk.client.call('closeTalk', { talkId: member.id, closed: true });
    expect([await shelf('all'), await shelf('closed')].map((ids) => ids.includes(member.id))).toEqual([
      false,
      true,
    ]);
    await sendChatText(member.client, pass, 'again');
    expect(await shelf('all')).toContain(member.id);
  });

  test('a member with assigned staff is theirs from the first message, and the longest waiting comes first', async () => {
    const [first, second] = [await world.tw.member(), await world.tw.member()];
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('setCareTakers', {
      memberId: first.id,
      serviceStaffId: other.id,
      salesStaffId: null,
    });
    for (const { client } of [first, second])
      await sendChatText(client, (await openSupportChat(client)).pass, 'hello');
    expect(await shelf('mine', other)).toContain(first.id);
    const all = await shelf('all');
    expect(all.indexOf(first.id)).toBeLessThan(all.indexOf(second.id));
    const { account } = await second.client.call('getMemberInfo', {});
    expect((await clerk.client.call('listTalks', { words: account })).list.map(({ id }) => id)).toEqual([
      second.id,
    ]);
    const { waiting } = await other.client.call('listTalks', {});
    await answer(first.id, 'here', other);
    expect((await other.client.call('listTalks', {})).waiting.mine).toBe(waiting.mine - 1);
  });

  test('an answer that the member has not seen for two minutes is notified once on the usual channels', async () => {
    const [gone, here] = [await world.tw.member(), await world.tw.member()];
    for (const { client, id } of [gone, here]) {
      const { pass } = await openSupportChat(client);
      await sendChatText(client, pass, 'hello');
      const { seq } = await answer(id, 'your parcel is here');
      if (id === here.id) await client.call('seeTalk', { pass, seq });
    }
    const run = () => runJobIfDue(world, world.tw, unseenAnswerNotices(world.running.services));
    const told = async ({ client }: Person) =>
      (await client.call('listNotifications', {})).list.map(({ event, text }) => [event, text]);
    await run();
    expect(await told(gone)).toEqual([]);
    await world.sql(
      `update talks set staff_at = (staff_at at time zone 'UTC' - interval '3 minutes') at time zone 'UTC' where id = any($1)`,
      [[gone.id, here.id]],
    );
    for (const _ of [1, 2]) await run();
    expect(await told(gone)).toEqual([['support.answer', expect.stringContaining('your parcel is here')]]);
    expect(await told(here)).toEqual([]);
  });
});

describe('ready answers', () => {
  const write = async (by: Person, fields: object) =>
    by.client.attempt('saveReadyAnswer', { name: `n${uuid().slice(0, 8)}`, ...fields });

  test('are written by the owner in any language, under one name each, with known variables', async () => {
    const owner = await world.tw.staff(['owner']);
    expect(await write(clerk, { tw: '你好' })).toBeRefused('access.denied');
    expect(await write(owner, {})).toBeRefused({ fields: { tw: {} } });
    expect(await write(owner, { tw: '好', en: 'Hello {nobody}' })).toBeRefused(
      'notice.variableUnknown',
      'en',
    );
    expect(await write(owner, { tw: '{member', en: '' })).toBeRefused('notice.variableUnknown', 'tw');
    const made = await owner.client.call('saveReadyAnswer', { name: '運費', tw: '看這裡' });
    expect(await write(owner, { name: '運費', tw: '又' })).toBeRefused('support.readyNameTaken', 'name');
    await owner.client.call('saveReadyAnswer', { id: made.id, name: '運費', tw: '請看運費試算' });
    const ours = async () => (await clerk.client.call('listReadyAnswers', {})).list.map(({ tw }) => tw);
    expect(await ours()).toContain('請看運費試算');
    const abroad = await world.th.staff(['owner']);
    expect((await abroad.client.call('listReadyAnswers', {})).list).toEqual([]);
    for (const client of [abroad.client, owner.client]) {
      const gone = await client.attempt('removeReadyAnswer', { id: made.id });
      expect(gone.ok).toBe(client === owner.client);
    }
    expect(await ours()).not.toContain('請看運費試算');
    const rows = Array.from(
      { length: 200 },
      (_, n) => `('${world.tw.id}', gen_random_uuid(), 'x${n}', 'x', now())`,
    );
    await world.sql(`insert into ready_answers (shop_id, id, name, tw, updated_at) values ${rows.join(',')}`);
    expect(await write(owner, { tw: '多' })).toBeRefused('support.readyFull');
    await world.sql(`delete from ready_answers where name like 'x%'`);
  });

  test('are filled with the conversation’s own name and numbers, in the customer’s language, with gaps for unknown values', async () => {
    const owner = await world.tw.staff(['owner']);
    await addWarehouseAndGoodsTypes(world, world.tw);
    const member = await world.tw.member();
    const { pass } = await openSupportChat(member.client);
    const [older, latest] = [await forecast(member), await forecast(member)];
    await sendChatText(member.client, pass, 'hello');
    await write(owner, {
      name: 'all',
      tw: '不是這個',
      en: '{member}: {parcel}, {order}. {shop}, {hours}',
    });
    const filled = async () =>
      (await clerk.client.call('fillReadyAnswers', { talkId: member.id })).list.find(
        ({ name }) => name === 'all',
      )?.text;
    const { name } = await member.client.call('getMemberInfo', {});
    const { name: shop } = await owner.client.call('getShopSettings', {});
    expect(await filled()).toBe(`${name}: ${latest.courierNumber}, ____. ${shop}, 00:00–24:00`);
    await member.client.call('say', { pass, id: uuid(), parcelId: older.id });
    expect(await filled()).toContain(older.courierNumber);
    const abroad = await world.th.staff(['owner']);
    expect(await abroad.client.attempt('fillReadyAnswers', { talkId: member.id })).toBeRefused(
      'row.notFound',
    );
  });
});

test('times to the first answer count from the question, by its day and hour on the shop’s clock and by clerk; waiting conversations are on the home page', async () => {
  const waiting = async () => (await clerk.client.call('getDashboard', {})).talks;
  const before = await waiting();
  const member = await world.th.member();
  const abroad = await world.th.staff(['support']);
  const { pass } = await openSupportChat(member.client);
  await sendChatText(member.client, pass, 'in the other shop');
  expect(await waiting()).toBe(before);
  expect((await abroad.client.call('getDashboard', {})).talks).toBe(1);
  await answerBy(abroad, member.id, 'first');
  expect((await abroad.client.call('getDashboard', {})).talks).toBe(0);
  await answerBy(abroad, member.id, 'second: nobody waited for it');
  const times = () => abroad.client.call('getAnswerTimes', { days: 7 });
  expect(await times()).toMatchObject({ all: { count: 1 }, staff: [{ staffId: abroad.id, count: 1 }] });
  // These are ten answers after 1 to 10 minutes, asked at 20:30 on the day before yesterday.
  const zone = (await (await world.th.staff(['owner'])).client.call('getShopSettings', {})).timeZone;
  await world.sql(`delete from talk_answers where shop_id = $1`, [world.th.id]);
  await world.sql(
    `insert into talk_answers (shop_id, id, staff_id, asked_at, answered_at)
       select $1, gen_random_uuid(), $2, at, at + n * interval '1 minute' from generate_series(1, 10) as n,
         (select (date_trunc('day', now() at time zone $3) - interval '2 days' + interval '20 hours 30 minutes')
            at time zone $3 as at) as asked`,
    [world.th.id, abroad.id, zone],
  );
  const { all, days, hours, staff } = await times();
  const ten = { count: 10, medianS: 330, p90S: 546 };
  expect(all).toEqual(ten);
  expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 10, 0, 0]);
  expect(hours.filter(({ count }) => count > 0)).toEqual([{ hour: 20, ...ten }]);
  expect(staff).toMatchObject([{ staffId: abroad.id, ...ten }]);
  expect((await abroad.client.call('getAnswerTimes', { days: 1 })).all.count).toBe(0);
});

describe('hours', () => {
  testSettingEffect(
    ['saveChatSettings.days', 'saveChatSettings.from', 'saveChatSettings.until', 'saveChatSettings.away'],
    'outside them whoever writes is answered by the shop itself, once while they wait, in its words',
    async () => {
      const owner = await world.tw.staff(['owner']);
      const usual = await owner.client.call('getChatSettings', {});
      const hour = Number(wallClockAt(new Date().toISOString(), 'Asia/Taipei').slice(11, 13));
      const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`;
      const openWith = async (change: object) => {
        await owner.client.call('saveChatSettings', { ...usual, ...change });
        const { pass } = await openSupportChat(world.tw.guest);
        const { open } = await world.tw.guest.call('readTalk', { pass });
        for (const text of ['hello', 'nobody?']) await sendChatText(world.tw.guest, pass, text);
        return { open, texts: await textsOf(world.tw.guest, pass) };
      };
      expect(await openWith({})).toEqual({ open: true, texts: ['hello', 'nobody?'] });
      const away = { zh: '', tw: '', en: 'Back on Monday' };
      const closed = { open: false, texts: ['hello', 'Back on Monday', 'nobody?'] };
      expect(await openWith({ days: [], away })).toEqual(closed);
      expect(await openWith({ from: at(2), until: at(3), away })).toEqual(closed);
      expect(await openWith({ from: at(0), until: at(2), away })).toMatchObject({ open: true });
      expect(await openWith({ from: at(0), until: at(0), away })).toMatchObject({ open: true });
      expect((await openWith({ days: [] })).texts[1]).toMatch(/^We’re offline right now/);
      await owner.client.call('saveChatSettings', usual);
    },
  );
});

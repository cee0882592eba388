import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asShopId } from '../src/platform/scope.ts';
import { unseenAnswers } from '../src/support/unseenJob.ts';
import { flips } from './flips.ts';
import { refusedWith } from './orderScene.ts';
import { answerBy, enter, say, textsOf } from './supportWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

let world: World;
let clerk: Person;
let other: Person;
beforeAll(async () => {
  world = await startWorld();
  clerk = await world.tw.staff(['support']);
  other = await world.tw.staff(['support']);
});
afterAll(() => world.stop());

const uuid = () => crypto.randomUUID();
const answer = (talkId: string, text: string, by = clerk) => answerBy(by, talkId, text);

describe('the inbox of staff', () => {
  const shelf = async (name: 'unassigned' | 'mine' | 'all' | 'closed', by = clerk) =>
    (await by.client.call('listTalks', { shelf: name, pageSize: 100 })).list.map(({ id }) => id);

  test('a talk is nobody’s until somebody answers or takes it; it is handed over with a note that only staff read', async () => {
    const member = await world.tw.member();
    const { pass } = await enter(member.client);
    await say(member.client, pass, 'first');
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
    ).toMatchObject(refusedWith('support.staffUnknown'));
    await clerk.client.call('closeTalk', { talkId: member.id, closed: true });
    expect([await shelf('all'), await shelf('closed')].map((ids) => ids.includes(member.id))).toEqual([
      false,
      true,
    ]);
    await say(member.client, pass, 'again');
    expect(await shelf('all')).toContain(member.id);
  });

  test('a member with somebody of their own is theirs from the first word; who waits longest comes first', async () => {
    const [first, second] = [await world.tw.member(), await world.tw.member()];
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('setCareTakers', {
      memberId: first.id,
      serviceStaffId: other.id,
      salesStaffId: null,
    });
    for (const { client } of [first, second]) await say(client, (await enter(client)).pass, 'hello');
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

  test('an answer that the member has not seen for two minutes is told as everything else is, once', async () => {
    const [gone, here] = [await world.tw.member(), await world.tw.member()];
    for (const { client, id } of [gone, here]) {
      const { pass } = await enter(client);
      await say(client, pass, 'hello');
      const { seq } = await answer(id, 'your parcel is here');
      if (id === here.id) await client.call('seeTalk', { pass, seq });
    }
    const { database, services } = world.running;
    const run = () =>
      unseenAnswers(services).run(database.outside(asShopId(world.tw.id)), { shopId: world.tw.id });
    const told = async ({ client }: Person) =>
      (await client.call('listNotifications', {})).list.map(({ event, text }) => [event, text]);
    await run();
    expect(await told(gone)).toEqual([]);
    await world.sql(`update talks set staff_at = staff_at - interval '3 minutes' where id = any($1)`, [
      [gone.id, here.id],
    ]);
    for (const _ of [1, 2]) await run();
    expect(await told(gone)).toEqual([['support.answer', expect.stringContaining('your parcel is here')]]);
    expect(await told(here)).toEqual([]);
  });
});

describe('hours', () => {
  flips(
    ['saveChatSettings.days', 'saveChatSettings.from', 'saveChatSettings.until', 'saveChatSettings.away'],
    'outside them whoever writes is answered by the shop itself, once while they wait, in its words',
    async () => {
      const owner = await world.tw.staff(['owner']);
      const usual = await owner.client.call('getChatSettings', {});
      const hour = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Asia/Taipei',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date());
      const openWith = async (change: object) => {
        await owner.client.call('saveChatSettings', { ...usual, ...change });
        world.running.services.tenants.forget();
        const { pass } = await enter(world.tw.guest);
        const { open } = await world.tw.guest.call('readTalk', { pass });
        for (const text of ['hello', 'nobody?']) await say(world.tw.guest, pass, text);
        return { open, texts: await textsOf(world.tw.guest, pass) };
      };
      expect(await openWith({})).toEqual({ open: true, texts: ['hello', 'nobody?'] });
      const away = { zh: '', tw: '', en: 'Back on Monday' };
      const closed = { open: false, texts: ['hello', 'Back on Monday', 'nobody?'] };
      expect(await openWith({ days: [], away })).toEqual(closed);
      expect(await openWith({ from: '00:00', until: hour, away })).toEqual(
        hour === '00:00' ? expect.anything() : closed,
      );
      expect(await openWith({ from: hour === '23:59' ? '00:00' : hour, until: '24:00', away })).toMatchObject(
        {
          open: true,
        },
      );
      expect((await openWith({ days: [] })).texts[1]).toMatch(/^Nobody is here right now/);
      await owner.client.call('saveChatSettings', usual);
      world.running.services.tenants.forget();
    },
  );
});

import { describe, expect, test } from 'vitest';
import { announcementTools, content, type Draft } from './announcementWorld.ts';
import { openPointsWorld } from './pointsWorld.ts';
import type { Person } from './world.ts';

const scene = await openPointsWorld();
const world = scene.world;
const clerk = await world.tw.staff(['support']);
const member = await scene.pay.memberWith(0);
const other = await scene.pay.memberWith(0);
await world.sql(
  `insert into member_levels (shop_id, level, zh, tw, en)
   select shop_id, level, '普通', '普通', 'Basic' from members where id = $1`,
  [member.id],
);

const draft = (part?: Partial<Draft>) => announcementTools(clerk).draft(part);
const live = (part?: Partial<Draft>) => announcementTools(clerk).live(part);
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const idsFor = async (reader: Pick<Person, 'client'>) =>
  (await reader.client.call('listAnnouncements', { pageSize: 100 })).list.map(({ id }) => id);
const levelsOf = async ({ id }: Person) =>
  (await world.sql<{ level: number }>('select level from members where id = $1', [id])).map(
    ({ level }) => level,
  );
/** Moves the opening of an announcement this many seconds into the past. */
const openedAgo = (id: string, seconds: number) =>
  world.backdate('announcementReads', { announcementId: id }, `${seconds} secs`, 'openedAt');

describe('an announcement', () => {
  test('begins in the list with its first words: a link or bold words in a sentence do not split it', async () => {
    const html = '<p>請到<a href="/support">聯絡客服</a>，<strong>回覆</strong>最快。</p><p>週日休息。</p>';
    const { id } = await live({ texts: { tw: { title: '客服', html } } });
    const { list } = await member.client.call('listAnnouncements', { pageSize: 100 });
    expect(list.find((one) => one.id === id)?.excerpt).toBe('請到聯絡客服，回覆最快。 週日休息。');
  });

  test('is visible while it is live, to visitors too if it is public, and to no other shop', async () => {
    const guest = { client: world.tw.guest };
    const { id, version } = await draft();
    expect(await idsFor(member)).not.toContain(id);
    const planned = await clerk.client.call('releaseAnnouncement', { id, version, publishAt: inMs(60_000) });
    expect(planned.state).toBe('planned');
    expect(await idsFor(member)).not.toContain(id);
    const again = await clerk.client.call('withdrawAnnouncement', { id, version: planned.version });
    expect(again.state).toBe('draft');
    const shown = await clerk.client.call('releaseAnnouncement', {
      id,
      version: again.version,
      publishAt: null,
    });
    for (const reader of [member, guest]) expect(await idsFor(reader)).toContain(id);
    expect(await idsFor({ client: world.th.guest })).not.toContain(id);
    expect(await world.th.guest.attempt('getAnnouncement', { id })).toBeRefused('row.notFound');
    expect(await clerk.client.attempt('withdrawAnnouncement', { id, version: shown.version })).toBeRefused(
      'announcement.state',
    );
    const ended = await clerk.client.call('endAnnouncement', { id, version: shown.version });
    expect(ended.state).toBe('ended');
    for (const reader of [member, guest]) expect(await idsFor(reader)).not.toContain(id);
    expect(await member.client.attempt('getAnnouncement', { id })).toBeRefused('row.notFound');
    await clerk.client.call('removeAnnouncement', { id, version: ended.version });
    expect(await clerk.client.attempt('getEditedAnnouncement', { id })).toBeRefused('row.notFound');
  });

  test('is for members only, a level, a country or a lane, and hidden from everybody else', async () => {
    const guest = { client: world.tw.guest };
    const [all, ofLevel, abroad] = await Promise.all([
      live({ membersOnly: true }),
      live({ levels: await levelsOf(member) }),
      live({ countries: ['TH'] }),
    ]);
    const home = await live({ countries: ['TW'] });
    for (const { id } of [all, ofLevel, abroad, home]) {
      expect(await idsFor(guest)).not.toContain(id);
      expect(await world.tw.guest.attempt('getAnnouncement', { id })).toBeRefused('row.notFound');
    }
    expect(await idsFor(member)).toEqual(expect.arrayContaining([all.id, ofLevel.id, home.id]));
    expect(await idsFor(member)).not.toContain(abroad.id);
    const ofLane = await live({ channelIds: [scene.pay.lane.channelId] });
    expect(await idsFor(member)).not.toContain(ofLane.id);
    await scene.pay.order(member, 10_000);
    expect(await idsFor(member)).toContain(ofLane.id);
    expect(await idsFor(other)).not.toContain(ofLane.id);
    for (const wrong of [{ levels: [99] }, { channelIds: [all.id] }])
      expect(await clerk.client.attempt('saveAnnouncement', { ...content, ...wrong })).toBeRefused(
        'announcement.audience',
      );
    const { levels } = await clerk.client.call('getEditedAnnouncement', { id: ofLevel.id });
    expect(levels).toEqual(await levelsOf(member));
  });

  test('is shown in the reader’s language, or in the closest one, which is named', async () => {
    const { id } = await live({
      texts: {
        tw: { title: '漲價', html: '<p>運費調整</p>' },
        en: { title: 'Prices', html: '<p>Freight goes up</p>' },
      },
    });
    const inLanguage = async (lang: 'zh' | 'tw' | 'en') =>
      world.tw.as(member.token, lang).call('getAnnouncement', { id });
    expect(await inLanguage('en')).toMatchObject({ title: 'Prices', lang: 'en', isOtherLanguage: false });
    expect(await inLanguage('zh')).toMatchObject({ title: '漲價', lang: 'tw', isOtherLanguage: true });
  });

  test('is found by type and by words in any language, pinned ones first', async () => {
    const { id } = await live({
      type: 'customs',
      pinned: true,
      texts: { tw: { title: '實名認證', html: '<p>請完成 EZ WAY 100% 委任</p>' } },
    });
    const found = (input: object) => member.client.call('listAnnouncements', input);
    expect((await found({})).list[0]?.id).toBe(id);
    expect((await found({ words: 'ez way 100%' })).list.map((one) => one.id)).toEqual([id]);
    expect((await found({ words: '100_' })).total).toBe(0);
    expect((await found({ type: 'customs' })).list.map((one) => one.id)).toEqual([id]);
    expect((await found({ type: 'offer' })).total).toBe(0);
    const { types } = await member.client.call('getAnnouncementTypes', {});
    expect(types.find(({ type }) => type === 'customs')).toMatchObject({ count: 1 });
    // On the home page, read announcements come last, pinned or not.
    const unread = await live({ membersOnly: true });
    await member.client.call('openAnnouncement', { id });
    const ofHome = (await found({ unreadFirst: true, pageSize: 100 })).list;
    expect(ofHome[0]?.id).toBe(unread.id);
    expect(ofHome.map(({ read }) => read)).toEqual(ofHome.map(({ read }) => read).toSorted());
    expect(ofHome.find((one) => one.id === id)?.read).toBe(true);
  });
});

describe('a top announcement', () => {
  const topOf = async (reader: Person) =>
    (await reader.client.call('listTopAnnouncements', {})).list.map(({ id }) => id);

  test('is acknowledged once it was open for its seconds by the server’s clock, and not earlier', async () => {
    const { id } = await live({ top: true, readSeconds: 20 });
    const acknowledge = () => member.client.attempt('acknowledgeAnnouncement', { id });
    expect(await topOf(member)).toContain(id);
    expect(await acknowledge()).toBeRefused('announcement.notOpened');
    expect(await member.client.call('openAnnouncement', { id })).toEqual({
      secondsLeft: 20,
      acknowledgedAt: null,
    });
    expect(await acknowledge()).toBeRefused('announcement.tooEarly');
    await openedAgo(id, 15);
    const early = await acknowledge();
    expect(early.ok ? '' : early.failure.message).toMatch(/[1-5] /);
    await openedAgo(id, 5);
    // Concurrent calls write one row with one time, and no call is refused.
    const both = await Promise.all([acknowledge(), acknowledge(), acknowledge()]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true, true]);
    const rows = await world.sql('select * from announcement_reads where announcement_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.acknowledgedAt).not.toBeNull();
    expect(await topOf(member)).not.toContain(id);
    expect(await topOf(other)).toContain(id);
    const at = rows[0]?.acknowledgedAt;
    await acknowledge();
    await member.client.call('openAnnouncement', { id });
    const after = await world.sql('select * from announcement_reads where announcement_id = $1', [id]);
    expect(after[0]).toMatchObject({ acknowledgedAt: at });
  });

  test('counts its seconds from the last opening, and can be acknowledged after its end', async () => {
    const { id, version } = await live({ top: true, readSeconds: 20 });
    await member.client.call('openAnnouncement', { id });
    await openedAgo(id, 60);
    await member.client.call('openAnnouncement', { id });
    expect(await member.client.attempt('acknowledgeAnnouncement', { id })).toBeRefused(
      'announcement.tooEarly',
    );
    await openedAgo(id, 60);
    await clerk.client.call('endAnnouncement', { id, version });
    expect(await member.client.attempt('acknowledgeAnnouncement', { id })).toMatchObject({ ok: true });
    expect(await other.client.attempt('openAnnouncement', { id })).toBeRefused('row.notFound');
    expect(await other.client.attempt('acknowledgeAnnouncement', { id })).toBeRefused('row.notFound');
  });

  test('is counted as unread, and the clerk sees its readers in pages', async () => {
    const reader = await world.tw.member();
    const before = await reader.client.call('countAnnouncements', {});
    const { id } = await live({ top: true, membersOnly: true });
    expect(await reader.client.call('countAnnouncements', {})).toEqual({
      unread: before.unread + 1,
      top: before.top + 1,
    });
    await Promise.all([reader, other].map((one) => one.client.call('openAnnouncement', { id })));
    await reader.client.call('acknowledgeAnnouncement', { id });
    expect(await reader.client.call('countAnnouncements', {})).toEqual(before);
    expect((await reader.client.call('getAnnouncement', { id })).acknowledgedAt).not.toBeNull();
    const readers = await clerk.client.call('listReaders', { id, pageSize: 10 });
    expect(readers).toMatchObject({ total: 2, opened: 2, acknowledged: 1 });
    expect(readers.concerned).toBeGreaterThan(2);
    expect(readers.list.filter((one) => one.acknowledgedAt !== null).map((one) => one.memberId)).toEqual([
      reader.id,
    ]);
    const row = (await clerk.client.call('listAnnouncementDesk', { shelf: 'live' })).list.find(
      (one) => one.id === id,
    );
    expect(row).toMatchObject({ opened: 2, acknowledged: 1, langs: ['tw'] });
  });
});

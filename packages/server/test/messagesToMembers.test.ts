import { minuteOfDay } from '@crossdock/domain/notices/dayTime.ts';
import {
  channelsOf,
  type NoticeChannel,
  noticeDefaults,
  noticeEvents,
} from '@crossdock/domain/notices/events.ts';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { announcementNotifier } from '../src/announcements/notifyJob.ts';
import { couponWarnings } from '../src/coupons/endingJob.ts';
import { noticeSender } from '../src/notices/noticeSender.ts';
import { newId } from '../src/platform/ids.ts';
import type { JobDefinition } from '../src/platform/jobs.ts';
import { outboxJob } from '../src/platform/outbox.ts';
import { secondsAgo } from './ago.ts';
import { plainCoupon } from './couponWorld.ts';
import { inAppOnlyPreferences, startMessageWorld } from './messageWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const m = await startMessageWorld();

describe('the time of a message', () => {
  test('nothing is sent in quiet hours; afterwards it goes once, unless it was switched off meanwhile', async () => {
    const [member, other] = [await m.world.tw.member(), await m.world.tw.member()];
    const minute = minuteOfDay(new Date().toISOString(), 'Asia/Taipei');
    const quiet = { from: (minute + 1380) % 1440, until: (minute + 60) % 1440 };
    for (const one of [member, other]) {
      await one.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['email'], quiet });
      await m.move(one);
      await expect.poll(() => m.waysOf(one)).toHaveLength(3);
      expect(await m.waysOf(one)).toMatchObject([
        { way: 'email', state: 'waiting' },
        { way: 'line', state: 'skipped', skippedFor: 'notChosen' },
        { way: 'push', state: 'skipped', skippedFor: 'notChosen' },
      ]);
    }
    expect((await member.client.call('listNotifications', {})).total).toBe(1);
    await other.client.call('saveNoticeWishes', {
      ...inAppOnlyPreferences,
      ways: ['email'],
      off: ['balance.email'],
    });
    await m.letTimePass();
    await m.tell();
    await expect.poll(() => m.lettersTo(member)).toHaveLength(1);
    await expect.poll(() => m.waysOf(other)).toMatchObject([{ state: 'skipped' }, {}, {}]);
    expect(await m.messagesTo(other)).toEqual([]);
  });

  test('messages that can wait come once a day in one summary, written by one of several processes', async () => {
    const member = await m.world.tw.member();
    const digestAt = (minuteOfDay(new Date().toISOString(), 'Europe/London') + 30) % 1440;
    const wishes = { ...inAppOnlyPreferences, ways: ['email' as const], digestAt, timeZone: 'Europe/London' };
    await member.client.call('saveNoticeWishes', wishes);
    expect(await member.client.call('getNoticeWishes', {})).toMatchObject({
      digestAt,
      timeZone: 'Europe/London',
    });
    for (const amount of [5_000, 6_000, 7_000]) await m.move(member, amount);
    const mails = async () => (await m.waysOf(member)).filter(({ way }) => way === 'email');
    await expect.poll(mails).toHaveLength(3);
    expect(await mails()).toEqual(
      Array(3).fill({ way: 'email', state: 'waiting', skippedFor: null, gathered: true }),
    );
    await m.world.change('noticeWays', { memberId: member.id, state: 'waiting' }, { dueAt: secondsAgo(1) });
    const { database, services } = m.world.running;
    const log = pino({ level: 'silent' });
    const processes = [1, 2, 3, 4].map(() => noticeSender(database, services.config, log));
    for (const one of processes) one.wake(m.world.tw.id);
    await expect.poll(() => m.lettersTo(member)).toHaveLength(1);
    await Promise.all(processes.map((one) => one.stop()));
    expect(await m.messagesTo(member)).toHaveLength(1);
    expect((await mails()).every(({ state }) => state === 'written')).toBe(true);
    const row = await m.world.row('outgoingMessages', { memberId: member.id });
    expect(row?.subject).toMatch(/3/);
    expect(row?.body.match(/餘額已調整\n/g)).toHaveLength(3);
  });

  test('an unknown time zone is refused at its field', async () => {
    const member = await m.world.tw.member();
    expect(
      await member.client.attempt('saveNoticeWishes', { ...inAppOnlyPreferences, timeZone: 'Asia/Atlantis' }),
    ).toBeRefused({ code: 400, fields: { timeZone: { error: 'field.invalid' } } });
  });
});

describe("unsubscribing by an email's link, without a login", () => {
  const ask = (link: string, method: 'GET' | 'POST', form: Record<string, string> = {}) =>
    m.world.running.server.app.inject({
      method,
      url: link.replace(/^https:\/\/[^/]+/, ''),
      headers: { host: m.world.tw.host, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: new URLSearchParams(form).toString() } : {}),
    });
  const offOf = async (member: Person) => {
    const { ways, off } = await member.client.call('getNoticeWishes', {});
    return { ways, off };
  };

  test('needs one click of the mail program (RFC 8058), and opening it changes nothing', async () => {
    const member = await m.world.tw.member();
    await m.move(member);
    await expect.poll(() => m.lettersTo(member)).toHaveLength(1);
    const head = (await m.lettersTo(member))[0]?.text.replaceAll('\r\n ', ' ') ?? '';
    const link = /^List-Unsubscribe:\s*<(https:[^>]+)>/m.exec(head)?.[1] ?? '';
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const page = await ask(link, 'GET');
    expect(page.payload).toContain('餘額與點數');
    expect(await offOf(member)).toEqual({ ways: ['email'], off: [] });
    await ask(link, 'POST', { 'List-Unsubscribe': 'One-Click' });
    expect(await offOf(member)).toEqual({ ways: ['email'], off: ['balance.email'] });
    // The reopened page shows what is switched off and offers to undo it.
    expect((await ask(link, 'GET')).payload).toMatch(/已停止寄送「餘額與點數」[\s\S]*value="none"/);
    await ask(link, 'POST', { scope: 'all' });
    expect((await offOf(member)).ways).toEqual([]);
    expect((await ask(link, 'GET')).payload).toContain('已停止寄送所有通知郵件');
    expect((await ask(link, 'POST', { scope: 'none' })).payload).toContain('會照常寄送');
    expect(await offOf(member)).toEqual({ ways: ['email'], off: [] });
    // A link that was changed to another member, kind or shop does not work.
    const forged = [link.replace('balance', 'bill'), link.replace(member.id, newId()), `${link}x`];
    for (const one of forged)
      expect((await ask(one, 'POST', { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(404);
    expect(await offOf(member)).toEqual({ ways: ['email'], off: [] });
    // The mail's text as staff see it does not contain the token either.
    const [message] = await m.messagesTo(member);
    expect((await m.owner.client.call('readMessage', { messageId: message?.id ?? '' })).body).not.toContain(
      'token=',
    );
  });
});

describe('LINE messages', () => {
  testSettingEffect(
    'saveLinePush.line',
    'messages leave with its token; without a channel there is no such way',
    async () => {
      const { member, lineId } = await m.withLine();
      const before = m.providers.posted.length;
      await m.move(member);
      await expect.poll(() => m.messagesTo(member)).toMatchObject([{ channel: 'line', state: 'sent' }]);
      const [sent] = m.providers.posted.slice(before);
      expect(sent).toMatchObject({
        path: '/v2/bot/message/push',
        headers: { authorization: 'Bearer channel-token' },
      });
      expect(JSON.parse(String(sent?.body))).toEqual({
        to: lineId,
        messages: [
          { type: 'text', text: expect.stringMatching(/餘額已調整[\s\S]*https:\/\/tw\.test\/record/) },
        ],
      });
      expect(JSON.stringify(await m.owner.client.call('getLinePush', {}))).not.toContain('channel-token');
      const offered = async () =>
        (await member.client.call('getNoticeWishes', {})).offered.map(({ way }) => way);
      expect(await offered()).toContain('line');
      await m.owner.client.call('saveLinePush', { line: null });
      expect(await offered()).not.toContain('line');
      expect(await m.world.sql(`select from shop_secrets where name = 'linePush'`)).toEqual([]);
      const line = { apiUrl: m.providers.url };
      expect(await m.owner.client.attempt('saveLinePush', { line })).toBeRefused({
        error: 'line.tokenNeeded',
        fields: { 'line.token': {} },
      });
      expect(
        await m.owner.client.attempt('saveLinePush', { line: { apiUrl: 'ftp://line', token: 'x' } }),
      ).toBeRefused({ error: 'line.addressInvalid', fields: { 'line.apiUrl': {} } });
      await m.owner.client.call('saveLinePush', { line: { ...line, token: 'channel-token' } });
    },
  );

  test('with a lost answer are sent again with their retry key, and delivered once', async () => {
    const { member } = await m.withLine();
    const before = m.providers.passedOn();
    m.providers.next('break');
    await m.move(member);
    await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await m.world.sql(`update outbox set due_at = now() - interval '1 second' where due_at is not null`);
    await runJobIfDue(m.world, m.world.tw, outboxJob());
    await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(m.providers.passedOn() - before).toBe(1);
    const keys = m.providers.posted.slice(-2).map(({ headers }) => headers['x-line-retry-key']);
    expect(keys).toEqual([(await m.messagesTo(member))[0]?.id, (await m.messagesTo(member))[0]?.id]);
  });

  test.each([
    ['a quota that is used up waits', { status: 429, body: { message: 'monthly limit' } }, 'queued'],
    [
      'a token that is wrong waits for the owner',
      { status: 401, body: { message: 'Authentication failed' } },
      'queued',
    ],
    [
      'who is no friend of the account is refused',
      { status: 400, body: { message: 'Failed to send' } },
      'failed',
    ],
  ] as const)('%s, and staff see why', async (_what, answer, state) => {
    const { member } = await m.withLine();
    m.providers.next(answer);
    await m.move(member);
    await expect
      .poll(() => m.messagesTo(member))
      .toMatchObject([{ state, failure: expect.stringContaining(answer.body.message) }]);
  });
});

test.each(noticeEvents)('the owner switches %s off and on, channel by channel', async (event) => {
  const set = (channels: NoticeChannel[]) =>
    m.owner.client.call('saveNoticeSettings', { events: [{ event, channels }] });
  const stored = async () =>
    (await m.owner.client.call('getNoticeSettings', {})).events.find((one) => one.event === event)?.channels;
  expect(await stored()).toEqual(noticeDefaults[event]);
  await set(['sms']);
  expect(await stored()).toEqual(['sms']);
  await set([]);
  expect(await stored()).toEqual([]);
  await set([...noticeDefaults[event]]);
  expect(channelsOf({ [event]: [] }, event)).toEqual([]);
});

describe('messages at their time', () => {
  const run = (job: JobDefinition) => runJobIfDue(m.world, m.world.tw, job);
  const toldOf = async (member: Person, event: string) =>
    (
      await m.world.sql<{ listed: boolean; params: Record<string, unknown> }>(
        'select listed, params from notifications where member_id = $1 and event = $2',
        [member.id, event],
      )
    ).map(({ listed, params }) => ({ listed, ...params }));

  test('a coupon that ends within three days, once for each copy', async () => {
    const member = await m.world.tw.member();
    const { id } = await m.owner.client.call('saveCoupon', plainCoupon);
    await m.owner.client.call('moveCoupon', { id, event: 'activate' });
    const { account = '' } = (await m.world.row('members', { id: member.id })) ?? {};
    await m.owner.client.call('issueCoupon', { id, to: 'accounts', accounts: [account] });
    const { services } = m.world.running;
    const ends = (days: number) =>
      m.world.sql(
        `update member_coupons set valid_until = now() + make_interval(days => $2),
           created_at = now() - interval '2 days' where member_id = $1`,
        [member.id, days],
      );
    await ends(4);
    await run(couponWarnings(services));
    expect(await toldOf(member, 'coupon.ending')).toEqual([]);
    await ends(2);
    await run(couponWarnings(services));
    await run(couponWarnings(services));
    expect(await toldOf(member, 'coupon.ending')).toMatchObject([{ tw: '滿額折抵', days: 2, listed: true }]);
  });

  test('an announcement with messages, to its audience, once and when it begins', async () => {
    const [member, other] = [await m.world.tw.member(), await m.world.tw.member()];
    const country = 'TH';
    await m.world.change('members', { id: member.id }, { areaCode: '66' });
    const content = {
      ...({ type: 'service', pinned: false, top: false, readSeconds: 0, membersOnly: false } as const),
      ...{ levels: [], countries: [country], channelIds: [], endsAt: null },
      texts: { tw: { title: '春節停運', html: '<p>停運</p>' } },
    };
    const { services } = m.world.running;
    for (const tells of [false, true]) {
      const { id, version } = await m.owner.client.call('saveAnnouncement', { ...content, tells });
      await run(announcementNotifier(services));
      expect(await toldOf(member, 'announcement.publish')).toEqual([]);
      await m.owner.client.call('releaseAnnouncement', { id, version, publishAt: null });
    }
    await Promise.all([run(announcementNotifier(services)), run(announcementNotifier(services))]);
    await run(announcementNotifier(services));
    expect(await toldOf(member, 'announcement.publish')).toMatchObject([{ en: '春節停運', listed: false }]);
    expect(await toldOf(other, 'announcement.publish')).toEqual([]);
    await expect.poll(() => m.lettersTo(member)).toHaveLength(1);
  });
});

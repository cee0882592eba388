import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lineRevocation } from '../src/messengers/unbinding.ts';
import { noticeJobs } from '../src/notices/noticeSender.ts';
import { asShopId } from '../src/platform/scope.ts';
import { openProviders } from './messageDoubles.ts';
import { inAppOnlyPreferences } from './messageWorld.ts';
import { errorOf, newLineAccount, startMessengerWorld } from './messengerWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { openSmtp } from './smtpDouble.ts';
import type { Person } from './world.ts';

/** LINE answers 200 to messages for people who have not added the official account, and shows them to nobody. */
const [post, providers] = await Promise.all([openSmtp(), openProviders()]);
const world = await startMessengerWorld({ env: { SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true' } });
const owner = await world.tw.staff();
const line = {
  apiUrl: providers.url,
  token: 'channel-token',
  secret: 'bot-secret',
  accountId: '@123abcde',
};
await owner.client.call('saveLinePush', { line });

const friendOf = async ({ client }: Person) =>
  (await client.call('getBindings', {})).list.find(({ provider }) => provider === 'line')?.friend;
const waysOf = async ({ client }: Person) => (await client.call('getNoticeWishes', {})).ways;
const told = async (member: Person) => {
  const before = await world.sql('select from notice_ways where member_id = $1', [member.id]);
  const moved = { memberId: member.id, amountMinor: 100, reason: 'sorry' };
  await owner.client.call('adjustMemberBalance', moved);
  await runJobIfDue(world, world.tw, noticeJobs()[0]);
  await expect
    .poll(async () => (await world.sql('select from notice_ways where member_id = $1', [member.id])).length)
    .toBeGreaterThan(before.length);
  return world.sql<{ way: string; state: string; skippedFor: string | null }>(
    `select way, state, skipped_for from notice_ways where member_id = $1
     and notification_id = (select max(id::text)::uuid from notifications where member_id = $1) order by way`,
    [member.id],
  );
};

/** A time later than every login in this file. */
let clock = Date.now() + 600_000;
const nextMs = () => {
  clock += 1_000;
  return clock;
};
/** Sends a webhook as LINE does, signed with the channel's secret over exactly these bytes. */
function report(
  events: readonly object[],
  { secret = 'bot-secret', signature = '', host = world.tw.host } = {},
) {
  const payload = JSON.stringify({ destination: 'U0', events });
  const signed = createHmac('sha256', secret).update(payload).digest('base64');
  return world.running.server.app.inject({
    method: 'POST',
    url: '/api/messages/webhook/line',
    headers: { host, 'content-type': 'application/json', 'x-line-signature': signature || signed },
    payload,
  });
}
const event = (type: 'follow' | 'unfollow', userId: string, timestamp = nextMs()) => ({
  type,
  timestamp,
  mode: 'active',
  webhookEventId: `01${timestamp}`,
  deliveryContext: { isRedelivery: false },
  source: { type: 'user', userId },
});

describe('a member who binds LINE', () => {
  test('is asked to add the official account: with the consent, and on its own page', async () => {
    const member = await world.tw.member();
    const promptOf = ({ url }: { url: string }) => new URL(url).searchParams.get('bot_prompt');
    expect(promptOf(await world.tw.guest.call('beginLineLogin', {}))).toBe('normal');
    expect(promptOf(await member.client.call('beginBinding', { provider: 'line' }))).toBe('aggressive');
  });

  test('and is a friend gets LINE messages; others do not, and see a link to add it', async () => {
    const [friend, stranger] = [newLineAccount(), newLineAccount()];
    world.line.strangers.add(stranger);
    const [first, second] = [await world.bound(world.tw, friend), await world.bound(world.tw, stranger)];
    expect([await friendOf(first), await friendOf(second)]).toEqual([true, false]);
    expect([await waysOf(first), await waysOf(second)]).toEqual([['email', 'line'], ['email']]);
    const { addFriendUrl } = await second.client.call('getBindings', {});
    expect(addFriendUrl).toBe('https://line.me/R/ti/p/%40123abcde');
    const { offered } = await second.client.call('getNoticeWishes', {});
    expect(offered.find(({ way }) => way === 'line')).toEqual({
      way: 'line',
      reachable: false,
      notFriend: true,
      to: '',
      bouncedAt: null,
    });
    const seen = await owner.client.call('getMember', { memberId: second.id });
    expect(seen.bindings).toMatchObject([{ provider: 'line', friend: false }]);
  });

  test('has the friendship updated at the next login', async () => {
    const login = newLineAccount();
    world.line.strangers.add(login);
    const member = await world.bound(world.tw, login);
    world.line.strangers.delete(login);
    await world.tw.guest.call('lineLogin', { ticket: await world.ticketFor(world.tw, login) });
    expect(await friendOf(member)).toBe(true);
    expect(await waysOf(member)).toContain('line');
  });
});

describe('LINE reports its friends', () => {
  test('the reports are applied in the order of their events, and staff see when', async () => {
    const login = newLineAccount();
    const member = await world.bound(world.tw, login);
    expect((await report([event('unfollow', login)])).statusCode).toBe(200);
    expect(await friendOf(member)).toBe(false);
    const late = clock - 60_000;
    await report([event('follow', login, late)]);
    expect(await friendOf(member)).toBe(false);
    const [out, back] = [event('unfollow', login), event('follow', login)];
    await report([back, out]);
    expect(await friendOf(member)).toBe(true);
    await report([out]);
    expect(await friendOf(member)).toBe(true);
    const { steps } = await owner.client.call('getMember', { memberId: member.id });
    expect(steps.map((step) => step.event)).toEqual(expect.arrayContaining(['lineUnfollow', 'lineFollow']));
  });

  test.each([
    ['another secret', { secret: 'another' }],
    ['no base64', { signature: '?' }],
    ['other bytes', { signature: createHmac('sha256', 'bot-secret').update('{}').digest('base64') }],
  ])('a signature of %s is refused and changes nothing', async (_what, forged) => {
    const login = newLineAccount();
    const member = await world.bound(world.tw, login);
    const answer = await report([event('unfollow', login)], forged);
    expect(answer.json()).toMatchObject({ code: 403, error: 'line.signatureWrong' });
    expect(await friendOf(member)).toBe(true);
  });

  test('a shop without a secret accepts no report; an unknown event, an empty list and strangers are answered', async () => {
    expect((await report([], { host: world.th.host })).json()).toMatchObject({
      error: 'line.signatureWrong',
    });
    for (const events of [
      [],
      [{ type: 'message' }],
      [event('follow', newLineAccount())],
      [{ type: 'follow' }],
    ])
      expect((await report(events)).statusCode).toBe(200);
  });
});

describe('a notification to somebody who is no friend', () => {
  test('goes on the next channel, and to LINE again once they are one', async () => {
    const login = newLineAccount();
    const member = await world.bound(world.tw, login);
    await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['line'] });
    await report([event('unfollow', login)]);
    expect(await told(member)).toMatchObject([
      { way: 'email', skippedFor: null },
      { way: 'line', skippedFor: 'unreachable' },
      { way: 'push', skippedFor: 'notChosen' },
    ]);
    await report([event('follow', login)]);
    expect(await told(member)).toMatchObject([
      { way: 'email', skippedFor: 'notChosen' },
      { way: 'line', skippedFor: null },
      {},
    ]);
  });

  test.each([
    [200, true, 'sent'],
    [404, false, 'failed'],
    [500, null, 'sent'],
  ])('LINE is asked once if it is unknown: %s', async (status, friend, state) => {
    const login = newLineAccount();
    const member = await world.bound(world.tw, login);
    await world.change('messengerBindings', { memberId: member.id }, { friend: null, friendAt: null });
    await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['line'] });
    providers.next({ status }, { status: 200 });
    await told(member);
    const messages = () =>
      world.sql<{ state: string }>('select state from outgoing_messages where member_id = $1', [member.id]);
    await expect.poll(messages).toEqual([{ state }]);
    expect(await friendOf(member)).toBe(friend);
    const asked = providers.posted.filter(({ path }) => path === `/v2/bot/profile/${login}`);
    expect(asked).toHaveLength(1);
    providers.forgetPlans();
  });
});

describe('a member who unbinds LINE revokes the permission there', () => {
  /** The queued jobs that revoke LINE permissions, newest first. */
  const queued = () =>
    world.sql<{ data: object; state: string }>(
      "select data, state from pgboss.job where name = 'take-back-line' order by created_on desc",
    );

  test.each([
    ['with the token of the login', false],
    ['with a renewed one, where that has run out', true],
  ])('%s', async (_how, ended) => {
    const login = newLineAccount();
    const member = await world.bound(world.tw, login);
    if (ended) world.line.endAccessTokens();
    await member.client.call('clearLineId', {});
    await expect.poll(() => world.line.deauthorized.includes(login), { timeout: 15_000 }).toBe(true);
    await expect.poll(async () => (await queued())[0]?.state).toBe('completed');
    // The queue contains no readable token.
    expect(JSON.stringify((await queued())[0])).toMatch(/"tokens":"v?\d*\.?[\w-]+/);
    expect(JSON.stringify(await queued())).not.toMatch(/"access/);
  });

  test('tokens that LINE no longer knows are ignored', async () => {
    const { services, database } = world.running;
    const definition = lineRevocation(services);
    const { encryptionWith } = await import('../src/platform/encryption.ts');
    const tokens = encryptionWith(services.config.APP_SECRET).seal(JSON.stringify({ access: 'nobody-s' }));
    const before = world.line.deauthorized.length;
    await definition.run(database.noTransaction(asShopId(world.tw.id)), { shopId: world.tw.id, tokens });
    expect(world.line.deauthorized).toHaveLength(before);
  });
});

describe('an issuer', () => {
  const tryIt = (changes: object) =>
    owner.client.attempt('tryLineIssuer', {
      ...{ issuer: world.line.issuer, clientId: 'tw-channel', secret: 'tw-secret', ...changes },
    });

  test('that ends in a slash is the same one, and logs in', async () => {
    const issuer = `${world.line.issuer}/`;
    expect(await errorOf(tryIt({ issuer }))).toBeUndefined();
    const saved = await owner.client.call('saveMessengerSettings', {
      registerBind: true,
      line: { issuer, clientId: 'tw-channel', secret: 'tw-secret' },
      wechat: null,
    });
    expect(saved.line?.issuer).toBe(world.line.issuer);
    expect(
      await errorOf(world.ticketFor(world.tw, newLineAccount()).then(() => ({ ok: true as const }))),
    ).toBe(undefined);
  });

  test.each([
    [{ secret: 'wrong' }, 'messenger.clientRefused'],
    [{ clientId: 'another' }, 'messenger.clientRefused'],
    [{ issuer: 'http://127.0.0.1:1' }, 'messenger.issuerSilent'],
    [{ secret: undefined }, undefined],
  ])('is tested as in a login: %o', async (changes, error) => {
    expect(await errorOf(tryIt(changes))).toBe(error);
  });
});

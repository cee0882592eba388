import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { lineSender } from '../src/messages/lineSender.ts';
import { pushSender } from '../src/notices/pushSender.ts';
import { newId } from '../src/platform/ids.ts';
import { queueMessage } from '../src/platform/outbox.store.ts';
import { Outbox, outboxJob, type Sender } from '../src/platform/outbox.ts';
import { asShopId } from '../src/platform/scope.ts';
import { secondsAgo } from './ago.ts';
import { browserAt, vapidClaims } from './messageDoubles.ts';
import { inAppOnlyPreferences, startMessageWorld } from './messageWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';

const m = await startMessageWorld();

describe('messages to browsers', () => {
  test('arrive at each of the member’s browsers, readable only there, and open their page', async () => {
    const member = await m.world.tw.member();
    const [phone, desk] = [
      browserAt(`${m.providers.url}/push/phone`),
      browserAt(`${m.providers.url}/push/desk`),
    ];
    for (const one of [phone, desk]) await member.client.call('addPushBrowser', one.subscription);
    const { key, browsers } = await member.client.call('getPushBrowsers', {});
    expect(browsers).toHaveLength(2);
    expect((await member.client.call('getNoticeWishes', {})).ways).toEqual(['email', 'push']);
    await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['push'] });
    const before = m.providers.posted.length;
    await m.move(member);
    await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    for (const [at, one] of [
      ['/push/phone', phone],
      ['/push/desk', desk],
    ] as const) {
      const sent = m.providers.posted.slice(before).find(({ path }) => path === at);
      expect(sent?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        urgency: 'normal',
      });
      const claims = vapidClaims(sent?.headers.authorization, key);
      expect(claims).toMatchObject({ aud: m.providers.url, sub: 'https://tw.test' });
      expect(one.read(sent?.body ?? Buffer.alloc(0))).toMatchObject({
        title: expect.stringContaining('餘額已調整'),
        body: expect.stringContaining('sorry'),
        url: '/record',
      });
    }
    // Both push services answer 410, because the subscriptions have ended.
    m.providers.next({ status: 410 }, { status: 410 });
    await m.move(member);
    await expect.poll(async () => (await member.client.call('getPushBrowsers', {})).browsers).toEqual([]);
    await m.move(member);
    await expect
      .poll(async () => (await m.waysOf(member)).at(-1))
      .toMatchObject({ way: 'push', skippedFor: 'unreachable' });
  });

  test('belong to the last member who enabled the browser, and only they can disable it', async () => {
    const [first, second] = [await m.world.tw.member(), await m.world.tw.member()];
    const { subscription } = browserAt(`${m.providers.url}/push/shared`);
    await first.client.call('addPushBrowser', subscription);
    const { id } = await second.client.call('addPushBrowser', subscription);
    expect((await first.client.call('getPushBrowsers', {})).browsers).toEqual([]);
    expect(await first.client.attempt('removePushBrowser', { id })).toBeRefused({ code: 404 });
    await second.client.call('removePushBrowser', { id });
    expect((await second.client.call('getPushBrowsers', {})).browsers).toEqual([]);
  });

  test('end with the session that enabled them, however it ends, and continue in others', async () => {
    const member = await m.world.tw.member();
    const again = () => m.elsewhere(member);
    const [phone, desk, pad] = [await again(), await again(), await again()];
    const at = (name: string) => browserAt(`${m.providers.url}/push/${name}`).subscription;
    for (const [client, name] of [
      [phone, 'a'],
      [desk, 'b'],
      [pad, 'c'],
    ] as const)
      await client.call('addPushBrowser', at(name));
    const left = async () =>
      (await member.client.call('getPushBrowsers', {})).browsers.map(({ endpoint }) => endpoint.slice(-1));
    await phone.call('logout', {});
    expect(await left()).toEqual(['c', 'b']);
    const { list } = await desk.call('listSessions', {});
    const here = list.find(({ current }) => current);
    await member.client.call('endSession', { id: here?.id ?? '' });
    expect(await left()).toEqual(['c']);
  });

  test('move to another address with the old address and its secret, and not otherwise', async () => {
    const member = await m.world.tw.member();
    const [before, after] = [
      browserAt(`${m.providers.url}/push/old`),
      browserAt(`${m.providers.url}/push/new`),
    ];
    const { endpoint, auth } = before.subscription;
    await member.client.call('addPushBrowser', before.subscription);
    const { guest } = m.world.tw;
    for (const old of [
      { endpoint, auth: after.subscription.auth },
      { endpoint: after.subscription.endpoint, auth },
    ])
      expect(await guest.attempt('renewPushBrowser', { ...after.subscription, old })).toBeRefused({
        code: 404,
      });
    const old = { endpoint, auth };
    const hostile = { ...after.subscription, endpoint: 'ftp://127.0.0.1/1', old };
    expect(await guest.attempt('renewPushBrowser', hostile)).toBeRefused('push.endpointInvalid');
    await guest.call('renewPushBrowser', { ...after.subscription, old });
    expect((await member.client.call('getPushBrowsers', {})).browsers).toMatchObject([
      { endpoint: after.subscription.endpoint },
    ]);
    await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['push'] });
    await m.move(member);
    await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'sent' }]);
    expect(after.read(m.providers.posted.at(-1)?.body ?? Buffer.alloc(0))).toMatchObject({ url: '/record' });
  });

  test('accept only public addresses over TLS, and keys on the curve', async () => {
    const member = await m.world.tw.member();
    const { subscription } = browserAt('https://push.example/1');
    const { config } = m.world.running.services;
    const wasPrivate = config.OUTBOUND_PRIVATE;
    Object.assign(config, { OUTBOUND_PRIVATE: false });
    for (const endpoint of [
      'http://push.example/1',
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://db.internal/',
    ])
      expect(await member.client.attempt('addPushBrowser', { ...subscription, endpoint })).toBeRefused({
        error: 'push.endpointInvalid',
        fields: { endpoint: {} },
      });
    Object.assign(config, { OUTBOUND_PRIVATE: wasPrivate });
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await member.client.attempt('addPushBrowser', { ...subscription, p256dh })).toBeRefused({
      error: 'push.keyInvalid',
      fields: { p256dh: {} },
    });
  });
});

test('a process killed after it handed over a message sends nothing twice', async () => {
  const { database, services } = m.world.running;
  const [{ th }, log] = [m.world, pino({ level: 'silent' })];
  const [shopId, thOwner, buyer] = [asShopId(th.id), await th.staff(), await th.member()];
  await thOwner.client.call('saveLinePush', { line: { apiUrl: m.providers.url, token: 'channel-token' } });
  const { subscription } = browserAt(`${m.providers.url}/push/killed`);
  const { id: browserId } = await buyer.client.call('addPushBrowser', subscription);
  const senders = {
    line: lineSender(database, services.config),
    push: pushSender(database, services.config),
  };
  const [posted, passedOn] = [m.providers.posted.length, m.providers.passedOn()];
  for (const [channel, recipient] of [
    ['line', 'U1'],
    ['push', browserId],
  ] as const) {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    // No realtime event is published, so the running process does not notice the message.
    await database.transact(shopId, (tx) =>
      queueMessage(tx, newId(), { channel, recipient, subject: 's', body: 'b', secret: false, expiresAt }),
    );
    const killed = Promise.withResolvers<void>();
    const send: Sender = async (...message) => {
      await senders[channel](...message);
      killed.resolve();
      return new Promise(() => undefined);
    };
    new Outbox(database, { email: send, sms: send, line: send, push: send }, log).wake(shopId);
    await killed.promise;
  }
  await m.world.change('outbox', { shopId }, { leaseUntil: secondsAgo(1) });
  // First another process looks for the messages, then the job settles those that the killed process left.
  const next = new Outbox(database, { email: senders.line, sms: senders.line, ...senders }, log);
  next.wake(shopId);
  await next.stop();
  await runJobIfDue(m.world, th, outboxJob());
  const fates = () =>
    m.world.sql('select channel, state, attempts from outgoing_messages where shop_id = $1 order by id', [
      shopId,
    ]);
  await expect.poll(fates).toEqual([
    { channel: 'line', state: 'sent', attempts: 2 },
    { channel: 'push', state: 'unknown', attempts: 1 },
  ]);
  // LINE got two requests with one retry key and passed the message on once. The push service got one request.
  expect([m.providers.posted.length - posted, m.providers.passedOn() - passedOn]).toEqual([3, 1]);
});

describe('the shop’s own texts', () => {
  const event = 'adjustment.approve';
  const save = (own: { title: string; text: string } | null) =>
    m.owner.client.attempt('saveNoticeTemplate', { event, lang: 'tw', own });

  test('can use the known variables of the event; an unknown one is refused at its field', async () => {
    const { variables } = await m.owner.client.call('getNoticeTemplate', { event });
    expect(variables.map(({ name }) => name)).toEqual(['amount', 'reason', 'shop']);
    expect(variables.every(({ name, example }) => example !== '' && !example.includes(name))).toBe(true);
    expect(await save({ title: '{shop}', text: '{amount} {parcel} }' })).toBeRefused({
      error: 'notice.variableUnknown',
      params: { names: '{parcel} }' },
      fields: { 'own.text': {} },
    });
    expect(await save({ title: '{number}', text: 'x' })).toBeRefused({ fields: { 'own.title': {} } });
  });

  testSettingEffect(
    'saveNoticeTemplate.own',
    'said in the list and on every way, in that language alone, until given up',
    async () => {
      const { member } = await m.withLine();
      expect(await save({ title: '{shop} 入帳', text: '共 {amount}' })).toMatchObject({ ok: true });
      await m.move(member);
      const listed = async (lang: 'tw' | 'en') =>
        (await m.world.tw.as(member.token, lang).call('listNotifications', {})).list[0];
      expect(await listed('tw')).toMatchObject({
        title: 'Shop tw 入帳',
        text: expect.stringContaining('共 '),
      });
      expect(await listed('en')).toMatchObject({ title: 'Balance adjusted' });
      await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'sent' }]);
      expect(String(m.providers.posted.at(-1)?.body)).toContain('Shop tw 入帳');
      const own = async () =>
        (await m.owner.client.call('getNoticeSettings', {})).events.find((one) => one.event === event)
          ?.ownWords;
      expect(await own()).toEqual(['tw']);
      await save(null);
      expect(await own()).toEqual([]);
      expect(await listed('tw')).toMatchObject({ title: '餘額已調整' });
    },
  );

  test('are tested through the real channels, and only through existing ones', async () => {
    const trial = { event, lang: 'tw', title: '{shop}', text: '試 {amount}', way: 'line' } as const;
    const { member } = await m.withLine();
    const { account = '' } = (await m.world.row('members', { id: member.id })) ?? {};
    await m.owner.client.call('tryNotice', { ...trial, to: account });
    await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'sent' }]);
    expect(String(m.providers.posted.at(-1)?.body)).toContain('［測試］Shop tw');
    for (const [change, error] of [
      [{ to: 'nobody-here' }, 'notice.nobodyThere'],
      [{ way: 'push', to: account }, 'notice.nobodyThere'],
      [{ way: 'email', to: 'no address' }, 'notice.nobodyThere'],
      [{ way: 'sms', to: '+886912345678' }, 'notice.wayMissing'],
      [{ text: '{parcel}', to: account }, 'notice.variableUnknown'],
    ] as const)
      expect(await m.owner.client.attempt('tryNotice', { ...trial, ...change })).toBeRefused(error);
  });
});

test('staff see the channels and the result of each notification', async () => {
  const { member } = await m.withLine();
  m.providers.next({ status: 400, body: { message: 'Failed to send' } });
  await m.move(member);
  const { id: memberId } = member;
  const seen = async () => (await m.owner.client.call('listMemberNotices', { memberId })).list[0];
  await expect.poll(seen).toMatchObject({
    event: 'adjustment.approve',
    listed: true,
    readAt: null,
    ways: [
      { way: 'email', state: 'skipped', skippedFor: 'notChosen' },
      {
        way: 'line',
        state: 'written',
        messages: [{ state: 'failed', failure: expect.stringContaining('Failed') }],
      },
      { way: 'push', state: 'skipped' },
    ],
  });
  const found = async (filter: object) =>
    (await m.owner.client.call('listMessages', { memberId, ...filter })).list.map(({ event }) => event);
  expect(await found({ kind: 'balance', channel: 'line', state: 'failed' })).toEqual(['adjustment.approve']);
  expect(await found({ kind: 'shipped' })).toEqual([]);
  const warehouse = await m.world.tw.staff(['warehouse']);
  expect(await warehouse.client.attempt('listMemberNotices', { memberId })).toBeRefused({ code: 403 });
});

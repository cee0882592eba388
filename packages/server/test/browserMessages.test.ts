import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPushKey, sealForBrowser, shopPushKeys } from '../src/platform/webPush.ts';
import { browserAt, vapidClaims } from './messageDoubles.ts';
import { type MessageWorld, noWishes, startMessageWorld } from './messageWorld.ts';

let m: MessageWorld;
beforeAll(async () => {
  m = await startMessageWorld();
}, 60_000);
afterAll(() => m.stop());

describe('messages to browsers', () => {
  test('is sealed as RFC 8291 shows it', () => {
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    const sealed = sealForBrowser(
      'When I grow up, I want to be a watermelon',
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      {
        salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
        privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      },
    );
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    const keys = shopPushKeys('secret', 'shop');
    expect(shopPushKeys('secret', 'shop')).toEqual(keys);
    expect(shopPushKeys('secret', 'other').publicKey).not.toEqual(keys.publicKey);
    expect(isPushKey(keys.publicKey.toString('base64url'))).toBe(true);
  });

  test('arrives at each of the member’s browsers, readable there alone, and shows the page it is about', async () => {
    const member = await m.world.tw.member();
    const [phone, desk] = [
      browserAt(`${m.providers.url}/push/phone`),
      browserAt(`${m.providers.url}/push/desk`),
    ];
    for (const one of [phone, desk]) await member.client.call('addPushBrowser', one.subscription);
    const { key, browsers } = await member.client.call('getPushBrowsers', {});
    expect(browsers).toHaveLength(2);
    expect((await member.client.call('getNoticeWishes', {})).ways).toEqual(['email', 'push']);
    await member.client.call('saveNoticeWishes', { ...noWishes, ways: ['push'] });
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
    // The one is ended by its browser, the other by its m.owner.
    m.providers.next({ status: 410 }, { status: 410 });
    await m.move(member);
    await expect.poll(async () => (await member.client.call('getPushBrowsers', {})).browsers).toEqual([]);
    await m.move(member);
    await expect
      .poll(async () => (await m.waysOf(member)).at(-1))
      .toMatchObject({ way: 'push', skippedFor: 'unreachable' });
  });

  test('a browser belongs to whoever switched it on last, and only its owner switches it off', async () => {
    const [first, second] = [await m.world.tw.member(), await m.world.tw.member()];
    const { subscription } = browserAt(`${m.providers.url}/push/shared`);
    await first.client.call('addPushBrowser', subscription);
    const { id } = await second.client.call('addPushBrowser', subscription);
    expect((await first.client.call('getPushBrowsers', {})).browsers).toEqual([]);
    expect(await first.client.attempt('removePushBrowser', { id })).toMatchObject({ failure: { code: 404 } });
    await second.client.call('removePushBrowser', { id });
    expect((await second.client.call('getPushBrowsers', {})).browsers).toEqual([]);
  });

  test('only public addresses over TLS, and keys of the curve', async () => {
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
      expect(await member.client.attempt('addPushBrowser', { ...subscription, endpoint })).toMatchObject({
        failure: { error: 'push.endpointInvalid', fields: { endpoint: {} } },
      });
    Object.assign(config, { OUTBOUND_PRIVATE: wasPrivate });
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await member.client.attempt('addPushBrowser', { ...subscription, p256dh })).toMatchObject({
      failure: { error: 'push.keyInvalid', fields: { p256dh: {} } },
    });
  });
});

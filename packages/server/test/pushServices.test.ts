import { describe, expect, test } from 'vitest';
import { browserAt, vapidClaims } from './messageDoubles.ts';
import { inAppOnlyPreferences, startMessageWorld } from './messageWorld.ts';

const m = await startMessageWorld();

describe('push services', () => {
  test.each([
    ['seconds', () => '3600'],
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
    ['nothing that can be read', () => 'soon'],
  ])('a service that asks for a pause gets one: it says %s', async (named, retryAfter) => {
    const member = await m.world.tw.member();
    await member.client.call('addPushBrowser', browserAt(`${m.providers.url}/push/busy`).subscription);
    await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['push'] });
    m.providers.next({ status: 429, headers: { 'retry-after': retryAfter() } });
    await m.move(member);
    await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'queued', attempts: 1 }]);
    const [row] = await m.world.sql<{ minutes: number }>(
      `select extract(epoch from due_at - now()) / 60 as minutes from outbox
       where message_id in (select id from outgoing_messages where member_id = $1)`,
      [member.id],
    );
    const minutes = Number(row?.minutes);
    expect(minutes).toBeGreaterThan(named.startsWith('nothing') ? 0 : 55);
    expect(minutes).toBeLessThan(named.startsWith('nothing') ? 2 : 61);
  });

  test.each(['', 'care@forwarder.example'])(
    'reads which addresses are allowed for the shop: %s',
    async (email) => {
      const { mail: _mail, ...contact } = await m.owner.client.call('getContact', {});
      await m.owner.client.call('saveContact', { ...contact, email });
      const member = await m.world.tw.member();
      const { key } = await member.client.call('getPushBrowsers', {});
      await member.client.call('addPushBrowser', browserAt(`${m.providers.url}/push/told`).subscription);
      await member.client.call('saveNoticeWishes', { ...inAppOnlyPreferences, ways: ['push'] });
      await m.move(member);
      await expect.poll(() => m.messagesTo(member)).toMatchObject([{ state: 'sent' }]);
      const sent = m.providers.posted.findLast(({ path }) => path === '/push/told');
      const { sub } = vapidClaims(sent?.headers.authorization, key);
      expect(sub).toBe(email === '' ? 'https://tw.test' : `mailto:${email}`);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { storageWarnings } from '../src/checkout/storageJob.ts';
import { daysAgo } from './ago.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import { startShippingWorld } from './shippingWorld.ts';
import { openSmtp } from './smtpDouble.ts';
import type { Person } from './world.ts';

const post = await openSmtp();
const s = await startShippingWorld({ env: { SMTP_URL: post.url } });

const eventsOf = async (member: Person) =>
  (await member.client.call('listNotifications', { pageSize: 50 })).list.map(({ event }) => event).reverse();
const emailOf = async (member: Person) => (await s.world.row('members', { id: member.id }))?.email;
const subjectsTo = async (member: Person) =>
  s.world
    .sql<{ subject: string }>('select subject from outgoing_messages where recipient = $1 order by id', [
      await emailOf(member),
    ])
    .then((rows) => rows.map(({ subject }) => subject.replace(/^.*：/, '')));
const noWishes = { ways: [], off: [], quiet: null, digestAt: null, timeZone: null };
const untold = () =>
  s.world.sql(
    `select 1 from notifications where told_at is null
     union all select 1 from notice_ways where state = 'waiting' and due_at <= now()`,
  );

async function freeDaysLeft(parcelId: string | undefined, days: number): Promise<void> {
  const free = await s.world.row('warehouses', { id: s.lane.warehouseId });
  const stored = daysAgo((free?.freeStorageDays ?? 0) - days);
  await s.world.change('parcels', { id: parcelId }, { arrivedAt: stored, shelvedAt: stored });
}

describe('a member is notified about their own things', () => {
  test('from the shelf to the signature, in the list and by email, but not about their own actions', async () => {
    const member = await s.shop.member();
    const order = await s.packed(member);
    const bill = await member.client.call('getOrder', { orderId: order.id });
    const list = await member.client.call('listNotifications', {});
    expect(list.list.at(0)).toMatchObject({ event: 'order.pack', subjectId: order.id, readAt: null });
    expect(list.list.at(0)?.text).toContain(order.number);
    expect(list.list.at(0)?.text).toContain(String((bill.billTotalMinor ?? 0) / 100));
    await s.give(member, 100_000);
    await member.client.call('payFromBalance', { orderId: order.id });
    await s.clerk.client.call('shipOrder', { number: order.number, forwardingNumber: 'KYNOTICE1' });
    await s.clerk.client.call('signForOrder', { orderId: order.id, signer: '林先生', fileIds: [] });
    expect(await eventsOf(member)).toEqual([
      'parcel.shelve',
      'order.pack',
      'adjustment.approve',
      'order.ship',
      'order.sign',
    ]);
    await expect.poll(untold).toEqual([]);
    expect(await subjectsTo(member)).toEqual([
      '包裹已上架',
      '訂單待付款',
      '餘額已調整',
      '訂單已出貨',
      '訂單已簽收',
    ]);
    const email = await emailOf(member);
    await expect.poll(() => post.letters.filter(({ to }) => to === email).length).toBe(5);
  });

  test('in transit: arrived, at customs, out for delivery, each once, and only the last event of a sheet', async () => {
    const member = await s.shop.member();
    const { number, forwardingNumber, id } = await s.shipped(member);
    const since = (await eventsOf(member)).length;
    const news = async () => (await eventsOf(member)).slice(since);
    const at = (tenSeconds: number) => new Date(Date.now() + tenSeconds * 10_000).toISOString();
    const add = (template: 'inTransit' | 'customsHold' | 'outForDelivery' | 'deliveryFailed', when: number) =>
      s.clerk.client.call('addTracking', { numbers: [number], template, at: at(when) });
    // An event before the shipment causes no notification, and neither does the state in transit.
    await add('customsHold', -600);
    await add('inTransit', 0);
    expect(await news()).toEqual([]);
    const rows = ['exportCustoms', 'importCustoms', 'arrived'].map((info, n) => ({
      number: forwardingNumber,
      at: at(n + 1),
      place: '桃園',
      info,
    }));
    await s.clerk.client.call('importTracking', { rows });
    await s.clerk.client.call('importTracking', { rows });
    expect(await news()).toEqual(['order.arrived']);
    const { list } = await member.client.call('listNotifications', {});
    expect(list[0]).toMatchObject({ subjectId: id, text: expect.stringContaining(number) });
    await add('outForDelivery', 9);
    expect(await news()).toEqual(['order.arrived', 'order.outForDelivery']);
    await s.clerk.client.call('signForOrder', { orderId: id, signer: '林先生', fileIds: [] });
    await add('deliveryFailed', 10);
    expect(await news()).toEqual(['order.arrived', 'order.outForDelivery', 'order.sign']);
  });

  test('in the reader’s language, with the reason', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    await s.owner.client.call('cancelOrderForMember', { orderId: order.id, why: 'out of reach' });
    for (const [lang, title] of [
      ['tw', '訂單已取消'],
      ['zh', '订单已取消'],
      ['en', 'Order cancelled'],
    ] as const) {
      const { list } = await s.shop.as(member.token, lang).call('listNotifications', {});
      expect(list[0]).toMatchObject({ title, text: expect.stringContaining('out of reach') });
    }
  });

  test('shown ones are marked as read, and only by the member', async () => {
    const member = await s.shop.member();
    await s.give(member, 5_000);
    await s.give(member, 6_000);
    const unread = async () => (await member.client.call('countUnread', {})).unread;
    expect(await unread()).toBe(2);
    const { list } = await member.client.call('listNotifications', {});
    const other = await s.shop.member();
    await other.client.call('readNotifications', { upToId: list[0]?.id ?? '' });
    expect(await unread()).toBe(2);
    await member.client.call('readNotifications', { upToId: list[1]?.id ?? '' });
    expect(await unread()).toBe(1);
    await member.client.call('readNotifications', { upToId: list[0]?.id ?? '' });
    expect(await unread()).toBe(0);
    expect((await other.client.call('listNotifications', {})).total).toBe(0);
  });

  test('a refused transaction notifies nobody', async () => {
    const member = await s.shop.member();
    const order = await s.packed(member);
    const before = await eventsOf(member);
    expect(
      await s.clerk.client.attempt('packOrder', { orderId: order.id, packages: [], allHere: true }),
    ).toMatchObject({ ok: false });
    expect(await eventsOf(member)).toEqual(before);
  });
});

describe('on the channels that shop and member chose', () => {
  test('a member who disabled email gets none, and still has the list', async () => {
    const member = await s.shop.member();
    const wishes = await member.client.call('getNoticeWishes', {});
    expect(wishes).toMatchObject({
      ways: ['email'],
      offered: [
        { way: 'email', reachable: true, to: await emailOf(member) },
        { way: 'push', reachable: false, to: '' },
      ],
      timeZone: 'Asia/Taipei',
    });
    await member.client.call('saveNoticeWishes', { ...noWishes, ways: [] });
    await s.give(member, 5_000);
    await expect.poll(untold).toEqual([]);
    expect(await eventsOf(member)).toEqual(['adjustment.approve']);
    expect(await subjectsTo(member)).toEqual([]);
  });

  testSettingEffect(
    'saveNoticeSettings.events',
    'what is switched off is not told, what is only listed not mailed, what is only mailed not listed',
    async () => {
      const member = await s.shop.member();
      const set = async (channels: ('app' | 'email')[]) => {
        await s.owner.client.call('saveNoticeSettings', {
          events: [{ event: 'adjustment.approve', channels }],
        });
        await s.give(member, 5_000);
        await expect.poll(untold).toEqual([]);
      };
      const told = async () => [(await eventsOf(member)).length, (await subjectsTo(member)).length];
      await set([]);
      expect(await told()).toEqual([0, 0]);
      await set(['app']);
      expect(await told()).toEqual([1, 0]);
      await set(['email']);
      expect(await told()).toEqual([1, 1]);
      await set(['app', 'email']);
      expect(await told()).toEqual([2, 2]);
    },
  );

  test('given points and coupons, and rejections with their reason', async () => {
    const member = await s.shop.member();
    await s.owner.client.call('adjustPoints', { memberId: member.id, points: 30, reason: 'sorry' });
    await s.owner.client.call('adjustPoints', { memberId: member.id, points: -10, reason: 'slip' });
    const { list } = await member.client.call('listNotifications', {});
    expect(list.map(({ text }) => text)).toEqual(['Points deducted: 10. slip', 'Points added: 30. sorry']);
  });
});

describe('notifications at their time', () => {
  const warn = () => runJobIfDue(s.world, s.shop, storageWarnings(s.world.running.services));

  test('a week, three days and a day before the free storage ends, once each', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    const [parcelId] = order.parcelIds;
    const stored = (days: number) => freeDaysLeft(parcelId, days);
    const told = async () => (await eventsOf(member)).filter((event) => event === 'parcel.storageEnding');
    // A parcel in an order gets no warning about its storage days.
    await stored(6);
    await warn();
    await member.client.call('cancelOrder', { orderId: order.id });
    for (const days of [9, 0]) {
      await stored(days);
      await warn();
      expect(await told()).toHaveLength(0);
    }
    for (const [days, times] of [
      [6, 1],
      [4, 1],
      [2, 2],
      [1, 3],
    ] as const) {
      await stored(days);
      await warn();
      await warn();
      expect(await told()).toHaveLength(times);
    }
    const { list } = await member.client.call('listNotifications', {});
    expect(list.slice(0, 3).map(({ text }) => /days left: (\d)/.exec(text)?.[1])).toEqual(['1', '2', '6']);
  });

  test('paused days do not count towards that warning, and a pause stops it', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    await member.client.call('cancelOrder', { orderId: order.id });
    const [parcelId = ''] = order.parcelIds;
    await freeDaysLeft(parcelId, 2);
    const pause = { parcelId, reason: 'problem', why: 'wet box', keepsBack: false } as const;
    const { id: pauseId } = await s.owner.client.call('pauseStorage', pause);
    const told = async () => (await eventsOf(member)).filter((event) => event === 'parcel.storageEnding');
    await warn();
    expect(await told()).toHaveLength(0);
    await s.owner.client.call('endPause', { id: pauseId });
    // If the pause lasted seven days, nine free days are left, so no warning is sent.
    const stood = (days: number) =>
      s.world.sql(
        `update storage_pauses set from_at = (until_at at time zone 'UTC' - make_interval(days => $2)) at time zone 'UTC' where id = $1`,
        [pauseId, days],
      );
    await stood(7);
    await warn();
    expect(await told()).toHaveLength(0);
    await stood(1);
    await warn();
    expect(await told()).toHaveLength(1);
  });

  test('if storage costs nothing, there is no warning', async () => {
    const member = await s.shop.member();
    const order = await s.order(member);
    await member.client.call('cancelOrder', { orderId: order.id });
    const storage = (dayRateMinor: number) =>
      s.world.sql(
        `update warehouses set storage = storage || jsonb_build_object('dayRateMinor', $2::int) where id = $1`,
        [s.lane.warehouseId, dayRateMinor],
      );
    const [{ rate = 0 } = {}] = await s.world.sql<{ rate: number }>(
      `select (storage ->> 'dayRateMinor')::int as rate from warehouses where id = $1`,
      [s.lane.warehouseId],
    );
    await storage(0);
    await freeDaysLeft(order.parcelIds[0], 1);
    await warn();
    expect((await eventsOf(member)).filter((event) => event === 'parcel.storageEnding')).toEqual([]);
    const by = (unit: string) =>
      s.world.sql(
        `update warehouses set storage = storage || jsonb_build_object('by', $2::text) where id = $1`,
        [s.lane.warehouseId, unit],
      );
    // A warning is sent even for the lowest price, one minor unit a day.
    await by('parcel');
    await storage(1);
    await warn();
    expect((await eventsOf(member)).filter((event) => event === 'parcel.storageEnding')).toHaveLength(1);
    await by('weight');
    await storage(rate);
  });
});

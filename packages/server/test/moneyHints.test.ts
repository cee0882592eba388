import { describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { addCouponsToWorld, codesOf, plainCoupon } from './couponWorld.ts';
import { openPointsWorld } from './pointsWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { stepsOf } from './recordedSteps.ts';
import type { Person } from './world.ts';

/** Tests screen reloads, notifications to members and log entries when money, points or coupons move. */
const points = await openPointsWorld();
const { world } = points;
const coupons = await addCouponsToWorld(world, points.pay);
const realtimeEvents = await watchRealtimeEvents(world);

/** The member's notifications, latest first. */
const told = (member: Person) =>
  world.sql<{ event: string; params: Record<string, unknown> }>(
    'select event, params from notifications where member_id = $1 order by id desc',
    [member.id],
  );

const accountOf = async (member: Person) => (await member.client.call('getMemberInfo', {})).account;

describe('points', () => {
  test('that staff give or take are notified with their reason', async () => {
    const member = await world.tw.member();
    const change = (by: number, reason: string) =>
      points.finance.client.call('adjustPoints', { memberId: member.id, points: by, reason });
    await realtimeEvents.during(() => change(1, '週年慶'), 'points staff', `notices ${member.id}`);
    expect(await points.points(member)).toBe(1);
    await realtimeEvents.during(() => change(-1, '更正'), `points ${member.id}`);
    const account = await accountOf(member);
    const issue = { accounts: [account], points: 4, reason: '補發' };
    const issued = await realtimeEvents.during(
      () => points.finance.client.call('issuePoints', issue),
      'points staff',
    );
    expect(issued).toMatchObject({ members: 1, points: 4 });
    expect(await told(member)).toMatchObject([
      { event: 'points.given', params: { points: 4, reason: '補發' } },
      { event: 'points.taken', params: { points: 1, reason: '更正' } },
      { event: 'points.given', params: { points: 1, reason: '週年慶' } },
    ]);
  });

  test('of an order are shown with it: earned, taken back and owed, to the single point', async () => {
    const member = await world.tw.member();
    const rules = () => member.client.call('getPointsRules', {});
    expect(await rules()).toMatchObject({ points: 0, owed: 0 });
    const orderId = await points.order(member, 1_000);
    await points.pay.give(member, 1_000);
    const pay = () => member.client.call('payFromBalance', { orderId });
    const { payId } = await realtimeEvents.during(pay, `points ${member.id}`, `wallet ${member.id}`);
    expect(await member.client.call('getPayState', { payId })).toMatchObject({ bonusMinor: 0, feeMinor: 0 });
    expect(await rules()).toMatchObject({ points: 1, owed: 0 });
    await realtimeEvents.during(() => points.refund(member, orderId, 1_000), `points ${member.id}`);
    expect(await rules()).toMatchObject({ points: 0, owed: 0 });
    const larger = await points.paidOrder(member, 10_000);
    await points.refund(member, larger, 3_500);
    await points.refund(member, larger, 6_500);
    expect(await rules()).toMatchObject({ points: 0, owed: 0 });
    expect((await told(member)).filter(({ event }) => event.startsWith('points.'))).toEqual([]);
  });

  test('are summed by month only for the months of the page', async () => {
    const member = await world.tw.member();
    for (let given = 10; given <= 20; given += 1) await points.give(member, given);
    await world.change('pointsEntries', { memberId: member.id, amount: 10 }, { at: daysAgo(40) });
    const page = (pageIndex: number) => member.client.call('queryPoints', { pageIndex, pageSize: 10 });
    const sums = async (pageIndex: number) => (await page(pageIndex)).months.map((month) => month.in);
    expect([await sums(1), await sums(2)]).toEqual([[155], [10]]);
  });
});

describe('coupons', () => {
  test('record each step of an offer: drafted, changed, activated and stopped', async () => {
    const { client, id: staffId } = coupons.finance;
    const { id } = await realtimeEvents.during(() => client.call('saveCoupon', plainCoupon), 'coupons staff');
    const dearer = { ...plainCoupon, id, amountMinor: 6_000 };
    await realtimeEvents.during(() => client.call('saveCoupon', dearer), 'coupons staff');
    for (const event of ['activate', 'stop'] as const)
      await realtimeEvents.during(() => client.call('moveCoupon', { id, event }), 'coupons staff');
    expect(await stepsOf(world, id)).toMatchObject([
      { event: 'write', from: null, to: 'draft', staffId },
      { event: 'activate', from: 'draft', to: 'active', staffId },
      { event: 'stop', from: 'active', to: 'stopped', staffId },
    ]);
  });

  test('record each step of a member’s copy, with a notification: given, used, released and revoked', async () => {
    const member = await coupons.buyer();
    const mine = `coupons ${member.id}`;
    const copy = await realtimeEvents.during(() => coupons.held(member), mine);
    const order = await realtimeEvents.during(() => member.submit({ memberCouponId: copy }), mine);
    const { id: orderId, number } = order.ok ? order.data : { id: '', number: '' };
    await realtimeEvents.during(() => member.client.call('cancelOrder', { orderId }), mine);
    const [free] = (await member.client.call('listCoupons', {})).list;
    expect(free).toMatchObject({ id: copy, usedAt: null, orderId: null, deductedMinor: null });
    const revoked = { id: copy, why: '發錯了' };
    await realtimeEvents.during(() => coupons.finance.client.call('revokeCoupon', revoked), mine);
    const { id: staffId } = coupons.finance;
    expect(await stepsOf(world, copy)).toMatchObject([
      { event: 'give', from: null, to: 'unused', staffId },
      { event: 'use', from: 'unused', to: 'used', staffId: null },
      { event: 'release', from: 'used', to: 'unused', why: number },
      { event: 'revoke', from: 'unused', to: 'revoked', why: '發錯了', staffId },
    ]);
    const events = (await told(member)).filter(({ event }) => event.startsWith('coupon.'));
    expect(events).toMatchObject([
      { event: 'coupon.revoke', params: { reason: '發錯了' } },
      { event: 'coupon.give' },
    ]);
    const code = (await codesOf(coupons, await coupons.coupon()))[0] ?? '';
    const { id } = await realtimeEvents.during(() => member.client.call('exchangeCoupon', { code }), mine);
    expect(await stepsOf(world, id)).toMatchObject([
      { event: 'give', from: null, to: 'unused', staffId: null },
    ]);
  });
});

test('an order that is made, discounted or packed is reloaded on its member’s screens', async () => {
  const member = await coupons.buyer();
  const mine = `orders ${member.id}`;
  const memberCouponId = await coupons.held(member);
  const made = await realtimeEvents.during(() => member.submit(), mine);
  const orderId = made.ok ? made.data.id : '';
  const discount = { orderId, memberCouponId, apply: true };
  await realtimeEvents.during(() => member.client.call('discountOrder', discount), mine);
  await realtimeEvents.during(() => coupons.pack(orderId, 1_500), mine);
});

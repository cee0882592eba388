import { couponWarningDays } from '@crossdock/domain/notices/events.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { couponWarnings } from '../src/coupons/endingJob.ts';
import { daysAgo } from './ago.ts';
import { codesOf, faultsOfCoupons, inDays, openCouponWorld, plainCoupon } from './couponWorld.ts';
import type { Person } from './world.ts';

const scene = await openCouponWorld();
afterEach(async () => expect(await faultsOfCoupons(scene.world)).toEqual([]));

const oneCode = async (couponId: string, more = {}) => (await codesOf(scene, couponId, more))[0] ?? '';
const exchange = (member: Person, code: string) => member.client.attempt('exchangeCoupon', { code });

describe('my coupons (specification, section 9: 1 to be used, 2 expired)', () => {
  test('are listed by status with their terms, and counted', async () => {
    const member = await scene.buyer();
    const usable = await scene.held(member, {
      type: 2,
      rateBp: 1_500,
      maxMinor: 9_000,
      rules: { join: 'or', conditions: [{ on: 'weight', atLeast: 5_000 }] },
    });
    const expired = await scene.held(member);
    const ending = await scene.held(member, { validUntil: null, validDays: 3 });
    await scene.endsIn(expired, -1);
    const page = await member.client.call('listCoupons', {});
    expect(page.list.map(({ id }) => id)).toEqual([ending, usable]);
    expect(page.list[1]).toMatchObject({
      name: 'Fifty off',
      type: 2,
      rateBp: 1_500,
      rate: 85,
      maxMinor: 9_000,
      base: 'freight',
      rules: { join: 'or', conditions: [{ on: 'weight', atLeast: 5_000 }] },
      status: 1,
      fit: null,
      orderId: null,
    });
    const past = await member.client.call('listCoupons', { status: 2 });
    expect(past.list.map(({ id, status }) => [id, status])).toEqual([[expired, 2]]);
    expect(await member.client.call('getCouponStatistics', {})).toEqual({
      list: [
        { status: 1, count: 2 },
        { status: 2, count: 1 },
        { status: 3, count: 0 },
      ],
      endingSoon: 1,
    });
    expect(await member.client.call('getMemberInfo', {})).toMatchObject({ coupon: 2 });
  });

  test("cannot be listed for another member's order", async () => {
    const [mine, theirs] = [await scene.buyer(), await scene.buyer()];
    const order = await theirs.submit();
    if (!order.ok) throw new Error('not submitted');
    const asked = await mine.client.attempt('listCoupons', { orderId: order.data.id });
    expect(asked).toBeRefused({ code: 404, error: 'row.notFound' });
  });
});

describe('exchange by code', () => {
  test('gives the coupon for any spelling of the code, and reports a second exchange', async () => {
    const member = await scene.buyer();
    const code = await oneCode(await scene.coupon(), { maxUses: 5 });
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect(await exchange(member, typed)).toMatchObject({ ok: true, data: { name: 'Fifty off', status: 1 } });
    expect(await exchange(member, code)).toBeRefused('coupon.codeYours', 'code');
  });

  test('by staff who act as the member is reported to the member', async () => {
    const member = await scene.buyer();
    const support = await scene.world.tw.staff(['support']);
    const { ticket } = await support.client.call('actAsMember', { memberId: member.id });
    const { token } = await scene.world.tw.guest.call('getBackMemberToken', { ticket });
    const code = await oneCode(await scene.coupon());
    await scene.world.tw.as(token).call('exchangeCoupon', { code });
    const { list } = await member.client.call('listNotifications', {});
    expect(list.map(({ event }) => event)).toEqual(['coupon.give']);
  });

  test('a wrong code and a code of an inactive coupon get the same answer', async () => {
    const member = await scene.buyer();
    const { id } = await scene.finance.client.call('saveCoupon', plainCoupon);
    const answers = [await exchange(member, await oneCode(id)), await exchange(member, 'NO2SUCH3CODE')];
    for (const answer of answers) expect(answer).toBeRefused('coupon.codeUnknown', 'code');
  });

  test('wrong codes are limited, valid ones are not', async () => {
    const member = await scene.buyer();
    const couponId = await scene.coupon({ perMember: 20 });
    for (const code of await codesOf(scene, couponId, { count: 12 }))
      expect(await exchange(member, code)).toMatchObject({ ok: true });
    for (let at = 0; at < 10; at += 1)
      expect(await exchange(member, `WRONG${at}`)).toBeRefused('coupon.codeUnknown');
    expect(await exchange(member, 'WRONG')).toBeRefused({ code: 429, error: 'throttle.wait' });
    const right = await oneCode(couponId);
    expect(await exchange(member, right)).toBeRefused({ code: 429 });
  });

  test('expired and used codes, and stopped and expired coupons are each reported', async () => {
    const member = await scene.buyer();
    const couponId = await scene.coupon({ perMember: 9 });
    const late = await oneCode(couponId, { expiresAt: inDays(-1) });
    expect(await exchange(member, late)).toBeRefused('coupon.codeExpired', 'code');
    const once = await oneCode(couponId);
    expect(await exchange(await scene.buyer(), once)).toMatchObject({ ok: true });
    expect(await exchange(member, once)).toBeRefused('coupon.codeUsedUp', 'code');
    const left = await oneCode(couponId);
    await scene.finance.client.call('moveCoupon', { id: couponId, event: 'stop' });
    expect(await exchange(member, left)).toBeRefused('coupon.stopped', 'code');
    const ended = await scene.coupon();
    const code = await oneCode(ended);
    await scene.world.change('coupons', { id: ended }, { validUntil: inDays(-0.5) });
    expect(await exchange(member, code)).toBeRefused('coupon.expired', 'code');
  });

  test("the limit per member, the coupon's number and its budget apply", async () => {
    const member = await scene.buyer();
    const limited = await scene.coupon();
    const [first = '', second = ''] = await codesOf(scene, limited, { count: 2 });
    await exchange(member, first);
    expect(await exchange(member, second)).toBeRefused({ error: 'coupon.limitReached', params: { max: 1 } });
    const few = await scene.coupon({ totalCount: 1 });
    const [one = '', two = ''] = await codesOf(scene, few, { count: 2 });
    await exchange(member, one);
    expect(await exchange(await scene.buyer(), two)).toBeRefused('coupon.soldOut', 'code');
    const spent = await scene.coupon({ budgetMinor: 5_000 });
    const code = await oneCode(spent);
    await scene.world.change('coupons', { id: spent }, { usedMinor: 5_000 });
    expect(await exchange(member, code)).toBeRefused('coupon.budgetSpent', 'code');
    await scene.world.change('coupons', { id: spent }, { usedMinor: 0 });
  });

  test('fifty at once for a single-use code: exactly one succeeds, and refused attempts use nothing up', async () => {
    const couponId = await scene.coupon();
    const code = await oneCode(couponId);
    const members = await Promise.all(Array.from({ length: 50 }, () => scene.world.tw.member()));
    const answers = await Promise.all(members.map((member) => exchange(member, code)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toBeRefused('coupon.codeUsedUp');
    const { list } = await scene.finance.client.call('listCouponCodes', { id: couponId });
    expect(list).toMatchObject([{ count: 1, usedCount: 1 }]);
  });

  test('fifty at once for seven coupons with a shared code: exactly seven succeed', async () => {
    const couponId = await scene.coupon({ totalCount: 7 });
    const code = await oneCode(couponId, { maxUses: 100 });
    const members = await Promise.all(Array.from({ length: 50 }, () => scene.world.tw.member()));
    const answers = await Promise.all(members.map((member) => exchange(member, code)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(7);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toBeRefused('coupon.soldOut');
    expect(await scene.finance.client.call('getStaffCoupon', { id: couponId })).toMatchObject({
      issuedCount: 7,
    });
  });

  test('one member who sends the same code nine times at once gets one coupon', async () => {
    const member = await scene.buyer();
    const code = await oneCode(await scene.coupon({ perMember: 50 }), { maxUses: 50 });
    const answers = await Promise.all(Array.from({ length: 9 }, () => exchange(member, code)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect((await member.client.call('listCoupons', {})).total).toBe(1);
  });
});

test('a member whose coupon expires within days gets one message, in their language, and none about a new coupon', async () => {
  const member = await scene.buyer();
  const { services } = scene.world.running;
  const [ending, later, over, used, revoked] = await Promise.all(
    [1.5, couponWarningDays + 0.5, -0.5, 1, 1].map(async (days) => {
      const copy = await scene.held(member);
      await scene.endsIn(copy, days);
      return copy;
    }),
  );
  await member.submit({ memberCouponId: used ?? '' });
  await scene.finance.client.call('revokeCoupon', { id: revoked ?? '', why: '發錯了' });
  await scene.world.change('memberCoupons', { memberId: member.id }, { createdAt: daysAgo(2) });
  const today = await scene.held(member);
  await scene.endsIn(today, 1);
  const job = couponWarnings(services);
  expect(job).toMatchObject({ hourly: true });
  for (const _ of [1, 2]) await scene.pay.runJob(job);
  const told = await scene.world.sql(
    `select subject_id, params from notifications where event = 'coupon.ending' and member_id = $1`,
    [member.id],
  );
  const { zh, tw, en } = plainCoupon;
  expect(told).toEqual([{ subjectId: ending, params: { zh, tw, en, days: 2 } }]);
  expect(new Set([ending, later, over, used, revoked, today]).size).toBe(6);
});

test('fields of other kinds of coupon are not stored, and copies end as the coupon says', async () => {
  const { client } = scene.finance;
  const kept = async (fields: object) => {
    const { id } = await client.call('saveCoupon', { ...plainCoupon, ...fields });
    return client.call('getStaffCoupon', { id });
  };
  const percent = { rateBp: 2_000, rounding: 'up', maxMinor: 900 } as const;
  expect(await kept(percent)).toMatchObject({
    ...{ type: 1, amountMinor: 5_000, rateBp: 0, rounding: 'halfUp', maxMinor: null },
  });
  expect(await kept({ ...percent, type: 2 })).toMatchObject({ type: 2, amountMinor: 0, ...percent });
  const member = await scene.buyer();
  const ends = async (fields: object) => {
    const copy = await scene.held(member, { ...fields, validUntil: null, validDays: 3 });
    const { list } = await member.client.call('listCoupons', { status: 1 });
    const until = list.find(({ id }) => id === copy)?.validUntil ?? '';
    return Math.round((Date.parse(until) - Date.now()) / 3_600_000);
  };
  expect(await ends({})).toBe(72);
  expect(await ends({ validFrom: inDays(2) })).toBe(120);
});

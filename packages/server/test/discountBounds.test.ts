import { afterAll, describe, expect, test } from 'vitest';
import { type Buyer, inDays, statusOf } from './couponWorld.ts';
import { checkBooks, openDiscountScene, previewAndApplyDiscount, requestDiscount } from './discountScene.ts';
import type { Person } from './world.ts';

const scene = await openDiscountScene();
afterAll(() => checkBooks(scene));

describe('the minimum and maximum of points', () => {
  test('exactly the minimum can be used on an order, one point fewer cannot', async () => {
    const buyer = await scene.buyer();
    await scene.givePoints(buyer, 10);
    const { id: orderId } = await buyer.ordered();
    expect(await previewAndApplyDiscount(buyer, orderId, { points: 2 })).toMatchObject([
      { error: 'order.pointsInvalid', params: { most: 10 } },
      { error: 'order.pointsInvalid' },
    ]);
    expect(await previewAndApplyDiscount(buyer, orderId, { points: 3 })).toMatchObject([
      { points: 3, pointsMinor: 210 },
      { points: 3, pointsMinor: 210 },
    ]);
    expect(await buyer.submit({ points: 2 })).toBeRefused('order.pointsInvalid', 'points');
    expect(await buyer.submit({ points: 3 })).toMatchObject({ ok: true });
  });

  test('exactly the minimum is usable if that is the whole balance, and one point fewer is not', async () => {
    const buyer = await scene.buyer();
    const { id: orderId } = await buyer.ordered();
    await scene.givePoints(buyer, 2);
    const usable = async () => (await buyer.client.call('getOrderPoints', { orderId })).usable;
    expect(await usable()).toBe(0);
    await scene.givePoints(buyer, 1);
    expect(await usable()).toBe(3);
    const quote = await buyer.client.call('quoteOrder', await buyer.choice());
    expect(quote.discounts.points).toMatchObject({ usable: 3, worthMinor: 210, minUse: 3 });
  });

  test('exactly the minimum can be exchanged, one point fewer cannot', async () => {
    const buyer = await scene.buyer();
    await scene.givePoints(buyer, 5);
    expect(await buyer.client.attempt('exchangePoints', { points: 2 })).toBeRefused(
      'points.belowMin',
      'points',
    );
    expect(await buyer.client.call('exchangePoints', { points: 3 })).toMatchObject({
      amountMinor: 210,
      points: 2,
    });
  });
});

test("rewards come with a bill's money: when it is paid, or when it is made if it was paid before", async () => {
  const setBefore = async (payBeforePacking: boolean) => {
    await scene.world.tw.set({ payBeforePacking });
  };
  const earningsOf = async ({ client }: Person) => (await client.call('getWallet', {})).earningsMinor;
  const steps = async (paysBefore: boolean) => {
    await setBefore(paysBefore);
    const [buyer, referrer] = [await scene.buyer(), await scene.world.tw.member()];
    await scene.world.change('members', { id: buyer.id }, { referrerId: referrer.id });
    const { id: orderId, totalMinor } = await buyer.ordered();
    await scene.pay.give(buyer, totalMinor * 2);
    const earned: number[][] = [];
    const acts = [
      () => scene.pack(orderId, 2_000),
      () => buyer.client.attempt('payFromBalance', { orderId }),
    ];
    for (const act of paysBefore ? acts.reverse() : acts) {
      expect(await act()).toMatchObject({ ok: true });
      const { integral } = await buyer.client.call('getMemberInfo', {});
      earned.push([integral, await earningsOf(referrer)]);
    }
    return earned;
  };
  const [atBill, atPayment] = await steps(false);
  expect([atBill, atPayment?.map((one) => one > 0)]).toEqual([
    [0, 0],
    [true, true],
  ]);
  expect(await steps(true)).toEqual([[0, 0], atPayment]);
  await setBefore(false);
});

describe('cash on delivery has a maximum', () => {
  const collectAtMost = (minor: number | null) =>
    scene.world.sql(
      `update rate_cards set card = jsonb_set(card, '{cashOnDelivery,maxCollectMinor}', $1::jsonb)`,
      [JSON.stringify(minor)],
    );

  test('a discount cannot be removed if the order would then collect more, to the minor unit', async () => {
    const buyer = await scene.buyer();
    const copy = await scene.held(buyer);
    const order = await buyer.ordered({ memberCouponId: copy, cashOnDelivery: true });
    const orderId = order.id;
    const plain = await requestDiscount(buyer, orderId, {}, false);
    if (!plain.ok) throw new Error(plain.failure.message);
    const { totalMinor } = plain.data;
    expect(totalMinor).toBeGreaterThan(order.totalMinor);
    try {
      await collectAtMost(totalMinor - 1);
      const tooMuch = {
        error: 'cashOnDelivery.tooMuch',
        params: { collectMinor: totalMinor, maxCollectMinor: totalMinor - 1 },
      };
      expect(await previewAndApplyDiscount(buyer, orderId, {})).toMatchObject([tooMuch, tooMuch]);
      expect(await statusOf(buyer, copy)).toMatchObject({ status: 3, orderId });
      await collectAtMost(totalMinor);
      expect(await previewAndApplyDiscount(buyer, orderId, {})).toMatchObject([
        { totalMinor },
        { totalMinor },
      ]);
      expect(await statusOf(buyer, copy)).toMatchObject({ status: 1 });
    } finally {
      await collectAtMost(2_000_000);
    }
  });
});

describe('a member’s copies', () => {
  const copiesOf = (buyer: Buyer, couponId: string) =>
    scene.world.sql<{ id: string; state: string }>(
      'select id, state from member_coupons where member_id = $1 and coupon_id = $2 order by id',
      [buyer.id, couponId],
    );

  test.each(['to an account', 'to everybody', 'for a code'] as const)(
    'do not count after they were revoked: %s',
    async (way) => {
      const couponId = await scene.coupon({ perMember: 1 });
      const buyer = await scene.buyer();
      const { account } = await buyer.client.call('getMemberInfo', {});
      const give = async () => {
        if (way === 'to everybody')
          return scene.finance.client.attempt('issueCoupon', { id: couponId, to: 'all' });
        if (way === 'to an account')
          return scene.finance.client.attempt('issueCoupon', {
            id: couponId,
            to: 'accounts',
            accounts: [account],
          });
        const { batchId } = await scene.finance.client.call('makeCouponCodes', { id: couponId, count: 1 });
        const row = await scene.world.row('couponCodes', { batchId });
        return buyer.client.attempt('exchangeCoupon', { code: row?.code ?? '' });
      };
      expect(await give()).toMatchObject({ ok: true });
      const [first] = await copiesOf(buyer, couponId);
      await give();
      expect(await copiesOf(buyer, couponId)).toHaveLength(1);
      await scene.finance.client.call('revokeCoupon', { id: first?.id ?? '', why: '發錯了' });
      expect(await give()).toMatchObject({ ok: true });
      expect((await copiesOf(buyer, couponId)).map(({ state }) => state)).toEqual(['revoked', 'unused']);
      await give();
      expect(await copiesOf(buyer, couponId)).toHaveLength(2);
    },
  );

  test('begin their history with the gift, however many are given at once', async () => {
    const couponId = await scene.coupon();
    const buyers = [await scene.buyer(), await scene.buyer()];
    const accounts = await Promise.all(
      buyers.map(async ({ client }) => (await client.call('getMemberInfo', {})).account),
    );
    await scene.finance.client.call('issueCoupon', { id: couponId, to: 'accounts', accounts });
    const steps = await scene.world.sql(
      `select event, from_state, to_state, staff_id from transitions
       where noun = 'coupon' and subject_id in (select id from member_coupons where coupon_id = $1)`,
      [couponId],
    );
    const gift = { event: 'give', fromState: null, toState: 'unused', staffId: scene.finance.id };
    expect(steps).toEqual([gift, gift]);
  });
});

describe('an inactive coupon', () => {
  const draft = async () => {
    const { id } = await scene.finance.client.call('saveCoupon', {
      ...{ zh: '满减', tw: '滿額折抵', en: 'Fifty off', type: 1 as const, amountMinor: 5_000 },
      ...{ validFrom: inDays(-1), validUntil: inDays(30), validDays: null, totalCount: 100 },
    });
    return id;
  };
  const give = (id: string) => scene.finance.client.attempt('issueCoupon', { id, to: 'all' });

  test('is reported as inactive or awaiting a second person, and not as stopped', async () => {
    const id = await draft();
    expect(await give(id)).toBeRefused('coupon.notInUse');
    const setAlone = (adjustAloneMaxMinor = 0) => scene.world.tw.set({ adjustAloneMaxMinor });
    const [before] = await scene.world.sql<{ alone: number }>(
      "select settings->'adjustAloneMaxMinor' as alone from shops where id = $1",
      [scene.world.tw.id],
    );
    await setAlone(1);
    const move = (event: 'activate' | 'stop') => scene.finance.client.call('moveCoupon', { id, event });
    expect(await move('activate')).toMatchObject({ state: 'pending' });
    expect(await give(id)).toBeRefused('coupon.awaitsSecond');
    await scene.world.change('coupons', { id }, { state: 'stopped' });
    expect(await give(id)).toBeRefused('coupon.awaitsSecond');
    const codes = await scene.finance.client.attempt('makeCouponCodes', { id, count: 1 });
    expect(codes).toBeRefused('coupon.awaitsSecond');
    await setAlone(before?.alone);
    const stopped = await draft();
    await scene.finance.client.call('moveCoupon', { id: stopped, event: 'activate' });
    await scene.finance.client.call('moveCoupon', { id: stopped, event: 'stop' });
    expect(await give(stopped)).toBeRefused('coupon.stopped');
  });
});

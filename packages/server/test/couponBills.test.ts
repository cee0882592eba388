import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  type Buyer,
  type CouponWorld,
  discountedOrder,
  faultsOfCoupons,
  openCouponWorld,
  statusOf,
} from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';

const scene = await openCouponWorld();
afterEach(async () => expect(await faultsOfCoupons(scene.world)).toEqual([]));
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

const discounted = (fields: Parameters<CouponWorld['held']>[1] = {}) => discountedOrder(scene, fields);

describe('an unpaid order (Orders/CalculatOrderDisCount)', () => {
  const discount = (buyer: Buyer, input: object) =>
    buyer.client.attempt(
      'discountOrder',
      input as Parameters<typeof buyer.client.attempt<'discountOrder'>>[1],
    );

  test('is previewed, then lowered, changed to points, and restored', async () => {
    const buyer = await scene.buyer();
    const copy = await scene.held(buyer);
    await scene.givePoints(buyer, 30);
    const { id: orderId, totalMinor } = await buyer.ordered();
    const listed = await buyer.client.call('listCoupons', { orderId });
    expect(listed.list[0]?.fit).toEqual({ deductedMinor: 5_000, obstacle: null });
    expect(await discount(buyer, { orderId, memberCouponId: copy })).toMatchObject({
      data: { couponMinor: 5_000, totalMinor: totalMinor - 5_000, applied: false },
    });
    expect(await statusOf(buyer, copy)).toMatchObject({ status: 1 });
    await discount(buyer, { orderId, memberCouponId: copy, apply: true });
    const costs = () => buyer.client.call('getOrderCosts', { orderId });
    expect(await costs()).toMatchObject({
      quoteTotalMinor: totalMinor - 5_000,
      dueMinor: totalMinor - 5_000,
    });
    const points = await buyer.client.call('getOrderPoints', { orderId });
    expect(points).toMatchObject({
      balance: 30,
      usable: 30,
      worthMinor: 3_000,
      memberCouponId: copy,
      open: true,
    });
    await discount(buyer, { orderId, points: 20, apply: true });
    expect(await costs()).toMatchObject({ quoteTotalMinor: totalMinor - 2_000 });
    expect(await statusOf(buyer, copy)).toEqual({ status: 1, orderId: null, deductedMinor: null });
    expect(await buyer.client.call('getOrderPoints', { orderId })).toMatchObject({
      balance: 30,
      usedPoints: 20,
    });
    await discount(buyer, { orderId, apply: true });
    expect(await costs()).toMatchObject({ quoteTotalMinor: totalMinor });
    expect(await buyer.client.call('getMemberInfo', {})).toMatchObject({ integral: 30, coupon: 1 });
    const both = await discount(buyer, { orderId, memberCouponId: copy, points: 1 });
    expect(both).toBeRefused('coupon.withPoints', 'points');
    expect(await discount(buyer, { orderId, points: 31 })).toBeRefused('order.pointsInvalid');
  });

  test('keeps its coupon although that has ended since', async () => {
    const { buyer, copy, order } = await discounted();
    await scene.endsIn(copy, -1);
    const again = { orderId: order.id, memberCouponId: copy, apply: true };
    expect(await discount(buyer, again)).toMatchObject({
      data: { couponMinor: 5_000, totalMinor: order.totalMinor, applied: true },
    });
    expect(await statusOf(buyer, copy)).toMatchObject({ status: 3, orderId: order.id, deductedMinor: 5_000 });
  });

  test('fifty orders use one coupon at once: exactly one order gets it', async () => {
    const buyer = await scene.buyer();
    const memberCouponId = await scene.held(buyer);
    const orders = await Promise.all(Array.from({ length: 50 }, () => buyer.ordered()));
    const answers = await Promise.all(
      orders.map(({ id: orderId }) => discount(buyer, { orderId, memberCouponId, apply: true })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toBeRefused('coupon.used');
    const [row] = await scene.world.sql<{ n: number }>(
      'select count(*)::int as n from orders where member_coupon_id = $1',
      [memberCouponId],
    );
    expect(row?.n).toBe(1);
  });

  test('payment makes it final, and only the lower total is moved', async () => {
    const { buyer, copy, order } = await discounted();
    expect(await scene.pack(order.id, 1_500)).toMatchObject({ ok: true });
    const { dueMinor } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    await scene.pay.give(buyer, dueMinor);
    await buyer.client.call('payFromBalance', { orderId: order.id });
    expect(await scene.pay.balance(buyer)).toBe(0);
    expect(await discount(buyer, { orderId: order.id, apply: true })).toBeRefused('order.wrongState');
    expect(await statusOf(buyer, copy)).toMatchObject({ status: 3, orderId: order.id });
    const moved = await scene.world.sql<{ kind: string; amount: number }>(
      'select kind, amount_minor::int as amount from ledger_transfers where order_id = $1',
      [order.id],
    );
    expect(moved).toEqual([{ kind: 'orderPayment', amount: dueMinor }]);
  });

  test('a provider page for the old amount is closed, and late money goes to the balance', async () => {
    const buyer = await scene.buyer();
    const copy = await scene.held(buyer);
    const { id: orderId } = await buyer.ordered();
    await scene.pack(orderId, 1_500);
    const before = await buyer.client.call('startPayment', { purpose: 'order', orderId, method: 'sandbox' });
    const applied = await discount(buyer, { orderId, memberCouponId: copy, apply: true });
    expect(applied).toMatchObject({ ok: true });
    const after = await buyer.client.call('getPayState', { payId: before.payId });
    expect(after).toMatchObject({ state: 'expired' });
    const next = await buyer.client.call('startPayment', { purpose: 'order', orderId, method: 'sandbox' });
    expect(next.amountMinor).toBe(before.amountMinor - 5_000);
  });

  test('a coupon that covers everything continues the order without payment', async () => {
    const buyer = await scene.buyer();
    const copy = await scene.held(buyer, { amountMinor: 9_000_000, base: 'total' });
    const { id: orderId } = await buyer.ordered();
    await scene.pack(orderId, 1_500);
    expect(await discount(buyer, { orderId, memberCouponId: copy, apply: true })).toMatchObject({
      data: { totalMinor: 0, dueMinor: 0, state: 'awaitingShipment' },
    });
    expect(await scene.pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 0 });
    const { id: second } = await buyer.ordered();
    expect(await discount(buyer, { orderId: second, memberCouponId: copy })).toBeRefused(
      'coupon.used',
      'memberCouponId',
    );
  });

  test("another member's order does not exist", async () => {
    const order = await (await scene.buyer()).ordered();
    const stranger = await scene.buyer();
    expect(await discount(stranger, { orderId: order.id })).toBeRefused({ code: 404 });
    const points = await stranger.client.attempt('getOrderPoints', { orderId: order.id });
    expect(points).toBeRefused({ code: 404 });
  });
});

describe('the discount later', () => {
  test('a percentage is computed again for the final bill', async () => {
    const { buyer, copy, order } = await discounted({ type: 2, rateBp: 1_000 });
    await scene.pack(order.id, 9_400);
    const { bill, dueMinor, billTotalMinor } = await buyer.client.call('getOrderCosts', {
      orderId: order.id,
    });
    const freight = bill.find(({ kind }) => kind === 'freight')?.amountMinor ?? 0;
    const off = bill.find(({ kind }) => kind === 'coupon')?.amountMinor;
    expect(off).toBe(-Math.round(freight / 10));
    expect(dueMinor).toBe(billTotalMinor);
    expect(await statusOf(buyer, copy)).toMatchObject({ status: 3, deductedMinor: 0 - (off ?? 0) });
  });

  test('if the packed order no longer meets the conditions, the coupon is returned, and the bill says why', async () => {
    const { buyer, copy, order } = await discounted({
      rules: { join: 'and', conditions: [{ on: 'weight', atLeast: 1_500 }] },
    });
    await scene.world.sql(
      `update coupons set rules = '{"join":"and","conditions":[{"on":"weight","atLeast":4000}]}'
       where id = (select coupon_id from member_coupons where id = $1)`,
      [copy],
    );
    const packed = await scene.pack(order.id, 1_200);
    expect(packed).toMatchObject({ ok: true });
    const { bill, differences } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    const line = bill.find(({ kind }) => kind === 'coupon');
    expect(line).toMatchObject({ amountMinor: 0, reason: { rule: 'coupon.released' } });
    expect(line?.reason.numbers).toMatchObject({ weightAtLeastG: 4_000 });
    expect(differences.find(({ kind }) => kind === 'coupon')).toMatchObject({
      beforeMinor: -5_000,
      afterMinor: 0,
    });
    expect(await statusOf(buyer, copy)).toEqual({ status: 1, orderId: null, deductedMinor: null });
    await scene.clerk.client.call('unpackOrder', { orderId: order.id, why: '重包' });
    const { quoteTotalMinor, quote } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    expect(quote.some(({ kind }) => kind === 'coupon')).toBe(false);
    expect(quoteTotalMinor).toBe(order.totalMinor + 5_000);
  });

  test('points that exceed a smaller bill are returned at their original value', async () => {
    const buyer = await scene.buyer();
    await scene.givePoints(buyer, 100_000);
    const heavy = { weightG: 9_000 };
    const { discounts } = await buyer.client.call('quoteOrder', await buyer.choice({}, heavy));
    const order = await buyer.ordered({ points: discounts.points.usable }, heavy);
    await scene.pack(order.id, 1_000);
    const { bill, billTotalMinor } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    const off = 0 - (bill.find(({ kind }) => kind === 'points')?.amountMinor ?? 0);
    expect(off).toBeLessThan(discounts.points.worthMinor);
    expect(off).toBeLessThanOrEqual(((billTotalMinor ?? 0) + off) / 2);
    expect(await buyer.client.call('getMemberInfo', {})).toMatchObject({ integral: 100_000 - off / 100 });
  });

  test.each(['member', 'staff'] as const)(
    'a cancellation by %s returns the coupon or the points',
    async (who) => {
      const { buyer, copy, order } = await discounted();
      const points = who === 'member' ? 9 : 1;
      await scene.givePoints(buyer, points);
      const other = await buyer.ordered({ points });
      const support = await scene.world.tw.staff(['support']);
      for (const orderId of [order.id, other.id]) {
        if (who === 'member') await buyer.client.call('cancelOrder', { orderId });
        else await support.client.call('cancelOrderForMember', { orderId, why: '缺貨' });
      }
      expect(await statusOf(buyer, copy)).toEqual({ status: 1, orderId: null, deductedMinor: null });
      expect(await buyer.client.call('getMemberInfo', {})).toMatchObject({ integral: points, coupon: 1 });
    },
  );

  test('a concurrent cancellation and payment return the coupon or use it, never both', async () => {
    const { buyer, copy, order } = await discounted();
    await scene.pack(order.id, 1_500);
    const { dueMinor } = await buyer.client.call('getOrderCosts', { orderId: order.id });
    await scene.pay.give(buyer, dueMinor);
    const [cancelled, paid] = await Promise.all([
      buyer.client.attempt('cancelOrder', { orderId: order.id }),
      buyer.client.attempt('payFromBalance', { orderId: order.id }),
    ]);
    expect(cancelled.ok).not.toBe(paid.ok);
    expect(await statusOf(buyer, copy)).toMatchObject({ status: paid.ok ? 3 : 1 });
  });
});

import { afterAll, expect, test } from 'vitest';
import { faultsOfCoupons, openCouponWorld, plainCoupon } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { refusedWith } from './toBeRefused.ts';

/** Tests the limits of payments and refunds. */
const scene = await openCouponWorld();
afterAll(async () => {
  expect(await faultsOfCoupons(scene.world)).toEqual([]);
  expect(await faultsOfLedger(scene.world)).toEqual([]);
});

test('a cancelled order no longer uses points: all of them are returned', async () => {
  const buyer = await scene.buyer();
  await scene.givePoints(buyer, 30);
  const { id: orderId } = await buyer.ordered();
  await buyer.client.call('discountOrder', { orderId, points: 20, apply: true });
  const points = () => buyer.client.call('getOrderPoints', { orderId });
  expect(await points()).toMatchObject({ balance: 30, usedPoints: 20 });
  await buyer.client.call('cancelOrder', { orderId, why: 'x' });
  expect(await points()).toMatchObject({ balance: 30, usedPoints: 0 });
});

test("a top-up uses a provider’s page, and an order the shop's methods; each reports errors", async () => {
  const member = await scene.pay.memberWith(0);
  const topUp = { purpose: 'recharge', amountMinor: 50_000, method: 'bank' } as const;
  expect(await member.client.attempt('startPayment', topUp)).toBeRefused(
    'recharge.methodNotAllowed',
    'method',
  );
  const orderId = await scene.pay.order(member, 10_000);
  const pay = { purpose: 'order', orderId, method: 'bank' } as const;
  expect(await member.client.attempt('startPayment', pay)).toBeRefused('payment.methodUnavailable', 'method');
});

test('no wallet events are sent if nobody listens', async () => {
  const owner = await scene.world.tw.staff(['owner']);
  const stranger = await scene.world.th.member();
  expect(await owner.client.attempt('getMemberMoney', { memberId: stranger.id })).toBeRefused('row.notFound');
  const member = await scene.pay.memberWith(700);
  expect(await owner.client.call('getMemberMoney', { memberId: member.id })).toMatchObject({
    balanceMinor: 700,
  });
});

test('a member who pays from the balance sees the rest at once, on all screens', async () => {
  const { member, orderId } = await scene.pay.memberWithOrder(4_000, 9_000);
  const events = await watchRealtimeEvents(scene.world);
  await events.during(() => member.client.call('payFromBalance', { orderId }), `wallet ${member.id}`);
});

test('top-up offers are listed with the open ones first, the smaller ones before the larger', async () => {
  const owner = await scene.world.tw.staff(['owner']);
  const validFrom = new Date(Date.now() - 60_000).toISOString();
  const save = (amountMinor: number) =>
    owner.client.call('saveRechargeOffer', { amountMinor, bonusMinor: 100, validFrom, validTo: null });
  const [, middle] = [await save(10_000), await save(20_000), await save(30_000)];
  await owner.client.call('endRechargeOffer', { id: middle?.id ?? '' });
  const { list } = await owner.client.call('listRechargeOffers', {});
  expect(list.map(({ amountMinor, open }) => [amountMinor, open])).toEqual([
    [10_000, true],
    [30_000, true],
    [20_000, false],
  ]);
});

test('a desk without work shows nothing', async () => {
  const { client } = await scene.world.th.staff(['owner']);
  const state = 'pending' as const;
  expect((await client.call('listWithdrawals', { state })).list).toEqual([]);
  expect((await client.call('listBankTransfers', { state })).list).toEqual([]);
  expect((await client.call('listAfterSales', { state })).list).toEqual([]);
});

test('a coupon belongs to its member, and a used one is no longer offered', async () => {
  const [buyer, other] = [await scene.buyer(), await scene.buyer()];
  const copy = await scene.held(buyer);
  const choice = await other.choice();
  const offered = async (who: typeof other, of = choice) =>
    (await who.client.call('quoteOrder', of)).discounts.coupons.map(({ id }) => id);
  expect(await offered(other)).toEqual([]);
  expect(await other.submit({ memberCouponId: copy })).toMatchObject({ ok: false });
  const own = await buyer.choice();
  expect(await offered(buyer, own)).toEqual([copy]);
  expect(await buyer.submit({ memberCouponId: copy })).toMatchObject({ ok: true });
  expect(await offered(buyer, own)).toEqual([]);
});

test('activating an offer leaves other drafts unchanged', async () => {
  const { client } = scene.finance;
  const [one, other] = [
    await client.call('saveCoupon', plainCoupon),
    await client.call('saveCoupon', plainCoupon),
  ];
  await client.call('moveCoupon', { id: one.id, event: 'activate' });
  expect(await client.call('getStaffCoupon', { id: one.id })).toMatchObject({ state: 'active' });
  expect(await client.call('getStaffCoupon', { id: other.id })).toMatchObject({ state: 'draft' });
});

test('an order lists the cost of each payment: the smallest coin too, nothing if it was free, and only its own', async () => {
  const member = await scene.pay.memberWith(1_000_000);
  const orders = [
    await scene.pay.order(member, 100),
    await scene.pay.order(member, 5_000),
    await scene.pay.order(member, 300),
  ];
  for (const [at, orderId] of orders.entries()) {
    await scene.world.change('paymentMethods', { code: 'balance' }, { feeBasisPoints: at === 2 ? 0 : 100 });
    await member.client.call('payFromBalance', { orderId });
  }
  // Adds a second payment of one order, whose money went to the balance.
  await scene.world.sql(
    `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', uuidv7(), 'settled_to', 'balance'))).*
     from payments p where order_id = $1`,
    [orders[0]],
  );
  const costs = await Promise.all(
    orders.map(async (orderId) => (await member.client.call('getOrderCosts', { orderId })).payment),
  );
  const numbers = { amountMinor: 100, rateBp: 100, rounding: 'up' };
  const reason = { rule: 'payment.percentage', numbers };
  expect(costs[0]).toEqual([{ kind: 'paymentFee', amountMinor: 1, estimate: false, reason }]);
  expect(costs[1]).toMatchObject([{ amountMinor: 50 }]);
  expect(costs[2]).toEqual([]);
});

test('cash on delivery is confirmed by its member once nothing is left to collect, to the last coin', async () => {
  const member = await scene.pay.memberWith(0);
  const state = 'awaitingSignature';
  for (const [paidMinor, may] of [
    [100, true],
    [99, false],
  ] as const) {
    const orderId = await scene.pay.order(member, 100, { state, cashOnDelivery: true, paidMinor });
    const { actions } = await member.client.call('getOrder', { orderId });
    expect(actions.includes('sign')).toBe(may);
    const signed = await member.client.attempt('signOrder', { orderId });
    expect(signed).toMatchObject(may ? { ok: true } : refusedWith('order.signByCarrier'));
  }
});

test('points on an order keep their value after changed settings, and their discount on the freight cannot be claimed', async () => {
  const [buyer, owner] = [await scene.buyer(), await scene.world.tw.staff(['owner'])];
  await scene.givePoints(buyer, 30);
  const { id: orderId, number } = await buyer.ordered();
  await buyer.client.call('discountOrder', { orderId, points: 20, apply: true });
  const { settings } = await owner.client.call('getPointsOverview', {});
  const setWorth = async (worthMinor: number) => {
    await owner.client.call('savePointsSettings', { ...settings, worthMinor });
  };
  await setWorth(settings.worthMinor * 3);
  await scene.pack(orderId, 1_500);
  await setWorth(settings.worthMinor);
  const { bill, dueMinor } = await buyer.client.call('getOrderCosts', { orderId });
  const of = (kind: string) => bill.find((line) => line.kind === kind)?.amountMinor ?? 0;
  expect(of('points')).toBe(-20 * settings.worthMinor);
  await scene.pay.give(buyer, dueMinor);
  await buyer.client.call('payFromBalance', { orderId });
  await scene.clerk.client.call('shipOrder', { number, forwardingNumber: `FW${number}` });
  await buyer.client.call('signOrder', { orderId });
  const { parcels } = await buyer.client.call('getAfterSalesLimits', { orderId });
  expect(parcels.map(({ mostMinor }) => mostMinor.freight)).toEqual([of('freight') + of('points')]);
});

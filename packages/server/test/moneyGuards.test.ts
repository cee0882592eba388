import { afterAll, describe, expect, test, vi } from 'vitest';
import { codesOf, faultsOfCoupons, inDays, statusOf } from './couponWorld.ts';
import { addWarehouseAndGoodsTypes, picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { sandboxReport } from './sandboxReports.ts';
import { openServicesWorld } from './servicesWorld.ts';

/** Each test fails after a small change of the product's code that no other test of the server notices. */
const s = await openServicesWorld();
afterAll(async () => {
  expect(await faultsOfCoupons(s.world)).toEqual([]);
  // Two orders are paid before packing and again after it, so the ledger check rightly counts them as charged twice.
  const faults = await faultsOfLedger(s.world);
  expect(faults.filter((fault) => fault !== '2 orders charged twice')).toEqual([]);
});

/** Sends the provider's report that a payment received this amount. */
async function report(paymentId: string, receivedMinor: number): Promise<void> {
  const answer = await sandboxReport(s.world, { paymentId, receivedMinor });
  expect(answer.statusCode).toBe(200);
}

test('exactly the minimum of points can be exchanged, one fewer cannot', async () => {
  const member = await s.pay.memberWith(0);
  await s.givePoints(member, 50);
  const { points } = (await s.world.running.services.tenants.ofId(s.world.tw.id)).settings;
  await s.world.tw.set({ points: { ...points, active: true, exchangeable: true, minUse: 10 } });
  expect(points.minUse).toBeLessThan(50);
  expect(await member.client.attempt('exchangePoints', { points: 9 })).toBeRefused(
    'points.belowMin',
    'points',
  );
  expect(await member.client.attempt('exchangePoints', { points: 10 })).toMatchObject({ ok: true });
});

test('money that arrives for an order that became cheaper pays it, and the rest is on the balance', async () => {
  const buyer = await s.buyer();
  const memberCouponId = await s.held(buyer, { amountMinor: 1_000 });
  const { id: orderId } = await buyer.ordered();
  await s.pack(orderId, 2_000);
  const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
  const { payId, amountMinor, totalMinor } = await buyer.client.call('startPayment', start);
  await buyer.client.call('discountOrder', { orderId, memberCouponId, apply: true });
  await report(payId, totalMinor);
  expect(await s.pay.orderState(orderId)).toMatchObject({
    state: 'awaitingShipment',
    paid: amountMinor - 1_000,
  });
  // The method's fee is spent. The member gets the amount above the order's new price.
  expect(await s.pay.balance(buyer)).toBe(1_000);
});

test('money that is one unit short pays nothing and is on the balance', async () => {
  const buyer = await s.buyer();
  const { id: orderId } = await buyer.ordered();
  await s.pack(orderId, 2_000);
  const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
  const { payId, totalMinor } = await buyer.client.call('startPayment', start);
  await report(payId, totalMinor - 1);
  expect(await s.pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment', paid: 0 });
  expect(await s.pay.balance(buyer)).toBeGreaterThan(0);
});

test('a packed order that was cancelled can no longer be unpacked', async () => {
  const buyer = await s.buyer();
  const { id: orderId } = await buyer.ordered();
  await s.pack(orderId, 2_000);
  await s.owner.client.call('cancelOrderForMember', { orderId, why: 'test' });
  expect(await s.clerk.client.attempt('unpackOrder', { orderId, why: '重包' })).toBeRefused(
    'order.wrongState',
  );
});

test('a coupon that ends between the page and the order is not used', async () => {
  const buyer = await s.buyer();
  const memberCouponId = await s.held(buyer);
  const choice = await buyer.choice({ memberCouponId });
  const { totalMinor } = await buyer.client.call('quoteOrder', choice);
  await s.endsIn(memberCouponId, -0.001);
  expect(await buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true })).toBeRefused(
    'coupon.expired',
    'memberCouponId',
  );
  expect(await statusOf(buyer, memberCouponId)).toMatchObject({ status: 2 });
});

describe('services that were paid at once', () => {
  test('are refunded with the purchase whose parcel they were ordered on', async () => {
    const { warehouseId } = await addWarehouseAndGoodsTypes(s.world, s.world.tw);
    const types = await s.owner.client.call('listStaffGoodsTypes', {});
    const names = { zh: '茶', tw: '茶', en: 'Tea' };
    const { id: categoryId } = await s.owner.client.call('saveProductCategory', names);
    const upload = { purpose: 'product' } as const;
    const { fileId } = await s.owner.client.call('uploadStaffFile', upload, { file: picture() });
    const variant = { sku: 'GUARD-1', ...{ zh: '', tw: '', en: '' }, priceMinor: 7_000, weightG: 250 };
    const saved = await s.owner.client.call('saveProduct', {
      texts: { tw: { title: '茶', html: '' }, en: { title: 'Tea', html: '' } },
      ...{ categoryId, goodsTypeId: types[0]?.id ?? '', warehouseId, shelfCode: 'A-01', fileIds: [fileId] },
      variants: [{ ...variant, lengthMm: 200, widthMm: 100, heightMm: 50, active: true, lowStock: 1 }],
      active: true,
    });
    const variantId = saved.variants[0]?.id ?? '';
    await s.owner.client.call('changeStock', { variantId, kind: 'received', pieces: 1 });
    const member = await s.pay.memberWith(9_000);
    await member.client.call('setCartItem', { variantId, quantity: 1 });
    const { id } = await member.client.call('buyCart', { variantIds: [variantId], totalMinor: 7_000 });
    await s.world.change('members', { id: member.id }, { lang: 'en' });
    await s.world.tw.as(member.token, 'tw').call('payFromBalance', { orderId: id });
    const { lines } = await member.client.call('getPurchase', { id });
    const parcelId = lines[0]?.parcelId ?? '';
    await member.client.call('orderPhotos', { parcelId, quantity: 2 });
    expect(await s.pay.balance(member)).toBe(1_000);
    // Goods are named in their member's language, no matter who settles the payment.
    expect(await member.client.call('getParcel', { id: parcelId })).toMatchObject({ goodsName: 'Tea' });
    await s.owner.client.call('cancelPurchaseForMember', { id, why: '瑕疵' });
    expect(await s.pay.balance(member)).toBe(9_000);
    const { list: payments } = await s.owner.client.call('listPayments', { memberId: member.id });
    expect(payments).toMatchObject([{ state: 'refunded' }]);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told.filter((event) => event.startsWith('parcel'))).toEqual([]);
  });

  test('stay paid if their first result counts, even if another was requested when the parcel left', async () => {
    const buyer = await s.customer(2_000);
    const { id } = await buyer.photos();
    await s.finish(id);
    await buyer.client.call('reshootPhotos', { id, wish: '要看背面' });
    await s.clerk.client.call('disposeParcel', { id: buyer.parcelId, how: 'return', why: '退' });
    expect(await buyer.balance()).toBe(1_000);
    expect((await buyer.tasks())[0]).toMatchObject({ state: 'done' });
  });

  test('are refunded if the parcel leaves before they are done', async () => {
    const buyer = await s.customer(2_000);
    await buyer.photos();
    await s.clerk.client.call('disposeParcel', { id: buyer.parcelId, how: 'return', why: '退' });
    expect(await buyer.balance()).toBe(2_000);
  });
});

test('a revoked copy does not count: its member can get another, by a code or from staff', async () => {
  const member = await s.buyer();
  const copy = await s.held(member, { perMember: 1, validUntil: inDays(9) });
  const [row] = await s.world.sql<{ coupon: string; account: string }>(
    `select coupon_id as coupon, account from member_coupons c join members m on m.shop_id = c.shop_id and m.id = c.member_id where c.id = $1`,
    [copy],
  );
  const couponId = row?.coupon ?? '';
  const [code = ''] = await codesOf(s, couponId, { maxUses: 5 });
  const exchange = () => member.client.attempt('exchangeCoupon', { code });
  const issue = () =>
    s.finance.client.call('issueCoupon', { id: couponId, to: 'accounts', accounts: [row?.account ?? ''] });
  expect(await exchange()).toBeRefused('coupon.limitReached');
  expect(await issue()).toMatchObject({ given: 0 });
  await s.finance.client.call('revokeCoupon', { id: copy, why: '發錯了' });
  expect(await exchange()).toMatchObject({ ok: true });
  const held = async () => (await member.client.call('listCoupons', { status: 1 })).list;
  const [second] = await held();
  await s.finance.client.call('revokeCoupon', { id: second?.id ?? '', why: '發錯了' });
  await issue();
  expect(await held()).toHaveLength(1);
  await vi.waitFor(async () => expect(await faultsOfCoupons(s.world)).toEqual([]));
});

describe('the answer about an order', () => {
  test('that is paid or cancelled: no cash on delivery, with the reason', async () => {
    const buyer = await s.buyer();
    const { id: orderId } = await buyer.ordered();
    await s.pack(orderId, 2_000);
    await s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId });
    const fare = () => buyer.client.attempt('getCashOnDeliveryFare', { orderId });
    expect(await fare()).toBeRefused('payment.alreadyPaid');
    await s.owner.client.call('cancelOrderForMember', { orderId, why: 'test' });
    expect(await fare()).toBeRefused('payment.orderCancelled');
  });

  test('that was paid before packing and became more expensive: partly paid', async () => {
    await s.world.tw.set({ payBeforePacking: true });
    const buyer = await s.buyer();
    const { id: orderId } = await buyer.ordered();
    await s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId });
    await s.pack(orderId, 9_000);
    const packed = await buyer.client.call('getOrder', { orderId });
    expect(packed).toMatchObject({ state: 'awaitingPayment', paymentState: 'partly' });
    await buyer.client.call('payFromBalance', { orderId });
    expect(await buyer.client.call('getOrder', { orderId })).toMatchObject({ paymentState: 'paid' });
    await s.world.tw.set({ payBeforePacking: false });
  });
});

describe('cancelling for a member', () => {
  const ready = async () => {
    const buyer = await s.buyer();
    return { buyer, orderId: (await buyer.ordered()).id };
  };
  const acts = (orderId: string) =>
    s.world.sql<{ state: string; worth: number }>(
      'select state, worth_minor::int as worth from money_acts where subject_id = $1',
      [orderId],
    );
  const cancel = (orderId: string) => s.owner.client.call('cancelOrderForMember', { orderId, why: 'test' });

  test('needs approval only if money is refunded, however little', async () => {
    const { buyer, orderId } = await ready();
    expect(await cancel(orderId)).toMatchObject({ state: 'cancelled', refundMinor: 0, pending: false });
    expect(await acts(orderId)).toEqual([]);
    expect(await buyer.client.call('getOrder', { orderId })).toMatchObject({ paymentState: 'none' });
    const least = await s.pay.order(buyer, 1);
    await s.pay.give(buyer, 1);
    await buyer.client.call('payFromBalance', { orderId: least });
    expect(await cancel(least)).toMatchObject({ state: 'cancelled', refundMinor: 1, pending: false });
    expect(await acts(least)).toEqual([{ state: 'approved', worth: 1 }]);
    expect(await buyer.client.call('getOrder', { orderId: least })).toMatchObject({
      paymentState: 'refunded',
    });
    expect(await s.owner.client.attempt('cancelOrderForMember', { orderId: least, why: 'x' })).toBeRefused(
      'order.wrongState',
    );
    expect(await acts(least)).toHaveLength(1);
  });

  test('refunds no more than was approved: a later payment needs another approval', async () => {
    await s.world.tw.set({ payBeforePacking: true });
    const { buyer, orderId } = await ready();
    await s.pay.give(buyer, 100_000);
    await buyer.client.call('payFromBalance', { orderId });
    await s.world.tw.set({ adjustAloneMaxMinor: 1 });
    expect(await cancel(orderId)).toMatchObject({ refundMinor: 0, pending: true });
    await s.pack(orderId, 9_000);
    await buyer.client.call('payFromBalance', { orderId });
    const balance = await s.pay.balance(buyer);
    const list = await pendingApprovalRequests(s.finance);
    const id = list.find(({ kind }) => kind === 'order')?.id ?? '';
    expect(await s.finance.client.attempt('approveAdjustment', { id })).toBeRefused('row.changed');
    expect(await s.pay.balance(buyer)).toBe(balance);
    expect(await s.pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment' });
    await s.world.tw.set({ payBeforePacking: false, adjustAloneMaxMinor: 1_000_000_000_000 });
  });
});

test('a sharing proof gives the approved amount, whatever the rules are when a second person confirms it', async () => {
  const promotion = { active: true, rateBp: 500, shareRewardMinor: 2_000, shareRewardPoints: 0 };
  const member = await s.world.tw.member();
  await s.world.tw.set({ promotion });
  const { fileId } = await member.client.call('upload', { type: 'share' }, { file: picture() });
  const proof = { platform: 'facebook' as const, link: 'https://example.com/1', note: '', fileIds: [fileId] };
  const { id } = await member.client.call('addMemberShare', proof);
  await s.world.tw.set({ adjustAloneMaxMinor: 1 });
  expect(await s.owner.client.call('approveShare', { id })).toMatchObject({ state: 'pending' });
  await s.world.tw.set({ promotion: { ...promotion, shareRewardMinor: 900_000 } });
  const list = await pendingApprovalRequests(s.finance);
  const act = list.find(({ kind }) => kind === 'share');
  await s.finance.client.call('approveAdjustment', { id: act?.id ?? '' });
  const [given] = (await member.client.call('listMyShares', {})).list;
  expect(given).toMatchObject({ state: 'approved', rewardMinor: 2_000 });
  await s.world.tw.set({
    adjustAloneMaxMinor: 1_000_000_000_000,
    promotion: { ...promotion, active: false },
  });
});

import { afterAll, describe, expect, test, vi } from 'vitest';
import { purchaseExpiry } from '../src/settlement/purchaseJobs.ts';
import { minutesAgo } from './ago.ts';
import { addCouponsToWorld, faultsOfCoupons, inDays, plainCoupon, statusOf } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { faultsOfStock, openProductWorld } from './productWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import type { Person } from './world.ts';

const s = await openProductWorld();
const coupons = await addCouponsToWorld(s.world, s.pay);
afterAll(async () => {
  expect(await faultsOfLedger(s.world)).toEqual([]);
  expect(await faultsOfStock(s.world)).toEqual([]);
  expect(await faultsOfCoupons(s.world)).toEqual([]);
});

const expire = () => s.pay.runJob(purchaseExpiry(s.world.running.services));
const overdue = (id: string) => s.world.change('purchases', { id }, { expiresAt: minutesAgo(1) });

describe('other payment methods', () => {
  test('are those of orders except cash on delivery: a provider’s page', async () => {
    const member = await s.pay.memberWith(0);
    const { id } = await s.order(member, (await s.sold(2)).variantId);
    const options = await member.client.call('getPayTypeList', { orderId: id });
    expect(options).toMatchObject({ purpose: 'purchase', amountMinor: 30_000, obstacle: null });
    expect(options.methods.map(({ code }) => code)).toEqual(['balance', 'sandbox']);
    const start = () =>
      member.client.call('startPayment', { purpose: 'order', orderId: id, method: 'sandbox' });
    const { payId } = await start();
    expect((await start()).payId).toBe(payId);
    const state = () => member.client.call('getPayState', { payId });
    await vi.waitFor(async () => expect((await state()).url).not.toBeNull());
    const { url, purchaseId } = await state();
    expect(purchaseId).toBe(id);
    const { host } = s.world.tw;
    const approve = String(url).replace('?', '/approve?');
    await s.world.running.server.app.inject({ method: 'POST', url: approve, headers: { host } });
    expect(await state()).toMatchObject({ state: 'succeeded', settledTo: 'order' });
    expect(await member.client.call('getPurchase', { id })).toMatchObject({
      state: 'paid',
      methodName: 'sandbox',
    });
    expect((await member.client.call('queryParcels', { state: 'shelved' })).total).toBe(1);
  });

  test('include a transfer for the purchase, which waits for it however late, and is paid on approval', async () => {
    const transfers = await openTransferWorld(s.world);
    const member = await s.pay.memberWith(0);
    const { id, number } = await s.order(member, (await s.sold(2)).variantId);
    const filed = await transfers.file(member, { amountMinor: 30_000, orderIds: [id] });
    expect(filed.orders).toMatchObject([{ id, number }]);
    await overdue(id);
    await expire();
    const { list } = await transfers.finance.client.call('listBankTransfers', { state: 'pending' });
    expect(list[0]?.orders).toMatchObject([{ id, isPurchase: true, dueMinor: 30_000, payable: true }]);
    await transfers.finance.client.call('approveBankTransfer', { id: filed.id });
    expect(await member.client.call('getPurchase', { id })).toMatchObject({ state: 'paid' });
    expect((await member.client.call('listMyBankTransfers', {})).list[0]?.orders).toMatchObject([{ number }]);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told).toContain('purchase.pay');
  });
});

describe('an unpaid purchase', () => {
  test('returns its goods to the stock when it expires or is cancelled, and late money is kept', async () => {
    const offered = await s.sold(3);
    const member = await s.pay.memberWith(50_000);
    const ordered = () => s.order(member, offered.variantId);
    const [first, second, third] = [await ordered(), await ordered(), await ordered()];
    expect(await s.stock(offered)).toBe(0);
    const tries = await Promise.all(
      [1, 2, 3].map(() => member.client.attempt('cancelPurchase', { id: first.id, why: '不要了' })),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    await overdue(second.id);
    await Promise.all([expire(), expire()]);
    const gone = await s.owner.client.call('cancelPurchaseForMember', { id: third.id, why: '缺貨' });
    expect(gone).toEqual({ state: 'cancelled', refundMinor: 0, pending: false });
    expect(await s.stock(offered)).toBe(3);
    expect((await member.client.call('getPurchase', { id: second.id })).state).toBe('cancelled');
    const late = await member.client.attempt('payFromBalance', { orderId: second.id });
    expect(late).toBeRefused('payment.orderCancelled');
    expect(await s.pay.balance(member)).toBe(50_000);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told).toEqual(expect.arrayContaining(['purchase.expire', 'purchase.cancel']));
    const other = await s.world.tw.member();
    expect(await other.client.attempt('getPurchase', { id: first.id })).toBeRefused('row.notFound');
    expect(await other.client.attempt('payFromBalance', { orderId: first.id })).toBeRefused('row.notFound');
  });

  test('with concurrent payment and expiry ends in one of the two', async () => {
    const offered = await s.sold(6);
    const member = await s.pay.memberWith(1_000_000);
    const all = await Promise.all(
      [1, 2, 3].map(async () => ({ member: await s.pay.memberWith(30_000), id: '' })),
    );
    for (const one of all) {
      one.id = (await s.order(one.member, offered.variantId)).id;
      await overdue(one.id);
    }
    const [, ...paid] = await Promise.all([
      expire(),
      ...all.map((one) => one.member.client.attempt('payFromBalance', { orderId: one.id })),
    ]);
    const count = paid.filter(({ ok }) => ok).length;
    expect(await s.stock(offered)).toBe(6 - count);
    expect((await member.client.call('listPurchases', {})).total).toBe(0);
  });
});

describe('refunding a paid purchase', () => {
  test('returns money and goods once, removes the parcel from the shelf, and is impossible once it is in an order', async () => {
    const offered = await s.sold(4);
    const member = await s.pay.memberWith(60_000);
    const { id } = await s.bought(member, offered.variantId, 1);
    const { lines } = await member.client.call('getPurchase', { id });
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => s.owner.client.attempt('cancelPurchaseForMember', { id, why: '瑕疵' })),
    );
    expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect([await s.pay.balance(member), await s.stock(offered)]).toEqual([60_000, 4]);
    expect(await s.owner.client.attempt('cancelPurchaseForMember', { id, why: '再退' })).toBeRefused(
      'purchase.wrongState',
    );
    expect(await member.client.call('getParcel', { id: lines[0]?.parcelId ?? '' })).toMatchObject({
      state: 'returned',
    });
    const kept = await s.bought(member, offered.variantId, 2);
    await s.world.sql(
      `update parcels set state = 'requested' where id = (select parcel_id from purchase_lines where purchase_id = $1)`,
      [kept.id],
    );
    const refused = await s.owner.client.attempt('cancelPurchaseForMember', { id: kept.id, why: '退' });
    expect(refused).toBeRefused('purchase.parcelGone');
    expect([await s.pay.balance(member), await s.stock(offered)]).toEqual([0, 2]);
  });

  test('above the clerk’s limit it waits for a second person', async () => {
    const [first, second] = [await s.world.tw.staff(['finance']), await s.world.tw.staff(['finance'])];
    const member = await s.pay.memberWith(30_000);
    const { id } = await s.bought(member, (await s.sold(1)).variantId);
    const limit = (aside: number) => s.world.tw.set({ adjustAloneMaxMinor: aside });
    const [before] = await s.world.sql<{ aside: number }>(
      `select (settings ->> 'adjustAloneMaxMinor')::bigint as aside from shops where id = $1`,
      [s.world.tw.id],
    );
    await limit(100);
    const asked = await first.client.call('cancelPurchaseForMember', { id, why: '瑕疵' });
    expect([asked, await s.pay.balance(member)]).toEqual([
      { state: 'paid', refundMinor: 0, pending: true },
      0,
    ]);
    expect(await first.client.attempt('cancelPurchaseForMember', { id, why: '瑕疵' })).toBeRefused(
      'adjustment.own',
    );
    const { list } = await second.client.call('listPurchasesOfShop', { state: 'paid', memberId: member.id });
    expect(list).toMatchObject([{ id, secondAwaited: { mine: false } }]);
    const acts = await pendingApprovalRequests(second);
    const act = acts.find(({ kind }) => kind === 'purchase');
    await second.client.call('approveAdjustment', { id: act?.id ?? '' });
    expect(await s.pay.balance(member)).toBe(30_000);
    await limit(before?.aside ?? 0);
  });
});

describe('a coupon on goods', () => {
  const cart = async (member: Person, stock = 9) => {
    const offered = await s.sold(stock);
    await member.client.call('setCartItem', { variantId: offered.variantId, quantity: 1 });
    const variantIds = [offered.variantId];
    const buy = (memberCouponId: string, totalMinor: number) =>
      member.client.attempt('buyCart', { variantIds, totalMinor, memberCouponId });
    return { offered, variantIds, buy };
  };

  test('takes its amount off once, is shown before, and is returned if the purchase is unpaid, cancelled or refunded', async () => {
    const member = await s.pay.memberWith(100_000);
    const copy = await coupons.held(member, { base: 'goods' });
    const { offered, variantIds, buy } = await cart(member);
    const shown = await member.client.call('listCartCoupons', { variantIds });
    expect(shown).toMatchObject({ goodsMinor: 30_000, list: [{ id: copy, fit: { deductedMinor: 5_000 } }] });
    expect(await buy(copy, 30_000)).toBeRefused('purchase.totalChanged', 'totalMinor');
    const ordered = async () => {
      await member.client.call('setCartItem', { variantId: offered.variantId, quantity: 1 });
      const bought = await buy(copy, 25_000);
      if (!bought.ok) throw new Error(bought.failure.message);
      return bought.data.id;
    };
    const first = await ordered();
    expect(await member.client.call('getPurchase', { id: first })).toMatchObject({
      ...{ goodsMinor: 30_000, discountMinor: 5_000, totalMinor: 25_000 },
    });
    const { list: used } = await member.client.call('listCoupons', { status: 3 });
    expect(used).toMatchObject([{ id: copy, purchaseId: first, deductedMinor: 5_000, orderId: null }]);
    const { list: holders } = await coupons.finance.client.call('listCouponHolders', { memberId: member.id });
    expect(holders).toMatchObject([{ purchaseId: first, purchaseNumber: used[0]?.purchaseNumber }]);
    await member.client.call('setCartItem', { variantId: offered.variantId, quantity: 1 });
    expect(await buy(copy, 25_000)).toBeRefused('coupon.used', 'memberCouponId');
    await member.client.call('cancelPurchase', { id: first, why: '不要了' });
    const { list: back } = await member.client.call('listCoupons', { status: 1 });
    expect(back).toMatchObject([{ id: copy, purchaseId: null, deductedMinor: null }]);
    await overdue(await ordered());
    await expire();
    expect(await statusOf(member, copy)).toMatchObject({ status: 1 });
    const paid = await ordered();
    await member.client.call('payFromBalance', { orderId: paid });
    expect([await s.pay.balance(member), await statusOf(member, copy)]).toMatchObject([
      75_000,
      { status: 3 },
    ]);
    await s.owner.client.call('cancelPurchaseForMember', { id: paid, why: '瑕疵' });
    expect([await s.pay.balance(member), await statusOf(member, copy)]).toMatchObject([
      100_000,
      { status: 1 },
    ]);
  });

  test('that covers all of them shelves them at once, and is all that a refund returns', async () => {
    const member = await s.pay.memberWith(0);
    const copy = await coupons.held(member, { base: 'any', amountMinor: 90_000 });
    const { offered, buy } = await cart(member);
    const bought = await buy(copy, 0);
    expect(bought).toMatchObject({ data: { totalMinor: 0, state: 'paid' } });
    expect((await member.client.call('queryParcels', { state: 'shelved' })).total).toBe(1);
    const id = bought.ok ? bought.data.id : '';
    const back = await s.owner.client.call('cancelPurchaseForMember', { id, why: '瑕疵' });
    expect(back).toEqual({ state: 'refunded', refundMinor: 0, pending: false });
    expect([await s.stock(offered), await statusOf(member, copy)]).toMatchObject([9, { status: 1 }]);
  });

  test('is checked by its base, conditions and dates, and refused on an order', async () => {
    const buyer = await coupons.buyer();
    const { variantIds, buy } = await cart(buyer);
    const held = (fields: Parameters<typeof coupons.held>[1]) => coupons.held(buyer, fields);
    const all = { join: 'and' as const, conditions: [{ on: 'total' as const, atLeast: 30_001 }] };
    expect(await buy(await held({}), 25_000)).toBeRefused('coupon.otherUse', 'memberCouponId');
    expect(await buy(await held({ base: 'goods', rules: all }), 25_000)).toBeRefused(
      'coupon.conditions',
      'memberCouponId',
    );
    const later = await held({ base: 'goods', validFrom: inDays(2) });
    expect(await buy(later, 25_000)).toBeRefused('coupon.notYet', 'memberCouponId');
    const other = await coupons.held(await s.pay.memberWith(0), { base: 'goods' });
    expect(await buy(other, 25_000)).toBeRefused('row.notFound');
    const tenth = await held({ base: 'goods', type: 2, amountMinor: 0, rateBp: 1_000 });
    const { list } = await buyer.client.call('listCartCoupons', { variantIds });
    expect(list.map(({ fit }) => fit?.obstacle?.error ?? fit?.deductedMinor)).toEqual([
      ...[3_000, 'coupon.otherUse', 'coupon.conditions', 'coupon.notYet'],
    ]);
    expect(list[1]?.fit?.obstacle?.message).toMatch(/^This coupon is for \w.* only$/);
    expect(await buyer.submit({ memberCouponId: tenth })).toBeRefused('coupon.otherUse', 'memberCouponId');
    const freight = { join: 'and' as const, conditions: [{ on: 'freight' as const, atLeast: 1 }] };
    const draft = { ...plainCoupon, base: 'goods' as const, rules: freight };
    expect(await coupons.finance.client.attempt('saveCoupon', draft)).toBeRefusedAt(
      'rules',
      'coupon.goodsFreight',
    );
  });

  test('used by an order and a purchase at once applies to one of them', async () => {
    const races = await Promise.all(
      [1, 2, 3].map(async () => {
        const buyer = await coupons.buyer();
        const copy = await coupons.held(buyer, { base: 'any' });
        const { buy } = await cart(buyer);
        const choice = await buyer.choice({ memberCouponId: copy });
        const { totalMinor } = await buyer.client.call('quoteOrder', choice);
        const order = () => buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true });
        return Promise.all([order(), buy(copy, 25_000)]);
      }),
    );
    for (const tries of races) {
      expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
      const refused = tries.find(({ ok }) => !ok);
      expect(refused).toBeRefused('coupon.used', 'memberCouponId');
    }
  });
});

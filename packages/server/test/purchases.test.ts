import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { purchaseExpiry } from '../src/settlement/purchaseJobs.ts';
import { refusedWith } from './orderScene.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfStock, openProductWorld, type ProductWorld } from './productWorld.ts';
import { openTransfers } from './transferWorld.ts';

let s: ProductWorld;
beforeAll(async () => {
  s = await openProductWorld();
});
afterAll(async () => {
  expect(await faultsOfLedger(s.world)).toEqual([]);
  expect(await faultsOfStock(s.world)).toEqual([]);
  await s.world.stop();
});

const expire = () => s.pay.runJob(purchaseExpiry(s.world.running.services));
const overdue = (id: string) =>
  s.world.sql(`update purchases set expires_at = now() - interval '1 minute' where id = $1`, [id]);

describe('other ways to pay', () => {
  test('are those of orders but for cash at the door: a provider’s page', async () => {
    const member = await s.pay.memberWith(0);
    const { id } = await s.order(member, (await s.sold(2)).variantId);
    const options = await member.client.call('getPayTypeList', { orderId: id });
    expect(options).toMatchObject({ purpose: 'purchase', amountMinor: 30_000, obstacle: null });
    expect(options.methods.map(({ code }) => code)).toEqual(['balance', 'card', 'sandbox', 'bank']);
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

  test('a transfer names the purchase, which waits for it however late, and is paid when it is approved', async () => {
    const transfers = await openTransfers(s.world);
    const member = await s.pay.memberWith(0);
    const { id, number } = await s.order(member, (await s.sold(2)).variantId);
    const filed = await transfers.file(member, { amountMinor: 30_000, orderIds: [id] });
    expect(filed.orders).toMatchObject([{ id, number }]);
    await overdue(id);
    await expire();
    const { list } = await transfers.finance.client.call('listBankTransfers', { state: 'pending' });
    expect(list[0]?.orders).toMatchObject([{ id, dueMinor: 30_000, payable: true }]);
    await transfers.finance.client.call('approveBankTransfer', { id: filed.id });
    expect(await member.client.call('getPurchase', { id })).toMatchObject({ state: 'paid' });
    expect((await member.client.call('listMyBankTransfers', {})).list[0]?.orders).toMatchObject([{ number }]);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told).toContain('purchase.pay');
  });
});

describe('what is not paid', () => {
  test('goes back into the stock once its time is over, or its member or staff give it up; late money is kept', async () => {
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
    expect(late).toMatchObject(refusedWith('payment.orderCancelled'));
    expect(await s.pay.balance(member)).toBe(50_000);
    const told = (await member.client.call('listNotifications', {})).list.map(({ event }) => event);
    expect(told).toEqual(expect.arrayContaining(['purchase.expire', 'purchase.cancel']));
    const other = await s.world.tw.member();
    expect(await other.client.attempt('getPurchase', { id: first.id })).toMatchObject(
      refusedWith('row.notFound'),
    );
    expect(await other.client.attempt('payFromBalance', { orderId: first.id })).toMatchObject(
      refusedWith('row.notFound'),
    );
  });

  test('paying and running out of time at once end in one of the two', async () => {
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

describe('taking back what is paid', () => {
  test('returns money and goods once; the parcel has left the shelf; not what lies in an order', async () => {
    const offered = await s.sold(4);
    const member = await s.pay.memberWith(60_000);
    const { id } = await s.bought(member, offered.variantId, 1);
    const { lines } = await member.client.call('getPurchase', { id });
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => s.owner.client.attempt('cancelPurchaseForMember', { id, why: '瑕疵' })),
    );
    expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect([await s.pay.balance(member), await s.stock(offered)]).toEqual([60_000, 4]);
    expect(await s.owner.client.attempt('cancelPurchaseForMember', { id, why: '再退' })).toMatchObject(
      refusedWith('purchase.wrongState'),
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
    expect(refused).toMatchObject(refusedWith('purchase.parcelGone'));
    expect([await s.pay.balance(member), await s.stock(offered)]).toEqual([0, 2]);
  });

  test('above the clerk’s limit it waits for a second person', async () => {
    const [first, second] = [await s.world.tw.staff(['finance']), await s.world.tw.staff(['finance'])];
    const member = await s.pay.memberWith(30_000);
    const { id } = await s.bought(member, (await s.sold(1)).variantId);
    await s.world.sql(
      `update shops set settings = settings || '{"adjustAloneMaxMinor": 100}' where id = $1`,
      [s.world.tw.id],
    );
    const asked = await first.client.call('cancelPurchaseForMember', { id, why: '瑕疵' });
    expect([asked, await s.pay.balance(member)]).toEqual([
      { state: 'paid', refundMinor: 0, pending: true },
      0,
    ]);
    expect(await first.client.attempt('cancelPurchaseForMember', { id, why: '瑕疵' })).toMatchObject(
      refusedWith('adjustment.own'),
    );
    const { list } = await second.client.call('listPurchasesOfShop', { state: 'paid', memberId: member.id });
    expect(list).toMatchObject([{ id, secondAwaited: { mine: false } }]);
    const { list: acts } = await second.client.call('listAdjustments', { state: 'pending' });
    const act = acts.find(({ kind }) => kind === 'purchase');
    await second.client.call('approveAdjustment', { id: act?.id ?? '' });
    expect(await s.pay.balance(member)).toBe(30_000);
    await s.world.sql(`update shops set settings = settings - 'adjustAloneMaxMinor' where id = $1`, [
      s.world.tw.id,
    ]);
  });
});

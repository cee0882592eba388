import { afterAll, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { discountedOrder, faultsOfCoupons, openCouponWorld, plainCoupon, statusOf } from './couponWorld.ts';
import { duringUncommittedChange } from './duringUncommittedChange.ts';
import { faultsOfLedger } from './payWorld.ts';
import { openTransferWorld } from './transferWorld.ts';

/** Tests changes by other calls between the moments when a call reads and when it writes. */
const scene = await openCouponWorld();
const transfers = await openTransferWorld(scene.world);
afterAll(async () => {
  expect(await faultsOfCoupons(scene.world)).toEqual([]);
  expect(await faultsOfLedger(scene.world)).toEqual([]);
});

test('another order spends the budget while a bill is made: the bill is not written, and its second attempt uses the rest', async () => {
  const { buyer, copy, order } = await discountedOrder(scene, {
    ...{ type: 2, amountMinor: 0, rateBp: 2_000, budgetMinor: 1_000_000 },
  });
  const used = await statusOf(buyer, copy);
  const spend = `update coupons set budget_minor = used_minor + 1 where id = (select coupon_id from member_coupons where id = $1)`;
  const pack = () => scene.pack(order.id, 18_000);
  expect(await duringUncommittedChange(scene.world, [spend, [copy]], pack)).toBeRefused('row.changed');
  expect(await statusOf(buyer, copy)).toEqual(used);
  const { bill } = await buyer.client.call('getOrderCosts', { orderId: order.id });
  expect(bill).toEqual([]);
  expect(await pack()).toMatchObject({ ok: true });
  expect(await statusOf(buyer, copy)).toMatchObject({ deductedMinor: (used?.deductedMinor ?? 0) + 1 });
});

test('the budget is spent while an order takes more of it: the order keeps its previous discount', async () => {
  const { buyer, copy, order } = await discountedOrder(scene, {
    ...{ type: 2, amountMinor: 0, rateBp: 2_000, budgetMinor: 1_000_000 },
  });
  const coupon = 'where id = (select coupon_id from member_coupons where id = $1)';
  const setBudget = (minor: string) =>
    scene.world.sql(`update coupons set budget_minor = ${minor} ${coupon}`, [copy]);
  await setBudget('used_minor');
  expect(await scene.pack(order.id, 18_000)).toMatchObject({ ok: true });
  await setBudget('1000000');
  const kept = await statusOf(buyer, copy);
  const costs = () => buyer.client.call('getOrderCosts', { orderId: order.id });
  const before = await costs();
  const again = { orderId: order.id, memberCouponId: copy, apply: true };
  const take = () => buyer.client.attempt('discountOrder', again);
  const spend = `update coupons set budget_minor = used_minor ${coupon}`;
  expect(await duringUncommittedChange(scene.world, [spend, [copy]], take)).toBeRefused(
    'coupon.budgetSpent',
    'memberCouponId',
  );
  expect([await costs(), await statusOf(buyer, copy)]).toEqual([before, kept]);
  await setBudget('1000000');
  const { couponMinor } = await buyer.client.call('discountOrder', again);
  expect(couponMinor).toBeGreaterThan(kept?.deductedMinor ?? 0);
  expect(await faultsOfCoupons(scene.world)).toEqual([]);
});

test('a member changes the orders of a transfer while it is approved: it must be checked once more', async () => {
  const member = await scene.pay.memberWith(0);
  const { id } = await transfers.file(member);
  const orderId = await scene.pay.order(member, 20_000);
  const name = 'update bank_transfers set order_ids = array[$2]::uuid[] where id = $1';
  const approve = () => transfers.finance.client.attempt('approveBankTransfer', { id });
  expect(await duringUncommittedChange(scene.world, [name, [id, orderId]], approve)).toBeRefused(
    'row.changed',
  );
  expect(await scene.pay.balance(member)).toBe(0);
  expect(await approve()).toMatchObject({ data: { creditedMinor: 20_000, paidOrders: [{ id: orderId }] } });
  expect(await scene.pay.orderState(orderId)).toMatchObject({ paid: 20_000 });
  expect(await member.client.call('getWallet', {})).toMatchObject({ balanceMinor: 0, comingMinor: 0 });
});

test('the last use of a coupon’s code is taken concurrently, and one member gets it', async () => {
  const member = await scene.buyer();
  const couponId = await scene.coupon({ perMember: 5 });
  const { batchId } = await scene.finance.client.call('makeCouponCodes', { id: couponId, count: 1 });
  const row = await scene.world.row('couponCodes', { batchId });
  const take = 'update coupon_codes set used_count = max_uses where code = $1';
  const exchange = () => member.client.attempt('exchangeCoupon', { code: row?.code ?? newId() });
  expect(await duringUncommittedChange(scene.world, [take, [row?.code]], exchange)).toMatchObject({
    ok: false,
  });
  expect((await member.client.call('listCoupons', { status: 1 })).list).toEqual([]);
});

test('an offer that is stopped while it is activated stays stopped', async () => {
  const { client } = scene.finance;
  const { id } = await client.call('saveCoupon', plainCoupon);
  const stop = `update coupons set state = 'stopped' where id = $1`;
  const activate = () => client.attempt('moveCoupon', { id, event: 'activate' });
  expect(await duringUncommittedChange(scene.world, [stop, [id]], activate)).toMatchObject({ ok: false });
  expect(await client.call('getStaffCoupon', { id })).toMatchObject({ state: 'stopped' });
});

test('a copy is revoked while an order is placed with it: there is no order', async () => {
  const buyer = await scene.buyer();
  const copy = await scene.held(buyer);
  const choice = await buyer.choice({ memberCouponId: copy });
  const { totalMinor } = await buyer.client.call('quoteOrder', choice);
  const revoke = `update member_coupons set state = 'revoked' where id = $1`;
  const submit = () => buyer.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true });
  expect(await duringUncommittedChange(scene.world, [revoke, [copy]], submit)).toMatchObject({ ok: false });
  expect((await buyer.client.call('listOrders', {})).total).toBe(0);
});

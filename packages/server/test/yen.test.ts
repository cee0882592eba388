import { afterAll, expect, test } from 'vitest';
import { openCouponWorld } from './couponWorld.ts';
import { faultsOfLedger } from './payWorld.ts';

/** Tests a shop whose currency has no cents: every amount is in whole yen, from the first price to the payout. */
const scene = await openCouponWorld();
const { world } = scene;
await world.change('shops', { id: world.tw.id }, { currency: 'JPY' });
await world.sql(`update rate_cards set card = card || '{"currency": "JPY"}' where shop_id = $1`, [
  world.tw.id,
]);
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

test('a new shop in yen begins with amounts in yen', async () => {
  const buyer = await scene.buyer();
  expect(await buyer.client.call('getRechargeOffers', {})).toMatchObject({
    currency: 'JPY',
    minMinor: 100,
    maxMinor: 100_000,
  });
  const rules = await buyer.client.call('getForecastRules', {});
  expect(rules).toMatchObject({ currency: 'JPY', maxDeclaredValueMinor: 50_000 });
  const owner = await scene.world.tw.staff(['owner']);
  const points = await owner.client.call('getPointsOverview', {});
  expect(points).toMatchObject({ settings: { earnPerMinor: 100, worthMinor: 1 } });
});

test('calculator, order with a coupon of 500 yen, bill and payment are whole yen', async () => {
  const buyer = await scene.buyer();
  const { offers } = await buyer.client.call('sumFree', {
    country: 'TW',
    zip: '106',
    boxes: ['2500x300x200x100'],
    goodsType: 'clothes',
  });
  // 2.5 kg is billed as 3 kg: 8000 + 2 × 3500, a box and a packed parcel, and 10000 for delivery.
  expect(offers[0]?.quote?.totalMinor).toBe(8000 + 2 * 3500 + 2500 + 10_000);
  const copy = await scene.held(buyer, { amountMinor: 500 });
  const order = await buyer.ordered({ memberCouponId: copy });
  const packed = await scene.pack(order.id, 2500);
  expect(packed.ok).toBe(true);
  await scene.pay.give(buyer, 100_000);
  const before = await buyer.client.call('getOrder', { orderId: order.id });
  expect(before.costs.bill.find(({ kind }) => kind === 'coupon')).toMatchObject({ amountMinor: -500 });
  await buyer.client.call('payFromBalance', { orderId: order.id });
  const { balanceMinor } = await buyer.client.call('getWallet', {});
  expect(balanceMinor).toBe(100_000 - (8000 + 2 * 3500 + 2500 + 10_000 - 500));
});

test('500 yen are topped up as 500, with a fee of whole yen', async () => {
  const buyer = await scene.buyer();
  const topUp = (amountMinor: number) =>
    buyer.client.attempt('startPayment', { purpose: 'recharge', amountMinor, method: 'sandbox' });
  expect(await topUp(500)).toMatchObject({ data: { amountMinor: 500, feeMinor: 8, totalMinor: 508 } });
  expect(await topUp(99)).toBeRefused({
    fields: { amountMinor: { message: expect.stringContaining('¥100') } },
  });
});

test('withdrawals are multiples of 100 yen', async () => {
  const buyer = await scene.buyer();
  await scene.pay.give(buyer, 1000);
  const accountFileId = await scene.world.tw.pictureOf(buyer, 'withdrawal');
  const ask = (amountMinor: number) =>
    buyer.client.attempt('submitWithdrawal', {
      source: 'balance',
      amountMinor,
      accountType: 'bankCard',
      accountName: '王小明',
      account: '808-1234-567890',
      bankName: '玉山銀行',
      accountFileId,
    });
  expect(await ask(350)).toBeRefusedAt('amountMinor', 'withdrawal.amountStep');
  expect(await ask(300)).toMatchObject({ data: { amountMinor: 300 } });
  expect(await buyer.client.call('getWallet', {})).toMatchObject({ balanceMinor: 700, heldMinor: 300 });
});

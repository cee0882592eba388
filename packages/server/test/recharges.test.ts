import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultsOfLedger, openPayWorld, type PayWorld } from './payWorld.ts';
import { type Person, startWorld, type World } from './world.ts';

let world: World;
let pay: PayWorld;
beforeAll(async () => {
  world = await startWorld();
  pay = await openPayWorld(world);
});
afterAll(async () => {
  expect(await faultsOfLedger(world)).toEqual([]);
  await world.stop();
});

const state = (member: Person, payId: string) => member.client.call('getPayState', { payId });

/** Approves on the provider's page. */
const approve = (url: string | null) =>
  world.running.server.app.inject({
    method: 'POST',
    url: String(url).replace('?', '/approve?'),
    headers: { host: world.tw.host },
  });

describe('topping up', () => {
  test('by a hosted page: the amount arrives, the fee does not', async () => {
    const member = await pay.memberWith(0);
    const payment = await member.client.call('startPayment', {
      purpose: 'recharge',
      amountMinor: 100_000,
      method: 'sandbox',
    });
    expect(payment).toMatchObject({ feeMinor: 1_500, totalMinor: 101_500, orderId: null });
    await vi.waitFor(async () => expect((await state(member, payment.payId)).url).not.toBeNull());
    await approve((await state(member, payment.payId)).url);
    expect(await pay.balance(member)).toBe(100_000);
    const { list } = await member.client.call('listRecharges', {});
    expect(list).toMatchObject([{ payId: payment.payId, state: 'succeeded', amountMinor: 100_000 }]);
  });

  test.each([
    [9_999, 'recharge.amountRange'],
    [10_000_001, 'recharge.amountRange'],
    [0, 'amount.notAboveZero'],
    [-5, 'amount.notAboveZero'],
  ])('an amount of %i is refused at its field', async (amountMinor, error) => {
    const member = await pay.memberWith(0);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'recharge',
      amountMinor,
      method: 'sandbox',
    });
    expect(attempt).toMatchObject({ failure: { fields: { amountMinor: { error } } } });
    const { minMinor, maxMinor, offers } = await member.client.call('getRechargeOffers', {});
    expect({ minMinor, maxMinor, offers }).toEqual({ minMinor: 10_000, maxMinor: 10_000_000, offers: [] });
  });

  test('a payment method is required', async () => {
    const member = await pay.memberWith(0);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'recharge',
      amountMinor: 50_000,
    } as never);
    expect(attempt).toMatchObject({ failure: { fields: { method: { error: 'payment.methodRequired' } } } });
  });

  test('parameter error: an order without its id, or an amount for an order', async () => {
    const member = await pay.memberWith(0);
    const without = await member.client.attempt('startPayment', { purpose: 'order', method: 'sandbox' });
    expect(without).toMatchObject({ failure: { fields: { orderId: { error: 'payment.parameter' } } } });
  });

  test('cannot use this method for recharge', async () => {
    await world.sql(`update payment_methods set for_recharge = false where code = 'sandbox'`);
    const member = await pay.memberWith(0);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'recharge',
      amountMinor: 50_000,
      method: 'sandbox',
    });
    expect(attempt).toMatchObject({ failure: { error: 'recharge.methodNotAllowed' } });
    await world.sql(`update payment_methods set for_recharge = true where code = 'sandbox'`);
  });
});

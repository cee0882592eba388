import { afterAll, describe, expect, test } from 'vitest';
import { lockOrder } from '../src/orders/store.ts';
import { settleCashOnDelivery } from '../src/settlement/cashOnDelivery.ts';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { openTransferWorld } from './transferWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
await openTransferWorld(world);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

describe('the ways to pay', () => {
  test('each method comes with its fee for the amount, and the impossible ones say why', async () => {
    const { member, orderId } = await pay.memberWithOrder(40_001, 30_000);
    const options = await member.client.call('getPayTypeList', { source: 4, orderId });
    expect(options).toMatchObject({ amountMinor: 40_001, balanceMinor: 30_000, obstacle: null });
    const by = Object.fromEntries(options.methods.map((method) => [method.code, method]));
    expect(by.sandbox).toMatchObject({
      feeBasisPoints: 150,
      feeMinor: 601,
      totalMinor: 40_602,
      possible: true,
    });
    expect(by.balance).toMatchObject({ possible: false, obstacle: { error: 'wallet.insufficient' } });
    expect(by.balance?.obstacle?.message).toContain('$100.01');
    expect(by.card, 'the shop has no account for it').toBeUndefined();
    expect(by.cod).toMatchObject({ possible: true, obstacle: null });
    expect(by.bank?.possible).toBe(true);
  });

  test('a top-up cannot be made from the balance or on delivery', async () => {
    const member = await pay.memberWith(0);
    const options = await member.client.call('getPayTypeList', { amountMinor: 100_000 });
    const refused = options.methods.filter((method) => !method.possible);
    expect(refused.map((method) => [method.code, method.obstacle?.error])).toEqual([
      ['balance', 'recharge.methodNotAllowed'],
      ['cod', 'recharge.methodNotAllowed'],
    ]);
  });

  test('a source other than the web is a parameter error, and so are an order and an amount together', async () => {
    const { member, orderId } = await pay.memberWithOrder(100);
    const source = await member.client.attempt('getPayTypeList', { source: 3 });
    expect(source).toBeRefused({ code: 400 });
    const both = await member.client.attempt('getPayTypeList', { orderId, amountMinor: 5 });
    expect(both).toBeRefused('payment.parameter');
  });

  test('sandbox payment is offered only in demo shops', async () => {
    const member = await world.th.member();
    await world.sql(
      `insert into payment_methods (shop_id, code, zh, tw, en) values ($1, 'sandbox', 'x', 'x', 'x')`,
      [world.th.id],
    );
    const options = await member.client.call('getPayTypeList', {});
    expect(options.methods).toEqual([]);
  });
});

describe('paying from the balance', () => {
  test('takes the amount due, continues the order, and leaves a record with before and after', async () => {
    const { member, orderId } = await pay.memberWithOrder(12_300, 50_000);
    const paid = await member.client.call('payFromBalance', { orderId });
    expect(paid).toMatchObject({ paidMinor: 12_300, feeMinor: 0, balanceMinor: 37_700 });
    expect(await pay.orderState(orderId)).toEqual({
      state: 'awaitingShipment',
      paid: 12_300,
      paymentState: 'paid',
    });
    const { list } = await member.client.call('getConsumptionList', {});
    expect(list[0]).toMatchObject({
      event: 'orderPayment',
      balanceBeforeMinor: 50_000,
      amountMinor: -12_300,
      balanceAfterMinor: 37_700,
      orderId,
    });
    const state = await member.client.call('getPayState', { payId: paid.payId });
    expect(state).toMatchObject({ state: 'succeeded', settledTo: 'order', method: 'balance' });
  });

  test('a balance that is too low reports the difference and changes nothing', async () => {
    const { member, orderId } = await pay.memberWithOrder(12_345, 10_000);
    const attempt = await member.client.attempt('payFromBalance', { orderId });
    expect(attempt).toBeRefused({ error: 'wallet.insufficient', params: { missing: '$23.45' } });
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment', paid: 0 });
    expect(await pay.balance(member)).toBe(10_000);
  });

  test("the method's own fee is due too", async () => {
    await world.change('paymentMethods', { code: 'balance' }, { feeBasisPoints: 100 });
    const { member, orderId } = await pay.memberWithOrder(10_000, 10_050);
    expect(await member.client.attempt('payFromBalance', { orderId })).toBeRefused({
      error: 'wallet.insufficient',
      params: { missing: '$0.50' },
    });
    await pay.give(member, 50);
    expect(await member.client.call('payFromBalance', { orderId })).toMatchObject({
      paidMinor: 10_000,
      feeMinor: 100,
      balanceMinor: 0,
    });
    await world.change('paymentMethods', { code: 'balance' }, { feeBasisPoints: 0 });
  });

  test.each([
    ['order cannot be paid yet', { state: 'processing', billTotalMinor: null }, 'payment.notYet'],
    [
      'cash on delivery is paid at the door',
      { state: 'awaitingShipment', cashOnDelivery: true },
      'payment.onDelivery',
    ],
    ['paid already', { state: 'awaitingShipment', paidMinor: 900 }, 'payment.alreadyPaid'],
    ['cancelled', { state: 'cancelled' }, 'payment.orderCancelled'],
  ])('%s', async (_name, changes, error) => {
    const member = await pay.memberWith(5_000);
    const orderId = await pay.order(member, 900, changes);
    expect(await member.client.attempt('payFromBalance', { orderId })).toBeRefused(error);
    const options = await member.client.call('getPayTypeList', { orderId });
    expect(options.obstacle?.error).toBe(error);
    const started = await member.client.attempt('startPayment', {
      purpose: 'order',
      orderId,
      method: 'sandbox',
    });
    expect(started).toBeRefused(error);
  });

  test("another member's order does not exist", async () => {
    const owner = await pay.memberWith(0);
    const orderId = await pay.order(owner, 100);
    const other = await pay.memberWith(1_000);
    expect(await other.client.attempt('payFromBalance', { orderId })).toBeRefused({ code: 404 });
  });
});

describe('a retried payment counts once', () => {
  test('the same key sent five times at once gives one effect and one answer', async () => {
    const { member, orderId } = await pay.memberWithOrder(4_000, 100_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        member.client.call('payFromBalance', { orderId }, { idempotencyKey: 'same-key' }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await pay.balance(member)).toBe(96_000);
  });

  test('the same key with another body is 409', async () => {
    const member = await pay.memberWith(100_000);
    const [first, second] = [await pay.order(member, 4_000), await pay.order(member, 5_000)];
    await member.client.call('payFromBalance', { orderId: first }, { idempotencyKey: 'reused' });
    const attempt = await member.client.attempt(
      'payFromBalance',
      { orderId: second },
      { idempotencyKey: 'reused' },
    );
    expect(attempt).toBeRefused({ code: 409, error: 'idempotency.reused' });
    expect(await pay.orderState(second)).toMatchObject({ state: 'awaitingPayment' });
  });

  test('two tabs with a key each: one pays, and the other is told that it is paid', async () => {
    const { member, orderId } = await pay.memberWithOrder(4_000, 100_000);
    const attempts = await Promise.all(
      Array.from({ length: 6 }, () => member.client.attempt('payFromBalance', { orderId })),
    );
    expect(attempts.filter((one) => one.ok)).toHaveLength(1);
    for (const one of attempts)
      if (!one.ok) expect(one.failure).toMatchObject({ code: 409, error: 'payment.alreadyPaid' });
    expect(await pay.balance(member)).toBe(96_000);
  });

  test('many orders against one balance: never below zero, and each order once', async () => {
    const member = await pay.memberWith(10_000);
    const orders = await Promise.all(Array.from({ length: 12 }, () => pay.order(member, 1_500)));
    const attempts = await Promise.all(
      orders.map((orderId) => member.client.attempt('payFromBalance', { orderId })),
    );
    expect(attempts.filter((one) => one.ok)).toHaveLength(6);
    for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('wallet.insufficient');
    expect(await pay.balance(member)).toBe(1_000);
  });
});

describe('money of an order', () => {
  test('is refunded to the balance when the order is cancelled, and the payment is marked', async () => {
    const { member, orderId } = await pay.memberWithOrder(7_000, 9_000);
    const { payId } = await member.client.call('payFromBalance', { orderId });
    await world.change('orders', { id: orderId }, { state: 'processing' });
    await member.client.call('cancelOrder', { orderId, why: 'changed my mind' });
    expect(await pay.balance(member)).toBe(9_000);
    expect((await member.client.call('getPayState', { payId })).state).toBe('refunded');
    const { list } = await member.client.call('getConsumptionList', { event: 'orderRefund' });
    expect(list).toMatchObject([{ balanceBeforeMinor: 2_000, amountMinor: 7_000, balanceAfterMinor: 9_000 }]);
  });

  test('cash on delivery is settled once, however often the signature is reported', async () => {
    const member = await pay.memberWith(300);
    const orderId = await pay.order(member, 5_000, { state: 'awaitingSignature', cashOnDelivery: true });
    const settle = () =>
      pay.transact<number>(async (tx) => {
        const order = await lockOrder(tx, orderId);
        return order ? settleCashOnDelivery(tx, pay.system, world.running.services, order) : -1;
      });
    const collected = await Promise.all([settle(), settle(), settle()]);
    expect(collected.sort()).toEqual([0, 0, 5_000]);
    expect(await settle()).toBe(0);
    expect(await pay.orderState(orderId)).toMatchObject({ paid: 5_000, paymentState: 'paid' });
    expect(await pay.balance(member)).toBe(300);
  });
});

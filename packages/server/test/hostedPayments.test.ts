import { afterAll, describe, expect, test, vi } from 'vitest';
import { paymentJobs } from '../src/settlement/paymentJobs.ts';
import { secondsAgo } from './ago.ts';
import { balanceNotificationsOf, faultsOfLedger, openPayWorld } from './payWorld.ts';
import { sandboxReport } from './sandboxReports.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

const state = (member: Person, payId: string) => member.client.call('getPayState', { payId });

/** Starts a payment and waits for the provider's page, as the portal does. */
async function started(member: Person, orderId: string) {
  const payment = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'sandbox' });
  await vi.waitFor(async () => expect((await state(member, payment.payId)).url).not.toBeNull());
  return state(member, payment.payId);
}

const page = (method: 'GET' | 'POST', url: string, host = world.tw.host) =>
  world.running.server.app.inject({ method, url, headers: { host } });

async function decide(url: string | null, decision: 'approve' | 'decline' | 'timeout') {
  return page('POST', String(url).replace('?', `/${decision}?`));
}

/** Sends the provider's report, with a test's changes. */
function report(payId: string, changes: Record<string, unknown> = {}, secret?: string) {
  const usual = { eventId: `event-${payId}`, paymentId: payId, receivedMinor: 10_150 };
  return sandboxReport(world, { ...usual, ...changes }, secret);
}

const runExpiry = () =>
  pay.runJob(paymentJobs(world.running.services).find(({ name }) => name === 'expire-payments'));

describe('the sandbox page', () => {
  test('says that it is one, and an approval pays the order with its fee', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const payment = await started(member, orderId);
    expect(payment).toMatchObject({
      ...{ state: 'pending', obstacle: null, amountMinor: 10_000, feeMinor: 150, totalMinor: 10_150 },
    });
    const shown = await page('GET', String(payment.url));
    expect(shown.body).toContain('Sandbox · no real money');
    expect(shown.body).toContain('TWD 101.50');
    expect(shown.body).not.toContain('<script');
    const back = await decide(payment.url, 'approve');
    expect(back.headers.location).toBe(`/pay/state/${payment.payId}`);
    expect(await state(member, payment.payId)).toMatchObject({
      state: 'succeeded',
      settledTo: 'order',
      url: null,
    });
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
    expect(await pay.balance(member)).toBe(0);
    const { list } = await member.client.call('getConsumptionList', {});
    expect(list.map((entry) => [entry.event, entry.amountMinor, entry.balanceAfterMinor])).toEqual([
      ['paymentFee', -150, 0],
      ['orderPayment', -10_000, 150],
      ['cardReceived', 10_150, 10_150],
    ]);
    expect((await page('GET', String(payment.url))).body).toContain('already decided');
  });

  test('payment failed: the message says so, nothing is charged, and another attempt is possible', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const first = await started(member, orderId);
    await decide(first.url, 'decline');
    const failed = await state(member, first.payId);
    expect(failed).toMatchObject({ state: 'failed', obstacle: { error: 'payment.failed' } });
    const second = await started(member, orderId);
    expect(second.payId).not.toBe(first.payId);
    await decide(second.url, 'approve');
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment' });
  });

  test('payment timeout: the message says so', async () => {
    const member = await pay.memberWith(0);
    const payment = await started(member, await pay.order(member, 10_000));
    await decide(payment.url, 'timeout');
    const ended = await world.tw.as(member.token, 'tw').call('getPayState', { payId: payment.payId });
    expect(ended).toMatchObject({ state: 'expired', obstacle: { error: 'payment.timeout' } });
    expect(ended.obstacle?.message).toBe('付款逾時，未扣款，請重新付款');
  });

  test('does not exist for another shop', async () => {
    const member = await pay.memberWith(0);
    const payment = await started(member, await pay.order(member, 10_000));
    expect((await page('GET', String(payment.url), world.th.host)).statusCode).toBe(404);
    expect((await page('GET', '/sandbox-pay/made-up')).statusCode).toBe(404);
  });
});

test('the smallest fee is charged and the smallest bonus given, and an unconfigured provider reports nothing', async () => {
  const member = await pay.memberWith(0);
  const topUp = { purpose: 'recharge', amountMinor: 10_000, method: 'sandbox' } as const;
  const { payId } = await member.client.call('startPayment', topUp);
  await world.change('payments', { id: payId }, { feeMinor: 1, bonusMinor: 1 });
  await report(payId, { receivedMinor: 10_001 });
  const { list } = await member.client.call('getConsumptionList', {});
  const moved = list.map(({ event, amountMinor }) => [event, amountMinor]).sort();
  expect(moved).toEqual([
    ['paymentFee', -1],
    ['recharge', 10_001],
    ['rechargeBonus', 1],
  ]);
  const { payId: less } = await member.client.call('startPayment', topUp);
  await world.change('payments', { id: less }, { bonusMinor: 700 });
  const { totalMinor } = await state(member, less);
  await report(less, { receivedMinor: totalMinor - 1 });
  const bonuses = await member.client.call('getConsumptionList', { event: 'rechargeBonus' });
  expect(bonuses.total).toBe(1);
  const url = '/api/pay/webhook/stripe';
  const headers = { host: world.tw.host, 'content-type': 'application/json' };
  const answer = await world.running.server.app.inject({ method: 'POST', url, headers, payload: '{}' });
  expect(answer.json()).toMatchObject({ error: 'payment.signatureWrong' });
});

describe('one open payment per order', () => {
  test('is for the amount due, has not expired, and uses a provider that accepts orders', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const start = (method: 'sandbox' | 'balance' = 'sandbox') =>
      member.client.attempt('startPayment', { purpose: 'order', orderId, method });
    const idOf = async () => {
      const answer = await start();
      return answer.ok ? answer.data.payId : answer.failure.error;
    };
    const first = await idOf();
    await world.change('orders', { id: orderId }, { billTotalMinor: 12_000 });
    const second = await idOf();
    expect((await state(member, second)).amountMinor).toBe(12_000);
    expect((await state(member, first)).state).toBe('expired');
    expect(await idOf()).toBe(second);
    await world.change('payments', { id: second }, { expiresAt: secondsAgo(1) });
    expect(await idOf()).not.toBe(second);
    expect(await start('balance')).toBeRefused('payment.methodUnavailable', 'method');
    const takes = (orders: boolean) =>
      world.change('paymentMethods', { code: 'sandbox' }, { forOrders: orders });
    await takes(false);
    expect(await start()).toBeRefused('payment.methodUnavailable');
    await takes(true);
    const topUp = { purpose: 'recharge', amountMinor: 10_000, method: 'cod' } as const;
    expect(await member.client.attempt('startPayment', topUp)).toBeRefused(
      'recharge.methodNotAllowed',
      'method',
    );
  });

  test('a second start, and several at once, continue the first payment', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const all = await Promise.all(
      Array.from({ length: 5 }, () =>
        member.client.call('startPayment', { purpose: 'order', orderId, method: 'sandbox' }),
      ),
    );
    expect(new Set(all.map((payment) => payment.payId)).size).toBe(1);
    const again = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'sandbox' });
    expect(again.payId).toBe(all[0]?.payId);
  });

  test('the database itself refuses a second open one', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    await started(member, orderId);
    const copy = world.sql(
      `insert into payments (shop_id, id, member_id, purpose, order_id, method, amount_minor, state, created_at)
       select shop_id, gen_random_uuid(), member_id, purpose, order_id, method, amount_minor, 'pending', now()
       from payments where order_id = $1`,
      [orderId],
    );
    await expect(copy).rejects.toThrow(/payments_one_per_order/);
  });

  test('payment in two tabs by different methods: the order is paid once, the other money is on the balance', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000, 10_000);
    const payment = await started(member, orderId);
    const [balance, card] = await Promise.all([
      member.client.attempt('payFromBalance', { orderId }),
      report(payment.payId),
    ]);
    expect(card.statusCode).toBe(200);
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
    // If the balance paid first, the card's money is a top-up, less the method's fee. If the card paid first, the
    // balance is untouched.
    expect(await pay.balance(member)).toBe(10_000);
    expect((await state(member, payment.payId)).settledTo).toBe(balance.ok ? 'balance' : 'order');
  });

  test('paying from the balance ends the page that is open in another tab', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000, 10_000);
    const payment = await started(member, orderId);
    await member.client.call('payFromBalance', { orderId });
    expect(await state(member, payment.payId)).toMatchObject({
      state: 'expired',
      obstacle: { error: 'payment.alreadyPaid' },
    });
  });
});

describe('messages of a provider', () => {
  test('without the right signature change nothing', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const payment = await started(member, orderId);
    const forged = await report(payment.payId, {}, 'x'.repeat(32));
    expect(forged.json()).toMatchObject({ code: 400, error: 'payment.signatureWrong' });
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment' });
  });

  test('replayed, and sent ten times at once, count once', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const payment = await started(member, orderId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(payment.payId)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    // A second event about this payment changes nothing either.
    expect((await report(payment.payId, { eventId: 'other' })).statusCode).toBe(200);
    expect(await pay.orderState(orderId)).toMatchObject({ paid: 10_000 });
    expect(await pay.balance(member)).toBe(0);
  });

  test('a late success after the payment expired goes to the balance, or to the order if it still waits', async () => {
    const member = await pay.memberWith(0);
    const [waiting, cancelled] = [await pay.order(member, 10_000), await pay.order(member, 10_000)];
    const [first, second] = [await started(member, waiting), await started(member, cancelled)];
    await world.sql(`update payments set expires_at = now() - interval '1 minute' where id = any($1)`, [
      [first.payId, second.payId],
    ]);
    await runExpiry();
    expect((await state(member, first.payId)).state).toBe('expired');
    await member.client.call('cancelOrder', { orderId: cancelled, why: '' });
    await report(first.payId);
    await report(second.payId);
    expect(await state(member, first.payId)).toMatchObject({ state: 'succeeded', settledTo: 'order' });
    expect(await state(member, second.payId)).toMatchObject({ state: 'succeeded', settledTo: 'balance' });
    expect(await pay.orderState(waiting)).toMatchObject({ state: 'awaitingShipment' });
    expect(await pay.orderState(cancelled)).toMatchObject({ state: 'cancelled', paid: 0 });
    // The money is a top-up, less the method's fee.
    expect(await pay.balance(member)).toBe(10_000);
    // Only money that stays on the balance causes a notification about the balance.
    expect(await balanceNotificationsOf(world, member)).toEqual([['balance.keep', 10_000]]);
  });

  test('another amount than requested is kept for the member, and does not pay the order', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const payment = await started(member, orderId);
    await report(payment.payId, { receivedMinor: 10_000 });
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment' });
    expect(await pay.balance(member)).toBe(9_852);
  });

  test('about another shop are ignored, about unknown payments are refused', async () => {
    expect((await report('0198c0de-0000-7000-8000-000000000000')).statusCode).toBe(404);
    const elsewhere = await report('0198c0de-0000-7000-8000-000000000000', { shopId: world.th.id });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('of test payments have no effect in a real shop', async () => {
    await world.change('shops', { id: world.tw.id }, { demo: false });
    const answer = await report('0198c0de-0000-7000-8000-000000000000');
    expect(answer.json()).toMatchObject({ error: 'payment.signatureWrong' });
    await world.change('shops', { id: world.tw.id }, { demo: true });
  });
});

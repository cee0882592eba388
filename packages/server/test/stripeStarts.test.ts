import { describe, expect, test, vi } from 'vitest';
import { minorFromStripeAmount, stripeAmount } from '../src/payments/providers/stripeAmounts.ts';
import { paymentJobs } from '../src/settlement/paymentJobs.ts';
import { openPayWorld } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { startStripeDouble } from './stripeDouble.ts';
import { waitForQueuedJob } from './waitForQueuedJob.ts';
import { startWorld } from './world.ts';

const double = await startStripeDouble();
const world = await startWorld({
  env: { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_SHOP: 'tw.test', STRIPE_API_URL: double.url },
});
const pay = await openPayWorld(world);

describe('a page that Stripe creates slowly', () => {
  /** Repeats the start of a payment by its job, until Stripe has made the page but has not answered yet. */
  async function slowly() {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    double.refuseNext = 'broken';
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
    await vi.waitFor(() => expect(double.refuseNext).toBeNull());
    const job = paymentJobs(world.running.services).find(({ name }) => name === 'start-payment');
    const start = async () =>
      pay.runJob(job, await waitForQueuedJob(world, 'start-payment', { request: { paymentId: payId } }));
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    double.holdNext = held;
    const started = start();
    await vi.waitFor(() => expect(double.holdNext).toBeNull());
    const session = [...double.sessions.values()].find((one) => one.metadata.payment_id === payId);
    const state = async () => (await member.client.call('getPayState', { payId })).state;
    const finish = () => {
      answer();
      return started;
    };
    return { member, orderId, session, start, finish, state };
  }

  test('is closed as soon as it is known if its order was cancelled meanwhile', async () => {
    const { member, orderId, session, finish, state } = await slowly();
    await member.client.call('cancelOrder', { orderId });
    await finish();
    expect([session?.status, await state()]).toEqual(['expired', 'expired']);
  });

  test('stays open if another attempt has started the payment with it meanwhile', async () => {
    const other = await slowly();
    const { member, session, start, finish, state } = await slowly();
    const realtimeEvents = await watchRealtimeEvents(world);
    await realtimeEvents.during(start, `payments ${member.id}`);
    await finish();
    expect([session?.status, await state(), await other.state()]).toEqual(['open', 'pending', 'created']);
    await other.finish();
  });
});

describe('amounts in the digits of Stripe', () => {
  test.each([
    ['TWD', 12_300, 12_300],
    ['HUF', 12_345, 12_345],
    ['JPY', 500, 500],
    ['ISK', 5, 500],
    ['UGX', 5, 500],
    ['MGA', 500, 5],
    ['KWD', 12_340, 12_340],
  ])('%s %s is charged as %s, and reported back unchanged', (currency, ours, theirs) => {
    expect(stripeAmount(ours, currency)).toBe(theirs);
    expect(minorFromStripeAmount(theirs, currency.toLowerCase())).toBe(ours);
  });

  test.each([
    ['MGA', 550],
    ['KWD', 12_345],
    ['TND', 1],
  ])('%s %s cannot be charged', (currency, ours) => {
    expect(stripeAmount(ours, currency)).toBeUndefined();
  });

  test.each([
    ['ISK', 500, '51300', 'pending'],
    ['MGA', 50_000, '513', undefined],
    ['KWD', 10_000, '10250', 'pending'],
    ['KWD', 10_005, '', undefined],
  ])('a shop in %s charges %s and its fee as %s, or not at all', async (currency, ours, theirs, reached) => {
    await world.change('shops', { id: world.tw.id }, { currency });
    const { member, orderId } = await pay.memberWithOrder(ours);
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
    await vi.waitFor(async () =>
      expect((await member.client.call('getPayState', { payId })).state).toBe(reached ?? 'failed'),
    );
    const session = [...double.sessions.values()].find((one) => one.metadata.payment_id === payId);
    expect(session && String(session.amount_total)).toBe(reached && theirs);
  });
});

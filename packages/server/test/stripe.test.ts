import { describe, expect, test, vi } from 'vitest';
import { paymentJobs } from '../src/settlement/paymentJobs.ts';
import { minutesAgo } from './ago.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { openPayWorld } from './payWorld.ts';
import { type StripeTestSession, startStripeDouble } from './stripeDouble.ts';
import { deliverEvent, paidSession } from './stripeEvents.ts';
import { waitForQueuedJob } from './waitForQueuedJob.ts';
import { type Person, startWorld } from './world.ts';

const secret = 'whsec_of_this_shop';

const double = await startStripeDouble();
const world = await startWorld({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_SHOP: 'tw.test',
    STRIPE_WEBHOOK_SECRET: `whsec_of_another_host,${secret}`,
    STRIPE_API_URL: double.url,
  },
});
checkLedgerAtEnd(world);
const pay = await openPayWorld(world);
const state = (member: Person, payId: string) => member.client.call('getPayState', { payId });

async function started(member: Person, orderId: string) {
  const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
  await vi.waitFor(async () => expect((await state(member, payId)).url).not.toBeNull());
  const session = [...double.sessions.values()].find((one) => one.metadata.payment_id === payId);
  if (session === undefined) throw new Error('no session');
  return { payId, session };
}

type Signed = Partial<Parameters<typeof deliverEvent>[4]>;

/** Sends an event to the address of the installation's own account. */
const deliver = (type: string, session: StripeTestSession, signed: Signed = {}) =>
  deliverEvent(world, { host: world.tw.host, path: '/api/pay/webhook/stripe' }, type, session, {
    secret,
    ...signed,
  });

const queued = (name: string, part: object) => waitForQueuedJob(world, name, part);
const run = (name: string, data: Record<string, unknown> = {}) =>
  pay.runJob(
    paymentJobs(world.running.services).find((one) => one.name === name),
    data,
  );

describe('a card payment through Stripe', () => {
  test('charges the amount with its fee and pays the order when Stripe reports it', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { payId, session } = await started(member, orderId);
    const asked = double.asked.at(-1);
    expect(asked?.get('line_items[0][price_data][unit_amount]')).toBe('10250');
    expect(asked?.get('line_items[0][price_data][currency]')).toBe('twd');
    expect(asked?.get('success_url')).toBe(`http://${world.tw.host}/pay/state/${payId}`);
    const expiresAt = new Date(session.expires_at * 1_000).toISOString();
    expect(await state(member, payId)).toMatchObject({ url: session.url, expiresAt });
    const answer = await deliver('checkout.session.completed', paidSession(session));
    expect(answer.statusCode).toBe(200);
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
    expect(await state(member, payId)).toMatchObject({ state: 'succeeded', settledTo: 'order' });
  });

  test('a completed session of a slow method waits for its own event', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { payId, session } = await started(member, orderId);
    const early = await deliver('checkout.session.completed', { ...session, status: 'complete' });
    expect([early.statusCode, (await state(member, payId)).state]).toEqual([200, 'pending']);
    await deliver('checkout.session.async_payment_succeeded', paidSession(session));
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment' });
  });

  test('failed and expired sessions say so', async () => {
    const member = await pay.memberWith(0);
    const failed = await started(member, await pay.order(member, 10_000));
    await deliver('checkout.session.async_payment_failed', failed.session);
    expect((await state(member, failed.payId)).obstacle?.error).toBe('payment.failed');
    const expired = await started(member, await pay.order(member, 10_000));
    await deliver('checkout.session.expired', expired.session);
    expect((await state(member, expired.payId)).obstacle?.error).toBe('payment.timeout');
  });
});

describe('the signature', () => {
  test.each([
    ['of another secret', { secret: 'whsec_wrong' }],
    ['over other bytes', { tamper: true }],
    ['of half an hour ago', { timestamp: Math.floor(Date.now() / 1000) - 1800 }],
  ])('%s is refused and nothing is paid', async (_name, options) => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { session } = await started(member, orderId);
    const answer = await deliver('checkout.session.completed', paidSession(session), options);
    expect(answer.json()).toMatchObject({ code: 400, error: 'payment.signatureWrong' });
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment' });
  });

  test('missing is refused', async () => {
    const answer = await world.running.server.app.inject({
      method: 'POST',
      url: '/api/pay/webhook/stripe',
      headers: { host: world.tw.host, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.json()).toMatchObject({ error: 'payment.signatureWrong' });
  });

  test('a replay is harmless', async () => {
    const member = await pay.memberWith(0);
    const { session } = await started(member, await pay.order(member, 10_000));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        deliver('checkout.session.completed', paidSession(session), { id: 'evt_same' }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
    expect(await pay.balance(member)).toBe(0);
  });
});

/** A packed order with a parcel of the member, and the clerk who packed it. */
async function packed(member: Person) {
  const { lane } = pay;
  const choice = choiceOf(
    lane,
    [await insertShelvedParcel(world, lane, member)],
    await insertApprovedAddress(world, lane, member),
  );
  const { id: orderId } = await submitAtQuote(member, choice);
  const owner = await world.tw.staff(['owner']);
  const box = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 200 };
  await owner.client.call('packOrder', { orderId, packages: [box], allHere: true });
  return { orderId, owner };
}

describe('an order that no longer accepts money closes its card page', () => {
  test.each([
    [
      'cancelled by its member',
      (orderId: string, member: Person) => member.client.call('cancelOrder', { orderId }),
    ],
    [
      'cancelled by staff',
      (orderId: string, _member: Person, owner: Person) =>
        owner.client.call('cancelOrderForMember', { orderId, why: '缺貨' }),
    ],
    [
      'unpacked, so that its amount changes',
      (orderId: string, _member: Person, owner: Person) =>
        owner.client.call('unpackOrder', { orderId, why: '重包' }),
    ],
  ] as const)('%s', async (_name, end) => {
    const member = await pay.memberWith(0);
    const { orderId, owner } = await packed(member);
    const { payId, session } = await started(member, orderId);
    const { feeMinor } = await state(member, payId);
    await end(orderId, member, owner);
    await vi.waitFor(() => expect(session.status).toBe('expired'));
    expect((await state(member, payId)).state).toBe('expired');
    // The payment arrived at the moment when its page closed. The member gets the money, less the method's fee.
    await deliver('checkout.session.completed', paidSession(session));
    expect(await state(member, payId)).toMatchObject({ state: 'succeeded', settledTo: 'balance' });
    expect(await pay.balance(member)).toBe(session.amount_total - feeMinor);
  });

  test('and if Stripe does not answer, a job closes it', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { session } = await started(member, orderId);
    double.refuseNext = 'broken';
    await member.client.call('cancelOrder', { orderId });
    await vi.waitFor(() => expect(double.refuseNext).toBeNull());
    expect(session.status).toBe('open');
    await run('close-payment-page', await queued('close-payment-page', { reference: session.id }));
    expect(session.status).toBe('expired');
  });
});

describe('failures', () => {
  test('a payment that Stripe refuses to start fails with a message', async () => {
    const { member, orderId } = await pay.memberWithOrder(100);
    double.refuseNext = 'invalid';
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
    await vi.waitFor(async () => expect((await state(member, payId)).state).toBe('failed'));
    expect((await state(member, payId)).obstacle?.error).toBe('payment.failed');
  });

  test('a start that got no answer is repeated by the job, with the same session', async () => {
    const { member, orderId } = await pay.memberWithOrder(5_000);
    double.refuseNext = 'broken';
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
    await vi.waitFor(() => expect(double.refuseNext).toBeNull());
    expect((await state(member, payId)).state).toBe('created');
    await run('start-payment', await queued('start-payment', { request: { paymentId: payId } }));
    const payment = await state(member, payId);
    expect(payment).toMatchObject({ state: 'pending' });
    expect([...double.sessions.values()].filter((one) => one.metadata.payment_id === payId)).toHaveLength(1);
  });

  test.each([2, 4])(
    'a start that Stripe failed %s times succeeds: a stored failure is not requested again',
    async (times) => {
      const { member, orderId } = await pay.memberWithOrder(5_000);
      double.refuseNext = 'broken';
      const { payId } = await member.client.call('startPayment', {
        purpose: 'order',
        orderId,
        method: 'card',
      });
      await vi.waitFor(() => expect(double.refuseNext).toBeNull());
      const job = await queued('start-payment', { request: { paymentId: payId } });
      for (let n = 1; n < times; n += 1) {
        double.refuseNext = 'broken';
        await expect(run('start-payment', job)).rejects.toThrow();
        expect(double.refuseNext).toBeNull();
      }
      await run('start-payment', job);
      expect(await state(member, payId)).toMatchObject({ state: 'pending' });
    },
  );

  test('a lost webhook is compensated: Stripe is queried before a payment expires', async () => {
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { payId, session } = await started(member, orderId);
    Object.assign(session, paidSession(session));
    await world.change('payments', { id: payId }, { expiresAt: minutesAgo(1) });
    await run('expire-payments');
    expect(await state(member, payId)).toMatchObject({ state: 'succeeded', settledTo: 'order' });
  });

  test('an expired payment closes its page, and so does a payment by balance', async () => {
    const member = await pay.memberWith(10_000);
    const first = await started(member, await pay.order(member, 10_000));
    const early = await started(member, await pay.order(member, 10_000));
    await world.change('payments', { id: first.payId }, { expiresAt: minutesAgo(1) });
    await run('expire-payments');
    await vi.waitFor(() => expect(first.session.status).toBe('expired'));
    expect((await state(member, early.payId)).state).toBe('pending');
    const orderId = await pay.order(member, 10_000);
    const second = await started(member, orderId);
    await member.client.call('payFromBalance', { orderId });
    await vi.waitFor(() => expect(second.session.status).toBe('expired'));
  });
});

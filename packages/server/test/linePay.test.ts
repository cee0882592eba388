import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linePaySignature, readLongNumbers } from '../src/payments/providers/linePaySignature.ts';
import { payState } from './accountWorld.ts';
import { type LinePayDouble, startLinePayDouble } from './linePayDouble.ts';
import { faultsOfLedger } from './payWorld.ts';
import { queuedJob } from './queuedJob.ts';
import { type Opened, openWalletWorld, type WalletWorld } from './walletWorld.ts';

/** LINE Pay through the whole product: it reports nothing, so that the product asks and confirms. */
const [channel, secret] = ['1656097350', 'a917ab6a2367b536f8e5a6e2977e06f4'];
let double: LinePayDouble;
let { world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = {} as WalletWorld;
let path: string;
beforeAll(async () => {
  double = await startLinePayDouble();
  double.secrets.set(channel, secret);
  const wallet = await openWalletWorld({ LINE_PAY_API_URL: double.url }, 'tw');
  ({ world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = wallet);
  ({ path } = await added(account()));
});
afterAll(async () => {
  expect(await faultsOfLedger(world)).toEqual([]);
  await world.stop();
  await double.stop();
});

const account = (secrets = { merchantId: channel, apiKey: secret }) => ({
  ...{ kind: 'linePay' as const, live: true, methods: ['linePay' as const] },
  secrets,
});
/** The payment's request at LINE Pay, by its page. */
function requestOf({ state }: Pick<Opened, 'state'>) {
  const found = double.requests.get(new URL(state.url ?? '').searchParams.get('transactionReserveId') ?? '');
  if (found === undefined) throw new Error('no such request');
  return found;
}
const cameBack = ({ member, payId }: Opened) => member.client.call('askPayment', { payId });
const settled = (one: Pick<Opened, 'member' | 'payId'>) =>
  vi.waitFor(async () => expect(await payState(one.member, one.payId)).toMatchObject({ state: 'succeeded' }));
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };

describe('the account', () => {
  const tried = (secrets: { merchantId?: string; apiKey?: string }) =>
    owner.client.attempt('tryPaymentAccount', { kind: 'linePay', live: true, secrets });

  test('says what is wrong at its field, and what LINE Pay answers', async () => {
    expect(await tried({ merchantId: 'channel', apiKey: secret })).toMatchObject({
      failure: { fields: { 'secrets.merchantId': { error: 'payAccount.linePay.merchantId' } } },
    });
    expect(await tried({ merchantId: channel, apiKey: 'short' })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.linePay.apiKey' } } },
    });
    expect(await tried({ merchantId: '1656097351', apiKey: secret })).toMatchObject({
      failure: { fields: { 'secrets.merchantId': { error: 'payAccount.keyRefused' } } },
    });
    expect(await tried({ merchantId: channel, apiKey: secret.toUpperCase() })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.keyRefused' } } },
    });
    expect(await tried({ merchantId: channel, apiKey: secret })).toMatchObject({
      data: { accountName: `LINE Pay ${channel}`, live: true, chargesEnabled: true, callback: 'unneeded' },
    });
  });

  test('shows its channel id, and of the secret only the end', async () => {
    const { list } = await owner.client.call('listPaymentAccounts', {});
    expect(list[0]?.ends).toEqual([
      { secret: 'merchantId', end: channel },
      { secret: 'apiKey', end: secret.slice(-4) },
    ]);
  });

  test('takes no messages: LINE Pay sends none', async () => {
    const one = await opened('linePay');
    const body = JSON.stringify({ returnCode: '0000', info: { orderId: requestOf(one).orderId } });
    expect((await deliver(path, { body })).text).toContain('payment.signatureWrong');
    expect(await pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
  });
});

describe('a payment', () => {
  test('is confirmed once when its payer comes back, however often, and once by the job', async () => {
    const one = await opened('linePay');
    requestOf(one).state = '0110';
    await Promise.all([cameBack(one), cameBack(one), asked(one.payId)]);
    await settled(one);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(requestOf(one).charged).toBe(1);
    await cameBack(one);
    expect(await pay.balance(one.member)).toBe(0);
  });

  test('whose payer closes the browser is confirmed by the job', async () => {
    const one = await opened('linePay');
    await asked(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    requestOf(one).state = '0110';
    await asked(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('that its payer stops, and one that nobody pays, end without a charge', async () => {
    const [stopped, left] = [await opened('linePay'), await opened('linePay')];
    requestOf(stopped).state = '0121';
    await asked(stopped.payId);
    expect((await payState(stopped.member, stopped.payId)).state).toBe('expired');
    // LINE Pay's page lives for 20 minutes, the shop's payments for hours.
    const lives = Date.parse(left.state.expiresAt ?? '') - Date.now();
    expect(lives).toBeGreaterThan(18 * 60_000);
    expect(lives).toBeLessThanOrEqual(20 * 60_000);
    await overdue(left.payId);
    expect((await payState(left.member, left.payId)).state).toBe('expired');
    expect([requestOf(stopped).charged, requestOf(left).charged]).toEqual([0, 0]);
  });

  test('that its payer agreed to in the last moment still counts', async () => {
    const one = await opened('linePay');
    requestOf(one).state = '0110';
    await overdue(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('for a cancelled order takes no money, whatever its payer agrees to afterwards', async () => {
    const one = await opened('linePay');
    await one.member.client.call('cancelOrder', { orderId: one.orderId });
    requestOf(one).state = '0110';
    await cameBack(one);
    await asked(one.payId);
    await overdue(one.payId);
    expect(requestOf(one).charged).toBe(0);
  });

  test('of another amount than asked for goes to the balance', async () => {
    const one = await opened('linePay');
    requestOf(one).state = '0110';
    double.chargesInstead = 60;
    await asked(one.payId);
    double.chargesInstead = null;
    expect(await payState(one.member, one.payId)).toMatchObject({ state: 'succeeded', settledTo: 'balance' });
    expect([await pay.balance(one.member), (await pay.orderState(one.orderId)).paid]).toEqual([6_000, 0]);
  });

  test('of fractions of a dollar, or too small, is refused', async () => {
    const member = await world.tw.member();
    const orderId = await pay.order(member, 50);
    expect(
      await member.client.attempt('startPayment', { purpose: 'order', orderId, method: 'linePay' }),
    ).toMatchObject({ failure: { fields: { method: { error: 'payment.tooSmall' } } } });
    const odd = await began('linePay', 10_050);
    await vi.waitFor(async () => expect((await payState(odd.member, odd.payId)).state).toBe('failed'));
  });
});

describe('when LINE Pay does not answer', () => {
  test('a request is made again under another name, and its payer sees the page that is known', async () => {
    for (const fault of ['lost', 'dead', 'broken'] as const) {
      double.faults.request = fault;
      const one = await began('linePay');
      await vi.waitFor(() => expect(double.faults.request).toBeUndefined());
      expect((await payState(one.member, one.payId)).url).toBeNull();
      const before = double.requests.size;
      await runJob(
        'start-payment',
        await queuedJob(world, 'start-payment', { request: { paymentId: one.payId } }),
      );
      expect(double.requests.size).toBe(before + 1);
      const state = await payState(one.member, one.payId);
      requestOf({ state }).state = '0110';
      await asked(one.payId);
      expect(await pay.orderState(one.orderId), fault).toMatchObject(paidOrder);
    }
    const names = [...double.requests.values()].map(({ orderId }) => orderId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a payment whose request was never answered ends, without a question that cannot be answered', async () => {
    double.faults.request = 'lost';
    const one = await began('linePay');
    await vi.waitFor(() => expect(double.faults.request).toBeUndefined());
    await overdue(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('expired');
  });

  test('a confirmation is never repeated blindly: what was charged is found', async () => {
    for (const fault of ['lost', 'dead', 'broken'] as const) {
      const one = await opened('linePay');
      requestOf(one).state = '0110';
      double.faults.confirm = fault;
      await asked(one.payId);
      expect((await pay.orderState(one.orderId)).paid, fault).toBe(0);
      await asked(one.payId);
      expect(await pay.orderState(one.orderId), fault).toMatchObject(paidOrder);
      expect(requestOf(one).charged, fault).toBe(1);
    }
  });

  test('an unanswered question changes nothing, delays no other payment, and is asked again', async () => {
    const [one, other] = [await opened('linePay'), await opened('linePay')];
    for (const { payId } of [one, other])
      await world.sql(`update payments set ask_at = now() - interval '1 hour' where id = $1`, [payId]);
    for (const each of [one, other]) requestOf(each).state = '0110';
    double.faults.check = 'dead';
    await runJob('ask-payments');
    const states = await Promise.all([one, other].map((each) => payState(each.member, each.payId)));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['pending', 'succeeded']);
    await asked(one.payId);
    await asked(other.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('a payment does not end before LINE Pay has said what came of it', async () => {
    const one = await opened('linePay');
    requestOf(one).state = '0110';
    for (const fault of ['dead', 'broken'] as const) {
      double.faults.check = fault;
      await overdue(one.payId);
      expect((await payState(one.member, one.payId)).state).toBe('pending');
    }
    await overdue(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });
});

test('the signature is the keyed hash of secret, path, body or query, and nonce', () => {
  const [at, payload, nonce] = [
    '/v3/payments/request',
    '{"amount":100}',
    '0c5f7fbe-5f3a-4a8e-a2bb-9a4f0e3f5c11',
  ];
  const expected = createHmac('sha256', secret)
    .update(secret + at + payload + nonce)
    .digest('base64');
  expect(linePaySignature(secret, { path: at, payload, nonce })).toBe(expected);
});

test('a number of 19 digits is read as it is written, and texts stay', () => {
  const written =
    '{"a":2021121600698709510,"b":"1 \\" 2021121600698709510","c":[12,2021121600698709511],"d":-1.5}';
  expect(readLongNumbers(written)).toEqual({
    ...{ a: '2021121600698709510', b: '1 " 2021121600698709510' },
    ...{ c: [12, '2021121600698709511'], d: -1.5 },
  });
});

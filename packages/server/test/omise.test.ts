import { createHmac } from 'node:crypto';
import { readQr } from '@crossdock/domain/payments/emvco.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOmiseMessage } from '../src/payments/providers/omiseSignature.ts';
import { payState } from './accountWorld.ts';
import { type OmiseDouble, omiseMessage, startOmiseDouble } from './omiseDouble.ts';
import { faultsOfLedger } from './payWorld.ts';
import { queuedJob } from './queuedJob.ts';
import { type Opened, openWalletWorld, type WalletWorld } from './walletWorld.ts';

/** Omise through the whole product: PromptPay's code and TrueMoney's page, told by signed messages. */
const secret = Buffer.from('a webhook secret of Omise').toString('base64');
const keys = { apiKey: 'skey_5xuy4w91xqz7d1w9u0t', webhookSecret: secret };
let double: OmiseDouble;
let { world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = {} as WalletWorld;
let path: string;
beforeAll(async () => {
  double = await startOmiseDouble();
  const wallet = await openWalletWorld({ OMISE_API_URL: double.url }, 'th');
  ({ world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = wallet);
  ({ path } = await added(account()));
});
afterAll(async () => {
  expect(await faultsOfLedger(world)).toEqual([]);
  await world.stop();
  await double.stop();
});

const account = (secrets = keys) => ({
  ...{ kind: 'omise' as const, live: true, methods: ['promptPay' as const, 'trueMoney' as const] },
  secrets,
});
/** The charge of a payment that was started last. */
async function chargeOf({ payId }: Pick<Opened, 'payId'>) {
  const [row] = await world.sql<{ reference: string }>(
    'select provider_reference as reference from payments where id = $1',
    [payId],
  );
  const found = double.charges.get(row?.reference ?? '');
  if (found === undefined) throw new Error('no such charge');
  return found;
}
const paid = async (one: Opened) => Object.assign(await chargeOf(one), { status: 'successful' as const });
const send = (
  charge: Parameters<typeof omiseMessage>[0],
  signing: Partial<Parameters<typeof omiseMessage>[1]> = {},
) => deliver(path, omiseMessage(charge, { secrets: [secret], ...signing }));
const settled = (one: Opened) =>
  vi.waitFor(async () => expect(await payState(one.member, one.payId)).toMatchObject({ state: 'succeeded' }));
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };

describe('the account', () => {
  const tried = (secrets: { apiKey?: string; webhookSecret?: string }, live = true) =>
    owner.client.attempt('tryPaymentAccount', { kind: 'omise', live, secrets });

  test('says what is wrong at its field, and what Omise answers', async () => {
    expect(await tried({ apiKey: 'pkey_5xuy4w91xqz7d1w9u0t' })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.omise.apiKey' } } },
    });
    expect(await tried({ ...keys, webhookSecret: 'not base64!' })).toMatchObject({
      failure: { fields: { 'secrets.webhookSecret': { error: 'field.spaces' } } },
    });
    expect(await tried({ ...keys, webhookSecret: 'not_base64_at_all' })).toMatchObject({
      failure: { fields: { 'secrets.webhookSecret': { error: 'payAccount.omise.webhookSecret' } } },
    });
    expect(await tried({ apiKey: 'skey_test_5xuy4w91xqz7d1w9u0t' })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.otherMode' } } },
    });
    expect(await tried({ apiKey: 'skey_wrong5xuy4w91xqz7d' })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.keyRefused' } } },
    });
    const found = { accountName: 'owner@example.com', country: 'TH', currency: 'THB', live: true };
    expect(await tried(keys)).toMatchObject({ data: { ...found, callback: 'missing' } });
    double.webhookUri = (await owner.client.call('listPaymentAccounts', {})).nextCallback;
    expect(await tried(keys)).toMatchObject({ data: { callback: 'set' } });
  });
});

describe('PromptPay', () => {
  test('shows the very code that Omise drew, for the amount and until its time', async () => {
    const one = await opened('promptPay');
    expect(one.state.step.kind).toBe('qr');
    const payload = one.state.step.kind === 'qr' ? one.state.step.payload : '';
    expect(readQr(payload)).toContainEqual({ id: '54', value: '100.00' });
    expect(one.state.expiresAt).toBe((await chargeOf(one)).expires_at);
    expect(await chargeOf(one)).toMatchObject({ amount: 10_000, currency: 'thb' });
  });

  test('shows Omise’s own page of the code if it can’t be read, or says something else', async () => {
    const unlike = [
      null,
      'https://example.com',
      '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
    ];
    for (const drawn of unlike) {
      double.drawn = drawn;
      const one = await opened('promptPay');
      double.drawn = undefined;
      expect(one.state.url).toBe(`${double.url}/drawings/${(await chargeOf(one)).id}`);
    }
  });

  test('counts what Omise says of the charge when asked, once, whatever the message says', async () => {
    const [one, other] = [await opened('promptPay'), await opened('promptPay')];
    // The message says paid, in whatever version; Omise says that nothing came.
    const pending = await chargeOf(one);
    expect((await send({ ...pending, status: 'successful' }, { id: 'evnt_first' })).status).toBe(200);
    await asked(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    const charge = await paid(one);
    await send({ ...charge, status: 'pending' });
    await settled(one);
    await Promise.all([send(charge, { id: 'evnt_twice' }), send(charge, { id: 'evnt_twice' }), send(charge)]);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(await pay.balance(one.member)).toBe(0);
    expect((await payState(other.member, other.payId)).state).toBe('pending');
  });

  test('is found by the job if no message comes, and late money goes where it still can', async () => {
    const [untold, late] = [await opened('promptPay'), await opened('promptPay')];
    await paid(untold);
    await asked(untold.payId);
    expect(await pay.orderState(untold.orderId)).toMatchObject(paidOrder);
    await late.member.client.call('cancelOrder', { orderId: late.orderId });
    await vi.waitFor(async () => expect((await chargeOf(late)).status).toBe('expired'));
    // Paid at the bank in the same moment.
    await send(await paid(late));
    await settled(late);
    expect(await payState(late.member, late.payId)).toMatchObject({ settledTo: 'balance' });
    expect(await pay.balance(late.member)).toBe(10_000);
  });

  test('of another amount goes to the balance', async () => {
    const one = await opened('promptPay');
    const charge = await paid(one);
    double.charges.set(charge.id, { ...charge, amount: 9_900 });
    await send(charge);
    await settled(one);
    expect([await pay.balance(one.member), (await pay.orderState(one.orderId)).paid]).toEqual([9_900, 0]);
  });

  test('that nobody pays ends at its time, and its code takes no more money', async () => {
    const one = await opened('promptPay');
    await overdue(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('expired');
    await vi.waitFor(async () => expect((await chargeOf(one)).status).toBe('expired'));
  });

  test('outside Omise’s amounts is refused before the member leaves', async () => {
    for (const [bill, error] of [
      [1_999, 'payment.tooSmall'],
      [15_000_001, 'payment.tooBig'],
    ] as const) {
      const member = await pay.memberWith(0);
      const orderId = await pay.order(member, bill);
      const started = member.client.attempt('startPayment', {
        purpose: 'order',
        orderId,
        method: 'promptPay',
      });
      expect(await started).toMatchObject({ failure: { fields: { method: { error } } } });
    }
  });
});

describe('TrueMoney', () => {
  test('is paid on its page; a payer who fails there may begin again', async () => {
    const one = await opened('trueMoney');
    const charge = await chargeOf(one);
    expect(one.state.url).toBe(`https://pay.omise.co/payments/${charge.id}/authorize`);
    expect(charge.source.type).toBe('truemoney_jumpapp');
    charge.status = 'failed';
    await send(charge);
    await vi.waitFor(async () => expect((await payState(one.member, one.payId)).state).toBe('expired'));
    const { orderId } = one;
    const again = await one.member.client.call('startPayment', {
      purpose: 'order',
      orderId,
      method: 'trueMoney',
    });
    await vi.waitFor(async () => expect((await payState(one.member, again.payId)).url).not.toBeNull());
    const second = { ...one, payId: again.payId };
    await send(await paid(second));
    await settled(second);
    expect(await pay.orderState(orderId)).toMatchObject(paidOrder);
  });
});

describe('a message', () => {
  test('counts only with a right signature, of now, at the address of its own account', async () => {
    const one = await opened('promptPay');
    const charge = await paid(one);
    const rightly = omiseMessage(charge, { secrets: [secret] });
    const other = Buffer.from('another firm’s secret').toString('base64');
    const foreign = await added({ ...account({ ...keys, webhookSecret: other }), methods: [] });
    const now = Math.floor(Date.now() / 1000);
    const forged: [string, string, ReturnType<typeof omiseMessage>][] = [
      ['another secret', path, omiseMessage(charge, { secrets: [other] })],
      ['changed bytes', path, { ...rightly, body: rightly.body.replace('charge.complete', 'charge.expire') }],
      ['six minutes old', path, omiseMessage(charge, { secrets: [secret], atS: now - 360 })],
      ['from the future', path, omiseMessage(charge, { secrets: [secret], atS: now + 360 })],
      ['no signature', path, { ...rightly, headers: { ...rightly.headers, 'omise-signature': '' } }],
      ['half a signature', path, { ...rightly, headers: { ...rightly.headers, 'omise-signature': 'ab' } }],
      ['its signature at another account', foreign.path, rightly],
    ];
    for (const [why, at, message] of forged) expect((await deliver(at, message)).status, why).toBe(400);
    // Rightly signed, but of a payment that another account began, or at another shop's host.
    await deliver(foreign.path, omiseMessage(charge, { secrets: [other] }));
    await deliver(path, rightly, world.tw);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    // While a secret is replaced, two signatures come.
    expect((await send(charge, { secrets: [other, secret] })).status).toBe(200);
    await settled(one);
  });

  test('about something else is answered and changes nothing', async () => {
    const elsewhere = { id: 'chrg_test_elsewhere', amount: 1, metadata: {}, status: 'successful' as const };
    expect((await send(elsewhere)).status).toBe(200);
  });
});

describe('when Omise does not answer', () => {
  test('a charge is made again, and the member sees the code that is known', async () => {
    for (const fault of ['lost', 'dead', 'broken'] as const) {
      double.faults.create = fault;
      const one = await began('promptPay');
      await vi.waitFor(() => expect(double.faults.create).toBeUndefined());
      await runJob(
        'start-payment',
        await queuedJob(world, 'start-payment', { request: { paymentId: one.payId } }),
      );
      const state = await payState(one.member, one.payId);
      expect(state.step.kind, fault).toBe('qr');
      await send(await paid({ ...one, state }));
      await settled({ ...one, state });
    }
  });

  test('its message is remembered, and the job asks again', async () => {
    const one = await opened('promptPay');
    const charge = await paid(one);
    double.faults.get = 'dead';
    expect((await send(charge)).status).toBe(200);
    await vi.waitFor(() => expect(double.faults.get).toBeUndefined());
    await asked(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });
});

test('the key is what the secret’s base64 says, over time and bytes', () => {
  const [body, atS] = [Buffer.from('{"key":"charge.complete"}'), 1_790_000_000];
  const right = createHmac('sha256', 'a webhook secret of Omise').update(`${atS}.${body}`).digest('hex');
  const read = (signature: string, nowS = atS) =>
    isOmiseMessage(
      secret,
      body,
      { 'omise-signature': signature, 'omise-signature-timestamp': String(atS) },
      nowS * 1000,
    );
  expect([read(right), read(`00, ${right}`), read(right, atS + 299), read(right, atS + 301)]).toEqual([
    ...[true, true, true],
    false,
  ]);
});

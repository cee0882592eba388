import { decodeQr } from '@crossdock/domain/payments/emvco.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { type OmiseCharge, type OmiseStandIn, startOmise } from './standIns/omise.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/** Tests Omise through the whole product: PromptPay's code and TrueMoney's page, reported by signed messages. */

const account = (secrets = keys) => ({
  ...{ kind: 'omise' as const, live: true, methods: ['promptPay' as const, 'trueMoney' as const] },
  secrets,
});

const omise = await startOmise();
const keys = { apiKey: omise.secretKey, webhookSecret: omise.webhookSecret };
const wallet = await openWalletWorld({ OMISE_API_URL: omise.url }, 'th');
const { world, pay, owner, added, began, opened, asked, overdue, deliver, refunds } = wallet;
checkLedgerAtEnd(world);
const { path } = await added(account());

/** The charge at Omise that a payment names, which is the one that was started last for it. */
async function chargeOf({ payId }: Pick<Opened, 'payId'>) {
  const row = await world.row('payments', { id: payId });
  const found = omise.charges.get(row?.providerReference ?? '');
  if (found === undefined) throw new Error('no such charge');
  return found;
}
async function paid(one: Pick<Opened, 'payId'>) {
  const charge = await chargeOf(one);
  omise.become(charge.id, 'successful');
  return charge;
}
type Signing = NonNullable<Parameters<OmiseStandIn['event']>[2]>;
const send = ({ id }: Pick<OmiseCharge, 'id'>, signing?: Signing) =>
  deliver(path, omise.event(id, '', signing));
const settled = (one: Pick<Opened, 'member' | 'payId'>) =>
  vi.waitFor(async () => expect(await payState(one.member, one.payId)).toMatchObject({ state: 'succeeded' }));
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };

describe('the account', () => {
  const tried = (secrets: { apiKey?: string; webhookSecret?: string }, live = true) =>
    owner.client.attempt('tryPaymentAccount', { kind: 'omise', live, secrets });

  test('has errors at its fields, and shows Omise’s answer', async () => {
    expect(await tried({ apiKey: 'pkey_5xuy4w91xqz7d1w9u0t' })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.omise.apiKey',
    );
    expect(await tried({ ...keys, webhookSecret: 'not_base64_at_all' })).toBeRefusedAt(
      'secrets.webhookSecret',
      'payAccount.omise.webhookSecret',
    );
    expect(await tried({ apiKey: 'skey_test_5xuy4w91xqz7d1w9u0t' })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.otherMode',
    );
    expect(await tried({ apiKey: 'skey_wrong5xuy4w91xqz7d' })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.keyRefused',
    );
    const found = { accountName: 'owner@shop.example', currency: 'THB', callback: 'missing' };
    expect(await tried(keys)).toMatchObject({ data: found });
    omise.webhookUri = (await owner.client.call('listPaymentAccounts', {})).nextCallback;
    expect(await tried(keys)).toMatchObject({ data: { callback: 'set' } });
  });
});

describe('PromptPay', () => {
  test('shows the very code that Omise drew, for the amount and until its time', async () => {
    const one = await opened('promptPay');
    expect(one.state.step.kind).toBe('qr');
    const payload = one.state.step.kind === 'qr' ? one.state.step.payload : '';
    expect(decodeQr(payload)).toContainEqual({ id: '54', value: '100.00' });
    expect(one.state.expiresAt).toBe((await chargeOf(one)).expires_at);
    expect(await chargeOf(one)).toMatchObject({ amount: 10_000, currency: 'THB' });
  });

  test('shows Omise’s own page if the code cannot be read or has another content', async () => {
    const unlike = [
      null,
      'https://example.com',
      '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
    ];
    for (const drawn of unlike) {
      omise.drawn = drawn;
      const one = await opened('promptPay');
      omise.drawn = undefined;
      expect(one.state.url).toBe(`${omise.url}/charges/${(await chargeOf(one)).id}/documents/qrcode.svg`);
    }
  });
});

describe('a payment', () => {
  test('uses the state that Omise returns, once, whatever the message says', async () => {
    const [one, other] = [await opened('trueMoney'), await opened('trueMoney')];
    // The message reports a payment, but Omise itself answers that no money arrived.
    const charge = await paid(one);
    const early = omise.event(charge.id, '');
    omise.become(charge.id, 'pending');
    const late = omise.event(charge.id, '');
    expect((await deliver(path, early)).status).toBe(200);
    await asked(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    await paid(one);
    await deliver(path, late);
    await settled(one);
    const twice = { eventId: 'evnt_twice' };
    await Promise.all([send(charge, twice), send(charge, twice), send(charge), deliver(path, early)]);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(await pay.balance(one.member)).toBe(0);
    expect((await payState(other.member, other.payId)).state).toBe('pending');
  });

  test('is found by the job if no message arrives, and late money is still used', async () => {
    const [untold, late] = [await opened('trueMoney'), await opened('trueMoney')];
    await paid(untold);
    await asked(untold.payId);
    expect(await pay.orderState(untold.orderId)).toMatchObject(paidOrder);
    await late.member.client.call('cancelOrder', { orderId: late.orderId });
    await vi.waitFor(async () => expect((await chargeOf(late)).status).toBe('expired'));
    // The member pays in the app at the moment at which the charge expires.
    await send(await paid(late));
    await settled(late);
    expect(await payState(late.member, late.payId)).toMatchObject({ settledTo: 'balance' });
    expect(await pay.balance(late.member)).toBe(10_000);
  });

  test('of another amount goes to the balance', async () => {
    const one = await opened('trueMoney');
    const charge = await paid(one);
    omise.charges.set(charge.id, { ...charge, amount: 9_900 });
    await send(charge);
    await settled(one);
    expect([await pay.balance(one.member), (await pay.orderState(one.orderId)).paid]).toEqual([9_900, 0]);
  });

  test('that nobody pays expires, and its page accepts no more money', async () => {
    const one = await opened('trueMoney');
    await overdue(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('expired');
    await vi.waitFor(async () => expect((await chargeOf(one)).status).toBe('expired'));
  });

  test('outside Omise’s amounts is refused before the member leaves', () =>
    wallet.refusesBills([
      ['promptPay', 1_999, 'payment.tooSmall'],
      ['promptPay', 15_000_001, 'payment.tooBig'],
    ]));
});

test('TrueMoney is paid on its page, and a payer who fails there may start again', async () => {
  const one = await opened('trueMoney');
  const charge = await chargeOf(one);
  expect(one.state.url).toBe(`${omise.url}/pay/${charge.id}`);
  expect(charge.source?.type).toBe('truemoney_jumpapp');
  omise.become(charge.id, 'failed');
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

describe('a message', () => {
  test('counts only with a valid, recent signature at its own account’s address', async () => {
    const one = await opened('trueMoney');
    const charge = await paid(one);
    const rightly = omise.event(charge.id, '');
    const other = Buffer.from('another firm’s secret').toString('base64');
    const foreign = await added({ ...account({ ...keys, webhookSecret: other }), methods: [] });
    const forged: [string, string, typeof rightly][] = [
      ['another secret', path, omise.event(charge.id, '', { secrets: [other] })],
      ['changed bytes', path, { ...rightly, body: rightly.body.replace('charge.complete', 'charge.expire') }],
      ['six minutes old', path, omise.event(charge.id, '', { ageS: 360 })],
      ['from the future', path, omise.event(charge.id, '', { ageS: -360 })],
      ['no signature', path, { ...rightly, headers: { ...rightly.headers, 'omise-signature': '' } }],
      ['half a signature', path, { ...rightly, headers: { ...rightly.headers, 'omise-signature': 'ab' } }],
      ['its signature at another account', foreign.path, rightly],
    ];
    for (const [why, at, message] of forged) expect((await deliver(at, message)).status, why).toBe(400);
    // Correctly signed messages about a payment of another account, or sent to another shop's host, change nothing.
    await deliver(foreign.path, omise.event(charge.id, '', { secrets: [other] }));
    await deliver(path, rightly, world.tw);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    // While a secret is being replaced, a message carries two signatures.
    expect((await send(charge, { secrets: [other, keys.webhookSecret] })).status).toBe(200);
    await settled(one);
  });

  test('about something else is answered and changes nothing', async () => {
    const charge = await chargeOf(await opened('trueMoney'));
    omise.charges.set('chrg_elsewhere', { ...charge, id: 'chrg_elsewhere', metadata: {} });
    expect((await send({ id: 'chrg_elsewhere' })).status).toBe(200);
  });
});

describe('when Omise does not answer', () => {
  test('a charge is made again, and the member sees the known page', async () => {
    for (const fault of ['lostAfter', 'lostBefore', 'broken'] as const) {
      omise.trouble = { at: '/charges', how: fault };
      const one = await began('trueMoney');
      await vi.waitFor(() => expect(omise.trouble).toBeNull());
      await wallet.startedByJob(one.payId);
      expect((await payState(one.member, one.payId)).url, fault).toContain('/pay/chrg_test_');
      await send(await paid(one));
      await settled(one);
    }
  });

  test('its message is stored, and the job queries again', async () => {
    const one = await opened('trueMoney');
    const charge = await paid(one);
    omise.trouble = { at: charge.id, how: 'lostBefore' };
    expect((await send(charge)).status).toBe(200);
    await vi.waitFor(() => expect(omise.trouble).toBeNull());
    await asked(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });
});

describe('a refund', () => {
  const cancelled = async () => {
    const one = await opened('trueMoney');
    await send(await paid(one));
    await settled(one);
    await refunds.cancel(one);
    return one;
  };
  beforeAll(() => refunds.allow());

  test('of TrueMoney is made once, even if Omise’s answer is lost', async () => {
    for (const how of ['lostAfter', 'lostBefore', 'broken'] as const) {
      const one = await cancelled();
      omise.trouble = { at: '/refunds', how };
      await refunds.back(one, 10_000);
      await vi.waitFor(() => expect(omise.trouble).toBeNull());
      await refunds.again();
      await vi.waitFor(async () => expect(await refunds.states(one), how).toEqual(['done']));
      expect([(await chargeOf(one)).refunded_amount, await pay.balance(one.member)]).toEqual([10_000, 0]);
    }
  });

  test('that stays pending is followed until it is done', async () => {
    const one = await cancelled();
    omise.refundNext = 'pending';
    await refunds.back(one, 10_000);
    await vi.waitFor(async () => expect(await refunds.states(one)).toEqual(['pending']));
    await refunds.again();
    expect(await refunds.states(one)).toEqual(['pending']);
    for (const refund of omise.refunds) refund.status = 'closed';
    await refunds.again();
    expect(await refunds.states(one)).toEqual(['done']);
  });

  test('that Omise refuses returns to the balance; PromptPay offers none', async () => {
    const one = await cancelled();
    omise.refundNext = 'refused';
    await refunds.back(one, 10_000);
    await vi.waitFor(async () => expect(await refunds.states(one)).toEqual(['failed']));
    expect(await pay.balance(one.member)).toBe(10_000);
    const code = await opened('promptPay');
    await send(await paid(code));
    await settled(code);
    await refunds.cancel(code);
    const options = await code.member.client.call('getRefundOptions', { orderId: code.orderId });
    expect(options.list).toEqual([]);
  });
});

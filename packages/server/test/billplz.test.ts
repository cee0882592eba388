import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { billplzSignature } from '../src/payments/providers/billplzSignature.ts';
import { payState } from './accountWorld.ts';
import { type BillplzDouble, billplzMessage, startBillplzDouble } from './billplzDouble.ts';
import { faultsOfLedger } from './payWorld.ts';
import { queuedJob } from './queuedJob.ts';
import { type Opened, openWalletWorld, type WalletWorld } from './walletWorld.ts';

/** Billplz through the whole product: FPX and DuitNow on a bill's page, told by signed messages. */
const keys = {
  apiKey: '73eb57f0-7d4e-42b9-a544-aeac6e4b0f81',
  collectionId: 'inbmmepb',
  webhookSecret: 'S-s7b4yWpp9h7rrkNM1i3Z_g',
};
let double: BillplzDouble;
let { world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = {} as WalletWorld;
let path: string;
beforeAll(async () => {
  double = await startBillplzDouble();
  double.collections.set(keys.collectionId, { apiKey: keys.apiKey, title: 'Parcels', status: 'active' });
  const wallet = await openWalletWorld({ BILLPLZ_API_URL: double.url }, 'th', 'MYR');
  ({ world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = wallet);
  ({ path } = await added(account()));
});
afterAll(async () => {
  expect(await faultsOfLedger(world)).toEqual([]);
  await world.stop();
  await double.stop();
});

const account = (secrets = keys) => ({
  ...{ kind: 'billplz' as const, live: true, methods: ['fpx' as const, 'duitNow' as const] },
  secrets,
});
function billOf({ state }: Pick<Opened, 'state'>) {
  const found = double.bills.get(state.url?.split('/').at(-1) ?? '');
  if (found === undefined) throw new Error('no such bill');
  return found;
}
const paid = (one: Pick<Opened, 'state'>) =>
  Object.assign(billOf(one), { state: 'paid' as const, paid_amount: billOf(one).amount });
const send = (
  bill: ReturnType<typeof billOf>,
  key = keys.webhookSecret,
  changes: Record<string, string> = {},
) => deliver(path, billplzMessage(bill, key, changes));
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };

describe('the account', () => {
  const tried = (secrets: Partial<typeof keys>) =>
    owner.client.attempt('tryPaymentAccount', { kind: 'billplz', live: true, secrets });

  test('says what is wrong at its field, and what Billplz answers', async () => {
    for (const name of ['apiKey', 'collectionId', 'webhookSecret'] as const)
      expect(await tried({ ...keys, [name]: '?' })).toMatchObject({
        failure: { fields: { [`secrets.${name}`]: { error: `payAccount.billplz.${name}` } } },
      });
    expect(await tried({ ...keys, apiKey: keys.apiKey.replace('7', '8') })).toMatchObject({
      failure: { fields: { 'secrets.apiKey': { error: 'payAccount.keyRefused' } } },
    });
    expect(await tried({ ...keys, collectionId: 'another1' })).toMatchObject({
      failure: { fields: { 'secrets.collectionId': { error: 'payAccount.keyRefused' } } },
    });
    const found = { accountName: 'Parcels', country: 'MY', currency: 'MYR', callback: 'unneeded' };
    expect(await tried(keys)).toMatchObject({ data: { ...found, chargesEnabled: true } });
    double.collections.set('inactive1', { apiKey: keys.apiKey, title: 'Old', status: 'inactive' });
    expect(await tried({ ...keys, collectionId: 'inactive1' })).toMatchObject({
      data: { chargesEnabled: false },
    });
  });
});

describe('a bill', () => {
  test('tells Billplz who pays what, and where to report; its message settles it once, without a question', async () => {
    const one = await opened('fpx');
    const bill = billOf(one);
    expect(bill).toMatchObject({ amount: 10_000, email: expect.stringContaining('@example.com') });
    expect(bill.mobile).toMatch(/^(\+\d+)?$/);
    expect(bill.reference_1).toMatch(/^P[0-9A-Z]{11}$/);
    expect(bill.callback_url).toContain(path);
    expect(bill.redirect_url).toContain(`/pay/state/${one.payId}`);
    paid(one);
    const before = double.asked;
    const answers = await Promise.all([send(bill), send(bill), send(bill)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect([await pay.balance(one.member), double.asked]).toEqual([0, before]);
  });

  test('stays open after a try that failed, and is paid by the next', async () => {
    const one = await opened('duitNow');
    const failed = { transaction_status: 'failed' };
    expect((await send(billOf(one), keys.webhookSecret, failed)).status).toBe(200);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    paid(one);
    await send(billOf(one));
    // The message about the failed try comes late.
    await send({ ...billOf(one), state: 'due', paid_amount: 0 }, keys.webhookSecret, failed);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('whose message is lost is found when its payer comes back, by the job, and at its end', async () => {
    const [back, byJob, atEnd] = [await opened('fpx'), await opened('fpx'), await opened('fpx')];
    for (const one of [back, byJob, atEnd]) paid(one);
    await back.member.client.call('askPayment', { payId: back.payId });
    await vi.waitFor(async () => expect(await pay.orderState(back.orderId)).toMatchObject(paidOrder));
    await asked(byJob.payId);
    await overdue(atEnd.payId);
    for (const one of [byJob, atEnd]) expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('is deleted when nobody pays it, and counts if it is paid all the same', async () => {
    const [left, cancelled] = [await opened('fpx'), await opened('fpx')];
    await overdue(left.payId);
    expect((await payState(left.member, left.payId)).state).toBe('expired');
    await cancelled.member.client.call('cancelOrder', { orderId: cancelled.orderId });
    await vi.waitFor(() =>
      expect([billOf(left).state, billOf(cancelled).state]).toEqual(['deleted', 'deleted']),
    );
    // A deleted bill returns when it is paid.
    for (const one of [left, cancelled]) {
      paid(one);
      await send(billOf(one));
      expect((await payState(one.member, one.payId)).state).toBe('succeeded');
    }
    expect(await pay.orderState(left.orderId)).toMatchObject(paidOrder);
    expect(await payState(cancelled.member, cancelled.payId)).toMatchObject({ settledTo: 'balance' });
    expect(await pay.balance(cancelled.member)).toBe(10_000);
  });

  test('of which another amount was paid goes to the balance', async () => {
    const one = await opened('fpx');
    paid(one).paid_amount = 9_000;
    await send(billOf(one));
    expect([await pay.balance(one.member), (await pay.orderState(one.orderId)).paid]).toEqual([9_000, 0]);
  });

  test('outside Billplz’s amounts is refused before the member leaves', async () => {
    for (const [bill, error] of [
      [99, 'payment.tooSmall'],
      [3_000_001, 'payment.tooBig'],
    ] as const) {
      const member = await pay.memberWith(0);
      const orderId = await pay.order(member, bill);
      const started = member.client.attempt('startPayment', { purpose: 'order', orderId, method: 'fpx' });
      expect(await started).toMatchObject({ failure: { fields: { method: { error } } } });
    }
  });

  test('is not made for a payer without email and phone, which Billplz needs', async () => {
    const member = await pay.memberWith(0);
    await world.sql(`update members set email = '', phone = '' where id = $1`, [member.id]);
    const orderId = await pay.order(member, 10_000);
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'fpx' });
    await vi.waitFor(async () => expect((await payState(member, payId)).state).toBe('failed'));
  });
});

describe('a message', () => {
  test('counts only with a right signature at the address of its own account', async () => {
    const one = await opened('fpx');
    paid(one);
    const rightly = billplzMessage(billOf(one), keys.webhookSecret);
    const other = 'another-firms-key_xx';
    const foreign = await added({ ...account({ ...keys, webhookSecret: other }), methods: [] });
    const forged: [string, string, typeof rightly][] = [
      ['another key', path, billplzMessage(billOf(one), other)],
      [
        'another amount',
        path,
        { ...rightly, body: rightly.body.replace('paid_amount=10000', 'paid_amount=90000') },
      ],
      ['one field more', path, { ...rightly, body: `${rightly.body}&extra=1` }],
      ['no signature', path, { ...rightly, body: rightly.body.replace(/&x_signature=.*/, '') }],
      ['half a signature', path, { ...rightly, body: rightly.body.slice(0, -2) }],
      ['no form', path, { ...rightly, body: '{"paid":true}' }],
      ['its signature at another account', foreign.path, rightly],
    ];
    for (const [why, at, message] of forged) expect((await deliver(at, message)).status, why).toBe(400);
    // Rightly signed, but of a bill that another account made, or at another shop's host.
    await deliver(foreign.path, billplzMessage(billOf(one), other));
    await deliver(path, rightly, world.tw);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    await send(billOf(one));
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });
});

describe('when Billplz does not answer', () => {
  test('a bill is made again, and the member sees the page that is known', async () => {
    for (const fault of ['lost', 'dead', 'broken'] as const) {
      double.faults.create = fault;
      const one = await began('fpx');
      await vi.waitFor(() => expect(double.faults.create).toBeUndefined());
      await runJob(
        'start-payment',
        await queuedJob(world, 'start-payment', { request: { paymentId: one.payId } }),
      );
      const state = await payState(one.member, one.payId);
      paid({ state });
      await send(billOf({ state }));
      expect(await pay.orderState(one.orderId), fault).toMatchObject(paidOrder);
    }
  });

  test('a page is closed later', async () => {
    const one = await opened('fpx');
    double.faults.other = 'broken';
    await one.member.client.call('cancelOrder', { orderId: one.orderId });
    await vi.waitFor(() => expect(double.faults.other).toBeUndefined());
    const reference = billOf(one).id;
    await runJob('close-payment-page', await queuedJob(world, 'close-payment-page', { reference }));
    expect(billOf(one).state).toBe('deleted');
  });
});

describe('the published signatures', () => {
  test('of a message', () => {
    const fields = {
      ...{ id: 'zq0tm2wc', collection_id: 'yhx5t1pp', paid: 'true', state: 'paid', amount: '100' },
      ...{ paid_amount: '100', due_at: '2018-9-27', email: 'tester@test.com', mobile: '', name: 'TESTER' },
      ...{ url: 'http://www.billplz-sandbox.com/bills/zq0tm2wc', paid_at: '2018-09-27 15:15:09 +0800' },
      x_signature: 'is left out',
    };
    expect(billplzSignature(keys.webhookSecret, Object.entries(fields))).toBe(
      '0fe0a20b8d557eeae570377783d062a3816a9ea80f368860bacfa7ec3ca4d00e',
    );
  });

  test('of the address to which a payer returns', () => {
    const fields: [string, string][] = [
      ['billplz[id]', 'zq0tm2wc'],
      ['billplz[paid]', 'true'],
      ['billplz[paid_at]', '2018-09-27 15:15:09 +0800'],
    ];
    expect(billplzSignature(keys.webhookSecret, fields)).toBe(
      '4aab095fe5a39b1d534500988f9a0cb085cd1b6d5bbb55dd4e02ea6fa102b47b',
    );
  });

  test('of any values', () => {
    const fields = {
      ...{ collection_id: 'inbmmepb', description: 'testing', email: 'api@billplz.com', name: 'Michael' },
      ...{ amount: '200', callback_url: 'https://example.com/webhook' },
    };
    expect(billplzSignature('abc123cde456', Object.entries(fields))).toBe(
      'ef5e54a22af0925cba88fab467119742e90262e3646eea1dee3949938daf3a38',
    );
  });
});

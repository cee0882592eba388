import { describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { type BillplzBill, startBillplz } from './standIns/billplz.ts';
import { waitForQueuedJob } from './waitForQueuedJob.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/** Tests Billplz through the whole product: FPX and DuitNow on a bill's page, reported by signed messages. */

const account = (secrets = keys) => ({
  ...{ kind: 'billplz' as const, live: true, methods: ['fpx' as const, 'duitNow' as const] },
  secrets,
});

const billplz = await startBillplz();
const { apiKey, collectionId, signatureKey: webhookSecret } = billplz;
const keys = { apiKey, collectionId, webhookSecret };
const wallet = await openWalletWorld({ BILLPLZ_API_URL: billplz.url }, 'th', 'MYR');
const { world, pay, owner, added, began, opened, asked, overdue, runJob, deliver } = wallet;
checkLedgerAtEnd(world);
const { path } = await added(account());

function billOf({ state }: Pick<Opened, 'state'>) {
  const found = billplz.bills.get(state.url?.split('/').at(-1) ?? '');
  if (found === undefined) throw new Error('no such bill');
  return found;
}
function paid(one: Pick<Opened, 'state'>): BillplzBill {
  billplz.pay(billOf(one).id);
  return billOf(one);
}
const send = ({ id }: BillplzBill, changes: Record<string, string> = {}) =>
  deliver(path, billplz.callback(id, changes));
const questions = () =>
  billplz.heard.filter(({ method, path: at }) => method === 'GET' && at.includes('/bills/')).length;
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };

describe('the account', () => {
  const tried = (secrets: Partial<typeof keys>) =>
    owner.client.attempt('tryPaymentAccount', { kind: 'billplz', live: true, secrets });

  test('has errors at its fields, and shows Billplz’s answer', async () => {
    const faults = {
      apiKey: 'payAccount.billplz.apiKey',
      collectionId: 'payAccount.billplz.collectionId',
      webhookSecret: 'payAccount.billplz.webhookSecret',
    } as const;
    for (const [name, error] of Object.entries(faults))
      expect(await tried({ ...keys, [name]: '?' })).toBeRefusedAt(`secrets.${name}`, error);
    expect(await tried({ ...keys, apiKey: keys.apiKey.replace('7', '8') })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.keyRefused',
    );
    expect(await tried({ ...keys, collectionId: 'another1' })).toBeRefusedAt(
      'secrets.collectionId',
      'payAccount.keyRefused',
    );
    const found = { accountName: 'Shop', country: 'MY', currency: 'MYR', callback: 'unneeded' };
    expect(await tried(keys)).toMatchObject({ data: { ...found, chargesEnabled: true } });
    billplz.collectionStatus = 'inactive';
    expect(await tried(keys)).toMatchObject({ data: { chargesEnabled: false } });
    billplz.collectionStatus = 'active';
  });
});

describe('a bill', () => {
  test('tells Billplz payer, amount and callback; its message settles it once, without a query', async () => {
    const one = await opened('fpx');
    const bill = billOf(one);
    expect(bill.amount).toBe(10_000);
    expect(bill.fields.email).toContain('@example.com');
    expect(bill.fields.mobile ?? '').toMatch(/^(\+\d+)?$/);
    expect(bill.reference_1).toMatch(/^P[0-9A-Z]{11}$/);
    expect(bill.callback_url).toContain(path);
    expect(bill.redirect_url).toContain(`/pay/state/${one.payId}`);
    paid(one);
    const before = questions();
    const answers = await Promise.all([send(bill), send(bill), send(bill)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect([await pay.balance(one.member), questions()]).toEqual([0, before]);
  });

  test('stays open after a failed attempt, and the next attempt pays it', async () => {
    const one = await opened('duitNow');
    const failed = { transaction_status: 'failed' };
    expect((await send(billOf(one), failed)).status).toBe(200);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    const late = billplz.callback(billOf(one).id, failed);
    await send(paid(one));
    // The message about the failed attempt arrives late.
    expect((await deliver(path, late)).status).toBe(200);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('with a lost message is found when its payer returns, by the job, and at its end', async () => {
    const [back, byJob, atEnd] = [await opened('fpx'), await opened('fpx'), await opened('fpx')];
    for (const one of [back, byJob, atEnd]) paid(one);
    await back.member.client.call('askPayment', { payId: back.payId });
    await vi.waitFor(async () => expect(await pay.orderState(back.orderId)).toMatchObject(paidOrder));
    await asked(byJob.payId);
    await overdue(atEnd.payId);
    for (const one of [byJob, atEnd]) expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('is deleted when nobody pays it, and counts if it is paid anyway', async () => {
    const [left, cancelled] = [await opened('fpx'), await opened('fpx')];
    await overdue(left.payId);
    expect((await payState(left.member, left.payId)).state).toBe('expired');
    await cancelled.member.client.call('cancelOrder', { orderId: cancelled.orderId });
    await vi.waitFor(() =>
      expect([billOf(left).state, billOf(cancelled).state]).toEqual(['deleted', 'deleted']),
    );
    // If a deleted bill was paid nevertheless, the report counts, and the payment succeeds.
    for (const one of [left, cancelled]) {
      paid(one);
      await send(billOf(one));
      expect((await payState(one.member, one.payId)).state).toBe('succeeded');
    }
    expect(await pay.orderState(left.orderId)).toMatchObject(paidOrder);
    expect(await payState(cancelled.member, cancelled.payId)).toMatchObject({ settledTo: 'balance' });
    expect(await pay.balance(cancelled.member)).toBe(10_000);
  });

  test('paid with another amount goes to the balance', async () => {
    const one = await opened('fpx');
    Object.assign(paid(one), { paid_amount: 9_000 });
    await send(billOf(one));
    expect([await pay.balance(one.member), (await pay.orderState(one.orderId)).paid]).toEqual([9_000, 0]);
  });

  test('outside Billplz’s amounts is refused before the member leaves', () =>
    wallet.refusesBills([
      ['fpx', 99, 'payment.tooSmall'],
      ['fpx', 3_000_001, 'payment.tooBig'],
    ]));

  test("requires a payer's email or phone, as Billplz does", async () => {
    const member = await pay.memberWith(0);
    await world.change('members', { id: member.id }, { email: '', phone: '' });
    const orderId = await pay.order(member, 10_000);
    const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'fpx' });
    await vi.waitFor(async () => expect((await payState(member, payId)).state).toBe('failed'));
  });
});

test('a message counts only with a valid signature at its own account’s address', async () => {
  const one = await opened('fpx');
  paid(one);
  const rightly = billplz.callback(billOf(one).id);
  const other = 'another-firms-key_xx';
  const foreign = await added({ ...account({ ...keys, webhookSecret: other }), methods: [] });
  const forged: [string, string, typeof rightly][] = [
    ['another key', path, billplz.callback(billOf(one).id, {}, other)],
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
  // Correctly signed messages about a bill of another account, or sent to another shop's host, change nothing.
  await deliver(foreign.path, billplz.callback(billOf(one).id, {}, other));
  await deliver(path, rightly, world.tw);
  expect((await payState(one.member, one.payId)).state).toBe('pending');
  await send(billOf(one));
  expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
});

describe('when Billplz does not answer', () => {
  test('a bill is created again, and the member sees the known page', async () => {
    for (const fault of ['lostAfter', 'lostBefore', 'broken'] as const) {
      billplz.trouble = { at: '/bills', how: fault };
      const one = await began('fpx');
      await vi.waitFor(() => expect(billplz.trouble).toBeNull());
      await wallet.startedByJob(one.payId);
      const state = await payState(one.member, one.payId);
      paid({ state });
      await send(billOf({ state }));
      expect(await pay.orderState(one.orderId), fault).toMatchObject(paidOrder);
    }
  });

  test('a page is closed later', async () => {
    const one = await opened('fpx');
    billplz.trouble = { at: billOf(one).id, how: 'broken' };
    await one.member.client.call('cancelOrder', { orderId: one.orderId });
    await vi.waitFor(() => expect(billplz.trouble).toBeNull());
    const reference = billOf(one).id;
    await runJob('close-payment-page', await waitForQueuedJob(world, 'close-payment-page', { reference }));
    expect(billOf(one).state).toBe('deleted');
  });
});

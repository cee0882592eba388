import { describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { readForm } from './postedForm.ts';
import { startNewebpay } from './standIns/newebpay.ts';
import { type Delivery, deliverInto } from './standIns/standInServer.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/** Tests NewebPay through the whole product: encrypted forms lead to it, and it reports by encrypted messages. */

const methods = ['card', 'linePay', 'atm', 'storeCode', 'storeBarcode'] as const;
type Method = (typeof methods)[number];
const keys = {
  merchantId: 'MS12345678',
  hashKey: 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn',
  hashIv: 'C6AcmfqJILwgnhIP',
};
const account = (secrets = keys) => ({
  ...{ kind: 'newebpay' as const, live: true, methods: [...methods], secrets },
});

const standIn = await startNewebpay();
const wallet = await openWalletWorld({ NEWEBPAY_API_URL: standIn.url }, 'tw');
checkLedgerAtEnd(wallet.world);
await wallet.added(account());
await wallet.refunds.allow();
await wallet.world.change('paymentMethods', {}, { feeBasisPoints: 0 });

/** Opens our page as the payer and posts its form. Returns the name of the payment attempt. */
async function posted({ state }: Pick<Opened, 'state'>): Promise<string> {
  const form = await readForm(wallet, state.url);
  expect(await standIn.submit(form)).toMatchObject({ text: expect.stringContaining('<title>NewebPay') });
  return [...standIn.trades.keys()].at(-1) ?? '';
}
const tell = (delivery: Delivery) => deliverInto(wallet.world, delivery);
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };
const stateOf = async ({ member, payId }: Opened) => (await payState(member, payId)).state;

test('the account has errors at its fields, and shows NewebPay’s answer', async () => {
  const tried = (secrets: Partial<typeof keys>) =>
    wallet.owner.client.attempt('tryPaymentAccount', { kind: 'newebpay', live: true, secrets });
  for (const [name, error] of [
    ['merchantId', 'payAccount.newebpay.merchantId'],
    ['hashKey', 'payAccount.newebpay.hashKey'],
    ['hashIv', 'payAccount.newebpay.hashIv'],
  ] as const)
    expect(await tried({ ...keys, [name]: '?' })).toBeRefusedAt(`secrets.${name}`, error);
  expect(await tried({ ...keys, hashKey: 'A'.repeat(32) })).toBeRefusedAt(
    'secrets.hashKey',
    'payAccount.keyRefused',
  );
  expect(await tried(keys)).toMatchObject({ data: { accountName: 'NewebPay MS12345678', currency: 'TWD' } });
});

describe('a payment', () => {
  test('by card or LINE Pay is paid on NewebPay’s page, once, however often it is reported', async () => {
    for (const [method, name] of [
      ['card', 'CREDIT'],
      ['linePay', 'LINEPAY'],
    ] as const) {
      const one = await wallet.opened(method);
      const no = await posted(one);
      expect(standIn.trades.get(no)?.fields).toMatchObject({ [name]: '1', Amt: '100' });
      const message = standIn.paid(no);
      const answers = await Promise.all([tell(message), tell(message), tell(message)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
      expect(await wallet.pay.balance(one.member)).toBe(0);
    }
  });

  test('with two paid attempts goes to the balance the second time', async () => {
    const one = await wallet.opened('card');
    const messages = [await posted(one), await posted(one)].map((no) => standIn.paid(no));
    for (const message of [...messages.toReversed(), ...messages]) await tell(message);
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(await wallet.pay.balance(one.member)).toBe(10_000);
  });

  test('with a lost message is found at its end, and one that nobody began ends', async () => {
    const [paid, left] = [await wallet.opened('card'), await wallet.opened('card')];
    standIn.paid(await posted(paid));
    await wallet.overdue(paid.payId);
    await wallet.overdue(left.payId);
    expect(await wallet.pay.orderState(paid.orderId)).toMatchObject(paidOrder);
    expect(await stateOf(left)).toBe('expired');
  });

  test('that is declined fails', async () => {
    const one = await wallet.opened('card');
    await tell(standIn.paid(await posted(one), 'declined'));
    expect(await stateOf(one)).toBe('failed');
  });
});

test('amounts that NewebPay does not accept are refused before the payer leaves', () =>
  wallet.refusesBills([
    ['card', 10_050, 'payment.notWhole'],
    ['storeCode', 2_900, 'payment.tooSmall'],
    ['storeBarcode', 4_000_100, 'payment.tooBig'],
  ]));

describe('a number to pay with', () => {
  const steps = {
    atm: { kind: 'bankCode', bankCode: '017', account: '9103522175887271' },
    storeCode: { kind: 'storeCode', code: 'GW130412257496' },
    storeBarcode: { kind: 'barcodes', codes: [expect.any(String), expect.any(String), expect.any(String)] },
  } as const;

  test('comes with the payer’s browser, which is led back, and pays the order', async () => {
    for (const method of ['atm', 'storeCode', 'storeBarcode'] as const) {
      const one = await wallet.opened(method);
      const no = await posted(one);
      for (let turn = 0; turn < 2; turn += 1)
        expect(await tell(standIn.assigned(no))).toMatchObject({
          ...{ status: 200, text: expect.stringContaining(`url=/pay/state/${one.payId}"`) },
        });
      const shown = await payState(one.member, one.payId);
      expect(shown).toMatchObject({ state: 'pending', url: null, step: steps[method] });
      expect(shown.expiresAt).toBe('2099-12-30T15:59:59.000Z');
      await tell(standIn.paid(no));
      expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
      // The payer opens the page again after the payment succeeded.
      await tell(standIn.assigned(no));
      expect(await stateOf(one)).toBe('succeeded');
    }
  });
});

test('messages that are forged, damaged, or at another firm settle nothing, and another amount goes to the balance', async () => {
  const one = await wallet.opened('card');
  const no = await posted(one);
  const message = standIn.paid(no);
  const elsewhere = message.url.replace(wallet.world.tw.host, wallet.world.th.host);
  const damaged = message.body.replace(/TradeInfo=../, 'TradeInfo=00');
  for (const wrong of [
    standIn.forged(message),
    { ...message, body: damaged },
    { ...message, body: 'Status=SUCCESS' },
    { ...message, url: elsewhere },
  ])
    expect((await tell(wrong)).status).toBe(400);
  expect(await stateOf(one)).toBe('pending');
  await tell(standIn.paid(no, 'paid', { Amt: 99 }));
  expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
  expect(await wallet.pay.balance(one.member)).toBe(9_900);
});

describe('a refund', () => {
  async function cancelled(method: Method = 'card') {
    const one = await wallet.opened(method);
    const no = await posted(one);
    await tell(standIn.paid(no));
    await wallet.refunds.cancel(one);
    return { ...one, trade: standIn.trades.get(no) };
  }
  const back = (one: Opened, amountMinor: number) =>
    one.member.client.attempt('refundToSource', { payId: one.payId, amountMinor });
  const endsAs = (one: Opened, wanted: string[]) =>
    vi.waitFor(async () => expect(await wallet.refunds.states(one)).toEqual(wanted));

  test('of a card or wallet is possible in parts, of a number not at all, and a refused one goes to the balance', async () => {
    for (const method of ['card', 'linePay'] as const) {
      const one = await cancelled(method);
      await back(one, 4_000);
      await endsAs(one, ['done']);
      standIn.refundNext = 'refused';
      await back(one, 1_000);
      await endsAs(one, ['failed', 'done']);
      await back(one, 6_000);
      await endsAs(one, ['done', 'failed', 'done']);
      expect([one.trade?.refunded, await wallet.pay.balance(one.member)]).toEqual([100, 0]);
    }
    expect(await back(await cancelled('storeCode'), 10_000)).toBeRefused('refund.notPossible');
  });

  test('with a lost answer is paid once, by the rest that NewebPay reports', async () => {
    for (const how of ['lostBefore', 'lostAfter'] as const) {
      const one = await cancelled();
      standIn.trouble = { at: 'Close', how };
      await back(one, 4_000);
      await vi.waitFor(() => expect(standIn.trouble).toBeNull());
      await vi.waitFor(async () => {
        await wallet.refunds.again();
        expect(await wallet.refunds.states(one)).toEqual(['done']);
      });
      expect(one.trade?.refunded).toBe(40);
    }
  });
});

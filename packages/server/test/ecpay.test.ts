import { describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { readForm } from './postedForm.ts';
import { startEcpay } from './standIns/ecpay.ts';
import { type Delivery, deliverInto } from './standIns/standInServer.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/**
 * Tests ECPay through the whole product: cards on its page, numbers for banks, terminals and tills, by signed
 * reports.
 */

const methods = ['card', 'atm', 'storeCode', 'storeBarcode'] as const;
const keys = { merchantId: '3002607', hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const account = (secrets = keys) => ({
  ...{ kind: 'ecpay' as const, live: true, methods: [...methods], secrets },
});

const standIn = await startEcpay();
const wallet = await openWalletWorld({ ECPAY_API_URL: standIn.url }, 'tw');
checkLedgerAtEnd(wallet.world);
const { id: accountId } = await wallet.added(account());
await wallet.refunds.allow();
await wallet.world.change('paymentMethods', {}, { feeBasisPoints: 0 });

/** Opens our page as the payer and posts its form. Returns the name of the payment attempt. */
async function posted({ state }: Pick<Opened, 'state'>): Promise<string> {
  const form = await readForm(wallet, state.url);
  expect(await standIn.submit(form)).toMatchObject({ text: expect.stringContaining('ECPay') });
  return form.fields.MerchantTradeNo ?? '';
}
const tell = (delivery: Delivery) => deliverInto(wallet.world, delivery);
const ok = { status: 200, text: '1|OK' };
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };
const stateOf = async ({ member, payId }: Opened) => (await payState(member, payId)).state;

describe('the account', () => {
  const tried = (secrets: Partial<typeof keys>) =>
    wallet.owner.client.attempt('tryPaymentAccount', { kind: 'ecpay', live: true, secrets });

  test('has errors at its fields, and shows ECPay’s answer', async () => {
    for (const [name, error] of [
      ['merchantId', 'payAccount.ecpay.merchantId'],
      ['hashKey', 'payAccount.ecpay.hashKey'],
      ['hashIv', 'payAccount.ecpay.hashIv'],
    ] as const)
      expect(await tried({ ...keys, [name]: '?' })).toBeRefusedAt(`secrets.${name}`, error);
    for (const wrong of [{ merchantId: '3002608' }, { hashKey: 'A'.repeat(16) }])
      expect(await tried({ ...keys, ...wrong })).toBeRefusedAt(
        `secrets.${Object.keys(wrong)}`,
        'payAccount.keyRefused',
      );
    const found = { accountName: 'ECPay 3002607', currency: 'TWD', live: true, callback: 'unneeded' };
    expect(await tried(keys)).toMatchObject({ data: found });
  });
});

describe('a card', () => {
  test('is paid on ECPay’s page, once, however often it is reported', async () => {
    const one = await wallet.opened('card');
    const no = await posted(one);
    const { fields } = standIn.trades.get(no) ?? {};
    expect(fields).toMatchObject({ ChoosePayment: 'Credit', TotalAmount: '100', NeedExtraPaidInfo: 'Y' });
    expect(fields?.ClientBackURL).toContain(`/pay/state/${one.payId}`);
    const message = standIn.paid(no);
    expect(await Promise.all([tell(message), tell(message), tell(message)])).toEqual([ok, ok, ok]);
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(await wallet.pay.balance(one.member)).toBe(0);
  });

  test('paid in two attempts of one payment goes to the balance the second time, in any order, and once each', async () => {
    for (const turn of [false, true]) {
      const one = await wallet.opened('card');
      const tries = [await posted(one), await posted(one)];
      expect(new Set(tries).size).toBe(2);
      const messages = tries.map((no) => standIn.paid(no));
      for (const message of turn ? messages.toReversed() : messages) {
        expect(await tell(message)).toEqual(ok);
        expect(await tell(message)).toEqual(ok);
      }
      await wallet.runJob('ask-payments');
      expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
      expect(await wallet.pay.balance(one.member)).toBe(10_000);
    }
  });

  test('that is declined fails the payment, unless its payer has begun another attempt', async () => {
    const [alone, again] = [await wallet.opened('card'), await wallet.opened('card')];
    await tell(standIn.paid(await posted(alone), 'declined'));
    expect(await stateOf(alone)).toBe('failed');
    const first = await posted(again);
    const second = await posted(again);
    await tell(standIn.paid(first, 'declined'));
    expect(await stateOf(again)).toBe('pending');
    await tell(standIn.paid(second));
    expect(await wallet.pay.orderState(again.orderId)).toMatchObject(paidOrder);
  });

  test('with a lost message is found when its payer returns, by the job, and at its end', async () => {
    const [back, byJob, atEnd] = [
      await wallet.opened('card'),
      await wallet.opened('card'),
      await wallet.opened('card'),
    ];
    for (const one of [back, byJob, atEnd]) standIn.paid(await posted(one));
    await back.member.client.call('askPayment', { payId: back.payId });
    await vi.waitFor(async () => expect(await wallet.pay.orderState(back.orderId)).toMatchObject(paidOrder));
    await wallet.asked(byJob.payId);
    standIn.trouble = { at: 'V5', how: 'broken' };
    await wallet.overdue(atEnd.payId).catch(() => undefined);
    await wallet.overdue(atEnd.payId);
    for (const one of [byJob, atEnd])
      expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });
});

describe('a number to pay with', () => {
  const steps = {
    atm: { kind: 'bankCode', bankCode: '808', account: '9103522175887271' },
    storeCode: { kind: 'storeCode', code: 'GW130412257496' },
    storeBarcode: { kind: 'barcodes', codes: [expect.any(String), expect.any(String), expect.any(String)] },
  } as const;

  test('is shown with its deadline for each method, and pays the order', async () => {
    for (const method of ['atm', 'storeCode', 'storeBarcode'] as const) {
      const one = await wallet.opened(method);
      const no = await posted(one);
      expect(await tell(standIn.assigned(no))).toEqual(ok);
      const shown = await payState(one.member, one.payId);
      expect(shown).toMatchObject({ state: 'pending', url: null, step: steps[method] });
      expect(shown.expiresAt).toBe('2099-12-30T15:59:59.000Z');
      expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
      await tell(standIn.paid(no));
      expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    }
  });

  test('that is reported after the money changes nothing', async () => {
    const one = await wallet.opened('atm');
    const no = await posted(one);
    const late = standIn.assigned(no);
    await tell(standIn.paid(no));
    expect(await tell(late)).toEqual(ok);
    expect(await payState(one.member, one.payId)).toMatchObject({
      state: 'succeeded',
      step: { kind: 'none' },
    });
  });

  test('paid after the end of the payment still counts', async () => {
    const one = await wallet.opened('storeCode');
    const no = await posted(one);
    await tell(standIn.assigned(no));
    await one.member.client.call('cancelOrder', { orderId: one.orderId });
    expect(await tell(standIn.paid(no))).toEqual(ok);
    expect(await payState(one.member, one.payId)).toMatchObject({ state: 'succeeded', settledTo: 'balance' });
    expect(await wallet.pay.balance(one.member)).toBe(10_000);
  });
});

describe('messages', () => {
  test('that are forged, have another amount, or arrive at another firm settle nothing wrongly', async () => {
    const one = await wallet.opened('card');
    const no = await posted(one);
    const message = standIn.paid(no);
    expect((await tell(standIn.forged(message))).status).toBe(400);
    expect(
      (await tell({ ...message, body: message.body.replace('TradeAmt=100', 'TradeAmt=1') })).status,
    ).toBe(400);
    // The message has a correct signature but is sent to another firm, which has no such account.
    const elsewhere = message.url.replace(wallet.world.tw.host, wallet.world.th.host);
    expect((await tell({ ...message, url: elsewhere })).status).toBe(400);
    expect(await stateOf(one)).toBe('pending');
    await tell(standIn.paid(no, 'paid', { TradeAmt: '99' }));
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
    expect(await wallet.pay.balance(one.member)).toBe(9_900);
  });

  test('for two accounts with the same keys settle their own payments', async () => {
    const one = await wallet.opened('card');
    const message = standIn.paid(await posted(one));
    const { path } = await wallet.added(account());
    const { search } = new URL(path, message.url);
    expect(await tell({ ...message, url: message.url.replace(/\?.*/, search) })).toEqual(ok);
    expect(await stateOf(one)).toBe('pending');
    expect(await tell(message)).toEqual(ok);
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    // The first account is in use again.
    await wallet.owner.client.call('savePaymentAccount', { ...account(), id: accountId, name: 'first' });
  });

  test('from a test in the back office count only in a demo shop', async () => {
    const [real, demo] = [await wallet.opened('card'), await wallet.opened('card')];
    expect(await tell(standIn.paid(await posted(real), 'simulated'))).toEqual(ok);
    expect(await stateOf(real)).toBe('pending');
    const no = await posted(demo);
    await isDemo(true);
    await tell(standIn.paid(no, 'simulated'));
    await isDemo(false);
    expect(await wallet.pay.orderState(demo.orderId)).toMatchObject(paidOrder);
  });

  async function isDemo(demo: boolean) {
    await wallet.world.change('shops', {}, { demo });
  }
});

test('amounts that ECPay does not accept are refused before the payer leaves', () =>
  wallet.refusesBills([
    ['card', 10_050, 'payment.notWhole'],
    ['storeCode', 3_200, 'payment.tooSmall'],
    ['storeCode', 2_000_100, 'payment.tooBig'],
  ]));

describe('a refund', () => {
  async function cancelled(method: 'card' | 'atm' = 'card') {
    const one = await wallet.opened(method);
    const no = await posted(one);
    await tell(standIn.paid(no));
    await wallet.refunds.cancel(one);
    return { ...one, no, trade: standIn.trades.get(no) };
  }
  const states = (one: Opened) => wallet.refunds.states(one);
  const back = (one: Opened, amountMinor: number) =>
    one.member.client.attempt('refundToSource', { payId: one.payId, amountMinor });
  const endsAs = (one: Opened, wanted: string[]) =>
    vi.waitFor(async () => expect(await states(one)).toEqual(wanted));
  const again = () => wallet.refunds.again().catch(() => undefined);

  test('of a card is possible in parts, and of a payment number not at all', async () => {
    const one = await cancelled();
    expect((await back(one, 4_000)).ok).toBe(true);
    await endsAs(one, ['done']);
    expect(await back(one, 6_001)).toBeRefusedAt('amountMinor', 'refund.tooMuch');
    await back(one, 6_000);
    await endsAs(one, ['done', 'done']);
    expect([one.trade?.refunded, await wallet.pay.balance(one.member)]).toEqual([100, 0]);
    const paidByAtm = await cancelled('atm');
    expect((await paidByAtm.member.client.call('getRefundOptions', {})).list).toEqual([]);
    expect(await back(paidByAtm, 10_000)).toBeRefused('refund.notPossible');
  });

  test('before the sale is captured is only possible as a whole', async () => {
    const [whole, part] = [await cancelled(), await cancelled()];
    for (const { trade } of [whole, part]) Object.assign(trade ?? {}, { captured: false });
    await back(whole, 10_000);
    await endsAs(whole, ['done']);
    expect(whole.trade?.refunded).toBe(100);
    await back(part, 4_000);
    await endsAs(part, ['failed']);
    expect([part.trade?.refunded, await wallet.pay.balance(part.member)]).toEqual([0, 10_000]);
  });

  test('with a lost answer is never paid twice', async () => {
    const [whole, part] = [await cancelled(), await cancelled()];
    standIn.trouble = { at: 'DoAction', how: 'lostBefore' };
    await back(whole, 10_000);
    await vi.waitFor(() => expect(standIn.trouble).toBeNull());
    await vi.waitFor(async () => {
      await again();
      expect(await states(whole)).toEqual(['done']);
    });
    standIn.trouble = { at: 'DoAction', how: 'lostAfter' };
    await back(part, 4_000);
    await vi.waitFor(() => expect(part.trade?.refunded).toBe(40));
    await again();
    await again();
    expect([await states(part), whole.trade?.refunded, part.trade?.refunded]).toEqual([['waiting'], 100, 40]);
  });
});

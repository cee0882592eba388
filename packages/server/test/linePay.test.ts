import { beforeAll, describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { hoursAgo } from './ago.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { startLinePay } from './standIns/linePay.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';

/** Tests LINE Pay through the whole product. It sends no reports: the product asks about payments and confirms them. */

const account = () => ({
  ...{ kind: 'linePay' as const, live: true, methods: ['linePay' as const] },
  secrets: { merchantId: channel, apiKey: secret },
});

const linePay = await startLinePay();
const { channelId: channel, channelSecret: secret } = linePay.keys;
const wallet = await openWalletWorld({ LINE_PAY_API_URL: linePay.url }, 'tw');
const { world, pay, owner, added, began, opened, asked, overdue, runJob, deliver, refunds } = wallet;
checkLedgerAtEnd(world);
const { path } = await added(account());

/** The request at LINE Pay for this payment, found by the address of its page. */
function requestOf({ state }: Pick<Opened, 'state'>) {
  const found = linePay.payments.get(state.url?.split('/').at(-1) ?? '');
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

  test('has errors at its fields, and shows LINE Pay’s answer', async () => {
    expect(await tried({ merchantId: 'channel', apiKey: secret })).toBeRefusedAt(
      'secrets.merchantId',
      'payAccount.linePay.merchantId',
    );
    expect(await tried({ merchantId: channel, apiKey: 'short' })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.linePay.apiKey',
    );
    expect(await tried({ merchantId: '1656012346', apiKey: secret })).toBeRefusedAt(
      'secrets.merchantId',
      'payAccount.keyRefused',
    );
    expect(await tried({ merchantId: channel, apiKey: secret.toUpperCase() })).toBeRefusedAt(
      'secrets.apiKey',
      'payAccount.keyRefused',
    );
    expect(await tried({ merchantId: channel, apiKey: secret })).toMatchObject({
      data: { accountName: `LINE Pay ${channel}`, live: true, chargesEnabled: true, callback: 'unneeded' },
    });
  });

  test('shows its channel id, and only the end of the secret', async () => {
    const { list } = await owner.client.call('listPaymentAccounts', {});
    expect(list[0]?.ends).toEqual([
      { secret: 'merchantId', end: channel },
      { secret: 'apiKey', end: secret.slice(-4) },
    ]);
  });

  test('accepts no messages, because LINE Pay sends none', async () => {
    const one = await opened('linePay');
    const body = JSON.stringify({ returnCode: '0000', info: { orderId: requestOf(one).wanted.orderId } });
    expect((await deliver(path, { body })).text).toContain('payment.signatureWrong');
    expect(await pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
  });
});

describe('a payment', () => {
  test('is confirmed once when its payer returns, however often, and once by the job', async () => {
    const one = await opened('linePay');
    linePay.agree(requestOf(one).id);
    await Promise.all([cameBack(one), cameBack(one), asked(one.payId)]);
    await settled(one);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(requestOf(one).confirms).toBe(1);
    await cameBack(one);
    expect(await pay.balance(one.member)).toBe(0);
  });

  test('whose payer closes the browser is confirmed by the job', async () => {
    const one = await opened('linePay');
    await asked(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('pending');
    linePay.agree(requestOf(one).id);
    await asked(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('that its payer cancels, and one that nobody pays, end without a charge', async () => {
    const [stopped, left] = [await opened('linePay'), await opened('linePay')];
    linePay.cancel(requestOf(stopped).id);
    await asked(stopped.payId);
    expect((await payState(stopped.member, stopped.payId)).state).toBe('expired');
    // LINE Pay's page is valid for 20 minutes, the shop's payments for hours.
    const lives = Date.parse(left.state.expiresAt ?? '') - Date.now();
    expect(lives).toBeGreaterThan(18 * 60_000);
    expect(lives).toBeLessThanOrEqual(20 * 60_000);
    await overdue(left.payId);
    expect((await payState(left.member, left.payId)).state).toBe('expired');
    expect([requestOf(stopped).confirms, requestOf(left).confirms]).toEqual([0, 0]);
  });

  test('that its payer agreed to in the last moment still counts', async () => {
    const one = await opened('linePay');
    linePay.agree(requestOf(one).id);
    await overdue(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('for a cancelled order takes no money, even if its payer agrees afterwards', async () => {
    const one = await opened('linePay');
    await one.member.client.call('cancelOrder', { orderId: one.orderId });
    linePay.agree(requestOf(one).id);
    await cameBack(one);
    await asked(one.payId);
    await overdue(one.payId);
    expect(requestOf(one).confirms).toBe(0);
  });

  test('with another amount than requested goes to the balance', async () => {
    const one = await opened('linePay');
    linePay.agree(requestOf(one).id);
    linePay.takesInstead = 60;
    await asked(one.payId);
    expect(await payState(one.member, one.payId)).toMatchObject({ state: 'succeeded', settledTo: 'balance' });
    expect([await pay.balance(one.member), (await pay.orderState(one.orderId)).paid]).toEqual([6_000, 0]);
  });

  test('of fractions of a dollar, or too small, is refused', async () => {
    await wallet.refusesBills([['linePay', 50, 'payment.tooSmall']]);
    const odd = await began('linePay', 10_050);
    await vi.waitFor(async () => expect((await payState(odd.member, odd.payId)).state).toBe('failed'));
  });
});

describe('when LINE Pay does not answer', () => {
  test('a request is made again under another name, and its payer sees the known page', async () => {
    for (const fault of ['lostAfter', 'lostBefore', 'broken'] as const) {
      linePay.trouble = { at: '/request', how: fault };
      const one = await began('linePay');
      await vi.waitFor(() => expect(linePay.trouble).toBeNull());
      expect((await payState(one.member, one.payId)).url).toBeNull();
      const before = linePay.payments.size;
      await wallet.startedByJob(one.payId);
      expect(linePay.payments.size).toBe(before + 1);
      const state = await payState(one.member, one.payId);
      linePay.agree(requestOf({ state }).id);
      await asked(one.payId);
      expect(await pay.orderState(one.orderId), fault).toMatchObject(paidOrder);
    }
    const names = [...linePay.payments.values()].map(({ wanted }) => wanted.orderId);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a payment whose request was never answered ends without an unanswerable query', async () => {
    linePay.trouble = { at: '/request', how: 'lostAfter' };
    const one = await began('linePay');
    await vi.waitFor(() => expect(linePay.trouble).toBeNull());
    await overdue(one.payId);
    expect((await payState(one.member, one.payId)).state).toBe('expired');
  });

  test('a confirmation is never repeated blindly: the charge is looked up', async () => {
    for (const fault of ['lostAfter', 'lostBefore', 'broken'] as const) {
      const one = await opened('linePay');
      linePay.agree(requestOf(one).id);
      linePay.trouble = { at: '/confirm', how: fault };
      await asked(one.payId);
      expect((await pay.orderState(one.orderId)).paid, fault).toBe(0);
      await asked(one.payId);
      expect(await pay.orderState(one.orderId), fault).toMatchObject(paidOrder);
      expect(requestOf(one).confirms, fault).toBe(1);
    }
  });

  test('an unanswered query changes nothing, delays no other payment, and is repeated', async () => {
    const [one, other] = [await opened('linePay'), await opened('linePay')];
    for (const { payId } of [one, other])
      await world.change('payments', { id: payId }, { askAt: hoursAgo(1) });
    for (const each of [one, other]) linePay.agree(requestOf(each).id);
    linePay.trouble = { at: '/check', how: 'lostBefore' };
    await runJob('ask-payments');
    const states = await Promise.all([one, other].map((each) => payState(each.member, each.payId)));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['pending', 'succeeded']);
    await asked(one.payId);
    await asked(other.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });

  test('a payment does not end before LINE Pay has told its result', async () => {
    const one = await opened('linePay');
    linePay.agree(requestOf(one).id);
    for (const fault of ['lostBefore', 'broken'] as const) {
      linePay.trouble = { at: '/check', how: fault };
      await overdue(one.payId);
      expect((await payState(one.member, one.payId)).state).toBe('pending');
    }
    await overdue(one.payId);
    expect(await pay.orderState(one.orderId)).toMatchObject(paidOrder);
  });
});

describe('a refund', () => {
  /** An order that was paid and that the shop then cancelled: 100.00 is on the balance. */
  const cancelled = async () => {
    const one = await opened('linePay');
    linePay.agree(requestOf(one).id);
    await asked(one.payId);
    await refunds.cancel(one);
    return one;
  };
  beforeAll(() => refunds.allow());

  test('is possible in parts, and never twice, even if LINE Pay’s answer is lost', async () => {
    const one = await cancelled();
    await refunds.back(one, 3_000);
    await vi.waitFor(async () => expect(await refunds.states(one)).toEqual(['done']));
    for (const how of ['lostAfter', 'lostBefore', 'broken'] as const) {
      linePay.trouble = { at: '/refund', how };
      await refunds.back(one, 2_000);
      await vi.waitFor(() => expect(linePay.trouble).toBeNull());
      await refunds.again();
      await vi.waitFor(async () =>
        expect(new Set(await refunds.states(one)), how).toEqual(new Set(['done'])),
      );
    }
    expect(requestOf(one).refunds).toEqual([30, 20, 20, 20]);
    expect(await pay.balance(one.member)).toBe(1_000);
  });

  test('that is too late returns to the balance with the reason', async () => {
    const one = await cancelled();
    linePay.refundNext = 'tooLate';
    await refunds.back(one, 10_000);
    await vi.waitFor(async () => expect(await refunds.states(one)).toEqual(['failed']));
    expect([await pay.balance(one.member), requestOf(one).refunded]).toEqual([10_000, 0]);
  });
});

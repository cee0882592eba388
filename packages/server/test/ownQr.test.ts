import { readFps } from '@crossdock/domain/payments/fps.ts';
import { readPromptPay } from '@crossdock/domain/payments/promptPay.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payState } from './accountWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { type Opened, openWalletWorld } from './walletWorld.ts';
import type { Person } from './world.ts';

/** Tests the shop's own QR codes without a provider: their content, and payments found on the bank statement. */
let first: Person;
let second: Person;

afterAll(async () => expect(await faultsOfLedger(wallet.world)).toEqual([]));

const account = (payeeId: string) => ({
  ...{ kind: 'ownPromptPay' as const, live: true, methods: ['promptPay' as const], secrets: { payeeId } },
});

const wallet = await openWalletWorld({}, 'th');
await wallet.added(account('0812345678'));
await wallet.world.change('paymentMethods', {}, { feeBasisPoints: 0 });

const aloneUpTo = (minor: number) => wallet.world.th.set({ adjustAloneMaxMinor: minor });
const confirm = (who: Person, { payId }: Pick<Opened, 'payId'>) =>
  who.client.attempt('confirmOwnPayment', { payId });
const paidOrder = { state: 'awaitingShipment', paid: 10_000 };
const rowOf = async (who: Person, { payId }: Opened) =>
  (await who.client.call('listPayments', {})).list.find((row) => row.payId === payId);
const totalOf = ({ state }: Opened) => state.totalMinor;

describe('the code', () => {
  const payload = ({ state }: Opened) => (state.step.kind === 'qr' ? state.step.payload : '');

  test('for PromptPay contains amount and receiver, and with a biller the reference', async () => {
    const one = await wallet.opened('promptPay');
    expect(readPromptPay(payload(one))).toEqual({
      ...{ to: { kind: 'phone', number: '0066812345678' }, amountMinor: totalOf(one) },
    });
    expect(one.state.reference).toMatch(/^P[0-9A-Z]{11}$/);
    for (const [payeeId, to] of [
      ['1234567890123', { kind: 'nationalId', number: '1234567890123' }],
      ['123456789012345', { kind: 'eWallet', number: '123456789012345' }],
    ] as const) {
      await wallet.added(account(payeeId));
      expect(readPromptPay(payload(await wallet.opened('promptPay')))?.to).toEqual(to);
    }
    await wallet.added(account('BILLER-010753600031508'));
    const bill = await wallet.opened('promptPay');
    expect(readPromptPay(payload(bill))?.to).toEqual({
      ...{ kind: 'bill', billerId: '010753600031508', ref1: bill.state.reference },
    });
  });

  test('for FPS contains amount and reference', async () => {
    const setCurrency = (currency: string) =>
      wallet.world.change('shops', { id: wallet.world.th.id }, { currency });
    await setCurrency('HKD');
    for (const [payeeId, kind] of [
      ['1234567', 'fpsId'],
      ['+852-61234567', 'phone'],
      ['pay@example.com', 'email'],
    ] as const) {
      await wallet.added({ kind: 'ownFps', live: true, methods: ['fps'], secrets: { payeeId } });
      const one = await wallet.opened('fps');
      expect(readFps(payload(one))).toEqual({
        ...{ to: { kind, number: payeeId }, amountMinor: totalOf(one), reference: one.state.reference },
      });
    }
    await setCurrency('THB');
  });

  test('is made only for numbers that banks accept', async () => {
    for (const [kind, payeeId, error] of [
      ['ownPromptPay', '12345', 'payAccount.ownPromptPay.payeeId'],
      ['ownFps', 'x', 'payAccount.ownFps.payeeId'],
    ] as const)
      expect(
        await wallet.owner.client.attempt('tryPaymentAccount', { kind, live: true, secrets: { payeeId } }),
      ).toBeRefusedAt('secrets.payeeId', error);
    const secrets = { payeeId: '0812345678' };
    expect(
      await wallet.owner.client.attempt('tryPaymentAccount', { kind: 'ownPromptPay', live: true, secrets }),
    ).toMatchObject({ data: { accountName: '0812345678', country: 'TH', callback: 'unneeded' } });
  });
});

describe('money on the bank statement', () => {
  // The finance clerks are added only here, because a shop with several clerks needs two people to save a payment
  // account.
  beforeAll(async () => {
    [first, second] = [await wallet.world.th.staff(['finance']), await wallet.world.th.staff(['finance'])];
    await aloneUpTo(10_000_000);
  });

  test('is confirmed once, pays the order, and is booked at the bank', async () => {
    const one = await wallet.opened('promptPay');
    expect(await rowOf(first, one)).toMatchObject({ confirmable: true, secondAwaited: null });
    expect(await confirm(first, one)).toMatchObject({ data: { state: 'approved', settledTo: 'order' } });
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(await confirm(second, one)).toBeRefused('payment.confirmed');
    expect(await rowOf(first, one)).toMatchObject({ confirmable: false, state: 'succeeded' });
    const touched = await wallet.world.sql<{ kind: string }>(
      `select a.kind from ledger_transfers t
       join ledger_accounts a on a.shop_id = t.shop_id and a.id in (t.debit_account_id, t.credit_account_id)
       where t.payment_id = $1 and t.kind = 'cardReceived' order by a.kind`,
      [one.payId],
    );
    expect(touched.map(({ kind }) => kind)).toEqual(['bank', 'memberBalance']);
  });

  test('confirmed by two clerks at the same moment counts once', async () => {
    const one = await wallet.opened('promptPay');
    const answers = await Promise.all([confirm(first, one), confirm(second, one), confirm(first, one)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    expect(await wallet.pay.balance(one.member)).toBe(0);
  });

  test('counts after the deadline, and goes to the balance if the order no longer accepts it', async () => {
    const [late, cancelled] = [await wallet.opened('promptPay'), await wallet.opened('promptPay')];
    await wallet.overdue(late.payId);
    expect((await payState(late.member, late.payId)).state).toBe('expired');
    expect((await confirm(first, late)).ok).toBe(true);
    expect(await wallet.pay.orderState(late.orderId)).toMatchObject(paidOrder);
    await cancelled.member.client.call('cancelOrder', { orderId: cancelled.orderId });
    expect(await confirm(first, cancelled)).toMatchObject({ data: { settledTo: 'balance' } });
    expect(await wallet.pay.balance(cancelled.member)).toBe(10_000);
  });

  test('above one clerk’s limit needs two different people', async () => {
    await aloneUpTo(0);
    const one = await wallet.opened('promptPay');
    expect(await confirm(first, one)).toMatchObject({ data: { state: 'pending', settledTo: null } });
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 0 });
    expect((await rowOf(second, one))?.secondAwaited).toMatchObject({ mine: false });
    expect(await confirm(first, one)).toBeRefused('adjustment.own');
    expect(await confirm(second, one)).toMatchObject({ data: { state: 'approved' } });
    expect(await wallet.pay.orderState(one.orderId)).toMatchObject(paidOrder);
    await aloneUpTo(10_000_000);
  });

  test('of another shop, or by a clerk without permission, is not confirmed', async () => {
    const one = await wallet.opened('promptPay');
    const foreign = await wallet.world.tw.staff(['owner']);
    expect(await confirm(foreign, one)).toBeRefused({ code: 404 });
    expect(await confirm(await wallet.world.th.staff(['support']), one)).toBeRefused({ code: 403 });
    expect((await payState(one.member, one.payId)).state).toBe('pending');
  });
});

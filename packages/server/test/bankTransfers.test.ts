import type { Request } from '@crossdock/contract/table.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { stepsOf } from './recordedSteps.ts';
import { openTransferWorld } from './transferWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const { finance, bankAccountId, claim, file, voucherOf } = await openTransferWorld(world);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

describe('reporting a bank transfer', () => {
  test('shows the bank account, the voucher and the state of the transfer', async () => {
    const member = await pay.memberWith(0);
    const { list: banks } = await member.client.call('getBankList', {});
    expect(banks).toMatchObject([{ id: bankAccountId, bankName: '玉山銀行' }]);
    const realtimeEvents = await watchRealtimeEvents(world);
    const transfer = await realtimeEvents.during(() => file(member), `transfers ${member.id}`);
    expect(await stepsOf(world, transfer.id)).toMatchObject([{ event: 'submit', from: null, to: 'pending' }]);
    expect(transfer).toMatchObject({
      state: 'pending',
      amountMinor: 20_000,
      bankAccount: { id: bankAccountId },
    });
    expect(transfer.voucher.url).toMatch(/^\/files\/.+\/full\?e=\d+&s=/);
    expect((await member.client.call('listMyBankTransfers', {})).list).toHaveLength(1);
    expect(await member.client.call('getWallet', {})).toMatchObject({ balanceMinor: 0, comingMinor: 20_000 });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['an amount must not be below 0', { amountMinor: -1 }, 'amountMinor', 'amount.negative'],
    ['an amount of 0 is nothing', { amountMinor: 0 }, 'amountMinor', 'amount.notAboveZero'],
    ['an amount has no spaces', { amountMinor: '20 000' }, 'amountMinor', 'amount.invalid'],
    ['a bank must be selected', { bankAccountId: '' }, 'bankAccountId', 'transfer.bankRequired'],
    ['a number has no spaces', { transactionNumber: 'A 1' }, 'transactionNumber', 'field.spaces'],
    ['a number is not only dashes', { transactionNumber: '--' }, 'transactionNumber', 'field.invalid'],
    ['a phone has no spaces', { payerPhone: '0912 345 678' }, 'payerPhone', 'field.spaces'],
    ['a voucher is needed', { voucherFileId: '' }, 'voucherFileId', 'transfer.voucherRequired'],
    ['a payer is needed', { payerName: ' ' }, 'payerName', 'field.required'],
    ['an unknown bank', { bankAccountId: newId() }, 'bankAccountId', 'transfer.bankUnknown'],
    ['the future', { tradedAt: '2999-01-01T00:00:00.000Z' }, 'tradedAt', 'transfer.inFuture'],
  ])('%s', async (_name, changes, field, error) => {
    const member = await pay.memberWith(0);
    const input = { ...(await claim(member)), ...changes } as Request<'submitBankTransfer'>;
    const attempt = await member.client.attempt('submitBankTransfer', input);
    expect(attempt).toBeRefusedAt(field, error);
  });

  test('may be a few minutes ahead of the server’s clock, and tops up if the bank accepts no orders', async () => {
    const member = await pay.memberWith(0);
    const takes = (orders: boolean) =>
      world.change('paymentMethods', { code: 'bank' }, { forOrders: orders });
    await takes(false);
    const tradedAt = new Date(Date.now() + 120_000).toISOString();
    expect(await file(member, { tradedAt })).toMatchObject({ state: 'pending' });
    await takes(true);
  });

  test("somebody else's voucher or order is refused", async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const voucher = await member.client.attempt(
      'submitBankTransfer',
      await claim(member, { voucherFileId: await voucherOf(other) }),
    );
    expect(voucher).toBeRefused('transfer.voucherRequired');
    const order = await member.client.attempt(
      'submitBankTransfer',
      await claim(member, { orderIds: [await pay.order(other, 100)] }),
    );
    expect(order).toBeRefusedAt('orderIds', 'transfer.orderNotPayable');
  });

  test('a transaction number is reported once by anybody, unless it was rejected', async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const first = await file(member, { transactionNumber: 'ESUN-77' });
    const again = await other.client.attempt(
      'submitBankTransfer',
      await claim(other, { transactionNumber: 'esun-77' }),
    );
    expect(again).toBeRefused({
      code: 409,
      fields: { transactionNumber: { error: 'transfer.duplicateNumber' } },
    });
    await finance.client.call('rejectBankTransfer', { id: first.id, reason: 'not received' });
    expect((await file(member, { transactionNumber: 'ESUN-77' })).state).toBe('pending');
  });

  test.each([
    ['full width', 'ＡＢ－９９００'],
    ['dashes', 'A-B-99-00'],
    ['other dashes', 'AB\u201399\u221200'],
    ['a character that shows nothing', 'AB\u200b99\u206000'],
    ['small letters and dots', 'ab.99.00'],
  ])('a used number is recognised in another spelling: %s', async (_name, dressed) => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const { id } = await file(member, { transactionNumber: 'AB9900' });
    await finance.client.call('approveBankTransfer', { id });
    const again = await other.client.attempt(
      'submitBankTransfer',
      await claim(other, { transactionNumber: dressed }),
    );
    expect(again).toBeRefused({
      code: 409,
      fields: { transactionNumber: { error: 'transfer.duplicateNumber' } },
    });
    await world.change('bankTransfers', { id }, { state: 'rejected' });
  });

  test("the last five digits of the payer's account can be used for many transfers, once per day and amount", async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const ending = { transactionNumber: '54321', amountMinor: 31_000, tradedAt: '2026-10-05T04:00:00.000Z' };
    const { id } = await file(member, ending);
    // The same last digits of an account are accepted for another day or for another amount.
    await file(member, { ...ending, tradedAt: '2026-10-05T17:00:00.000Z' });
    await file(other, { ...ending, amountMinor: 32_000 });
    const again = await member.client.attempt(
      'submitBankTransfer',
      await claim(member, { ...ending, transactionNumber: '５４-321', tradedAt: '2026-10-05T05:00:00.000Z' }),
    );
    expect(again).toBeRefused({
      code: 409,
      fields: { transactionNumber: { error: 'transfer.duplicateEnding' } },
    });
    const { list } = await finance.client.call('listBankTransfers', { words: '54321' });
    expect(list.map((transfer) => transfer.id)).toContain(id);
    expect(list).toHaveLength(3);
  });

  test('can be withdrawn while it is pending, only by its owner', async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const { id } = await file(member);
    expect(await other.client.attempt('withdrawBankTransfer', { id })).toBeRefused({ code: 404 });
    await member.client.call('withdrawBankTransfer', { id });
    const decided = { failure: { code: 409, error: 'transfer.decided' } };
    expect(await finance.client.attempt('approveBankTransfer', { id })).toMatchObject(decided);
    expect(await member.client.attempt('withdrawBankTransfer', { id })).toMatchObject(decided);
    expect(await pay.balance(member)).toBe(0);
  });
});

describe('auditing', () => {
  test('the queue shows the oldest first, with the claim, the orders and what they need', async () => {
    const { member, orderId } = await pay.memberWithOrder(9_000, 500);
    const { id } = await file(member, { orderIds: [orderId] });
    const { list } = await finance.client.call('listBankTransfers', {});
    const created = list.map((transfer) => transfer.createdAt);
    expect(created).toEqual([...created].sort());
    expect(list.find((transfer) => transfer.id === id)).toMatchObject({
      memberId: member.id,
      balanceMinor: 500,
      orders: [{ id: orderId, dueMinor: 9_000, payable: true, isPurchase: false }],
      rest: { amountMinor: 11_000, feeMinor: 0, obstacle: '' },
    });
    const stranger = await world.tw.member();
    const poor = await file(stranger);
    const found = (await finance.client.call('listBankTransfers', { memberId: stranger.id })).list;
    expect(found).toMatchObject([
      { id: poor.id, balanceMinor: 0, orders: [], rest: { amountMinor: 20_000 } },
    ]);
    await finance.client.call('approveBankTransfer', { id });
    const decided = { state: 'approved', memberId: member.id } as const;
    expect((await finance.client.call('listBankTransfers', decided)).list).toMatchObject([
      {
        ...{ id, balanceMinor: 11_500, rest: { amountMinor: 0, feeMinor: 0, obstacle: '' } },
        orders: [{ id: orderId, dueMinor: 0, payable: false }],
      },
    ]);
  });

  test('for a transfer that names a paid order, the queue shows the rest and why it is not used', async () => {
    const member = await pay.memberWith(9_000);
    const [paid, open] = [await pay.order(member, 9_000), await pay.order(member, 4_000)];
    const { id } = await file(member, { amountMinor: 13_000, orderIds: [paid, open] });
    await member.client.call('payFromBalance', { orderId: paid, despiteReported: true });
    const { list } = await finance.client.call('listBankTransfers', { memberId: member.id });
    expect(list).toMatchObject([{ id, rest: { amountMinor: 9_000, feeMinor: 0 } }]);
    expect(list[0]?.rest.obstacle).toContain('100');
    await finance.client.call('approveBankTransfer', { id, despiteRules: true });
    expect(await pay.orderState(open)).toMatchObject({ state: 'awaitingShipment', paid: 4_000 });
    expect(await pay.balance(member)).toBe(9_000);
  });

  test('approval credits the money and pays as many named orders as it covers', async () => {
    const member = await pay.memberWith(1_000);
    const orders = [
      await pay.order(member, 12_000),
      await pay.order(member, 15_000),
      await pay.order(member, 7_000),
    ];
    const { id } = await file(member, { amountMinor: 20_000, orderIds: orders, alreadySent: true });
    const answer = await finance.client.call('approveBankTransfer', { id, despiteRules: true });
    expect(answer.creditedMinor).toBe(20_000);
    expect(answer.paidOrders.map((order) => order.id)).toEqual([orders[0], orders[2]]);
    const states = await Promise.all(orders.map((order) => pay.orderState(order)));
    expect(states.map((order) => order.state)).toEqual([
      'awaitingShipment',
      'awaitingPayment',
      'awaitingShipment',
    ]);
    expect(await pay.balance(member)).toBe(2_000);
  });

  test('an order that was paid meanwhile leaves the money on the balance', async () => {
    const { member, orderId } = await pay.memberWithOrder(9_000, 9_000);
    const { id } = await file(member, { amountMinor: 9_000, orderIds: [orderId] });
    await member.client.call('payFromBalance', { orderId, despiteReported: true });
    expect(await finance.client.attempt('approveBankTransfer', { id })).toBeRefused('transfer.restToDecide');
    const credited = await finance.client.call('approveBankTransfer', { id, despiteRules: true });
    expect(credited.paidOrders).toEqual([]);
    expect(await pay.balance(member)).toBe(9_000);
  });

  test('an order cancelled meanwhile is not paid, and its part is on the balance', async () => {
    const member = await pay.memberWith(0);
    const [cancelled = '', open = ''] = [await pay.order(member, 12_000), await pay.order(member, 8_000)];
    const { id } = await file(member, { orderIds: [cancelled, open] });
    await member.client.call('cancelOrder', { orderId: cancelled });
    const { paidOrders } = await finance.client.call('approveBankTransfer', { id });
    expect(paidOrders.map((order) => order.id)).toEqual([open]);
    expect(await pay.balance(member)).toBe(12_000);
    expect(await pay.orderState(cancelled)).toMatchObject({ state: 'cancelled', paid: 0 });
  });

  test('two clerks and a withdrawing member at once: one decision counts', async () => {
    const second = await world.tw.staff(['finance']);
    for (let round = 0; round < 8; round++) {
      const member = await pay.memberWith(0);
      const { id } = await file(member);
      const attempts = await Promise.all([
        finance.client.attempt('approveBankTransfer', { id }),
        second.client.attempt('approveBankTransfer', { id }),
        second.client.attempt('rejectBankTransfer', { id, reason: 'no' }),
        member.client.attempt('withdrawBankTransfer', { id }),
      ]);
      expect(attempts.filter((one) => one.ok)).toHaveLength(1);
      for (const one of attempts) if (!one.ok) expect(one.failure.error).toBe('transfer.decided');
      const approved = attempts[0].ok || attempts[1].ok;
      expect(await pay.balance(member)).toBe(approved ? 20_000 : 0);
    }
  });

  test('a rejection needs a reason, which the member sees', async () => {
    const member = await pay.memberWith(0);
    const { id } = await file(member);
    const without = await finance.client.attempt('rejectBankTransfer', { id, reason: ' ' });
    expect(without).toBeRefusedAt('reason', 'transfer.reasonRequired');
    await finance.client.call('rejectBankTransfer', { id, reason: '金額不符' });
    await file(member);
    const { list } = await member.client.call('listMyBankTransfers', { state: 'rejected' });
    expect(list).toMatchObject([{ id, rejectReason: '金額不符' }]);
  });

  test('a closed bank account is no longer offered', async () => {
    const { id } = await finance.client.call('saveBankAccount', {
      bankName: 'Old bank',
      accountName: 'Old',
      accountNumber: '1',
      currency: 'TWD',
      active: false,
    });
    const member = await pay.memberWith(0);
    const { list } = await member.client.call('getBankList', {});
    expect(list.some((account) => account.id === id)).toBe(false);
    const attempt = await member.client.attempt(
      'submitBankTransfer',
      await claim(member, { bankAccountId: id }),
    );
    expect(attempt).toBeRefused('transfer.bankUnknown');
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { balanceNotificationsOf, faultsOfLedger, openPayWorld } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { stepsOf } from './recordedSteps.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

const state = (member: Person, payId: string) => member.client.call('getPayState', { payId });

/** Approves the payment on the provider's page. */
const approve = (url: string | null) =>
  world.running.server.app.inject({
    method: 'POST',
    url: String(url).replace('?', '/approve?'),
    headers: { host: world.tw.host },
  });

describe('topping up', () => {
  test('by a hosted page: the amount arrives without the fee', async () => {
    const member = await pay.memberWith(0);
    const payment = await member.client.call('startPayment', {
      purpose: 'recharge',
      amountMinor: 100_000,
      method: 'sandbox',
    });
    expect(payment).toMatchObject({ feeMinor: 1_500, totalMinor: 101_500, orderId: null });
    await vi.waitFor(async () => expect((await state(member, payment.payId)).url).not.toBeNull());
    const { url } = await state(member, payment.payId);
    const realtimeEvents = await watchRealtimeEvents(world);
    await realtimeEvents.during(() => approve(url), `payments ${member.id}`);
    expect(await stepsOf(world, payment.payId)).toMatchObject([
      { event: 'succeed', from: 'pending', to: 'succeeded' },
    ]);
    expect(await pay.balance(member)).toBe(100_000);
    expect(await balanceNotificationsOf(world, member)).toEqual([['balance.topUp', 100_000]]);
    const { list } = await member.client.call('listRecharges', {});
    expect(list).toMatchObject([
      { id: payment.payId, amountMinor: 100_000, by: { kind: 'online', state: 'succeeded' } },
    ]);
  });

  test.each([
    [9_999, 'recharge.amountRange'],
    [10_000_001, 'recharge.amountRange'],
    [0, 'amount.notAboveZero'],
    [-5, 'amount.notAboveZero'],
  ])('an amount of %i is refused at its field', async (amountMinor, error) => {
    const member = await pay.memberWith(0);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'recharge',
      amountMinor,
      method: 'sandbox',
    });
    expect(attempt).toBeRefusedAt('amountMinor', error);
    const { minMinor, maxMinor, offers } = await member.client.call('getRechargeOffers', {});
    expect({ minMinor, maxMinor, offers }).toEqual({ minMinor: 10_000, maxMinor: 10_000_000, offers: [] });
  });

  test('a payment method is required', async () => {
    const member = await pay.memberWith(0);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'recharge',
      amountMinor: 50_000,
    } as never);
    expect(attempt).toBeRefusedAt('method', 'payment.methodRequired');
  });

  test('parameter error: an order without its id, or an amount for an order', async () => {
    const member = await pay.memberWith(0);
    const without = await member.client.attempt('startPayment', { purpose: 'order', method: 'sandbox' });
    expect(without).toBeRefusedAt('orderId', 'payment.parameter');
  });

  test('cannot use this method for recharge', async () => {
    await world.change('paymentMethods', { code: 'sandbox' }, { forRecharge: false });
    const member = await pay.memberWith(0);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'recharge',
      amountMinor: 50_000,
      method: 'sandbox',
    });
    expect(attempt).toBeRefused('recharge.methodNotAllowed');
    await world.change('paymentMethods', { code: 'sandbox' }, { forRecharge: true });
  });
});

describe('top-up offers', () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  let finance: Person;
  beforeAll(async () => {
    finance = await world.tw.staff(['finance']);
  });

  const offer = async (amountMinor: number, bonusMinor: number, from = -1, to: number | null = null) => {
    const { id } = await finance.client.call('saveRechargeOffer', {
      amountMinor,
      bonusMinor,
      validFrom: at(from),
      validTo: to === null ? null : at(to),
    });
    return { id: id ?? '' };
  };
  const open = async () =>
    (await (await pay.memberWith(0)).client.call('getRechargeOffers', {})).offers.map((one) => [
      one.amountMinor,
      one.bonusMinor,
    ]);
  const topUp = async (member: Person, amountMinor: number) => {
    const payment = await member.client.call('startPayment', {
      purpose: 'recharge',
      amountMinor,
      method: 'sandbox',
    });
    await vi.waitFor(async () => expect((await state(member, payment.payId)).url).not.toBeNull());
    return payment;
  };
  const filed = async (member: Person, amountMinor: number, orderIds: string[] = []) => {
    const { id: bankAccountId } = await finance.client.call('saveBankAccount', {
      bankName: 'B',
      accountName: 'B',
      accountNumber: '1',
      currency: 'TWD',
    });
    const voucherFileId = await world.tw.pictureOf(member, 'voucher');
    return member.client.call('submitBankTransfer', {
      bankAccountId,
      transactionNumber: newId(),
      payerName: 'P',
      payerPhone: '1',
      amountMinor,
      tradedAt: at(-1),
      voucherFileId,
      orderIds,
    });
  };
  const bonuses = async (member: Person) =>
    (await member.client.call('getConsumptionList', { event: 'rechargeBonus' })).list.map(
      ({ amountMinor }) => amountMinor,
    );

  test('are the current ones, and can be changed and ended by staff', async () => {
    const kept = await offer(50_000, 2_000);
    await offer(60_000, 3_000, 1);
    await offer(70_000, 4_000, -3, -2);
    const ended = await offer(80_000, 5_000);
    await finance.client.call('endRechargeOffer', { id: ended.id });
    expect(await open()).toEqual([[50_000, 2_000]]);
    const { list } = await finance.client.call('listRechargeOffers', {});
    expect(list.map((one) => [one.amountMinor, one.open, one.ended])).toEqual([
      [50_000, true, false],
      [60_000, false, false],
      [70_000, false, false],
      [80_000, false, true],
    ]);
    await finance.client.call('saveRechargeOffer', {
      id: kept.id,
      amountMinor: 50_000,
      bonusMinor: 2_500,
      validFrom: at(-1),
      validTo: at(9),
    });
    expect(await open()).toEqual([[50_000, 2_500]]);
    const backwards = await finance.client.attempt('saveRechargeOffer', {
      amountMinor: 1,
      bonusMinor: 1,
      validFrom: at(2),
      validTo: at(1),
    });
    expect(backwards).toBeRefusedAt('validTo', 'wallet.offerPeriod');
    const fields = { amountMinor: 1, bonusMinor: 1, validFrom: at(2) };
    const never = await finance.client.attempt('saveRechargeOffer', { ...fields, validTo: fields.validFrom });
    expect(never).toBeRefusedAt('validTo', 'wallet.offerPeriod');
    const nowhere = { ...fields, validTo: null, id: newId() };
    for (const attempt of [
      finance.client.attempt('saveRechargeOffer', nowhere),
      finance.client.attempt('endRechargeOffer', { id: nowhere.id }),
    ])
      expect(await attempt).toBeRefused({ code: 404, error: 'row.notFound' });
    const { list: after } = await finance.client.call('listRechargeOffers', {});
    expect(after.map((one) => one.amountMinor)).toEqual([50_000, 60_000, 70_000, 80_000]);
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('endRechargeOffer', { id: kept.id })).toBeRefused({ code: 403 });
  });

  test('promise a bonus when the top-up begins, paid once when the money arrives', async () => {
    const member = await pay.memberWith(0);
    const { id } = await offer(90_000, 9_000);
    const payment = await topUp(member, 95_000);
    expect(payment.bonusMinor).toBe(9_000);
    await finance.client.call('endRechargeOffer', { id });
    await Promise.all([1, 2, 3].map(async () => approve((await state(member, payment.payId)).url)));
    expect(await pay.balance(member)).toBe(104_000);
    expect(await balanceNotificationsOf(world, member)).toEqual([['balance.topUp', 104_000]]);
    expect(await bonuses(member)).toEqual([9_000]);
    const later = await topUp(member, 95_000);
    expect(later.bonusMinor).toBe(2_500);
    expect((await topUp(member, 49_999)).bonusMinor).toBe(0);
  });

  test('reward a transfer for the balance on approval, and not one for orders', async () => {
    const member = await pay.memberWith(0);
    const forBalance = await filed(member, 50_000);
    const forOrder = await filed(member, 60_000, [await pay.order(member, 60_000)]);
    expect([forBalance.bonusMinor, forOrder.bonusMinor]).toEqual([2_500, 0]);
    const clerks = await Promise.all([1, 2, 3].map(() => world.tw.staff(['finance'])));
    for (const { id } of [forBalance, forOrder])
      await Promise.all(clerks.map((clerk) => clerk.client.attempt('approveBankTransfer', { id })));
    expect(await bonuses(member)).toEqual([2_500]);
    expect(await pay.balance(member)).toBe(52_500);
    expect(await balanceNotificationsOf(world, member)).toEqual([['balance.bonus', 2_500]]);
  });

  test('are separate from the list of top-ups, which leaves out payments for orders', async () => {
    const member = await pay.memberWith(0);
    const online = await topUp(member, 50_000);
    const transfer = await filed(member, 20_000);
    const orderId = await pay.order(member, 30_000);
    await filed(member, 30_000, [orderId]);
    const start = { purpose: 'order', orderId, method: 'sandbox', despiteReported: true } as const;
    await member.client.call('startPayment', start);
    await finance.client.call('rejectBankTransfer', { id: transfer.id, reason: '查無此款' });
    const { list, total } = await member.client.call('listRecharges', {});
    expect(total).toBe(2);
    expect(list).toMatchObject([
      {
        ...{ id: transfer.id, methodName: 'bank', bonusMinor: 0 },
        by: { kind: 'transfer', state: 'rejected', rejectReason: '查無此款' },
      },
      { id: online.payId, methodName: 'sandbox', bonusMinor: 2_500, by: { kind: 'online' } },
    ]);
  });

  test('exclude methods without top-ups, named with the reason', async () => {
    const member = await pay.memberWith(0);
    const { methods } = await member.client.call('getPayTypeList', { source: 4, amountMinor: 50_000 });
    const why = Object.fromEntries(methods.map(({ code, obstacle }) => [code, obstacle?.error ?? null]));
    expect(why).toMatchObject({
      sandbox: null,
      bank: null,
      balance: 'recharge.methodNotAllowed',
      cod: 'recharge.methodNotAllowed',
    });
  });
});

import type { Request } from '@crossdock/contract/table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { saveBankAccountByTwo } from './transferWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const owner = await world.tw.staff(['owner']);
beforeEach(async () => {
  for (const code of ['balance', 'bank', 'cod'] as const) await setMethod(code, {});
});
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

type Method = Request<'savePaymentMethod'>;

const setMethod = (code: Method['code'], changes: Partial<Method>) =>
  owner.client.call('savePaymentMethod', {
    code,
    zh: code,
    tw: code,
    en: code,
    feeBasisPoints: 0,
    forOrders: true,
    forRecharge: code === 'bank',
    active: true,
    position: 1,
    ...changes,
  });

const box = { weightG: 2_000, lengthMm: 300, widthMm: 200, heightMm: 200 };

async function choiceFor(member: Person) {
  const parcel = await insertShelvedParcel(world, pay.lane, member);
  return choiceOf(pay.lane, [parcel], await insertApprovedAddress(world, pay.lane, member));
}

async function packedOrder(member: Person): Promise<string> {
  const { id: orderId } = await submitAtQuote(member, await choiceFor(member));
  await owner.client.call('packOrder', { orderId, packages: [box], allHere: true });
  return orderId;
}

const line = (lines: readonly { kind: string; amountMinor: number }[], kind: string) =>
  lines.find((one) => one.kind === kind)?.amountMinor ?? 0;

test('bank transfer is offered while the shop has an open account', async () => {
  const member = await world.tw.member();
  const offered = async () =>
    (await member.client.call('getPayTypeList', { amountMinor: 50_000 })).methods.some(
      ({ code }) => code === 'bank',
    );
  const lacks = async () =>
    (await owner.client.call('listPaymentMethods', {})).list.find(({ code }) => code === 'bank')?.lacks;
  expect([await offered(), await lacks()]).toEqual([false, 'bankAccount']);
  const account = { bankName: '玉山', accountName: '集運', accountNumber: '808-1', currency: 'TWD' };
  const finance = await world.tw.staff(['finance']);
  const id = await saveBankAccountByTwo(world, finance, account);
  expect([await offered(), await lacks()]).toEqual([true, null]);
  const closing = { ...account, id, active: false };
  await owner.client.attempt('saveBankAccount', closing);
  await finance.client.call('saveBankAccount', closing);
  expect([await offered(), await lacks()]).toEqual([false, 'bankAccount']);
});

describe('cash on delivery', () => {
  test('is a setting of the shop, and not offered if it is off', async () => {
    const member = await world.tw.member();
    const choice = { ...(await choiceFor(member)), cashOnDelivery: true };
    expect((await member.client.call('quoteOrder', choice)).refusals).toEqual([]);
    const orderId = await packedOrder(member);
    const offered = async () => {
      const { methods } = await member.client.call('getPayTypeList', { orderId });
      const asked = await member.client.call('getCashOnDelivery', { orderId });
      return [asked.offered, methods.some(({ code, possible }) => code === 'cod' && possible)];
    };
    expect(await offered()).toEqual([true, true]);
    await setMethod('cod', { active: false });
    expect(await offered()).toEqual([false, false]);
    const quote = await member.client.call('quoteOrder', choice);
    expect(quote.codOffered).toBe(false);
    expect(quote.refusals.map(({ reason }) => reason)).toEqual(['cashOnDelivery.notOffered']);
    expect(await member.client.attempt('chooseCashOnDelivery', { orderId, chosen: true })).toBeRefused(
      'cashOnDelivery.notOffered',
    );
  });

  test('costs the card’s fee and the method’s percentage, even on a bill for which it was chosen earlier', async () => {
    const member = await world.tw.member();
    const choice = { ...(await choiceFor(member)), cashOnDelivery: true };
    const plain = await member.client.call('quoteOrder', choice);
    await setMethod('cod', { feeBasisPoints: 500 });
    const dearer = await member.client.call('quoteOrder', choice);
    const [before, after] = [plain, dearer].map(({ lines }) => line(lines, 'cashOnDelivery'));
    const ground = dearer.totalMinor - (after ?? 0);
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(ground * 0.05, -1);
    const { id: orderId } = await submitAtQuote(member, choice);
    await setMethod('cod', { feeBasisPoints: 0 });
    await owner.client.call('packOrder', { orderId, packages: [box], allHere: true });
    const { bill, billTotalMinor } = await member.client.call('getOrderCosts', { orderId });
    const fee = line(bill, 'cashOnDelivery');
    expect(fee).toBeGreaterThan(((billTotalMinor ?? 0) - fee) * 0.05);
  });

  test('is chosen and given up on an unpaid order until shipment, and settled on signature', async () => {
    const member = await world.tw.member();
    const orderId = await packedOrder(member);
    const { billTotalMinor: plainMinor } = await member.client.call('getOrderCosts', { orderId });
    const fare = await member.client.call('getCashOnDeliveryFare', { orderId });
    expect(fare.collectMinor).toBe((plainMinor ?? 0) + fare.fareMinor);
    const choose = (chosen: boolean) => member.client.call('chooseCashOnDelivery', { orderId, chosen });
    expect(await choose(true)).toEqual({
      chosen: true,
      state: 'awaitingShipment',
      totalMinor: fare.collectMinor,
    });
    expect(await member.client.call('getCashOnDeliveryFare', { orderId })).toEqual(fare);
    expect(await choose(false)).toEqual({ chosen: false, state: 'awaitingPayment', totalMinor: plainMinor });
    await choose(true);
    const order = await member.client.call('getOrder', { orderId });
    await owner.client.call('shipOrder', {
      number: order.number,
      forwardingNumber: `KY${newId().slice(-10).toUpperCase()}`,
    });
    expect((await member.client.call('getCashOnDelivery', { orderId })).offered).toBe(false);
    expect(await member.client.call('getCashOnDeliveryFare', { orderId })).toEqual(fare);
    expect(await member.client.attempt('chooseCashOnDelivery', { orderId, chosen: false })).toBeRefused(
      'order.wrongState',
    );
    const signed = await owner.client.call('signForOrder', { orderId, signer: '王', note: '', fileIds: [] });
    expect(signed.collectedMinor).toBe(fare.collectMinor);
    const paid = 'select fee_minor, fee_basis_points, bonus_minor from payments where order_id = $1';
    expect(await world.sql(paid, [orderId])).toEqual([{ feeMinor: '0', feeBasisPoints: 0, bonusMinor: '0' }]);
    expect((await member.client.call('getCashOnDelivery', { orderId })).offered).toBe(false);
    expect(await member.client.attempt('getCashOnDeliveryFare', { orderId })).toBeRefused(
      'payment.alreadyPaid',
    );
  });

  test('collects the amount due at the signature, to the smallest coin, and nothing of other orders', async () => {
    const member = await world.tw.member();
    const signed = async (billMinor: number, cashOnDelivery = true) => {
      const shipped = { state: 'awaitingSignature', cashOnDelivery };
      const orderId = await pay.order(member, billMinor, shipped);
      const proof = { orderId, signer: '王', note: '', fileIds: [] };
      const { collectedMinor } = await owner.client.call('signForOrder', proof);
      const { list } = await owner.client.call('listPayments', { orderId });
      return [collectedMinor, list.map(({ amountMinor, feeMinor }) => [amountMinor, feeMinor])];
    };
    expect(await signed(9_000)).toEqual([9_000, [[9_000, 0]]]);
    expect(await signed(1)).toEqual([1, [[1, 0]]]);
    expect([await signed(0), await signed(9_000, false)]).toEqual(Array(2).fill([0, []]));
  });

  test('chosen while the order is packed applies later; a paid or cancelled order collects nothing', async () => {
    const member = await pay.memberWith(1_000_000);
    const { id: waiting } = await submitAtQuote(member, await choiceFor(member));
    expect(
      await member.client.call('chooseCashOnDelivery', { orderId: waiting, chosen: true }),
    ).toMatchObject({ state: 'processing' });
    await member.client.call('cancelOrder', { orderId: waiting });
    const paid = await packedOrder(member);
    await member.client.call('payFromBalance', { orderId: paid });
    const reasons = [
      [waiting, 'payment.orderCancelled'],
      [paid, 'payment.alreadyPaid'],
    ] as const;
    for (const [orderId, error] of reasons) {
      expect(await member.client.call('getCashOnDelivery', { orderId })).toMatchObject({
        offered: false,
        chosen: false,
      });
      expect(await member.client.attempt('getCashOnDeliveryFare', { orderId })).toBeRefused(error);
      expect(await member.client.attempt('chooseCashOnDelivery', { orderId, chosen: true })).toMatchObject({
        ok: false,
      });
      expect((await member.client.call('getOrder', { orderId })).codAmountMinor).toBe(0);
    }
  });
});

test('the actual payment is the moved amount, including the method’s fee, for member, desk and ledger', async () => {
  await setMethod('balance', { feeBasisPoints: 200 });
  const member = await pay.memberWith(1_000_000);
  const orderId = await packedOrder(member);
  const { paidMinor, feeMinor } = await member.client.call('payFromBalance', { orderId });
  expect(feeMinor).toBeGreaterThan(0);
  const costs = await member.client.call('getOrderCosts', { orderId });
  expect(costs).toMatchObject({ paidMinor, actualPaidMinor: paidMinor + feeMinor, dueMinor: 0 });
  expect(costs.payment).toMatchObject([
    {
      kind: 'paymentFee',
      amountMinor: feeMinor,
      reason: { rule: 'payment.percentage', numbers: { rateBp: 200 } },
    },
  ]);
  expect((await owner.client.call('getDeskOrder', { orderId })).costs.actualPaidMinor).toBe(
    costs.actualPaidMinor,
  );
  expect(1_000_000 - (await pay.balance(member))).toBe(costs.actualPaidMinor);
  // Cancelling refunds the order, but the payment's fee was spent and stays visible.
  await owner.client.call('cancelOrderForMember', { orderId, why: '缺貨' });
  expect(1_000_000 - (await pay.balance(member))).toBe(feeMinor);
  expect((await member.client.call('getOrderCosts', { orderId })).actualPaidMinor).toBe(feeMinor);
});

describe('the bank method', () => {
  let bankAccountId = '';
  beforeAll(async () => {
    ({ id: bankAccountId } = await owner.client.call('saveBankAccount', {
      bankName: '玉山銀行',
      accountName: '集運有限公司',
      accountNumber: '1',
      currency: 'TWD',
    }));
  });
  let filed = 0;
  const file = async (member: Person, amountMinor: number, orderIds: string[] = []) => {
    const voucherFileId = await world.tw.pictureOf(member, 'voucher');
    return member.client.attempt('submitBankTransfer', {
      bankAccountId,
      transactionNumber: `WP${++filed}`,
      payerName: '王小明',
      payerPhone: '0912345678',
      amountMinor,
      tradedAt: new Date(Date.now() - 3_600_000).toISOString(),
      voucherFileId,
      orderIds,
    });
  };

  testSettingEffect(
    ['savePaymentMethod.forOrders', 'savePaymentMethod.forRecharge'],
    'a transfer is held to the shop’s smallest and largest amount, and closed to what it is not for',
    async () => {
      const member = await world.tw.member();
      for (const amountMinor of [9_999, 10_000_001])
        expect(await file(member, amountMinor)).toBeRefusedAt('amountMinor', 'recharge.amountRange');
      await setMethod('bank', { forRecharge: false });
      expect(await file(member, 20_000)).toBeRefused('recharge.methodNotAllowed');
      await setMethod('bank', { forOrders: false });
      const orderId = await pay.order(member, 500);
      expect(await file(member, 500, [orderId])).toBeRefused('payment.methodUnavailable');
      await setMethod('bank', { active: false });
      expect(await file(member, 20_000)).toMatchObject({ ok: false });
    },
  );

  test('charges its fee on a top-up, from the smallest coin on: a payer who sends amount and fee gets the amount', async () => {
    const member = await world.tw.member();
    const approved = async (amountMinor: number, close?: () => Promise<unknown>) => {
      const sent = await file(member, amountMinor);
      const id = sent.ok ? sent.data.id : '';
      await close?.();
      return (await owner.client.call('approveBankTransfer', { id, despiteRules: true })).creditedMinor;
    };
    await setMethod('bank', { feeBasisPoints: 1 });
    expect(await approved(10_001)).toBe(10_000);
    await setMethod('bank', { feeBasisPoints: 150 });
    expect(await approved(20_300)).toBe(20_000);
    expect(await pay.balance(member)).toBe(30_000);
    const { list } = await member.client.call('listRecharges', {});
    expect(list.map(({ amountMinor, feeMinor }) => [amountMinor, feeMinor])).toEqual([
      [20_300, 300],
      [10_001, 1],
    ]);
    // A method that was switched off before the approval charges no fee.
    expect(await approved(20_000, () => setMethod('bank', { active: false }))).toBe(20_000);
    await setMethod('bank', { feeBasisPoints: 150 });
    // Minus the fee, the amount is below the shop's minimum.
    expect(await file(member, 10_050)).toBeRefusedAt('amountMinor', 'recharge.amountRange');
  });
});

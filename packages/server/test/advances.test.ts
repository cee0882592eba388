import { afterAll, describe, expect, test } from 'vitest';
import { type Buyer, openCouponWorld } from './couponWorld.ts';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { faultsOfPoints } from './pointsWorld.ts';

const scene = await openCouponWorld();
const support = await scene.world.tw.staff(['support']);
afterAll(async () =>
  expect([...(await faultsOfLedger(scene.world)), ...(await faultsOfPoints(scene.world))]).toEqual([]),
);

type Bearer = { of: 'parcel' | 'order'; id: string };

async function advance(bearer: Bearer, amountMinor: number, reason = '到付運費', by = scene.clerk) {
  const { fileId: receiptFileId } = await by.client.call(
    'uploadStaffFile',
    { purpose: 'receipt' },
    { file: picture() },
  );
  return by.client.attempt('addAdvance', { ...bearer, amountMinor, reason, receiptFileId });
}

async function added(bearer: Bearer, amountMinor: number) {
  const answer = await advance(bearer, amountMinor);
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data.id;
}

/** Returns an order's lines for advances and the amount due. */
async function charged(buyer: Buyer, orderId: string) {
  const costs = await buyer.client.call('getOrderCosts', { orderId });
  const lines = costs.billTotalMinor === null ? costs.quote : costs.bill;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  expect(sum).toBe(costs.billTotalMinor ?? costs.quoteTotalMinor);
  return {
    advances: lines.filter(({ kind }) => kind === 'advance').map(({ amountMinor }) => amountMinor),
    dueMinor: costs.dueMinor,
  };
}

describe('costs that the firm paid for a member', () => {
  test('on a parcel are a line with its reason on every channel, the quote and the bill, with a receipt for both sides', async () => {
    const buyer = await scene.buyer();
    const choice = await buyer.choice();
    const parcelId = choice.parcelIds[0] ?? '';
    const plain = await buyer.client.call('quoteOrder', choice);
    await added({ of: 'parcel', id: parcelId }, 12_300);
    const quote = await buyer.client.call('quoteOrder', choice);
    expect(quote.totalMinor).toBe(plain.totalMinor + 12_300);
    const line = quote.lines.find(({ kind }) => kind === 'advance');
    expect(line?.reason).toEqual({
      rule: 'advance.paid',
      numbers: { advanceMinor: 12_300, reason: '到付運費' },
    });
    const { offers } = await buyer.client.call('getChannel', {
      parcelIds: [parcelId],
      deliveryType: 2,
      addressId: choice.addressId ?? '',
    });
    expect(offers[0]?.quote?.lines.filter(({ kind }) => kind === 'advance')).toHaveLength(1);
    const { list } = await buyer.client.call('getAdvances', { of: 'parcel', id: parcelId });
    expect(list).toMatchObject([{ amountMinor: 12_300, reason: '到付運費' }]);
    expect(list[0]?.receipt.full).toMatch(/^\/files\//);
    const stranger = await scene.buyer();
    expect(await stranger.client.attempt('getAdvances', { of: 'parcel', id: parcelId })).toBeRefused({
      code: 404,
    });
    const order = await buyer.client.call('submitOrder', {
      ...choice,
      totalMinor: quote.totalMinor,
      agreed: true,
    });
    await scene.pack(order.id, 1_500);
    expect((await charged(buyer, order.id)).advances).toEqual([12_300]);
    const desk = await support.client.call('listAdvances', { of: 'order', id: order.id });
    expect(desk).toMatchObject({
      open: true,
      list: [{ amountMinor: 12_300, staffName: expect.any(String) }],
    });
  });

  test('are listed with receipt, time, clerk and parcel, on the order and on its parcel, and nowhere else', async () => {
    const buyer = await scene.buyer();
    const [choice, others] = [await buyer.choice(), await buyer.choice()];
    const [[parcelId = ''], [otherId = '']] = [choice.parcelIds, others.parcelIds];
    const onParcel = await added({ of: 'parcel', id: parcelId }, 3_000);
    await added({ of: 'parcel', id: otherId }, 4_000);
    const { totalMinor, lines } = await buyer.client.call('quoteOrder', choice);
    expect(lines.filter(({ kind }) => kind === 'advance')).toMatchObject([{ amountMinor: 3_000 }]);
    const order = await buyer.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
    const bystander = await buyer.ordered();
    await added({ of: 'order', id: bystander.id }, 9_000);
    const onOrder = await added({ of: 'order', id: order.id }, 5_000);
    expect((await charged(buyer, order.id)).advances).toEqual([3_000, 5_000]);
    expect((await charged(buyer, bystander.id)).advances).toEqual([9_000]);
    // An order without cash on delivery has no amount to collect.
    expect(await buyer.client.call('getOrder', { orderId: order.id })).toMatchObject({ codAmountMinor: 0 });
    const { courierNumber } = await buyer.client.call('getParcel', { id: parcelId });
    const shown = { reason: '到付運費', at: expect.stringMatching(/^20/) };
    const receipt = { full: expect.stringMatching(/^\/files\/[\da-f-]{36}/), thumb: expect.any(String) };
    const rows = [
      { id: onParcel, amountMinor: 3_000, courierNumber, receipt, ...shown },
      { id: onOrder, amountMinor: 5_000, courierNumber: '', receipt, ...shown },
    ];
    const [onBoth, onOne] = [{ of: 'order', id: order.id } as const, { of: 'parcel', id: parcelId } as const];
    expect(await buyer.client.call('getAdvances', onBoth)).toEqual({ list: rows });
    expect(await buyer.client.call('getAdvances', onOne)).toEqual({ list: rows.slice(0, 1) });
    const staffName = (await support.client.call('listAdvances', onOne)).list[0]?.staffName;
    expect(staffName).toMatch(/^Clerk/);
    expect(await support.client.call('listAdvances', onBoth)).toEqual({
      open: true,
      list: rows.map((row) => ({ ...row, staffName })),
    });
    await scene.clerk.client.call('withdrawAdvance', { id: onOrder });
    expect(await buyer.client.call('getAdvances', onBoth)).toEqual({ list: rows.slice(0, 1) });
    const kept = await scene.world.sql('select withdrawn_by from advances where id = $1', [onOrder]);
    expect(kept).toEqual([{ withdrawnBy: scene.clerk.id }]);
  });

  test('are charged once, even after unpacking, cancelling and ordering again', async () => {
    const buyer = await scene.buyer();
    const choice = await buyer.choice();
    await added({ of: 'parcel', id: choice.parcelIds[0] ?? '' }, 5_000);
    const submit = async () => {
      const { totalMinor } = await buyer.client.call('quoteOrder', choice);
      return buyer.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
    };
    const first = await submit();
    for (let round = 0; round < 2; round += 1) {
      await scene.pack(first.id, 1_500);
      expect((await charged(buyer, first.id)).advances).toEqual([5_000]);
      await scene.clerk.client.call('unpackOrder', { orderId: first.id, why: '重包' });
      expect((await charged(buyer, first.id)).advances).toEqual([5_000]);
    }
    await buyer.client.call('cancelOrder', { orderId: first.id });
    const second = await submit();
    await scene.pack(second.id, 1_500);
    const { advances, dueMinor } = await charged(buyer, second.id);
    expect(advances).toEqual([5_000]);
    await scene.pay.give(buyer, dueMinor);
    await buyer.client.call('payFromBalance', { orderId: second.id });
    const moved = await scene.world.sql<{ amount: number }>(
      "select amount_minor::int as amount from ledger_transfers where kind = 'orderPayment' and order_id = any($1)",
      [[first.id, second.id]],
    );
    expect(moved).toEqual([{ amount: dueMinor }]);
  });

  test('on an order raise the quote, then the unpaid bill; when withdrawn, they disappear from both', async () => {
    const buyer = await scene.buyer();
    await scene.givePoints(buyer, 20);
    const order = await buyer.ordered({ points: 20 });
    const bearer = { of: 'order', id: order.id } as const;
    const duty = await added(bearer, 7_000);
    expect(await charged(buyer, order.id)).toEqual({ advances: [7_000], dueMinor: order.totalMinor + 7_000 });
    await scene.pack(order.id, 1_500);
    const billed = await charged(buyer, order.id);
    const before = await buyer.client.call('startPayment', {
      purpose: 'order',
      orderId: order.id,
      method: 'sandbox',
    });
    await added(bearer, 1_000);
    expect(await charged(buyer, order.id)).toEqual({
      advances: [7_000, 1_000],
      dueMinor: billed.dueMinor + 1_000,
    });
    expect(await buyer.client.call('getPayState', { payId: before.payId })).toMatchObject({
      state: 'expired',
    });
    await scene.clerk.client.call('withdrawAdvance', { id: duty });
    expect(await charged(buyer, order.id)).toEqual({ advances: [1_000], dueMinor: billed.dueMinor - 6_000 });
    expect(await scene.clerk.client.attempt('withdrawAdvance', { id: duty })).toBeRefused('advance.gone');
    const log = await (await scene.world.tw.staff(['owner'])).client.call('listAudit', {});
    expect(log.list.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['addAdvance', 'withdrawAdvance']),
    );
  });

  test('are refused with a reason once the order is paid, shipped or cancelled', async () => {
    const buyer = await scene.buyer();
    const order = await buyer.ordered();
    const bearer = { of: 'order', id: order.id } as const;
    const early = await added(bearer, 1_000);
    await scene.pack(order.id, 1_500);
    const { dueMinor } = await charged(buyer, order.id);
    await scene.pay.give(buyer, dueMinor);
    await buyer.client.call('payFromBalance', { orderId: order.id });
    expect(await advance(bearer, 500)).toBeRefused('advance.late');
    expect(await scene.clerk.client.attempt('withdrawAdvance', { id: early })).toBeRefused('advance.late');
    expect(await support.client.call('listAdvances', bearer)).toMatchObject({ open: false });
    expect((await charged(buyer, order.id)).advances).toEqual([1_000]);
  });

  test('are collected with cash on delivery until the order is handed over', async () => {
    const buyer = await scene.buyer();
    const order = await buyer.ordered({ cashOnDelivery: true });
    await scene.pack(order.id, 1_500);
    const collected = async () => (await buyer.client.call('getOrder', { orderId: order.id })).codAmountMinor;
    const before = await collected();
    await added({ of: 'order', id: order.id }, 2_000);
    expect(await collected()).toBeGreaterThanOrEqual(before + 2_000);
  });

  test('require an amount, a reason, a receipt from staff, a parcel in the warehouse, and the permission', async () => {
    const buyer = await scene.buyer();
    const order = await buyer.ordered();
    const bearer = { of: 'order', id: order.id } as const;
    const proof = await scene.clerk.client.call('uploadStaffFile', { purpose: 'proof' }, { file: picture() });
    const right = { ...bearer, amountMinor: 100, reason: 'x', receiptFileId: proof.fileId };
    expect(await scene.clerk.client.attempt('addAdvance', right)).toBeRefused(
      'advance.receipt',
      'receiptFileId',
    );
    expect(
      await scene.clerk.client.attempt('addAdvance', {
        ...right,
        amountMinor: 0,
        reason: ' ',
        receiptFileId: '',
      }),
    ).toBeRefused({ fields: { amountMinor: {}, reason: {}, receiptFileId: { error: 'field.required' } } });
    expect(await support.client.attempt('addAdvance', right)).toBeRefused({ code: 403 });
    const forecast = (await buyer.choice({}, { state: 'forecast' })).parcelIds[0] ?? '';
    expect(await advance({ of: 'parcel', id: forecast }, 100)).toBeRefused('advance.parcel');
  });
});

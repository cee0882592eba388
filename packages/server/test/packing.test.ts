import { describe, expect, it } from 'vitest';
import { asShopId } from '../src/platform/scope.ts';
import { sweepFiles } from '../src/shops/unusedFiles.store.ts';
import { secondsAgo } from './ago.ts';
import { goods, measured, picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { box, type ShippingWorld, startShippingWorld } from './shippingWorld.ts';

const [s, prepaid] = await Promise.all([
  startShippingWorld(),
  startShippingWorld({ settings: { payBeforePacking: true } }),
]);

const stateOf = async (world: ShippingWorld, orderId: string) =>
  (await world.clerk.client.call('getDeskOrder', { orderId })).state;

describe('the steps of an order', () => {
  it('go from forecast to signature by real calls', async () => {
    const member = await s.shop.member({ name: '林美惠' });
    await s.give(member, 50_000);
    const order = await s.order(member, { parcels: 2 });
    const { fileId } = await s.clerk.client.call(
      'uploadStaffFile',
      { purpose: 'package' },
      { file: picture() },
    );
    const packed = await s.clerk.client.call('packOrder', {
      orderId: order.id,
      packages: [{ ...box, photoFileId: fileId }],
      parcelIds: order.parcelIds,
    });
    expect(packed).toMatchObject({ state: 'awaitingPayment', returnedMinor: 0 });
    expect(packed.dueMinor).toBe(packed.billTotalMinor);
    await member.client.call('payFromBalance', { orderId: order.id });
    expect(await s.balance(member)).toBe(50_000 - packed.billTotalMinor);
    const shipped = await s.clerk.client.call('shipOrder', {
      number: order.number.toLowerCase(),
      forwardingNumber: 'ky 0001 0002',
    });
    expect(shipped).toMatchObject({ state: 'awaitingSignature', forwardingNumber: 'KY00010002' });
    const tracked = await member.client.call('getTracking', { number: 'KY00010002' });
    expect(tracked.orderNumber).toBe(order.number);
    expect(tracked.carrierUrl).toBe('https://t.test/KY00010002');
    expect(tracked.tracks[0]?.info).toContain('KY00010002');
    expect(tracked.domestic.map((part) => part.courierNumber).sort()).toEqual(
      [...order.courierNumbers].sort(),
    );
    const proof = await s.clerk.client.call('uploadStaffFile', { purpose: 'proof' }, { file: picture() });
    await s.clerk.client.call('signForOrder', {
      orderId: order.id,
      signer: '林先生',
      fileIds: [proof.fileId],
    });
    await s.world.sql(
      `update files set created_at = now() - interval '3 days', loose_since = (loose_since at time zone 'UTC' - interval '3 days') at time zone 'UTC'`,
    );
    const { gone } = await s.world.running.database.transact(asShopId(s.shop.id), sweepFiles);
    expect(gone).not.toContain(proof.fileId);
    const seen = await member.client.call('getOrder', { orderId: order.id });
    expect(seen).toMatchObject({
      state: 'signed',
      signStat: { signed: true, by: 'staff', signer: '林先生' },
    });
    expect(seen.packages).toHaveLength(1);
    expect(seen.packages[0]?.picture).not.toBeNull();
    expect(seen.signStat.pictures).toHaveLength(1);
    const parcels = await s.world.sql('select distinct state from parcels where order_id = $1', [order.id]);
    expect(parcels).toEqual([{ state: 'signed' }]);
    expect(await faultsOfLedger(s.world)).toEqual([]);
  });

  it('include settlement on signature with cash on delivery', async () => {
    const member = await s.shop.member();
    const order = await s.packed(member, { cashOnDelivery: true });
    expect(await stateOf(s, order.id)).toBe('awaitingShipment');
    await s.clerk.client.call('shipOrder', { number: order.number, forwardingNumber: 'COD0000001' });
    const signed = await s.clerk.client.call('signForOrder', { orderId: order.id, signer: '管理員' });
    const seen = await s.clerk.client.call('getDeskOrder', { orderId: order.id });
    expect(signed.collectedMinor).toBe(seen.billTotalMinor);
    expect(seen).toMatchObject({ paymentState: 'paid', paymentMethod: 'cod', dueMinor: 0 });
    expect(seen.paidAt).toBe(seen.signedAt);
    expect(await faultsOfLedger(s.world)).toEqual([]);
  });
});

describe('the final bill', () => {
  it('equals the quote if the boxes are the parcels', async () => {
    const order = await s.order(await s.shop.member());
    const parcel = (await s.clerk.client.call('getDeskOrder', { orderId: order.id })).parcels[0];
    const same = `${parcel?.weightG}x${parcel?.lengthMm}x${parcel?.widthMm}x${parcel?.heightMm}`;
    const bill = await s.clerk.client.call('previewBill', { orderId: order.id, packages: [same] });
    expect(bill.costs.billTotalMinor).toBe(order.quoteMinor);
    expect(bill.costs.bill).toEqual(bill.costs.quote);
    expect(bill.costs.differences).toEqual([]);
  });

  it('uses the card of the quote despite later cards, and explains the difference', async () => {
    const order = await s.order(await s.shop.member());
    await s.world.change('rateCards', { shopId: s.shop.id }, { validTo: secondsAgo(1) });
    const input = { orderId: order.id, packages: ['6200x400x300x300'] };
    const preview = await s.clerk.client.call('previewBill', input);
    // Freight is 80 for the first kg and 35 for each of 6 further started kg: 6.2 kg is billed as 7 kg.
    const freight = preview.costs.bill.filter((line) => line.kind === 'freight');
    expect(freight.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(8_000 + 6 * 3_500);
    const delta = preview.costs.differences.reduce((sum, one) => sum + one.deltaMinor, 0);
    expect(delta).toBe((preview.costs.billTotalMinor ?? 0) - order.quoteMinor);
    expect(preview.costs.differences.find((one) => one.kind === 'freight')?.why.length).toBeGreaterThan(0);
    expect(await stateOf(s, order.id)).toBe('processing');
    const packed = await s.clerk.client.call('packOrder', {
      orderId: order.id,
      packages: [{ weightG: 6_200, lengthMm: 400, widthMm: 300, heightMm: 300 }],
      allHere: true,
    });
    expect(packed.billTotalMinor).toBe(preview.costs.billTotalMinor);
    expect(packed.differences).toEqual(preview.costs.differences);
    await s.world.change('rateCards', { shopId: s.shop.id }, { validTo: null });
  });

  it('names the carrier limit that a package breaks', async () => {
    const order = await s.order(await s.shop.member());
    const packages = [{ weightG: 19_501, lengthMm: 1_201, widthMm: 300, heightMm: 300 }];
    const refused = await s.clerk.client.attempt('packOrder', { orderId: order.id, packages, allHere: true });
    expect(refused).toBeRefused({ error: 'limit.side', code: 422 });
    const preview = await s.clerk.client.call('previewBill', {
      orderId: order.id,
      packages: ['19501x1201x300x300'],
    });
    expect(preview.refusals.map((one) => one.reason)).toEqual(['limit.side', 'limit.pieceWeight']);
    expect(preview.refusals[0]?.message).toContain('120');
  });
});

describe('packing', () => {
  it('requires every parcel to be scanned or confirmed, and none from elsewhere', async () => {
    const member = await s.shop.member();
    const order = await s.order(member, { parcels: 2 });
    const other = await s.order(member);
    const pack = (parcelIds: string[]) =>
      s.clerk.client.attempt('packOrder', { orderId: order.id, packages: [box], parcelIds });
    expect(await pack(order.parcelIds.slice(0, 1))).toBeRefused({
      error: 'order.parcelsMissing',
      params: { count: 1, numbers: order.courierNumbers[1] },
    });
    expect(await pack([...order.parcelIds, ...other.parcelIds])).toBeRefused('order.parcelForeign');
    expect(await pack(order.parcelIds)).toMatchObject({ ok: true });
  });

  it('happens once when two clerks pack at the same time', async () => {
    const order = await s.order(await s.shop.member());
    const second = await s.shop.staff(['warehouse']);
    const input = { orderId: order.id, packages: [box], allHere: true };
    const both = await Promise.all([
      s.clerk.client.attempt('packOrder', input),
      second.client.attempt('packOrder', input),
    ]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(both.find((one) => !one.ok)).toBeRefused({ error: 'order.wrongState', code: 409 });
    expect(await s.world.sql('select 1 from packages where order_id = $1', [order.id])).toHaveLength(1);
  });

  it('is undone with a reason, and done again; another order stays packed', async () => {
    const member = await s.shop.member();
    const [order, bystander] = [await s.packed(member), await s.packed(member)];
    const { packages, costs } = await s.clerk.client.call('getDeskOrder', { orderId: bystander.id });
    expect([packages.length, costs.bill.length > 0]).toEqual([1, true]);
    await s.clerk.client.call('unpackOrder', { orderId: order.id, why: '少放一件' });
    const undone = await s.clerk.client.call('getDeskOrder', { orderId: order.id });
    expect(undone).toMatchObject({ state: 'processing', billTotalMinor: null, packages: [] });
    expect(undone.costs.bill).toEqual([]);
    const kept = await s.clerk.client.call('getDeskOrder', { orderId: bystander.id });
    expect([kept.packages.length, kept.costs]).toEqual([1, costs]);
    expect(undone.steps.at(-1)).toMatchObject({ event: 'unpack', why: '少放一件' });
    await s.clerk.client.call('packOrder', { orderId: order.id, packages: [box, box], allHere: true });
    const again = await s.clerk.client.call('getDeskOrder', { orderId: order.id });
    expect(again.packages).toHaveLength(2);
  });

  it('refuses a picture that staff did not upload', async () => {
    const order = await s.order(await s.shop.member());
    const packages = [{ ...box, photoFileId: order.id }];
    const refused = await s.clerk.client.attempt('packOrder', { orderId: order.id, packages, allHere: true });
    expect(refused).toBeRefused('order.photoUnknown');
  });

  it('lists the parcels by shelf, then by order, each with its own picture', async () => {
    const member = await s.shop.member();
    const orders = [await s.order(member), await s.order(member), await s.order(member)];
    await s.order(member);
    for (const [at, shelfCode] of ['A-12', 'A-12', 'A-2'].entries()) {
      const orderId = orders[at]?.id;
      await s.world.change('orders', { id: orderId }, { number: `CDPICK00${9 - at}` });
      await s.world.change('parcels', { orderId }, { shelfCode });
    }
    const list = (orderIds: string[]) => s.clerk.client.call('getPickList', { orderIds });
    const rows = await Promise.all(
      [2, 1, 0].map(async (at) => {
        const orderId = orders[at]?.id ?? '';
        const [parcelId = ''] = orders[at]?.parcelIds ?? [];
        const photo = await s.world.row('parcelPhotos', { parcelId });
        return {
          ...{ parcelId, orderId, orderNumber: `CDPICK00${9 - at}`, shelfCode: at === 2 ? 'A-2' : 'A-12' },
          ...{ courierNumber: orders[at]?.courierNumbers[0], goodsName: goods.goodsName },
          ...{ weightG: measured.weightG, warehouseName: '廣州倉', changedAt: null },
          picture: { thumb: expect.stringContaining(photo?.fileId ?? '-'), full: expect.any(String) },
        };
      }),
    );
    // An order that is on no packing list has no list number.
    const own = { id: null, number: '' };
    expect(await list(orders.map(({ id }) => id))).toEqual({
      ...own,
      list: rows,
      orders: expect.arrayContaining(
        orders.map(({ id }) => expect.objectContaining({ id, state: 'processing' })),
      ),
    });
    expect(await list([])).toEqual({ ...own, list: [], orders: [] });
  });
});

describe('payment before packing', () => {
  const payAhead = async (weights: { paidFor: number; packed: number }, referrerId?: string) => {
    const member = await prepaid.shop.member();
    if (referrerId) await prepaid.world.change('members', { id: member.id }, { referrerId });
    await prepaid.give(member, 100_000);
    const order = await prepaid.order(member);
    await prepaid.world.change('orders', { id: order.id }, { quoteTotalMinor: weights.paidFor });
    await member.client.call('payFromBalance', { orderId: order.id });
    const packed = await prepaid.clerk.client.call('packOrder', {
      orderId: order.id,
      packages: [{ ...box, weightG: weights.packed }],
      allHere: true,
    });
    return { member, order, packed };
  };

  it('refunds the surplus to the balance', async () => {
    const { member, packed } = await payAhead({ paidFor: 60_000, packed: 2_000 });
    expect(packed).toMatchObject({ state: 'awaitingShipment', dueMinor: 0 });
    expect(packed.returnedMinor).toBe(60_000 - packed.billTotalMinor);
    expect(await prepaid.balance(member)).toBe(100_000 - packed.billTotalMinor);
    expect(await faultsOfLedger(prepaid.world)).toEqual([]);
  });

  it('takes no rewards for the bill with the surplus', async () => {
    const referrer = await prepaid.shop.member();
    const { order, packed } = await payAhead({ paidFor: 60_000, packed: 2_000 }, referrer.id);
    expect(packed.returnedMinor).toBeGreaterThan(0);
    const [earned] = await prepaid.world.sql<{ amount: number; reversed: number }>(
      'select amount_minor::int as amount, reversed_minor::int as reversed from promotion_earnings where order_id = $1',
      [order.id],
    );
    expect(earned).toEqual({ amount: expect.any(Number), reversed: 0 });
    const points = await prepaid.world.sql('select kind from points_entries where order_id = $1', [order.id]);
    expect(points.filter(({ kind }) => kind === 'reversed')).toEqual([]);
  });

  it('requires the difference', async () => {
    const { member, order, packed } = await payAhead({ paidFor: 10_000, packed: 5_000 });
    expect(packed).toMatchObject({ state: 'awaitingPayment', returnedMinor: 0 });
    for (const told of [
      await member.client.call('getOrder', { orderId: order.id }),
      await prepaid.clerk.client.call('getDeskOrder', { orderId: order.id }),
    ])
      expect(told).toMatchObject({ paymentState: 'partly', dueMinor: packed.dueMinor });
    expect(packed.dueMinor).toBe(packed.billTotalMinor - 10_000);
    await member.client.call('payFromBalance', { orderId: order.id });
    expect(await member.client.call('getOrder', { orderId: order.id })).toMatchObject({
      state: 'awaitingShipment',
      paymentState: 'paid',
    });
    expect(await prepaid.balance(member)).toBe(100_000 - packed.billTotalMinor);
  });
});

import { afterAll, expect, test } from 'vitest';
import { startAfterSalesWorld } from './aftersalesWorld.ts';
import { picture } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { box, type ReadyOrder } from './shippingWorld.ts';

const s = await startAfterSalesWorld();
const member = await s.shop.member();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

/** A signed order. The first parcel's two pieces are in two packages, and the second parcel is in one package. */
async function signed({ known = true } = {}): Promise<ReadyOrder> {
  const order = await s.order(member, { parcels: 2, insuredMinor: 120_000 });
  const [first = '', second = ''] = order.parcelIds;
  const { fileId: photoFileId } = await s.clerk.client.call(
    'uploadStaffFile',
    { purpose: 'package' },
    { file: picture() },
  );
  const contents = [[{ parcelId: first, pieces: 1 }], [{ parcelId: first, pieces: 1 }, { parcelId: second }]];
  await s.clerk.client.call('packOrder', {
    orderId: order.id,
    packages: contents.map((inside) => ({ ...box, photoFileId, ...(known ? { contents: inside } : {}) })),
    allHere: true,
  });
  await s.give(member, 100_000);
  await member.client.call('payFromBalance', { orderId: order.id });
  await s.clerk.client.call('shipOrder', {
    number: order.number,
    forwardingNumber: `BOX${order.number.slice(-8)}`,
  });
  await member.client.call('signOrder', { orderId: order.id });
  return order;
}

test("a claim for a package is limited to the parcel's share in it, and all claims to the parcel", async () => {
  const order = await signed();
  const [first = ''] = order.parcelIds;
  const limits = await s.limits(member, order);
  const whole = limits.parcels.find(({ parcelId }) => parcelId === first)?.mostMinor.freightAndGoods ?? 0;
  const [one] = limits.packages;
  expect(limits.packages.map(({ position, parcels }) => [position, parcels.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const half = one?.parcels[0]?.mostMinor.freightAndGoods ?? 0;
  expect(one?.parcels[0]).toMatchObject({ parcelId: first, pieces: 1, goodsCount: 2 });
  expect(half).toBeLessThanOrEqual(whole / 2);
  expect(half).toBeGreaterThan(whole / 2 - 101);
  const asked = { packageId: one?.id ?? '', kind: 'freightAndGoods' as const };
  const tooMuch = await s.asked(member, order, { ...asked, amountMinor: whole });
  expect(await member.client.attempt('applyForAfterSales', tooMuch)).toBeRefusedAt(
    'amountMinor',
    'aftersales.overLimit',
  );
  const id = await s.file(member, order, { ...asked, amountMinor: half });
  const { list } = await s.support.client.call('listAfterSales', {});
  const claim = list.find((row) => row.id === id);
  expect(claim).toMatchObject({ packagePosition: 1, limit: { mostMinor: { freightAndGoods: half } } });
  expect(claim?.package).toMatchObject({ position: 1, weightG: box.weightG });
  expect(claim?.package?.contents.map(({ parcelId, pieces }) => [parcelId, pieces])).toEqual([[first, 1]]);
  expect(claim?.package?.picture).not.toBeNull();
  expect(await s.grant(id, half)).toMatchObject({ ok: true });
  // Nothing more can be claimed for this package, and half for the other one. Both together never get more than the
  // parcel's limit.
  const after = await s.limits(member, order);
  const left = after.packages.map(
    ({ parcels }) => parcels.find(({ parcelId }) => parcelId === first)?.mostMinor.freightAndGoods,
  );
  expect(left).toEqual([0, half]);
  const mine = (await member.client.call('getAfterSalesRecords', { id })).list[0];
  expect(mine).toMatchObject({ packageId: one?.id, packagePosition: 1 });
});

test('a package of another order, or one without the parcel, is refused at its field', async () => {
  const [order, other] = [await signed(), await signed()];
  const second = order.parcelIds[1] ?? '';
  const [[one], [foreign]] = [
    (await s.limits(member, order)).packages,
    (await s.limits(member, other)).packages,
  ];
  for (const packageId of [one?.id ?? '', foreign?.id ?? '']) {
    const asked = await s.asked(member, order, { parcelId: second, packageId });
    expect(await member.client.attempt('applyForAfterSales', asked)).toBeRefusedAt(
      'packageId',
      'aftersales.notInBox',
    );
  }
});

test("a package with unknown contents can be named for any parcel, with the parcel's limit", async () => {
  const order = await signed({ known: false });
  const { parcels, packages } = await s.limits(member, order);
  for (const one of packages)
    expect(one.parcels.map(({ mostMinor }) => mostMinor)).toEqual(parcels.map(({ mostMinor }) => mostMinor));
  const asked = await s.asked(member, order, { packageId: packages[1]?.id ?? '' });
  expect((await member.client.call('applyForAfterSales', asked)).packagePosition).toBe(2);
});

import { expect, it } from 'vitest';
import { goods } from './parcelWorld.ts';
import { box, type ReadyOrder, startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const s = await startShippingWorld();
const member = await s.shop.member();

type Contents = { parcelId: string; pieces?: number }[];
const packed = (order: ReadyOrder, boxes: (Contents | undefined)[]) =>
  s.clerk.client.attempt('packOrder', {
    orderId: order.id,
    packages: boxes.map((contents) => ({ ...box, ...(contents ? { contents } : {}) })),
    allHere: true,
  });
const seen = async (order: ReadyOrder, by: Person = s.clerk) => {
  const { packages } = await by.client.call(by === member ? 'getOrder' : 'getDeskOrder', {
    orderId: order.id,
  });
  return packages.map(({ contents }) => contents.map(({ parcelId, pieces }) => [parcelId, pieces]));
};

it('has every parcel in the only box, also for a client without contents', async () => {
  const order = await s.order(member, { parcels: 2 });
  expect((await packed(order, [undefined])).ok).toBe(true);
  const all = [...order.parcelIds].sort().map((id) => [id, goods.goodsCount]);
  expect(await seen(order)).toEqual([all]);
  expect(await seen(order, member)).toEqual([all]);
});

it('shows the contents of each box to desk, member and label; a parcel is divided by pieces', async () => {
  const order = await s.order(member, { parcels: 2 });
  const [first = '', second = ''] = order.parcelIds;
  const boxes = [
    [{ parcelId: first }, { parcelId: second, pieces: 1 }],
    [{ parcelId: second, pieces: goods.goodsCount - 1 }],
  ];
  expect((await packed(order, boxes)).ok).toBe(true);
  const inside = [
    [first, goods.goodsCount],
    [second, 1],
  ].sort();
  expect(await seen(order)).toEqual([inside, [[second, goods.goodsCount - 1]]]);
  expect(await seen(order, member)).toEqual([inside, [[second, goods.goodsCount - 1]]]);
  const { list } = await s.clerk.client.call('printLabels', { kind: 'box', ids: [order.id], way: 'zpl' });
  const tail = order.courierNumbers[1]?.slice(-6);
  expect(list[1]?.contents).toEqual([{ tail, pieces: goods.goodsCount - 1 }]);
});

it('is unknown for several boxes without contents, and deleted by unpacking', async () => {
  const order = await s.order(member, { parcels: 2 });
  expect((await packed(order, [undefined, undefined])).ok).toBe(true);
  expect(await seen(order)).toEqual([[], []]);
  const unpack = () => s.clerk.client.call('unpackOrder', { orderId: order.id, why: 'again' });
  await unpack();
  expect((await packed(order, [undefined])).ok).toBe(true);
  await unpack();
  expect(await seen(order)).toEqual([]);
  const left = await s.world.sql('select 1 from package_parcels where parcel_id = any($1)', [
    order.parcelIds,
  ]);
  expect(left).toEqual([]);
});

it('refuses impossible contents, at the box and the parcel', async () => {
  const order = await s.order(member, { parcels: 2 });
  const other = await s.order(member);
  const [first = '', second = ''] = order.parcelIds;
  expect(await packed(order, [[{ parcelId: first }], [{ parcelId: other.parcelIds[0] ?? '' }]])).toBeRefused(
    'order.parcelForeign',
    'packages.1.contents.0.parcelId',
  );
  expect(await packed(order, [[{ parcelId: first }, { parcelId: second }], []])).toBeRefused(
    'order.boxEmpty',
    'packages.1.contents',
  );
  expect(await packed(order, [[{ parcelId: first }]])).toBeRefused({
    error: 'order.parcelUnpacked',
    params: { numbers: order.courierNumbers[1] },
  });
  const many = goods.goodsCount + 1;
  expect(await packed(order, [[{ parcelId: first }, { parcelId: second, pieces: many }]])).toBeRefused(
    'order.piecesTooMany',
    'packages.0.contents.1.pieces',
  );
  const few = await packed(order, [[{ parcelId: first, pieces: 1 }], [{ parcelId: second }]]);
  expect(few).toBeRefused('order.piecesMissing', 'packages.0.contents.0.pieces');
  expect((await s.clerk.client.call('getDeskOrder', { orderId: order.id })).state).toBe('processing');
});

it('names the box and the measure that exceeds a carrier’s limit', async () => {
  const order = await s.order(member);
  const pack = (second: Partial<typeof box>) =>
    s.clerk.client.attempt('packOrder', {
      orderId: order.id,
      packages: [box, { ...box, ...second }],
      allHere: true,
    });
  expect(await pack({ weightG: 19_501 })).toBeRefused('limit.pieceWeight', 'packages.1.weightG');
  expect(await pack({ lengthMm: 1_201 })).toBeRefused('limit.side', 'packages.1.lengthMm');
});

it('charges the surcharges of a card for each box, and the bill names the box', async () => {
  const size = {
    overLength: [{ overMm: 1_000, feeMinor: 3_000 }],
    overWeight: [{ overG: 10_000, feeMinor: 2_000 }],
    overVolume: [],
    combine: 'all',
    capMinor: null,
  };
  await s.world.sql(`update rate_cards set card = jsonb_set(card, '{size}', $2) where shop_id = $1`, [
    s.shop.id,
    JSON.stringify(size),
  ]);
  const order = await s.order(member);
  await s.clerk.client.call('packOrder', {
    orderId: order.id,
    packages: [{ ...box, lengthMm: 1_100 }, box, { ...box, weightG: 11_000 }],
    allHere: true,
  });
  const { costs } = await member.client.call('getOrder', { orderId: order.id });
  const charged = costs.bill
    .filter(({ kind }) => kind === 'overLength' || kind === 'overWeight')
    .map(({ kind, amountMinor, reason }) => [kind, amountMinor, reason.numbers.piece]);
  expect(charged).toEqual([
    ['overLength', 3_000, 1],
    ['overWeight', 2_000, 3],
  ]);
});

import { declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import { keysOf, pick, recordOf } from '@crossdock/domain/records.ts';
import { expect, test } from 'vitest';
import { toColumnName } from '../src/platform/columns.ts';
import { goods } from './parcelWorld.ts';
import { type Customer, openServicesWorld } from './servicesWorld.ts';

const s = await openServicesWorld();

const small = { weightG: 600, lengthMm: 200, widthMm: 150, heightMm: 80, goodsCount: 1 };

/** A customer whose parcel has two items. */
async function customer() {
  const buyer = await s.customer(100_000);
  await s.world.change(
    'parcels',
    { id: buyer.parcelId },
    { goodsCount: 2, declaredValueMinor: goods.declaredValueMinor + 1 },
  );
  return buyer;
}

async function ordered(buyer: Customer, payer: 'bill' | 'balance' = 'bill') {
  return buyer.client.call('addService', { parcelId: buyer.parcelId, serviceId: s.ids.split, payer });
}
const finish = async (id: string, parts: (typeof small)[], more = {}) =>
  s.clerk.client.attempt('finishServiceTask', { id, fileIds: [await s.staffPicture()], parts, ...more });
const parcel = (buyer: Customer, id: string) => buyer.client.call('getParcel', { id });

test('two parcels have the pieces, value, shelf and clock of the split parcel, which ends with a link to them', async () => {
  const buyer = await customer();
  const whole = await parcel(buyer, buyer.parcelId);
  const own = await s.staffPicture();
  const second = { ...small, goodsName: '襪子', shelfCode: 'B-03', fileIds: [own] };
  const done = await finish((await ordered(buyer)).id, [small, second]);
  if (!done.ok) throw new Error(done.failure.error);
  const numbers = done.data.parcels.map(({ courierNumber }) => courierNumber);
  expect(numbers).toEqual([`${buyer.courierNumber}-1`, `${buyer.courierNumber}-2`]);
  const parts = await Promise.all(done.data.parcels.map(({ id }) => parcel(buyer, id)));
  expect(parts.map((one) => [one.state, one.goodsName, one.goodsCount, one.weightG])).toEqual([
    ['shelved', whole.goodsName, 1, 600],
    ['shelved', '襪子', 1, 600],
  ]);
  expect(parts.reduce((sum, one) => sum + one.declaredValueMinor, 0)).toBe(goods.declaredValueMinor + 1);
  for (const one of parts) {
    expect(one.splitFrom).toEqual({ id: buyer.parcelId, courierNumber: buyer.courierNumber });
    expect(one).toMatchObject({ shelvedAt: whole.shelvedAt, arrivedAt: whole.arrivedAt, inService: false });
    expect(one.pictures).toHaveLength(1);
    expect(one.measurements).toHaveLength(1);
    expect(one.timeline.map(({ event }) => event)).toEqual(['splitOff']);
  }
  expect(parts[1]?.pictures[0]?.id).toBe(own);
  const ended = await parcel(buyer, buyer.parcelId);
  expect(ended).toMatchObject({
    state: 'split',
    splitInto: done.data.parcels,
    storage: null,
    inService: false,
  });
  expect(ended.timeline.at(-1)?.event).toBe('split');
  const desk = await s.clerk.client.call('getStaffParcel', { id: done.data.parcels[1]?.id ?? '' });
  expect(desk).toMatchObject({ shelfCode: 'B-03', splitFrom: { id: buyer.parcelId } });
  const { list } = await s.clerk.client.call('printLabels', {
    kind: 'parcel',
    ids: done.data.parcels.map(({ id }) => id),
    way: 'zpl',
  });
  expect(list.map(({ code }) => code).sort()).toEqual(numbers);
});

test('every free text of the declaration is copied to each part', async () => {
  const buyer = await customer();
  const words = keysOf(declaredTextFields);
  for (const word of words)
    await s.world.sql(`update parcels set ${toColumnName(word)} = $2 where id = $1`, [buyer.parcelId, word]);
  const done = await finish((await ordered(buyer)).id, [small, small]);
  if (!done.ok) throw new Error(done.failure.error);
  for (const { id } of done.data.parcels)
    expect(pick(await parcel(buyer, id), words)).toEqual(recordOf(words, (word) => word));
});

test('an order contains the parts and not the whole, and charges the split, work and advances once', async () => {
  const buyer = await customer();
  const task = await ordered(buyer);
  const done = await finish(task.id, [small, small]);
  if (!done.ok) throw new Error(done.failure.error);
  const quote = (parcelIds: string[]) =>
    buyer.choice().then((choice) => buyer.client.attempt('quoteOrder', { ...choice, parcelIds }));
  expect(await quote([buyer.parcelId])).toMatchObject({ ok: false });
  const [first = '', second = ''] = done.data.parcels.map(({ id }) => id);
  const services = (all: Awaited<ReturnType<typeof quote>>) => {
    if (!all.ok) throw new Error(all.failure.error);
    return all.data.lines.filter(({ kind }) => kind === 'service').map(({ amountMinor }) => amountMinor);
  };
  expect(services(await quote([first, second]))).toEqual([1_000]);
  expect(services(await quote([second]))).toEqual([]);
});

test('charges the storage before the split once', async () => {
  const buyer = await customer();
  const task = await ordered(buyer);
  await s.world.sql(
    `update warehouses set free_storage_days = 5, storage = '{"by":"parcel","unit":1,"dayRateMinor":100,"capMinor":null,"abandonAfterDays":null}' where shop_id = $1`,
    [s.world.tw.id],
  );
  await s.world.backdate('parcels', { id: buyer.parcelId }, '12 days 1 hour', 'arrivedAt', 'shelvedAt');
  const before = (await parcel(buyer, buyer.parcelId)).storage;
  expect(before).toMatchObject({ overtimeDays: 7, rentMinor: 700 });
  const done = await finish(task.id, [small, small]);
  if (!done.ok) throw new Error(done.failure.error);
  const parts = await Promise.all(done.data.parcels.map(({ id }) => parcel(buyer, id)));
  expect(parts.map((one) => one.storage?.rentMinor)).toEqual([700, 0]);
  // The storage day that has already begun is counted only for the first part. The second part therefore has one free
  // day left.
  expect(parts.map((one) => one.storage?.freeDaysLeft)).toEqual([0, 1]);
});

test('other pieces, a single part, an unknown shelf or picture are refused, and nothing has happened', async () => {
  const buyer = await customer();
  const { id } = await ordered(buyer, 'balance');
  expect(await finish(id, [small, { ...small, goodsCount: 2 }])).toBeRefused('service.splitPieces', 'parts');
  expect(await finish(id, [{ ...small, goodsCount: 2 }])).toBeRefused('service.splitParts', 'parts');
  expect(
    await finish(
      id,
      Array.from({ length: 6 }, () => small),
    ),
  ).toBeRefusedAt('parts', 'field.tooMany');
  const shelf = { ...small, shelfCode: 'Z-99' };
  expect(await finish(id, [small, shelf])).toBeRefused('parcel.shelfUnknown', 'parts.1.shelfCode');
  const picture = { ...small, fileIds: [s.ids.split] };
  expect(await finish(id, [small, picture])).toBeRefused('service.pictureUnknown', 'parts.1.fileIds');
  expect(await finish(id, [])).toBeRefused('service.splitMissing', 'courierNumbers');
  await s.clerk.client.call('pauseStorage', {
    parcelId: buyer.parcelId,
    reason: 'firm',
    keepsBack: true,
    why: 'checks',
  });
  expect(await finish(id, [small, small])).toBeRefused('parcel.blocked');
  expect(await parcel(buyer, buyer.parcelId)).toMatchObject({ state: 'shelved', splitInto: [] });
  expect((await buyer.tasks()).map(({ state }) => state)).toEqual(['requested']);
});

test('other paid work on the whole ends with a refund', async () => {
  const buyer = await customer();
  const photos = await buyer.photos();
  const { id } = await ordered(buyer, 'balance');
  const before = await buyer.balance();
  expect(await finish(id, [small, small])).toMatchObject({ ok: true });
  expect(await buyer.balance()).toBe(before + photos.amountMinor);
  const list = await buyer.client.call('queryParcels', {});
  expect(list.list.filter(({ state }) => state === 'shelved')).toHaveLength(2);
});

test('the known price of the goods is shared among the parts by pieces, and still warns for each', async () => {
  const buyer = await s.customer(100_000);
  await s.world.change('parcels', { id: buyer.parcelId }, { goodsCount: 3, declaredValueMinor: 90_000 });
  // The value was declared lower afterwards, but the database keeps the highest declared value.
  await s.world.change('parcels', { id: buyer.parcelId }, { declaredValueMinor: 30_001 });
  const proof = async (provenPaidMinor: number) =>
    s.clerk.client.call('correctParcel', { id: buyer.parcelId, provenPaidMinor });
  await proof(70_001);
  const done = await finish((await ordered(buyer)).id, [{ ...small, goodsCount: 2 }, small]);
  if (!done.ok) throw new Error(done.failure.error);
  const [two = '', one = ''] = done.data.parcels.map(({ id }) => id);
  const paid = async (id: string) => (await s.clerk.client.call('getStaffParcel', { id })).provenPaidMinor;
  expect((await paid(two)) + (await paid(one))).toBe(70_001);
  expect(Math.abs((await paid(two)) - 2 * (await paid(one)))).toBeLessThanOrEqual(2);
  const known = async (...parcelIds: string[]) => {
    const choice = await buyer.choice();
    const { duties } = await buyer.client.call('quoteOrder', { ...choice, parcelIds });
    if (duties.kind === 'none') throw new Error('no estimate');
    return [duties.declaredMinor, duties.boughtMinor, duties.boughtFrom];
  };
  expect(await known(two, one)).toEqual([30_001, 70_001, 'proof']);
  expect(await known(two)).toMatchObject([expect.any(Number), await paid(two), 'proof']);
  // Without a proof, the highest declared value is used, and it is divided in the same proportion.
  for (const id of [two, one]) await s.clerk.client.call('correctParcel', { id, provenPaidMinor: 0 });
  expect(await known(two, one)).toEqual([30_001, 90_000, 'forecast']);
  expect(await known(one)).toEqual([expect.any(Number), 30_000, 'forecast']);
});

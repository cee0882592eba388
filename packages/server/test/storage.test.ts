import { describe, expect, test } from 'vitest';
import { inOneBox, openOrderScene } from './orderScene.ts';
import { choiceOf } from './orderWorld.ts';

const { world, lane, member, address, parcel } = await openOrderScene({ storage: null });
const owner = await world.tw.staff(['owner']);
const clerk = await world.tw.staff(['warehouse']);

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day - 60_000).toISOString();

async function saveShelf(changes: object) {
  const shelves = await owner.client.call('listStaffWarehouses', {});
  const found = shelves.find(({ id }) => id === lane.warehouseId);
  if (found === undefined) throw new Error('the warehouse is gone');
  const { active: _, ...fields } = found;
  return owner.client.call('editWarehouse', { ...fields, ...changes });
}

const rentOn = (lines: readonly { kind: string; amountMinor: number }[]) =>
  lines.filter(({ kind }) => kind === 'storage').reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The storage fee of a parcel in every place that shows it: its page, the list, the sums, every channel, the quote. */
async function rentsOf(id: string) {
  const ask = { parcelIds: [id], deliveryType: 2 as const, addressId: address };
  const [page, list, sums, info, channels, quote] = await Promise.all([
    member.client.call('getParcel', { id }),
    member.client.call('queryParcels', {}),
    member.client.call('getOrderAmountAndWeight', { parcelIds: [id] }),
    member.client.call('getOrderDefaultInfo', { parcelIds: [id] }),
    member.client.call('getChannel', ask),
    member.client.call('quoteOrder', choiceOf(lane, [id], address)),
  ]);
  return [
    page.storage?.rentMinor,
    list.list.find((one) => one.id === id)?.storage?.rentMinor,
    sums.storageRentMinor,
    info.sums.storageRentMinor,
    rentOn(channels.offers[0]?.quote?.lines ?? []),
    rentOn(quote.lines),
  ];
}

async function ordered(id: string) {
  const choice = choiceOf(lane, [id], address);
  const { totalMinor } = await member.client.call('quoteOrder', choice);
  const order = await member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
  await clerk.client.call('packOrder', inOneBox(order.id, 1500));
  return member.client.call('getOrderCosts', { orderId: order.id });
}

const shelf = {
  by: 'weight' as const,
  unit: 1000,
  dayRateMinor: 100,
  laterRates: [],
  capMinor: null,
  abandonAfterDays: 180,
};

describe('the storage fee is one rule of the warehouse', () => {
  test.each([
    ['by started kilogram', { storage: shelf }, 10 * 2 * 100],
    ['by volume', { storage: { ...shelf, by: 'volume' as const, unit: 1000 } }, 10 * 6 * 100],
    ['by parcel', { storage: { ...shelf, by: 'parcel' as const } }, 10 * 100],
    [
      'in steps',
      { storage: { ...shelf, laterRates: [{ fromDay: 6, dayRateMinor: 300 }] } },
      2 * (500 + 1500),
    ],
    ['up to a cap', { storage: { ...shelf, capMinor: 700 } }, 700],
    ['after other free days', { storage: shelf, freeStorageDays: 35 }, 5 * 2 * 100],
    ['free of rent', { storage: { ...shelf, dayRateMinor: 0 } }, 0],
  ] as const)(
    '%s: the page, the list, the sums, the channels, the quote and the bill agree',
    async (_, rule, rent) => {
      await saveShelf({ freeStorageDays: 30, closedDays: [], ...rule });
      const id = await parcel({ shelvedAt: daysAgo(40) });
      expect(await rentsOf(id)).toEqual(Array.from({ length: 6 }, () => rent));
      const { quote, bill } = await ordered(id);
      expect([rentOn(quote), rentOn(bill)]).toEqual([rent, rent]);
      expect((await member.client.call('getParcel', { id })).storage?.rentMinor).toBe(rent);
    },
  );

  test('an order keeps the rule of its quote', async () => {
    await saveShelf({ freeStorageDays: 30, storage: shelf });
    const id = await parcel({ shelvedAt: daysAgo(40) });
    const choice = choiceOf(lane, [id], address);
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    const order = await member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
    await saveShelf({ storage: { ...shelf, dayRateMinor: 900 } });
    await clerk.client.call('packOrder', inOneBox(order.id, 1500));
    const { bill } = await member.client.call('getOrderCosts', { orderId: order.id });
    expect(rentOn(bill)).toBe(2000);
    expect((await member.client.call('getParcel', { id })).storage?.rentMinor).toBe(2000);
    await saveShelf({ storage: shelf });
  });

  test("a channel's own rule is an exception with a name, which is on the line", async () => {
    await saveShelf({ freeStorageDays: 30, storage: shelf, closedDays: [] });
    const zone = await world.row('rateCards', { channelId: lane.channelId });
    const { freeDays, name, ...terms } = { ...shelf, freeDays: 38, name: '旺季倉租', dayRateMinor: 500 };
    const card = { ...zone?.card, storage: { ...terms, freeDays, name } };
    await world.change('rateCards', { channelId: lane.channelId }, { card: JSON.stringify(card) });
    const id = await parcel({ shelvedAt: daysAgo(40) });
    const rents = await rentsOf(id);
    expect(rents).toEqual(
      [2000, 2000, 2000, 2000, 2000, 2000].map((own, at) => (at < 4 ? own : 2 * 2 * 500)),
    );
    const { bill } = await ordered(id);
    const line = bill.find(({ kind }) => kind === 'storage');
    expect(line).toMatchObject({
      amountMinor: 2000,
      reason: { numbers: { exception: '旺季倉租', freeDays: 38 } },
    });
    expect((await member.client.call('getParcel', { id })).storage).toMatchObject({ overtimeDays: 2 });
    await world.change('rateCards', { channelId: lane.channelId }, { card: JSON.stringify(zone?.card) });
  });
});

describe('the clock is paused while the firm is at fault', () => {
  test('during a pause of the parcel, and on closed days of its warehouse, everywhere alike', async () => {
    await saveShelf({ freeStorageDays: 30, storage: shelf, closedDays: [] });
    const id = await parcel({ shelvedAt: daysAgo(40) });
    const support = await world.tw.staff(['support']);
    const pause = { parcelId: id, reason: 'dispute' as const, keepsBack: false, why: '重量有爭議' };
    const paused = await support.client.call('pauseStorage', { ...pause, from: daysAgo(4) });
    expect(await rentsOf(id)).toEqual(Array.from({ length: 6 }, () => 5 * 200));
    const closed = new Date(Date.now() - 20 * day).toISOString().slice(0, 10);
    await saveShelf({ closedDays: [closed] });
    expect(await rentsOf(id)).toEqual(Array.from({ length: 6 }, () => 4 * 200));
    await support.client.call('endPause', { id: paused.id });
    const page = await member.client.call('getParcel', { id });
    expect(page.storage).toMatchObject({ daysStored: 40, pausedDays: 6, overtimeDays: 4 });
    expect(page.pauses).toMatchObject([{ reason: 'dispute', why: '重量有爭議', keepsBack: false }]);
    const { bill } = await ordered(id);
    expect(rentOn(bill)).toBe(4 * 200);
    expect(await support.client.attempt('pauseStorage', { ...pause, from: daysAgo(-2) })).toBeRefused(
      'parcel.pauseAhead',
      'from',
    );
    const finance = await world.tw.staff(['finance']);
    expect(await finance.client.attempt('pauseStorage', pause)).toBeRefused({ code: 403 });
    await saveShelf({ closedDays: [] });
  });

  test('a contradictory rule is refused at its field', async () => {
    const wrong = {
      ...shelf,
      laterRates: [
        { fromDay: 9, dayRateMinor: 1 },
        { fromDay: 9, dayRateMinor: 2 },
      ],
    };
    await expect(saveShelf({ storage: wrong })).rejects.toMatchObject({
      fields: { 'storage.laterRates.1.fromDay': { error: 'field.ascending' } },
    });
    await expect(saveShelf({ closedDays: ['2026-02-30'] })).rejects.toMatchObject({ code: 400 });
  });
});

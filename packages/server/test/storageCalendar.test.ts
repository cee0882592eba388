import { dayText } from '@crossdock/contract/wire/dayText.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { describe, expect, test } from 'vitest';
import { storageWarnings } from '../src/checkout/storageJob.ts';
import { openOrderScene } from './orderScene.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel } from './orderWorld.ts';
import { freshNumber, goods } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { atMoment } from './stoppedClock.ts';

const { world, lane, member, address, parcel } = await openOrderScene({ storage: null });
const owner = await world.tw.staff(['owner']);
const support = await world.tw.staff(['support']);

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs - 60_000).toISOString();
const terms = {
  by: 'weight' as const,
  unit: 1000,
  dayRateMinor: 300,
  laterRates: [{ fromDay: 4, dayRateMinor: 700 }],
  capMinor: null,
  abandonAfterDays: 180,
};

const shelves = await owner.client.call('listStaffWarehouses', {});
const shelf = shelves.find(({ id }) => id === lane.warehouseId);
if (shelf === undefined) throw new Error('the warehouse is gone');
const { active: _, ...fields } = shelf;
await owner.client.call('editWarehouse', { ...fields, freeStorageDays: 30, storage: terms, closedDays: [] });

const calendar = (more: object = {}) => member.client.call('getStorageCalendar', more);

describe('the storage calendar', () => {
  test("is empty without parcels on a shelf, and refuses another member's address", async () => {
    expect(await calendar()).toMatchObject({
      advice: 'nothing',
      warehouseId: null,
      parcels: [],
      lane: { kind: 'noParcels' },
      wait: { kind: 'none' },
    });
    expect(await member.client.attempt('getStorageCalendar', { addressId: lane.warehouseId })).toBeRefused(
      'order.noAddress',
      'addressId',
    );
  });

  test('has on each day the cost of an order on that day', async () => {
    const early = await parcel({ shelvedAt: daysAgo(29), weightG: 2500 });
    const late = await parcel({ shelvedAt: daysAgo(27), weightG: 1200 });
    const bare = await parcel({ shelvedAt: daysAgo(26), withPicture: false });
    const found = await calendar({ days: 7 });
    expect(found).toMatchObject({
      advice: 'send',
      parcelCount: 3,
      shippedCount: 2,
      lane: { kind: 'found', channelId: lane.channelId, addressId: address },
    });
    expect(found.parcels.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [early, 'none'],
      [late, 'none'],
      [bare, 'parcel.noPictures'],
    ]);
    expect(found.parcels[0]?.kinds.slice(0, 3)).toEqual(['free', 'lastFree', 'rent']);
    expect(found.rentBegins).toBe(found.parcels[0]?.rentBegins);
    expect(found.days.map(({ rentMinor }) => rentMinor)).toContain(900 * 3 + 2100 + 600 * 2);
    for (const { at, totalMinor, rentMinor, shippingMinor } of found.days) {
      const quoted = await atMoment(at, () =>
        member.client.call('quoteOrder', choiceOf(lane, [early, late], address)),
      );
      expect(quoted.totalMinor).toBe(totalMinor);
      const rent = quoted.lines.filter(({ kind }) => kind === 'storage');
      expect(rent.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(rentMinor);
      expect(rentMinor + (shippingMinor ?? 0)).toBe(totalMinor);
    }
  });

  test('says for each parcel that its clock is paused, and why', async () => {
    const id = await parcel({ shelvedAt: daysAgo(40), weightG: 900 });
    const before = (await calendar()).parcels.find((one) => one.id === id);
    expect(before).toMatchObject({ pausedNow: false, pauseCause: 'none', rentMinor: 3 * 300 + 7 * 700 });
    const pause = { parcelId: id, reason: 'firm' as const, keepsBack: false, why: '倉庫盤點' };
    const paused = await support.client.call('pauseStorage', { ...pause, from: daysAgo(6) });
    const stopped = (await calendar()).parcels.find((one) => one.id === id);
    expect(stopped).toMatchObject({
      pausedNow: true,
      pauseCause: 'firm',
      pauseWhy: '倉庫盤點',
      pausedDays: 7,
    });
    expect(new Set(stopped?.kinds)).toEqual(new Set(['paused']));
    await support.client.call('endPause', { id: paused.id });
    expect((await calendar()).parcels.find((one) => one.id === id)?.pausedNow).toBe(false);
  });
});

test('waiting for one more parcel saves the difference between two shipments and one, as the orders themselves would', async () => {
  const other = await world.tw.member();
  const own = await insertApprovedAddress(world, lane, other);
  const client = other.client;
  const ids = [await insertShelvedParcel(world, lane, other, { shelvedAt: daysAgo(1), weightG: 1200 })];
  expect((await client.call('getStorageCalendar', {})).wait).toMatchObject({ kind: 'none', expected: 0 });
  await client.call('forecastParcels', { ...goods, courierNumber: freshNumber() });
  const { wait, advice, days } = await client.call('getStorageCalendar', {});
  expect(wait).toMatchObject({ expected: 1, arrivesInDays: 3, assumedWeightG: 1200 });
  expect(advice).toBe(wait.savesMinor > 0 ? 'wait' : 'free');
  const now = await client.call('quoteOrder', choiceOf(lane, ids, own));
  expect([wait.nowMinor, days[0]?.totalMinor]).toEqual([now.totalMinor, now.totalMinor]);
  const at = new Date(Date.now() + 3 * dayMs).toISOString();
  const came = await insertShelvedParcel(world, lane, other, {
    shelvedAt: at,
    weightG: 1200,
    declaredValueMinor: 10_000,
  });
  const [alone, together] = await atMoment(at, async () => [
    await client.call('quoteOrder', choiceOf(lane, [came], own)),
    await client.call('quoteOrder', choiceOf(lane, [...ids, came], own)),
  ]);
  expect([wait.aloneMinor, wait.togetherMinor]).toEqual([alone?.totalMinor, together?.totalMinor]);
  expect(wait.savesMinor).toBe(wait.nowMinor + wait.aloneMinor - wait.togetherMinor);
  expect(wait.kind).toBe('saves');
});

test('the message about storage equals the calendar', async () => {
  const warned = await world.tw.member();
  await insertApprovedAddress(world, lane, warned);
  await insertShelvedParcel(world, lane, warned, { shelvedAt: daysAgo(28), weightG: 1200 });
  await warned.client.call('forecastParcels', { ...goods, courierNumber: freshNumber() });
  const { days, wait, rentBegins } = await warned.client.call('getStorageCalendar', {});
  const { currency = '', timeZone = '' } = (await world.row('shops', { id: world.tw.id })) ?? {};
  await runJobIfDue(world, world.tw, storageWarnings(world.running.services));
  const { list } = await warned.client.call('listNotifications', {});
  const text = list.find(({ event }) => event === 'parcel.storageEnding')?.text ?? '';
  const money = (minor: number | null | undefined) => moneyText(minor ?? 0, currency, 'en');
  expect(wait.kind).toBe('saves');
  expect(text).toContain(`Send now: ${money(days[0]?.totalMinor)}.`);
  expect(text).toContain(`Wait for ${wait.courierNumber} and save ${money(wait.savesMinor)}.`);
  expect(text).toContain(`The storage fee begins ${dayText(dateIn(rentBegins ?? '', timeZone), 'en')}.`);
});

test('a member with 300 parcels gets the hundred with the longest storage', async () => {
  const many = await world.tw.member();
  await insertApprovedAddress(world, lane, many);
  for (let at = 0; at < 300; at++)
    await insertShelvedParcel(world, lane, many, { shelvedAt: daysAgo(30 - at / 20), weightG: 100 });
  const begun = performance.now();
  const found = await many.client.call('getStorageCalendar', { days: 31 });
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(found).toMatchObject({ parcelCount: 300, shippedCount: 100 });
  expect(found.parcels).toHaveLength(100);
  const since = found.parcels.map((one) => one.since);
  expect(since).toEqual(since.toSorted());
  expect(found.days).toHaveLength(31);
});

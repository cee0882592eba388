import { describe, expect, test } from 'vitest';
import { storageWarnings } from '../src/checkout/storageJob.ts';
import { forecastExpiry } from '../src/parcels/forecastJob.ts';
import { forecast, freshNumber, goods, measured, picture } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';
import { startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const { world, shop, lane, clerk } = await startShippingWorld();
const owner = await shop.staff(['owner']);

/** A forecast that was last changed `days` ago, and whose member was notified of its end `toldBefore` days ago. */
async function old(member: Person, days: number, toldBefore?: number) {
  const made = await forecast(member);
  await age(made.id, days, toldBefore);
  return made;
}

const age = (id: string, days: number, toldBefore?: number) =>
  world.sql(
    `update parcels set forecast_at = now() - make_interval(days => $2), updated_at = now() - make_interval(days => $2, mins => 1),
       end_told_at = now() - make_interval(days => $3, mins => 1) where id = $1`,
    [id, days, toldBefore ?? null],
  );

function sweep(): Promise<unknown> {
  return runJobIfDue(world, shop, forecastExpiry(world.running.services));
}

const told = async (member: Person) =>
  (await member.client.call('listNotifications', { pageSize: 50 })).list
    .map(({ event }) => event)
    .filter((event) => event.startsWith('parcel.expir'))
    .toReversed();
const stateOf = async (member: Person, id: string) => (await member.client.call('getParcel', { id })).state;
const countsOf = async (member: Person) => {
  const { counts } = await member.client.call('queryParcels', {});
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
};

const desk = async () => {
  const { likelyMeasures, takesRefusals, forecastDays } = await clerk.client.call('getDesk', {});
  return { likelyMeasures, takesRefusals, forecastDays };
};
const setDays = async (forecastDays: number) => {
  await owner.client.call('saveDeskSettings', { ...(await desk()), forecastDays });
};

describe('a forecast whose parcel never comes', () => {
  test('ends a week after its member was notified, once, and is in one count', async () => {
    const member = await shop.member();
    const { id, courierNumber } = await old(member, 83);
    const { id: recent } = await old(member, 82);
    await sweep();
    await sweep();
    expect([await told(member), await stateOf(member, id)]).toEqual([['parcel.expiring'], 'forecast']);
    expect((await member.client.call('listNotifications', {})).list[0]).toMatchObject({
      ...{ subjectId: id, text: expect.stringContaining(courierNumber) },
    });
    await age(id, 90, 6);
    await sweep();
    expect(await stateOf(member, id)).toBe('forecast');
    await age(id, 90, 7);
    await age(recent, 30);
    await sweep();
    await sweep();
    expect(await told(member)).toEqual(['parcel.expiring', 'parcel.expire']);
    expect(await countsOf(member)).toEqual({ forecast: 1, expired: 1 });
    expect(await member.client.call('getOrderStatistics', {})).toMatchObject({ toBeWarehoused: 1 });
    const { list } = await clerk.client.call('queryAllParcels', { state: 'expired' });
    expect(list.map((row) => row.id)).toEqual([id]);
    const { timeline } = await member.client.call('getParcel', { id });
    expect(timeline.at(-1)).toMatchObject({ event: 'expire', by: 'system' });
  });

  test('has its own warning: later forecasts of its member are warned later', async () => {
    const member = await shop.member();
    await old(member, 83);
    const { id: later } = await old(member, 80);
    await sweep();
    expect(await told(member)).toEqual(['parcel.expiring']);
    await world.backdate('parcels', { id: later }, '4 days', 'updatedAt');
    await sweep();
    const { list } = await member.client.call('listNotifications', {});
    expect(list[0]).toMatchObject({ event: 'parcel.expiring', subjectId: later });
  });

  test('does not end without a message, however old it is', async () => {
    const member = await shop.member();
    const { id } = await old(member, 700);
    await sweep();
    await sweep();
    expect([await told(member), await stateOf(member, id)]).toEqual([['parcel.expiring'], 'forecast']);
  });

  test('is extended when its member forecasts the number again, or changes it', async () => {
    const member = await shop.member();
    const again = await old(member, 100, 8);
    const changed = await old(member, 100, 8);
    const proven = await old(member, 100, 8);
    await old(member, 100, 8);
    await member.client.call('forecastParcels', { courierNumber: again.courierNumber, ...goods });
    await member.client.call('updateForecast', {
      id: changed.id,
      courierNumber: changed.courierNumber,
      ...goods,
    });
    const { fileId: proofFileId } = await member.client.call('upload', {}, { file: picture() });
    await member.client.call('setPurchaseVoucher', { id: proven.id, proofFileId });
    await sweep();
    expect(await countsOf(member)).toEqual({ forecast: 3, expired: 1 });
    // The forecast's days have passed again. It ends only after a new notification: a notification from before the
    // change no longer counts.
    await age(again.id, 95, 200);
    await sweep();
    expect([await told(member), await countsOf(member)]).toEqual([
      ['parcel.expire', 'parcel.expiring'],
      { forecast: 3, expired: 1 },
    ]);
  });

  test('without a member for long begins its days with its member, and none without a member has a warning', async () => {
    const number = freshNumber();
    const arrival = { warehouseId: lane.warehouseId, ...measured };
    const undone = async (courierNumber: string) => {
      const { parcel } = await clerk.client.call('receiveParcel', { courierNumber, ...arrival });
      await clerk.client.call('undoReceive', { id: parcel.id });
      await age(parcel.id, 100, 8);
      await world.change('parcels', { id: parcel.id }, { forecastAt: null });
      return parcel.id;
    };
    const [id, nobodys] = [await undone(number), await undone(freshNumber())];
    const member = await shop.member();
    await member.client.call('forecastParcels', { courierNumber: number, ...goods });
    await sweep();
    expect([await told(member), await stateOf(member, id)]).toEqual([[], 'forecast']);
    expect(await clerk.client.call('getStaffParcel', { id: nobodys })).toMatchObject({ state: 'forecast' });
  });

  test('that arrives after all is received for its member, and known to the desk', async () => {
    const member = await shop.member();
    const { id, courierNumber } = await old(member, 100, 8);
    await sweep();
    expect(await clerk.client.call('lookupParcel', { courierNumber })).toMatchObject({
      verdict: 'forecast',
      parcel: { state: 'expired', member: { id: member.id } },
    });
    const arrival = { courierNumber, warehouseId: lane.warehouseId, ...measured };
    expect(await clerk.client.call('receiveParcel', arrival)).toMatchObject({ outcome: 'received' });
    expect(await stateOf(member, id)).toBe('received');
    expect(await countsOf(member)).toEqual({ received: 1 });
    // A parcel that has arrived no longer ends as a forecast, and gets no warning.
    await age(id, 83);
    await sweep();
    expect([await told(member), await stateOf(member, id)]).toEqual([['parcel.expire'], 'received']);
  });

  test('that arrives after its warning has another one when its free storage ends', async () => {
    const member = await shop.member();
    const { id, courierNumber } = await old(member, 83);
    await sweep();
    const arrival = { courierNumber, warehouseId: lane.warehouseId, ...measured, shelfCode: 'A-01' };
    await clerk.client.call('receiveParcel', arrival);
    await world.sql(
      `update parcels set shelved_at = now() - make_interval(days => w.free_storage_days - 6)
       from warehouses w where w.id = $2 and parcels.id = $1`,
      [id, lane.warehouseId],
    );
    await runJobIfDue(world, shop, storageWarnings(world.running.services));
    const { list } = await member.client.call('listNotifications', {});
    expect(list.map(({ event }) => event)).toEqual([
      ...['parcel.storageEnding', 'parcel.shelve', 'parcel.expiring'],
    ]);
  });

  test('is deleted a year after its end, unless it was once in the warehouse', async () => {
    const member = await shop.member();
    const ended = [await old(member, 100, 8), await old(member, 100, 8), await old(member, 100, 8)];
    const [forgotten, recent, undone] = ended;
    const arrival = {
      courierNumber: undone?.courierNumber ?? '',
      warehouseId: lane.warehouseId,
      ...measured,
    };
    await clerk.client.call('receiveParcel', arrival);
    await clerk.client.call('undoReceive', { id: undone?.id ?? '' });
    await age(undone?.id ?? '', 100, 8);
    await sweep();
    expect(await countsOf(member)).toEqual({ expired: 3 });
    for (const [one, days] of [[forgotten, 365] as const, [recent, 364] as const, [undone, 400] as const])
      await age(one?.id ?? '', days, 8);
    await sweep();
    expect(await countsOf(member)).toEqual({ expired: 2 });
    const found = await Promise.all(ended.map(({ id }) => member.client.attempt('getParcel', { id })));
    expect(found.map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(await world.sql('select item from open_work')).toEqual([]);
    const number = forgotten?.courierNumber ?? '';
    expect(await clerk.client.call('lookupParcel', { courierNumber: number })).toMatchObject({
      verdict: 'unknown',
    });
  });

  test('that was once in the warehouse and is deleted after its end can be forecast by anybody', async () => {
    const member = await shop.member();
    const { id, courierNumber } = await forecast(member);
    const arrival = { courierNumber, warehouseId: lane.warehouseId, ...measured };
    await clerk.client.call('receiveParcel', arrival);
    await clerk.client.call('undoReceive', { id });
    await age(id, 100, 8);
    await sweep();
    expect(await stateOf(member, id)).toBe('expired');
    await member.client.call('deleteForecast', { id });
    const other = await shop.member();
    expect((await other.client.call('forecastParcels', { courierNumber, ...goods })).list).toMatchObject([
      { result: 'new', id },
    ]);
  });

  test('can be forecast again by its member, refused on request, or deleted; nobody else gets the number', async () => {
    const member = await shop.member();
    const [renewed, unwanted, deleted] = [
      await old(member, 100, 8),
      await old(member, 100, 8),
      await old(member, 100, 8),
    ];
    await sweep();
    expect(await countsOf(member)).toEqual({ expired: 3 });
    const other = await shop.member();
    const stolen = { courierNumber: renewed.courierNumber, ...goods };
    expect((await other.client.call('forecastParcels', stolen)).list).toMatchObject([
      { result: 'someoneElses' },
    ]);
    expect((await member.client.call('forecastParcels', stolen)).list).toMatchObject([
      { result: 'new', id: renewed.id },
    ]);
    const { courierNumber } = unwanted;
    await member.client.call('addRefusals', { courierNumber, reason: 'broken' });
    const arrival = { courierNumber, warehouseId: lane.warehouseId, ...measured };
    expect(await clerk.client.call('receiveParcel', arrival)).toMatchObject({ outcome: 'refused' });
    await member.client.call('deleteForecast', { id: deleted.id });
    // The days of the renewed forecast have begun again, so it does not end.
    await sweep();
    expect(await countsOf(member)).toEqual({ forecast: 1, refused: 1 });
  });
});

test('ends and warnings are checked once an hour', () => {
  for (const job of [forecastExpiry, storageWarnings])
    expect(job(world.running.services)).toMatchObject({ hourly: true });
});

testSettingEffect(
  'saveDeskSettings.forecastDays',
  'after how many days forecasts end, or never',
  async () => {
    const member = await shop.member();
    const { id } = await old(member, 40, 8);
    const usual = await desk();
    await sweep();
    expect(await stateOf(member, id)).toBe('forecast');
    expect(await owner.client.attempt('saveDeskSettings', { ...usual, forecastDays: 13 })).toBeRefusedAt(
      'forecastDays',
      'parcel.forecastDays',
    );
    await setDays(0);
    await age(id, 400, 8);
    await sweep();
    expect(await stateOf(member, id)).toBe('forecast');
    await age(id, 40, 8);
    await setDays(40);
    // A call from a program that does not know the field leaves its value unchanged.
    const { forecastDays: _, ...before } = usual;
    expect(await owner.client.call('saveDeskSettings', before)).toMatchObject({ forecastDays: 40 });
    await sweep();
    expect(await stateOf(member, id)).toBe('expired');
    await setDays(usual.forecastDays);
  },
);

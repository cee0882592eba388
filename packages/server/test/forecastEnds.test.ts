import { afterAll, describe, expect, test } from 'vitest';
import { forecastEnds } from '../src/parcels/forecastJob.ts';
import { byTheMinute } from './byTheMinute.ts';
import { flips } from './flips.ts';
import { forecast, goods, measured } from './parcelWorld.ts';
import { startShippingWorld } from './shippingWorld.ts';
import type { Person } from './world.ts';

const { world, shop, lane, clerk } = await startShippingWorld();
const owner = await shop.staff(['owner']);
afterAll(() => world.stop());

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
  return byTheMinute(world, shop, forecastEnds(world.running.services));
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
  world.running.services.tenants.forget();
};

describe('a forecast whose parcel never comes', () => {
  test('ends a week after its member heard of it, once each, and is in one count', async () => {
    const member = await shop.member();
    const { id } = await old(member, 83);
    const { id: recent } = await old(member, 82);
    await sweep();
    await sweep();
    expect([await told(member), await stateOf(member, id)]).toEqual([['parcel.expiring'], 'forecast']);
    expect((await member.client.call('listNotifications', {})).list[0]).toMatchObject({ subjectId: id });
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

  test('does not end without a message, however old it is', async () => {
    const member = await shop.member();
    const { id } = await old(member, 700);
    await sweep();
    await sweep();
    expect([await told(member), await stateOf(member, id)]).toEqual([['parcel.expiring'], 'forecast']);
  });

  test('goes on when its member forecasts the number again, or changes it', async () => {
    const member = await shop.member();
    const again = await old(member, 100, 8);
    const changed = await old(member, 100, 8);
    await member.client.call('forecastParcels', { courierNumber: again.courierNumber, ...goods });
    await member.client.call('updateForecast', {
      id: changed.id,
      courierNumber: changed.courierNumber,
      ...goods,
    });
    await sweep();
    expect(await countsOf(member)).toEqual({ forecast: 2 });
    // Its days have passed again. It ends only after a new notification: the one from before the change no longer
    // counts.
    await age(again.id, 95, 200);
    await sweep();
    expect([await told(member), await countsOf(member)]).toEqual([['parcel.expiring'], { forecast: 2 }]);
  });

  test('that comes after all is received for its member, and known to the desk', async () => {
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
  });

  test('is forgotten a year after its end, but for what was once in the house', async () => {
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
    const number = forgotten?.courierNumber ?? '';
    expect(await clerk.client.call('lookupParcel', { courierNumber: number })).toMatchObject({
      verdict: 'unknown',
    });
  });

  test('is forecast again by its member, refused on request, or deleted; nobody else gets the number', async () => {
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
    expect(await countsOf(member)).toEqual({ forecast: 1, refused: 1 });
  });
});

flips('saveDeskSettings.forecastDays', 'after how many days forecasts end, or never', async () => {
  const member = await shop.member();
  const { id } = await old(member, 40, 8);
  const usual = await desk();
  await sweep();
  expect(await stateOf(member, id)).toBe('forecast');
  expect(await owner.client.attempt('saveDeskSettings', { ...usual, forecastDays: 13 })).toMatchObject({
    failure: { fields: { forecastDays: { error: 'parcel.forecastDays' } } },
  });
  await setDays(0);
  await age(id, 400, 8);
  await sweep();
  expect(await stateOf(member, id)).toBe('forecast');
  await age(id, 40, 8);
  await setDays(40);
  // A program that does not know the field leaves it unchanged.
  const { forecastDays: _, ...before } = usual;
  expect(await owner.client.call('saveDeskSettings', before)).toMatchObject({ forecastDays: 40 });
  world.running.services.tenants.forget();
  await sweep();
  expect(await stateOf(member, id)).toBe('expired');
  await setDays(usual.forecastDays);
});

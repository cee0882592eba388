import type { Input, Request } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import { days, openPickupsWorld } from './pickupsWorld.ts';
import type { Person } from './world.ts';

const { day, later } = days;

const s = await openPickupsWorld();
const { id: _, ...fields } = s.area;
const named = { zh: '佛山', tw: '佛山', en: 'Foshan', places: '禪城區' };
const otherArea = (await s.owner.client.call('savePickupArea', { ...fields, ...named })).id;
const [member, second] = await Promise.all([s.pay.memberWith(90_000), s.pay.memberWith(90_000)]);
const other = second;
const ask = async (by: Person, more: Partial<Input<'addPickTask'>> = {}) => (await s.ask(by, more)).id;
const made = {
  wished: await ask(member, { day: later }),
  planned: await ask(member),
  elsewhere: await ask(second, { areaId: otherArea }),
  failed: await ask(second),
};
// The pickup is planned for another day than the wished one.
await s.plan([made.planned], { day: later });
await s.clerk.client.call('failPickup', { id: made.failed, reason: '沒有人在' });

/** The names of the pickups that match the filter. */
async function fit(input: Request<'listPickups'>) {
  const { list } = await s.clerk.client.call('listPickups', { shelf: 'all', ...input });
  const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
  return list.map(({ id }) => names.get(id)).sort();
}

test('pickups are filtered by area, state, member, warehouse and the day of the pickup', async () => {
  expect(await fit({})).toEqual(['elsewhere', 'failed', 'planned', 'wished']);
  expect(await fit({ areaId: otherArea })).toEqual(['elsewhere']);
  expect(await fit({ state: 'failed' })).toEqual(['failed']);
  expect(await fit({ memberId: other.id })).toEqual(['elsewhere', 'failed']);
  expect(await fit({ warehouseId: s.area.warehouseId })).toHaveLength(4);
  expect(await fit({ warehouseId: otherArea })).toEqual([]);
  expect(await fit({ driverId: s.clerk.id })).toEqual(['planned']);
  // A planned pickup counts on its planned day, other pickups on the wished day.
  expect(await fit({ fromDay: later })).toEqual(['planned', 'wished']);
  expect(await fit({ toDay: day })).toEqual(['elsewhere', 'failed']);
  expect(await fit({ fromDay: day, toDay: later })).toHaveLength(4);
});

test('several filters are combined', async () => {
  expect(await fit({ fromDay: later, state: 'planned' })).toEqual(['planned']);
  expect(await fit({ memberId: other.id, areaId: otherArea, toDay: day, state: 'requested' })).toEqual([
    'elsewhere',
  ]);
  expect(await fit({ memberId: other.id, fromDay: later })).toEqual([]);
  expect(await fit({ shelf: 'ended', state: 'planned' })).toEqual([]);
});

test('the exported list has the filtered rows', async () => {
  const filters = new URLSearchParams({ shelf: 'all', areaId: otherArea, toDay: day }).toString();
  const { rows } = await s.clerk.client.call('exportList', {
    ...{ list: 'listPickups', format: 'csv', filters },
  });
  expect(rows).toBe(1);
});

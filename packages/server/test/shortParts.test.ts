import { finalStates } from '@crossdock/domain/machine.ts';
import { parcelMachine } from '@crossdock/domain/parcels/states.ts';
import { expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { startEndedWorld } from './endedWorld.ts';
import { forecast } from './parcelWorld.ts';

const s = await startEndedWorld();
const { member, old, recent } = s;

const partsOf = (id = '') =>
  s.world.sql<{ part: string; before: string }>(
    'select part, before from parcel_search_parts where parcel_id = $1 order by length(part) desc',
    [id],
  );
const ids = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id);
const byStaff = async (words: string) => ids(await s.clerk.client.call('queryAllParcels', { words }));
const orders = async (words: string) => ids(await s.clerk.client.call('listDeskOrders', { words }));
const byMember = async (words: string) => ids(await member.client.call('queryParcels', { words }));

test('final states have ended: the index of due rows names the same states', async () => {
  expect(await s.statesInIndex('parcels_ended_or_split')).toEqual(finalStates(parcelMachine).sort());
});

test('an installation that keeps everything removes no search parts', async () => {
  const before = await partsOf(old.parcelIds[0]);
  await s.seal({ config: { ...s.world.running.services.config, HISTORY_MONTHS: 0 } });
  expect([before.length > 4, await partsOf(old.parcelIds[0])]).toEqual([true, before]);
});

test('old numbers are found by the whole, the beginning and the last 4 to 6 characters, by staff and by their member', async () => {
  const [id = ''] = old.parcelIds;
  const [number = ''] = old.courierNumbers;
  const most = number.slice(2);
  expect(await byStaff(most)).toEqual([id]);
  await s.seal();
  await s.seal();
  expect(await partsOf(id)).toEqual([
    { part: number, before: '' },
    { part: number.slice(-4), before: number.slice(-6, -4) },
  ]);
  const grouped = `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8).toLowerCase()}`;
  for (const words of [number, grouped, number.slice(0, -1), ...[4, 5, 6].map((n) => number.slice(-n))]) {
    expect(await byStaff(words), words).toContain(id);
    expect(await orders(words), words).toContain(old.id);
    const log = await s.owner.client.call('listAudit', { call: 'receiveParcel', words });
    expect(JSON.stringify(log.list), words).toContain(id);
  }
  // Staff do not find an old order by other parts of its number. The order's member finds it by any part, because a
  // member has few orders.
  expect([await byStaff(most), await orders(most)]).toEqual([[], []]);
  for (const words of [number, most, number.slice(-4), number.slice(-6)])
    expect(await byMember(words), words).toContain(id);
});

test('recent and open numbers are found by any part', async () => {
  const lost = await forecast(member);
  await s.world.change('parcels', { id: lost.id }, { state: 'expired', updatedAt: daysAgo(500) });
  await s.seal();
  for (const { id, courierNumber } of [
    lost,
    { id: recent.parcelIds[0] ?? '', courierNumber: recent.courierNumbers[0] ?? '' },
  ])
    expect(await byStaff(courierNumber.slice(2)), courierNumber).toEqual([id]);
});

test('a changed or deleted number leaves no part behind', async () => {
  const { id } = await forecast(member);
  await s.world.change('parcels', { id }, { state: 'destroyed', updatedAt: daysAgo(500) });
  await s.seal();
  for (const [number, parts] of [
    ['ZQ-118822', ['ZQ118822', '8822']],
    ['Z82', ['Z82']],
    ['ZQ4482', ['ZQ4482', '4482']],
  ] as const) {
    await s.world.change('parcels', { id }, { courierNumber: number });
    expect(
      (await partsOf(id)).map(({ part }) => part),
      number,
    ).toEqual(parts);
  }
  await s.world.sql('delete from parcels where id = $1', [id]);
  expect(await partsOf(id)).toEqual([]);
});

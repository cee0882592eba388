import { expect, test } from 'vitest';
import { createLane, simpleCard } from './lanes.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lanes = await createLane(world, world.tw);

test('the price list has one line per zone, with the price that a guest is quoted', async () => {
  const { id: zoneId } = await lanes.owner.client.call('addZone', {
    channelId: lanes.channelId,
    name: 'listed',
    zipPrefixes: ['298'],
  });
  const line = async () =>
    (await lanes.owner.client.call('listPrices', {}, { fresh: true })).find((row) => row.zoneId === zoneId);
  expect(await line()).toMatchObject({ channelId: lanes.channelId, zoneName: 'listed', card: null });
  const card = await lanes.owner.client.call('draftRateCard', {
    zoneId,
    name: '',
    validFrom: '2026-01-01T00:00:00Z',
    validTo: null,
    card: simpleCard,
  });
  await lanes.owner.client.call('publishRateCard', { id: card.id, version: card.version });
  const listed = await line();
  expect(listed?.card).toMatchObject({
    id: card.id,
    divisorCm3PerKg: simpleCard.weight.divisorCm3PerKg,
    first: { weightG: 1000, priceMinor: 8000 },
    step: { weightG: 1000, cm3: null, priceMinor: 3500, more: false },
  });
  for (const { weightG, totalMinor } of listed?.card?.prices ?? []) {
    const { offers } = await world.tw.guest.call('sumFree', {
      country: 'TW',
      goodsType: 'clothes',
      zip: '29800',
      boxes: [`${weightG}x10x10x10`],
    });
    expect([weightG, totalMinor]).toEqual([weightG, offers[0]?.quote?.totalMinor]);
  }
  expect(listed?.card?.prices.map(({ weightG }) => weightG)).toEqual([1000, 3000, 10_000]);
  const clerk = await world.tw.staff(['warehouse']);
  expect(await clerk.client.attempt('listPrices', {})).toMatchObject({ ok: true });
});

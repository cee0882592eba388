import { rateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { describe, expect, test } from 'vitest';
import { choiceOf, insertApprovedAddress, insertLane, insertShelvedParcel, type Lane } from './orderWorld.ts';
import { insertTestWarehouse } from './parcelWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff(['owner']);
const lane = await insertLane(world, world.tw);
const warehouseId = lane.warehouseId;

const channelsOf = async (boss: Person) => boss.client.call('listChannels', {});
const setsOf = async (boss: Person) => (await boss.client.call('getLaneSets', {})).sets;
const draftsOf = async (boss: Person) =>
  (await boss.client.call('listRateCards', {})).list.filter(({ state }) => state === 'draft');

describe('a set of lanes', () => {
  test('is shown as it will be created, is created once, and is removed again', async () => {
    const before = await channelsOf(owner);
    const shown = (await setsOf(owner)).find(({ code }) => code === 'twSea');
    expect(shown).toMatchObject({ country: 'TW', taken: [] });
    const sea = { set: 'twSea', warehouseId } as const;
    expect(await owner.client.call('takeLaneSet', sea)).toMatchObject({ lanes: 1, zones: 2 });
    const made = (await channelsOf(owner)).find(({ code }) => code === 'TW-SEA');
    expect(made).toMatchObject({
      ...{ zh: '台湾海运', tw: '台灣海運', en: 'Taiwan by sea', country: 'TW', mode: 'sea', warehouseId },
      ...{ minDays: 7, maxDays: 12, deliveryTypes: [2, 3], active: true },
    });
    expect(made?.zones.map(({ name }) => name).sort()).toEqual(
      shown?.lanes[0]?.zones.map(({ name }) => name).sort(),
    );
    // The lane's prices are drafts with the content that was shown, so members are not offered the lane yet.
    const drafts = await draftsOf(owner);
    expect(drafts).toHaveLength(2);
    for (const { id, zoneId } of drafts) {
      const { card } = await owner.client.call('getRateCard', { id });
      const name = made?.zones.find((zone) => zone.id === zoneId)?.name;
      expect(card).toEqual(shown?.lanes[0]?.zones.find((zone) => zone.name === name)?.card);
    }
    // Within two seconds the server repeats its first answer to an equal request, so another person asks.
    const partner = await world.tw.staff(['owner']);
    expect(await partner.client.call('takeLaneSet', sea)).toEqual({ lanes: 0, zones: 0, carriers: 0 });
    expect(await channelsOf(owner)).toHaveLength(before.length + 1);
    const again = (await setsOf(owner)).find(({ code }) => code === 'twSea');
    expect(again?.taken).toEqual([{ warehouseId, lanes: 1, removable: true }]);

    await owner.client.call('dropLaneSet', sea);
    expect(await channelsOf(owner)).toEqual(before);
    expect(await draftsOf(owner)).toEqual([]);
    expect((await owner.client.call('listCarriers', {})).map(({ code }) => code)).not.toContain('SEVEN');
  });

  test('taken over by two at once is created once', async () => {
    const partner = await world.tw.staff(['owner']);
    const air = { set: 'twAir', warehouseId } as const;
    const answers = await Promise.all([
      owner.client.call('takeLaneSet', air),
      partner.client.call('takeLaneSet', air),
    ]);
    expect(answers.map(({ lanes }) => lanes).sort()).toEqual([0, 1]);
    expect((await channelsOf(owner)).filter(({ code }) => code.startsWith('TW-AIR'))).toHaveLength(1);
  });

  test("is separate from a shop's method with its code, and from carriers of another country", async () => {
    const boss = await world.th.staff(['owner']);
    const at = await insertTestWarehouse(world, world.th);
    await boss.client.call('takeLaneSet', { set: 'th', warehouseId: at });
    await boss.client.call('takeLaneSet', { set: 'hk', warehouseId: at });
    const second = { id: await insertTestWarehouse(world, world.th) };
    await boss.client.call('takeLaneSet', { set: 'hk', warehouseId: second.id });
    const codes = (await channelsOf(boss)).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['TH-LAND', 'TH-SEA', 'TH-AIR', 'HK-LAND', 'HK-LAND-2']));
    const carriers = await boss.client.call('listCarriers', {});
    expect(carriers.map(({ code, name }) => [code, name])).toEqual(
      expect.arrayContaining([
        ['KERRY', 'Kerry Express'],
        ['KERRY-HK', 'Kerry Express Hong Kong'],
      ]),
    );
    // Amounts are in the shop's currency: 20 Hong Kong dollars are some 85 baht.
    const hk = (await setsOf(boss)).find(({ code }) => code === 'hk');
    expect(hk?.lanes[0]?.zones[0]?.card.freight).toMatchObject({ firstPriceMinor: 8500 });
    await boss.client.call('dropLaneSet', { set: 'hk', warehouseId: second.id });
    expect((await channelsOf(boss)).map(({ code }) => code)).not.toContain('HK-LAND-2');
    expect((await boss.client.call('listCarriers', {})).map(({ code }) => code)).toContain('KERRY-HK');
  });

  test('has cards that staff could have written, and prices for the listed weights', async () => {
    const { asOf, priced, sets } = await owner.client.call('getLaneSets', {});
    expect([asOf, priced]).toEqual(['2026-11', true]);
    expect(sets.map(({ code }) => code)).toEqual(['twSea', 'twAir', 'th', 'my', 'hk']);
    const codes = sets.flatMap(({ lanes }) => lanes.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const { lanes } of sets)
      for (const { carriers, zones } of lanes) {
        expect(carriers.length).toBeGreaterThan(0);
        for (const { card, prices } of zones) {
          expect(rateCardBody.parse(card)).toEqual(card);
          expect(prices.map(({ weightG }) => weightG)).toEqual([1000, 3000, 10_000]);
          for (const { totalMinor } of prices) expect(totalMinor).toBeGreaterThan(0);
        }
      }
  });

  test('stays once it was ordered with, after its prices are published', async () => {
    const sea = { set: 'twSea', warehouseId } as const;
    await owner.client.call('takeLaneSet', sea);
    const channel = (await channelsOf(owner)).find(({ code }) => code === 'TW-SEA');
    for (const { id, channelId, version } of await draftsOf(owner))
      if (channelId === channel?.id) await owner.client.call('publishRateCard', { id, version });
    const home = channel?.carriers.find(({ deliveryType }) => deliveryType === 2)?.carrierId ?? '';
    const sets: Lane = { ...lane, channelId: channel?.id ?? '', homeCarrierId: home };
    const member = await world.tw.member();
    const parcel = await insertShelvedParcel(world, sets, member);
    const choice = choiceOf(sets, [parcel], await insertApprovedAddress(world, sets, member));
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    await member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
    expect(await owner.client.attempt('dropLaneSet', sea)).toBeRefused('pricing.setInUse');
    const set = (await setsOf(owner)).find(({ code }) => code === 'twSea');
    expect(set?.taken).toEqual([{ warehouseId, lanes: 1, removable: false }]);
  });

  test('requires an open warehouse', async () => {
    const nowhere = { set: 'hk', warehouseId: '0197a1b2-0000-4000-8000-000000000000' } as const;
    for (const name of ['takeLaneSet', 'dropLaneSet'] as const)
      expect(await owner.client.attempt(name, nowhere)).toBeRefused('row.notFound');
  });
});

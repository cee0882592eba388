import { readAddress } from '@crossdock/domain/addresses/reading/readAddress.ts';
import { regions } from '@crossdock/domain/regions.ts';
import { describe, expect, test } from 'vitest';
import { hongKongAreas, malaysianAreas, taiwaneseAreas, thaiAreas } from '../src/addresses/areaSources.ts';
import { Dice } from './dice.ts';
import { generateAddress } from './madeAddresses.ts';
import { recipient } from './typedAddresses.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

const home = {
  ...recipient,
  deliveryType: 2 as const,
  province: '臺北市',
  city: '信義區',
  street: '信義路五段',
  detail: '7號10樓之一101大樓',
};

describe('a pasted address', () => {
  test('is read into the fields of the form, with derived ones', async () => {
    const { client } = await world.tw.member();
    const text = '王小明 0912345678 台北市信義區信義路五段7號10樓';
    expect(await client.call('readAddress', { text })).toEqual({
      ...{ country: 'TW', consignee: '王小明', phone: '0912345678', tel: '' },
      ...{ province: '臺北市', city: '信義區', area: '', areaId: 'TW/100/110信義區' },
      ...{ street: '信義路五段', detail: '7號10樓', zip: '110', derived: ['zip'], rest: '' },
      choices: { country: [], consignee: [], phone: [], zip: [], place: [] },
    });
  });

  test("without a place is in the form's country", async () => {
    const { client } = await world.tw.member();
    const text = '王小明';
    expect((await client.call('readAddress', { text })).country).toBe('');
    expect((await client.call('readAddress', { text, country: 'TH' })).country).toBe('TH');
  });

  test('is read with the areas that the database finds as with all of them', async () => {
    const countries = (await world.tw.guest.call('listDestinations', {})).list.map(({ code }) => code);
    const areas = [...taiwaneseAreas(), ...hongKongAreas(), ...thaiAreas(), ...malaysianAreas()];
    const dice = new Dice(7);
    const { client } = await world.tw.member();
    for (const country of regions)
      for (let n = 0; n < 25; n += 1) {
        const { text } = generateAddress(dice, country, { areas });
        expect(await client.call('readAddress', { text }), text).toEqual(
          readAddress(text, { areas, countries }),
        );
      }
  });

  test('is not read for a guest, or without words', async () => {
    expect(await world.tw.guest.attempt('readAddress', { text: '台北市' })).toBeRefused({ code: 401 });
    const { client } = await world.tw.member();
    expect(await client.attempt('readAddress', { text: '' })).toBeRefused({ fields: { text: {} } });
  });
});

describe('a postal code that the tables lack for the area', () => {
  test('is refused, unless the member insists; then staff review it', async () => {
    const { client } = await world.tw.member();
    const owner = await world.tw.staff(['owner']);
    expect(await client.attempt('addAddress', { ...home, zip: '999' })).toBeRefused({
      error: 'address.zipOutside',
      fields: { zip: {} },
    });
    await world.tw.set({ addressAudit: false });
    const plain = await client.call('addAddress', { ...home, zip: '110', zipKept: true });
    expect(plain).toMatchObject({ state: 'approved', zipKept: false });
    const kept = await client.call('addAddress', { ...home, zip: '999', zipKept: true });
    expect(kept).toMatchObject({ state: 'pending', zip: '999', zipKept: true, city: '信義區' });
    const { list } = await owner.client.call('listAddressAudits', {});
    expect(list).toMatchObject([{ id: kept.id, zipKept: true }]);
  });

  test('is kept by a change too, and replaced by the next right one', async () => {
    const { client } = await world.tw.member();
    const { id } = await client.call('addAddress', { ...home, zip: '110' });
    expect(await client.attempt('editAddress', { id, ...home, zip: '999' })).toBeRefused(
      'address.zipOutside',
    );
    expect(await client.call('editAddress', { id, ...home, zip: '999', zipKept: true })).toMatchObject({
      ...{ state: 'pending', zipKept: true },
    });
    expect(await client.call('editAddress', { id, ...home, zip: '110', zipKept: true })).toMatchObject({
      zipKept: false,
    });
  });
});

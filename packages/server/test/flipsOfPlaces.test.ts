import type { Request } from '@crossdock/contract/table.ts';
import { beforeAll, describe, expect } from 'vitest';
import { createLane, sevenFields } from './lanes.ts';
import { insertLane, insertShelvedParcel } from './orderWorld.ts';
import { forecast, measured, picture } from './parcelWorld.ts';
import { type SettingName, testSettingEffect } from './settingEffects.ts';
import { byKilogram } from './storageTerms.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lanes = await createLane(world, world.tw);
const owner = lanes.owner;
const member = await world.tw.member();

/** A setting that is shown as saved: its name, the new value, and the shown text if it differs from the value. */
type Shown = readonly [setting: SettingName, value: unknown, shown?: unknown];
const fieldOf = (setting: string) => setting.slice(setting.indexOf('.') + 1);

describe('warehouses', () => {
  const usual = {
    code: 'SZ',
    name: '深圳倉',
    linkman: '{userName}',
    phone: '138',
    address: '深圳市 {alias}',
    zip: '518000',
    freeStorageDays: 30,
    storage: byKilogram,
    closedDays: [],
  };
  let id: string;
  beforeAll(async () => {
    id = (await owner.client.call('addWarehouse', usual)).id;
  });
  const edit = (changes: Partial<Request<'editWarehouse'>>) =>
    owner.client.call('editWarehouse', { ...usual, id, ...changes });
  const seen = async () =>
    (await member.client.call('getWarehouseList', {})).find((one) => one.id === id) ?? {};

  const shown: readonly Shown[] = [
    ['editWarehouse.code', 'SZ2'],
    ['editWarehouse.name', '深圳二倉'],
    ['editWarehouse.linkman', '收件人'],
    ['editWarehouse.phone', '139'],
    ['editWarehouse.address', '深圳市南山區 {alias}', expect.stringContaining('深圳市南山區')],
    ['editWarehouse.zip', '518001'],
    ['editWarehouse.freeStorageDays', 45],
  ];
  for (const [setting, value, now = value] of shown)
    testSettingEffect(setting, 'what members are shown', async () => {
      await edit({});
      expect(await seen()).not.toMatchObject({ [fieldOf(setting)]: now });
      await edit({ [fieldOf(setting)]: value });
      expect(await seen()).toMatchObject({ [fieldOf(setting)]: now });
    });

  testSettingEffect('editWarehouse.names', 'what it is called in a language', async () => {
    await edit({ names: { zh: '', tw: '', en: 'Shenzhen' } });
    expect(await seen()).toMatchObject({ name: 'Shenzhen' });
  });

  testSettingEffect(
    ['editWarehouse.storage', 'editWarehouse.closedDays'],
    'the rent of a parcel',
    async () => {
      const { id: parcelId, courierNumber } = await forecast(member);
      await owner.client.call('addLocations', { warehouseId: id, codes: ['A-01'] });
      await owner.client.call('receiveParcel', {
        courierNumber,
        warehouseId: id,
        ...measured,
        shelfCode: 'A-01',
      });
      const day = 86_400_000;
      const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
      await world.change('parcels', { id: parcelId }, { arrivedAt: ago(40), shelvedAt: ago(40) });
      const rent = async () => (await member.client.call('getParcel', { id: parcelId })).storage?.rentMinor;
      await edit({ storage: { ...byKilogram, dayRateMinor: 100 } });
      const usually = await rent();
      expect(usually).toBeGreaterThan(0);
      await edit({ storage: { ...byKilogram, dayRateMinor: 200 } });
      expect(await rent()).toBe(2 * Number(usually));
      await edit({
        storage: { ...byKilogram, dayRateMinor: 100 },
        closedDays: [ago(5), ago(6)].map((at) => at.slice(0, 10)),
      });
      expect(await rent()).toBe(0.8 * Number(usually));
    },
  );
});

describe('goods types', () => {
  const usual = { zh: '鞋', tw: '鞋', en: 'Shoes', goodsClass: 'general', active: true } as const;
  const edit = (changes: Partial<Request<'editGoodsType'>>) =>
    owner.client.call('editGoodsType', { id: lanes.goodsType('shoes'), ...usual, ...changes });
  const seen = async (lang: 'zh' | 'tw' | 'en' = 'en') =>
    (await world.tw.as(member.token, lang).call('queryGoodsTypes', {})).list.find(
      (one) => one.code === 'shoes',
    );

  testSettingEffect(
    ['editGoodsType.zh', 'editGoodsType.tw', 'editGoodsType.en'],
    'its name in the language of the reader',
    async () => {
      await edit({ zh: '鞋靴', tw: '鞋類', en: 'Footwear' });
      const names = await Promise.all((['zh', 'tw', 'en'] as const).map(seen));
      expect(names.map((one) => one?.name)).toEqual(['鞋靴', '鞋類', 'Footwear']);
    },
  );

  testSettingEffect('editGoodsType.goodsClass', 'the channels that take it', async () => {
    await edit({});
    expect((await seen())?.channels).toHaveLength(1);
    await edit({ goodsClass: 'prohibited' });
    expect((await seen())?.channels).toHaveLength(0);
  });

  testSettingEffect('editGoodsType.active', 'whether it can be chosen', async () => {
    await edit({ active: false });
    expect(await seen()).toBeUndefined();
    await edit({});
    expect(await seen()).toBeDefined();
  });
});

describe('pickup points', () => {
  const usual = {
    code: 'P1',
    name: '台北站',
    kind: 'counter',
    country: 'TW',
    address: '松高路 9 號',
  } as const;
  let id: string;
  beforeAll(async () => {
    id = (await owner.client.call('savePickupPoint', usual)).id;
  });
  const edit = (changes: Partial<Request<'savePickupPoint'>>) =>
    owner.client.call('savePickupPoint', { ...usual, id, ...changes });
  const seen = async () =>
    (await world.tw.guest.call('listPickupPoints', {})).list.find((one) => one.id === id) ?? {};

  const shown: readonly Shown[] = [
    ['savePickupPoint.code', 'P2'],
    ['savePickupPoint.name', '台北二站'],
    ['savePickupPoint.kind', 'locker'],
    ['savePickupPoint.country', 'TH'],
    ['savePickupPoint.province', '臺北市'],
    ['savePickupPoint.city', '信義區'],
    ['savePickupPoint.area', '西村里'],
    ['savePickupPoint.address', '松高路 11 號'],
    ['savePickupPoint.zip', '110'],
    ['savePickupPoint.phone', '02-1234'],
    ['savePickupPoint.hours', '10:00–20:00'],
    ['savePickupPoint.latitude', 25.03],
    ['savePickupPoint.longitude', 121.56],
    ['savePickupPoint.maxSideMm', 450],
    ['savePickupPoint.maxSideSumMm', 1_050],
    ['savePickupPoint.maxPieceG', 5_000],
    ['savePickupPoint.holdDays', 14],
  ];
  for (const [setting, value, now = value] of shown)
    testSettingEffect(setting, 'what everybody is shown', async () => {
      const fitting = fieldOf(setting) === 'latitude' || fieldOf(setting) === 'longitude';
      const beside = fitting ? { latitude: 25.03, longitude: 121.56 } : {};
      await edit({});
      expect(await seen()).not.toMatchObject({ [fieldOf(setting)]: now });
      await edit({ ...beside, [fieldOf(setting)]: value });
      expect(await seen()).toMatchObject({ [fieldOf(setting)]: now });
    });

  testSettingEffect('savePickupPoint.carrierIds', 'who may bring parcels there', async () => {
    const shop = world.th;
    const lane = await insertLane(world, shop, { country: 'TH' });
    const thai = await shop.staff(['owner']);
    const member = await shop.member();
    const parcelId = await insertShelvedParcel(world, lane, member);
    const other = await thai.client.call('addCarrier', { ...sevenFields, code: 'OTHER', name: 'Other' });
    const { list } = await thai.client.call('listAllPickupPoints', {});
    const point = list.find((one) => one.id === lane.pickupPointId);
    const save = (carrierIds: string[]) =>
      thai.client.attempt('savePickupPoint', {
        ...{ id: lane.pickupPointId, code: 'P1', name: '站', kind: 'counter', country: 'TH', address: '1' },
        ...{ zip: '10110', carrierIds },
      });
    const there = async () => {
      const asked = { parcelIds: [parcelId], deliveryType: 3 as const, pickupPointId: lane.pickupPointId };
      return (await member.client.call('getChannel', asked)).offers[0];
    };
    expect(point?.carrierIds).toEqual([]);
    expect(await there()).toMatchObject({ possible: true });
    await save([other.id]);
    expect(await there()).toMatchObject({ possible: false, refusals: [{ reason: 'lane.noDelivery' }] });
    await save([other.id, lane.pickupCarrierId]);
    expect(await there()).toMatchObject({ possible: true, carriers: [{ carrierId: lane.pickupCarrierId }] });
    expect(await save([lane.homeCarrierId])).toBeRefused({
      error: 'address.carrierUnfit',
      fields: { carrierIds: {} },
    });
  });

  testSettingEffect('savePickupPoint.pictureFileId', 'its picture', async () => {
    const { fileId } = await owner.client.call(
      'uploadStaffFile',
      { purpose: 'pickupPoint' },
      { file: picture() },
    );
    await edit({ pictureFileId: fileId });
    expect(await seen()).toMatchObject({ picture: expect.stringContaining(fileId) });
  });
});

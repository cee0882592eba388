import { beforeAll, describe, expect, test } from 'vitest';
import { addShop, newShopFields } from '../src/shops/newShop.ts';
import { insertTestWarehouse } from './parcelWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();

describe('a shop that the operator’s command left open', () => {
  let boss: Person;
  const basics = { name: 'Fresh', currency: 'TWD', timeZone: 'Asia/Taipei', defaultLang: 'tw' as const };
  const host = 'ship.fresh.test';
  beforeAll(async () => {
    const fields = newShopFields.parse({
      ...{ host, 'owner-login': 'boss', 'owner-password': 'Harbour88' },
    });
    const id = await addShop(world.running.services.config.DATABASE_URL, fields);
    const { token } = await world.client(host).call('loginStaff', { login: 'boss', password: 'Harbour88' });
    const own = { oldPassword: 'Harbour88', password: 'Riverside-at-7', confirmPassword: 'Riverside-at-7' };
    await world.client(host, token).call('changeStaffPassword', own);
    boss = { id, token, client: world.client(host, token) };
  });
  const save = async (changes: Partial<typeof basics>) => {
    await boss.client.call('saveShopBasics', { ...basics, ...changes });
  };
  const stateOf = async () =>
    (await boss.client.call('getOpening', {})).steps.find(({ step }) => step === 'basics')?.state;
  const shown = () => world.client(host).call('getShopInfo', {});

  test('begins in Taiwan, named after its host', async () => {
    expect(await shown()).toMatchObject({ shop_name: host });
    const { basics: found } = await boss.client.call('getOpening', {});
    expect(found).toEqual({ ...basics, name: host, changeable: true });
    expect(await stateOf()).toBe('recommended');
  });

  test('begins with storage days that count from the delivery of the arrival message', async () => {
    expect(await boss.client.call('getShopSettings', {})).toMatchObject({
      storageFrom: 'told',
      storageLatestDays: 3,
    });
  });

  testSettingEffect('saveShopBasics.name', 'how the shop is called', async () => {
    await save({ name: '新店集運' });
    expect(await shown()).toMatchObject({ shop_name: '新店集運' });
    expect(await stateOf()).toBe('done');
    await save({ name: 'Fresh' });
    expect(await shown()).toMatchObject({ shop_name: 'Fresh' });
  });

  testSettingEffect('saveShopBasics.defaultLang', 'the language of visitors', async () => {
    const langOf = async () => (await shown()).defaultLanguage;
    const before = await langOf();
    await save({ defaultLang: 'en' as never });
    expect(await langOf()).not.toBe(before);
    await save({});
    expect(await langOf()).toBe(before);
  });

  testSettingEffect(
    'saveShopBasics.currency',
    'the currency of starting prices, the coin and the carriers',
    async () => {
      const first = async () =>
        (await boss.client.call('getLaneSets', {})).sets[0]?.lanes[0]?.zones[0]?.card.freight;
      expect(await first()).toMatchObject({ firstPriceMinor: 8000 });
      await save({ currency: 'HKD' });
      // 80 Taiwan dollars are about 20 Hong Kong dollars.
      expect(await first()).toMatchObject({ firstPriceMinor: 2000 });
      expect((await boss.client.call('listCarriers', {})).map(({ name }) => name)).toContain(
        'Kerry 嘉里大榮',
      );
      await save({});
      expect(await first()).toMatchObject({ firstPriceMinor: 8000 });
    },
  );

  testSettingEffect('saveShopBasics.timeZone', 'the days of the shop', async () => {
    const zone = async () => (await boss.client.call('getOpening', {})).basics.timeZone;
    await save({ timeZone: 'Asia/Bangkok' });
    expect(await zone()).toBe('Asia/Bangkok');
    expect(await shown()).toMatchObject({ timeZone: 'Asia/Bangkok' });
    await save({});
    expect(await shown()).toMatchObject({ timeZone: 'Asia/Taipei' });
  });

  test('keeps its basics once there are prices, except the name', async () => {
    const at = await insertTestWarehouse(world, { ...world.tw, id: boss.id });
    await boss.client.call('takeLaneSet', { set: 'hk', warehouseId: at });
    const changed = { ...basics, currency: 'HKD' };
    expect(await boss.client.attempt('saveShopBasics', changed)).toBeRefused('shop.basicsFixed', 'currency');
    await save({ name: 'Later' });
    expect((await boss.client.call('getOpening', {})).basics).toMatchObject({
      name: 'Later',
      changeable: false,
    });
    await boss.client.call('dropLaneSet', { set: 'hk', warehouseId: at });
    expect(await boss.client.attempt('saveShopBasics', changed)).toMatchObject({ ok: true });
    const nowhere = { ...basics, timeZone: 'Taipei' };
    expect(await boss.client.attempt('saveShopBasics', nowhere)).toMatchObject({ ok: false });
  });
});

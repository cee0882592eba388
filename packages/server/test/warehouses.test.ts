import { expect, test } from 'vitest';
import { channelFields, createLane } from './lanes.ts';
import { testSettingEffect } from './settingEffects.ts';
import { byKilogram } from './storageTerms.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const lanes = await createLane(world, world.tw);

const fields = {
  code: 'YW',
  name: '義烏倉',
  linkman: '{userName}',
  phone: '13900139000',
  address: '义乌市银海路399号',
  zip: '322000',
  freeStorageDays: 21,
  storage: byKilogram,
  closedDays: [],
};

test("a member sees each warehouse with the member's own values in place of the placeholders", async () => {
  const member = await world.tw.member({ name: '陳小美' });
  const row = await world.row('members', { id: member.id });
  const [warehouse] = await member.client.call('getWarehouseList', {});
  expect(warehouse?.linkman).toBe(`陳小美-${row?.simpleCode}`);
  expect(warehouse?.address).toBe(`广州市白云区石沙路218号 ${row?.randomName}室`);
});

test('an address that does not name the member gets the alias at its end', async () => {
  await lanes.owner.client.call('addWarehouse', fields);
  const member = await world.tw.member();
  const row = await world.row('members', { id: member.id });
  const list = await member.client.call('getWarehouseList', {});
  expect(list.find((one) => one.code === 'YW')?.address).toBe(`义乌市银海路399号 ${row?.randomName}`);
});

test('a warehouse has its name in the reader’s language if the shop gives one, otherwise its one name', async () => {
  const added = await lanes.owner.client.call('addWarehouse', {
    ...fields,
    code: 'NM',
    name: '寧波倉',
    names: { zh: '宁波仓', tw: '', en: 'Ningbo warehouse' },
  });
  const { token } = await world.tw.member();
  const seen = async (lang: 'zh' | 'tw' | 'en') => {
    const list = await world.tw.as(token, lang).call('getWarehouseList', {});
    return list.find(({ id }) => id === added.id)?.name;
  };
  expect([await seen('zh'), await seen('tw'), await seen('en')]).toEqual([
    '宁波仓',
    '寧波倉',
    'Ningbo warehouse',
  ]);
});

test('a mistyped placeholder is refused at its field, and so is a used code', async () => {
  const typo = await lanes.owner.client.attempt('addWarehouse', {
    ...fields,
    code: 'X1',
    linkman: '{memberID}',
  });
  expect(typo).toBeRefused({
    error: 'warehouse.placeholder',
    fields: { linkman: { params: { placeholder: '{memberID}' } } },
  });
  const twice = await lanes.owner.client.attempt('addWarehouse', { ...fields, code: 'GZ' });
  expect(twice).toBeRefused({ code: 409, error: 'warehouse.codeTaken' });
  const edited = await lanes.owner.client.attempt('editWarehouse', {
    ...fields,
    id: lanes.warehouseId,
    code: 'YW',
  });
  expect(edited).toBeRefused('warehouse.codeTaken');
});

testSettingEffect(
  'activateWarehouse.active',
  'a closed one leaves the list of members, and one with parcels in the house cannot be closed',
  async () => {
    const added = await lanes.owner.client.call('addWarehouse', { ...fields, code: 'SZ', name: '深圳倉' });
    const member = await world.tw.member();
    const names = async () => (await member.client.call('getWarehouseList', {})).map((one) => one.name);
    expect(await names()).toContain('深圳倉');
    await lanes.owner.client.call('activateWarehouse', { id: added.id, active: false });
    expect(await names()).not.toContain('深圳倉');
    const all = await lanes.owner.client.call('listStaffWarehouses', {});
    expect(all.find((one) => one.id === added.id)?.active).toBe(false);

    await world.sql(
      `insert into parcels (shop_id, id, number, bill_code, warehouse_id, state, created_at, updated_at)
     values ($1, gen_random_uuid(), 'P1', 'SF1', $2, 'unclaimed', now(), now())`,
      [world.tw.id, lanes.warehouseId],
    );
    await world.change('parcels', { courierNumber: 'SF1' }, { state: 'shelved' });
    const refused = await lanes.owner.client.attempt('activateWarehouse', {
      id: lanes.warehouseId,
      active: false,
    });
    expect(refused).toBeRefused({ code: 409, error: 'warehouse.inUse' });
  },
);

test('goods types are renamed, classed and ordered only by the owner', async () => {
  const clothes = lanes.goodsType('clothes');
  const fields = { zh: '衣服', tw: '衣服', en: 'Clothing', goodsClass: 'sensitive' } as const;
  const edit = (more: { active: boolean; id?: string }) =>
    lanes.owner.client.attempt('editGoodsType', { id: clothes, ...fields, ...more });
  await edit({ active: false });
  const before = await lanes.owner.client.call('listStaffGoodsTypes', {});
  const closed = { en: 'Clothing', goodsClass: 'sensitive', active: false };
  expect(before.find((one) => one.id === clothes)).toMatchObject(closed);
  expect(before.filter((one) => !one.active)).toHaveLength(1);
  await edit({ active: true });
  const unknown = crypto.randomUUID();
  expect(await edit({ active: true, id: unknown })).toBeRefused('row.notFound');
  expect(await lanes.owner.client.attempt('orderGoodsTypes', { ids: [clothes, unknown] })).toBeRefused(
    'row.notFound',
  );
  await lanes.owner.client.call('orderGoodsTypes', { ids: before.map((one) => one.id).reverse() });
  const after = await lanes.owner.client.call('listStaffGoodsTypes', {});
  expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id).reverse());

  const clerk = await world.tw.staff(['warehouse']);
  expect((await clerk.client.call('listStaffWarehouses', {})).length).toBeGreaterThan(0);
  const denied = await clerk.client.attempt('orderGoodsTypes', { ids: [clothes] });
  expect(denied).toBeRefused({ code: 403 });
});

test('another shop neither sees nor edits these warehouses', async () => {
  const stranger = await world.th.staff(['owner']);
  expect(await stranger.client.call('listStaffWarehouses', {})).toEqual([]);
  const edit = await stranger.client.attempt('editWarehouse', { ...fields, id: lanes.warehouseId });
  expect(edit).toBeRefused({ code: 404 });
});

test("the owner's changes are in the audit log", async () => {
  const rows = await world.sql<{ call: string }>(
    `select call from audit_log where shop_id = $1 and staff_id = $2`,
    [world.tw.id, lanes.owner.id],
  );
  expect(rows.map((row) => row.call)).toEqual(
    expect.arrayContaining(['addWarehouse', 'activateWarehouse', 'editGoodsType']),
  );
});

test('a channel that serves only other areas says so', async () => {
  const { owner, warehouseId, kerryId } = lanes;
  const east = await owner.client.call('addChannel', {
    ...channelFields(warehouseId, [{ carrierId: kerryId, deliveryType: 2 }]),
    code: 'EAST',
  });
  await owner.client.call('addZone', { channelId: east.id, name: '花東', zipPrefixes: ['95', '97'] });
  await owner.client.call('removeZone', { id: east.zones[0]?.id ?? '' });
  const { offers } = await world.tw.guest.call('sumFree', {
    country: 'TW',
    zip: '106',
    boxes: ['900x100x100x100'],
    goodsType: 'clothes',
  });
  const offer = offers.find(({ code }) => code === 'EAST');
  expect(offer).toMatchObject({ possible: false, quote: null, refusals: [{ reason: 'lane.noZone' }] });
});

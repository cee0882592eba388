import type { ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { expect, test } from 'vitest';
import { type Files, shopExportTools } from './exportWorld.ts';
import {
  applyCheckedImport,
  csv,
  memberFile,
  memberNumber,
  rivalHeads,
  uploadAndApply,
  uploadAndCheck,
} from './movingWorld.ts';
import { insertLane } from './orderWorld.ts';
import { startWorld, type WorldShop } from './world.ts';

/** Tests that a shop can import another shop's exported files without renaming their columns. */
let files: Files;
const world = await startWorld();
const [from, to] = await Promise.all([world.tw.staff(['owner']), world.th.staff(['owner'])]);
for (const shop of [world.tw, world.th]) {
  await insertLane(world, shop);
  await world.change('shops', { id: shop.id }, { openedAt: null });
  await world.sql('delete from member_levels where shop_id = $1', [shop.id]);
}
const bring = (kind: ImportFileKind, rows: Parameters<typeof csv>[0]) =>
  uploadAndApply(world, world.tw, from, kind, csv(rows));
await bring('levels', [
  ['level', 'name_tw', 'from_paid_minor'],
  [1, '普通', ''],
  [2, '銀牌', 100_000],
]);
await bring('staff', [
  ['login', 'name', 'roles'],
  ['depot7', '陳倉', 'warehouse support'],
]);
await uploadAndApply(world, world.tw, from, 'members', memberFile(3));
const row = (n: number) => [
  memberNumber(n),
  `W${n}`,
  '王小明',
  '0912345678',
  '台北市',
  '信義區',
  '信義路五段七號八十九樓',
  '110',
];
await bring('addresses', [rivalHeads.addresses, row(1), row(2)]);
await bring('coupons', [
  ['member', 'coupon', 'name', 'amount_minor', 'valid_until', 'uses_left'],
  [memberNumber(1), 'Q1', '滿千折百', 10_000, '2099-01-01', 2],
]);
const parcel = (n: number) => [
  `SF10000000${2000 + n}`,
  memberNumber(n),
  'A-12',
  '外套',
  '1250',
  'clothes',
  '50000',
];
await bring('parcels', [
  ['courier_number', 'member', 'location', 'goods_name', 'weight_g', 'goods_type', 'declared_value_minor'],
  parcel(1),
  parcel(2),
]);
await bring('orders', [
  ['order', 'member', 'lane', 'parcels', 'address_number', 'remark'],
  ['OLD-1', memberNumber(1), 'SEA', 'SF100000002001', 'W1', '小心'],
]);

async function read(shop: WorldShop, kind: ImportFileKind) {
  const bytes = files.get(`${kind}.csv`);
  if (bytes === undefined) throw new Error(`no ${kind}.csv`);
  const of = await uploadAndCheck(world, shop, to, kind, new File([Uint8Array.from(bytes)], `${kind}.csv`));
  const { list } = await to.client.call('listMoveRows', { id: of.id, state: 'faulty', pageSize: 100 });
  const faults = list.flatMap((one) => one.faults.map(({ error }) => error));
  if (of.newCount + of.changedCount === 0) return { written: 0, faults };
  return { written: (await applyCheckedImport(world, shop, to, of)).writtenCount, faults };
}

test('levels, staff, members, addresses, coupons, parcels and open orders are the same in another shop', async () => {
  const exports = shopExportTools(world, from);
  files = await exports.download(await exports.written());
  const shop = world.th;
  expect(await read(shop, 'levels')).toEqual({ written: 2, faults: [] });
  // The owner of the old shop is not moved in.
  expect(await read(shop, 'staff')).toEqual({ written: 1, faults: ['moving.noOwner'] });
  expect(await read(shop, 'members')).toEqual({ written: 3, faults: [] });
  expect(await read(shop, 'addresses')).toEqual({ written: 2, faults: [] });
  expect(await read(shop, 'coupons')).toEqual({ written: 2, faults: [] });
  expect(await read(shop, 'parcels')).toEqual({ written: 2, faults: [] });
  expect(await read(shop, 'orders')).toEqual({ written: 1, faults: [] });
  const [order] = await world.sql<{ state: string; number: string }>(
    `select orders.state, orders.number, orders.remark, (select count(*)::int from parcels where order_id = orders.id) as parcels
     from orders where shop_id = $1`,
    [shop.id],
  );
  const before = await world.row('orders', { shopId: world.tw.id });
  expect(order).toEqual({ state: 'processing', number: before?.number, remark: 'OLD-1 · 小心', parcels: 1 });
  const copies = await world.sql('select state, valid_until from member_coupons where shop_id = $1', [
    shop.id,
  ]);
  expect(copies.map(({ state }) => state)).toEqual(['unused', 'unused']);
  for (const kind of ['levels', 'members', 'addresses', 'coupons', 'parcels', 'orders'] as const)
    expect([kind, await read(shop, kind)]).toEqual([kind, { written: 0, faults: [] }]);
});

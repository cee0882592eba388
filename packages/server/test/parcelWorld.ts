import type { Request } from '@crossdock/contract/table.ts';
import { defaultGoodsClass, type GoodsType, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { locationRange } from '@crossdock/domain/warehouses/locations.ts';
import { newId } from '../src/platform/ids.ts';
import { byKilogram } from './storageTerms.ts';
import { type Person, startWorld, type World, type WorldOptions, type WorldShop } from './world.ts';

/** Gives a shop goods types and a warehouse. Returns the warehouse's id. */
export async function addWarehouseAndGoodsTypes(
  world: World,
  shop: WorldShop,
): Promise<{ warehouseId: string }> {
  for (const [position, code] of goodsTypes.entries())
    await world.sql(
      `insert into goods_types (shop_id, id, code, zh, tw, en, goods_class, position)
       values ($1, $2, $3, $3, $3, $3, $4, $5) on conflict do nothing`,
      [shop.id, newId(), code, defaultGoodsClass[code as GoodsType], position],
    );
  return { warehouseId: await insertTestWarehouse(world, shop) };
}

/** Gives both shops the type of goods that members forecast, and nothing else. */
export async function addForecastGoodsType({ tw, th, sql }: World): Promise<void> {
  for (const { id } of [tw, th])
    await sql(
      `insert into goods_types (shop_id, id, code, zh, tw, en, goods_class) values ($1, gen_random_uuid(), $2, '', '', '', 'general')`,
      [id, goods.goodsType],
    );
}

/** A furnished shop with two members and a warehouse clerk, and their most frequent calls. */
export async function startParcelWorld(options?: WorldOptions) {
  const world = await startWorld(options);
  const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
  const [member, other, clerk] = await Promise.all([
    world.tw.member(),
    world.tw.member(),
    world.tw.staff(['warehouse']),
  ]);
  return {
    ...{ world, warehouseId, member, other, clerk },
    say: (changes: Partial<Request<'forecastParcels'>>) =>
      member.client.attempt('forecastParcels', { courierNumber: freshNumber(), ...goods, ...changes }),
    receive: (courierNumber: string, more: Partial<Request<'receiveParcel'>> = {}) =>
      clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured, ...more }),
  };
}

export type ParcelWorld = Awaited<ReturnType<typeof startParcelWorld>>;

export async function insertTestWarehouse(world: World, shop: WorldShop, freeDays = 30): Promise<string> {
  const id = newId();
  await world.sql(
    `insert into warehouses (shop_id, id, code, name, linkman, phone, address, free_storage_days, storage, created_at)
     values ($1, $2, $3, $4, 'L', '1', 'A', $5, $6, now())`,
    [shop.id, id, `W${id.slice(-6)}`, `Warehouse ${id.slice(-4)}`, freeDays, JSON.stringify(byKilogram)],
  );
  await addShelves(world, shop, id);
  return id;
}

/** Adds the tests' shelf locations to a warehouse that was inserted by SQL. */
export async function addShelves(
  { sql }: Pick<World, 'sql'>,
  shop: Pick<WorldShop, 'id'>,
  warehouseId: string,
): Promise<void> {
  await sql(
    `insert into locations (shop_id, id, warehouse_id, code, created_at)
     select $1, gen_random_uuid(), $2, code, now() from unnest($3::text[]) as code`,
    [shop.id, warehouseId, testShelves],
  );
}

/** The shelf locations in every warehouse of the tests. */
export const testShelves = [...(locationRange('A-01', 'C-12') ?? []), 'R-01', 'R-02', 'U-01', 'Q-55'];

let made = 0;
/** A courier number that no other test uses. */
export function freshNumber(prefix = 'SF'): string {
  made += 1;
  return `${prefix}${String(process.pid % 1000).padStart(3, '0')}${String(made).padStart(9, '0')}`;
}

export const goods = {
  goodsType: 'clothes',
  goodsName: '棉質上衣',
  goodsCount: 2,
  declaredValueMinor: 120_000,
} as const satisfies Partial<Request<'forecastParcels'>>;

export const measured = { weightG: 1_250, lengthMm: 300, widthMm: 200, heightMm: 100 };

/** A one-pixel PNG: a picture that can be decoded. */
export function picture(): Blob {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' });
}

/** Forecasts one number. Returns the parcel's id and number. */
export async function forecast(
  member: Person,
  courierNumber = freshNumber(),
): Promise<{ id: string; courierNumber: string }> {
  const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods });
  const id = list[0]?.id;
  if (!id) throw new Error(`not forecast: ${list[0]?.message}`);
  return { id, courierNumber };
}

/** Compares the shop's stored parcel counters with its parcels. Returns the differences, none if they agree. */
export function counterDifferences(world: World, shopId: string) {
  return world.sql(
    `with counted as (
       select member_id, 'parcel.' || state as name, count(*)::int as n
       from parcels where shop_id = $1 and member_id is not null group by 1, 2),
     kept as (
       select member_id, name, value as n from counters where shop_id = $1 and name like 'parcel.%' and value <> 0)
     select coalesce(c.member_id, k.member_id) as member_id, coalesce(c.name, k.name) as name, c.n as counted, k.n as kept
     from counted c full join kept k on k.member_id = c.member_id and k.name = c.name
     where c.n is distinct from k.n`,
    [shopId],
  );
}

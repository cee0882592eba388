import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { selectOrderIdsByNumbers } from '../platform/selectOrderIdsByNumbers.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The most things that one scan answers. */
const scannedMax = 6;

/**
 * The parcels with one of these courier numbers, or with one of these numbers given by our system. Only complete
 * numbers match, so each search uses an index.
 */
export function parcelsByScan(tx: Tx, written: readonly string[], own: readonly string[]) {
  if (written.length + own.length === 0) return Promise.resolve([]);
  const found = sql`(
    select id from parcels where shop_id = ${tx.shopId} and bill_code = any(${[...written]}::text[])
    union
    select id from parcels where shop_id = ${tx.shopId} and number = any(${[...own]}::text[]))`;
  return tx.all(
    fromShop(tx, 'parcels')
      .leftJoin('members', shopJoin('members.id', 'parcels.memberId'))
      .leftJoin('orders', shopJoin('orders.id', 'parcels.orderId'))
      .leftJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
      .select(['parcels.id', 'parcels.number', 'parcels.courierNumber', 'parcels.state', 'parcels.shelfCode'])
      .select(['members.id as memberId', 'members.name as memberName', 'members.randomName as alias'])
      .select(['orders.id as orderId', 'orders.number as orderNumber', 'orders.state as orderState'])
      .select('warehouses.name as warehouseName')
      .where(sql<boolean>`parcels.id in ${found}`)
      // Excludes parcels without a member that were scanned by mistake and undone.
      .where((eb) => eb.or([eb('parcels.state', '<>', 'forecast'), eb('parcels.memberId', 'is not', null)]))
      .orderBy('parcels.id', 'desc')
      .limit(scannedMax),
  );
}

export type ScannedParcel = Awaited<ReturnType<typeof parcelsByScan>>[number];

/**
 * The position of the package with one of these tracking numbers, if the order has several packages and only one of
 * them matches; else 0.
 */
function onlyPackage(tx: Tx, written: readonly string[]) {
  const fits = sql`forwarding_number <> '' and forwarding_number = any(${[...written]}::text[])`;
  return sql<number>`(
    select case when count(*) > 1 and count(*) filter (where ${fits}) = 1
      then min(position) filter (where ${fits}) else 0 end
    from packages where packages.shop_id = ${tx.shopId} and packages.order_id = orders.id)`;
}

/** The orders with one of these numbers given by our system, or with one of these carriers' tracking numbers. */
export function ordersByScan(tx: Tx, own: readonly string[], written: readonly string[]) {
  if (own.length + written.length === 0) return Promise.resolve([]);
  return tx.all(
    fromShop(tx, 'orders')
      .innerJoin('warehouses', shopJoin('warehouses.id', 'orders.warehouseId'))
      .innerJoin('members', shopJoin('members.id', 'orders.memberId'))
      .select(['orders.id', 'orders.number', 'orders.state', 'orders.parcelCount'])
      .select(sql<boolean>`orders.pickup_point_id is not null`.as('collected'))
      .select(['members.id as memberId', 'members.name as memberName', 'members.randomName as alias'])
      .select(['warehouses.name as warehouseName', onlyPackage(tx, written).as('part')])
      .where(sql<boolean>`orders.id in (${selectOrderIdsByNumbers(tx, own, written)})`)
      .orderBy('orders.id', 'desc')
      .limit(scannedMax),
  );
}

export type ScannedOrder = Awaited<ReturnType<typeof ordersByScan>>[number];

/** The members with one of these aliases. */
export function membersByScan(tx: Tx, aliases: readonly string[]) {
  return tx.allOf(
    aliases,
    fromShop(tx, 'members', { randomName: aliases })
      .select(['id', 'name', 'account', 'randomName', 'status'])
      .limit(scannedMax),
  );
}

/** The open locations with one of these codes, in any warehouse. */
export function shelvesByScan(tx: Tx, codes: readonly string[]) {
  return tx.allOf(
    codes,
    fromShop(tx, 'locations', { 'locations.code': codes })
      .innerJoin('warehouses', shopJoin('warehouses.id', 'locations.warehouseId'))
      .select(['locations.id', 'locations.code', 'locations.warehouseId'])
      .select('warehouses.name as warehouseName')
      .where('locations.closedAt', 'is', null)
      .orderBy('warehouses.name')
      .limit(scannedMax),
  );
}

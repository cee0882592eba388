import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

/**
 * Facts that show which purchase each parcel comes from: our own shop's purchase, a split, the forecast, and
 * the seller's link.
 */
export async function purchaseOriginsOfParcels(tx: Tx, parcelIds: readonly string[]) {
  return tx.allOf(
    parcelIds,
    fromShop(tx, 'parcels', { 'parcels.id': parcelIds })
      .select(['parcels.id', 'parcels.splitFrom', 'parcels.goodsLink', 'parcels.forecastAt'])
      .select(
        sql<string>`coalesce((select purchase_id::text from purchase_lines
          where purchase_lines.shop_id = ${tx.shopId} and purchase_lines.parcel_id = parcels.id limit 1), '')`.as(
          'orderNumber',
        ),
      ),
  );
}

/** The number of latest packages from which the usual filling is computed. */
const latestPackages = 200;

/**
 * How full the warehouse packs its boxes: the volume of the parcels divided by the volume of their packages, in basis
 * points. It is the median of the latest packed orders in which all parcels and packages are measured; null if there are
 * none. An order with one box for each parcel does not count, because nothing was consolidated in it.
 */
export async function medianBoxFillRate(tx: Tx): Promise<{ fillBp: number | null; orders: number }> {
  const filled = sql<{ share: number }>`(
    with latest as (
      select distinct order_id from (
        select order_id from packages where shop_id = ${tx.shopId} order by id desc limit ${latestPackages}
      ) as newest
    ), boxes as (
      select order_id, count(*) as pieces, sum(length_mm::float8 * width_mm * height_mm) as volume
      from packages where shop_id = ${tx.shopId} and order_id in (select order_id from latest) group by order_id
    ), held as (
      select order_id, count(*) as pieces, sum(length_mm::float8 * width_mm * height_mm) as volume
      from parcels where shop_id = ${tx.shopId} and order_id in (select order_id from latest)
      group by order_id having bool_and(length_mm > 0 and width_mm > 0 and height_mm > 0)
    )
    select held.volume / boxes.volume as share from held join boxes using (order_id)
    where boxes.volume > 0 and held.pieces > boxes.pieces
  )`;
  return tx.one(
    db
      .selectFrom(filled.as('filled'))
      .select(sql<number>`count(*)::int`.as('orders'))
      .select(
        sql<number | null>`round(percentile_cont(0.5) within group (order by filled.share) * 10000)::int`.as(
          'fillBp',
        ),
      ),
  );
}

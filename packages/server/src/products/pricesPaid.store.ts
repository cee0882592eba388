import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/**
 * The amount paid for the goods of parcels that were bought in this shop, by parcel: their price, less their
 * share of the purchase's discount, rounded down.
 */
export async function pricesPaidByParcel(tx: Tx, parcelIds: readonly string[]) {
  const rows = await tx.allOf(
    parcelIds,
    fromShop(tx, 'purchaseLines')
      .innerJoin('purchases', shopJoin('purchases.id', 'purchaseLines.purchaseId'))
      .select('purchaseLines.parcelId')
      .select(
        sql<number>`floor(sum(purchase_lines.price_minor * purchase_lines.quantity * purchases.total_minor
          / purchases.goods_minor::numeric))::bigint`.as('paidMinor'),
      )
      .where(sql<boolean>`purchase_lines.parcel_id = any(${[...parcelIds]}::uuid[])`)
      .groupBy('purchaseLines.parcelId'),
  );
  return new Map(rows.flatMap(({ parcelId, paidMinor }) => (parcelId ? [[parcelId, paidMinor]] : [])));
}

import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { findRows, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The shop's parcels with these courier numbers, of any member; with `lock`, locked in id order. */
export function parcelsWithCourierNumbers(tx: Tx, courierNumbers: readonly string[], lock: boolean) {
  const rows = fromShop(tx, 'parcels', {
    'parcels.courierNumber': sql<string>`any(${[...courierNumbers]}::text[])`,
  })
    .leftJoin('vipParcels', shopJoin('vipParcels.parcelId', 'parcels.id', { 'vipParcels.waiting': true }))
    .select([
      'parcels.id',
      'parcels.courierNumber',
      'parcels.memberId',
      'parcels.state',
      'parcels.warehouseId',
    ])
    .select(['parcels.orderId', 'parcels.shelvedAt', 'vipParcels.vipOrderId'])
    .orderBy('parcels.id')
    .$narrowType<{ state: ParcelState }>();
  return tx.all(lock ? rows.forUpdate('parcels') : rows);
}
export type ParcelWithCourierNumber = Awaited<ReturnType<typeof parcelsWithCourierNumbers>>[number];

/** Those of the numbers that the warehouse was asked to refuse, with the requesting member. */
export function findRefusedNumbers(tx: Tx, courierNumbers: readonly string[]) {
  return findRows(tx, 'refusals', { courierNumber: sql<string>`any(${[...courierNumbers]}::text[])` }, [
    'courierNumber',
    'memberId',
  ]);
}

export interface ParcelDeclaration {
  readonly id: string;
  readonly goodsTypeId: string;
  readonly goodsName: string;
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
}

/** Writes each parcel's own declaration, and the warehouse for those that have not arrived. */
export async function storeDeclarations(
  tx: Tx,
  declared: readonly ParcelDeclaration[],
  warehouseId?: string,
): Promise<void> {
  if (declared.length === 0) return;
  const rows = sql<ParcelDeclaration>`jsonb_to_recordset(${JSON.stringify(declared)}::jsonb)
    as said ("id" uuid, "goodsTypeId" uuid, "goodsName" text, "goodsCount" int, "declaredValueMinor" bigint)`;
  await tx.run({
    compile: () =>
      sql`update parcels set goods_type_id = said."goodsTypeId", goods_name = said."goodsName",
        goods_count = said."goodsCount", declared_value_minor = said."declaredValueMinor", updated_at = ${tx.now},
        warehouse_id = case when state = 'forecast' then coalesce(${warehouseId ?? null}::uuid, warehouse_id) else warehouse_id end
      from ${rows} where parcels.shop_id = ${tx.shopId} and parcels.id = said."id"`.compile(db),
  });
}

import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { DeliveryType } from '@crossdock/domain/pricing/lane.ts';
import { type Limits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import type { Destination } from '@crossdock/domain/pricing/shipment.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';
import type { ParcelToPrice } from './shipmentOf.ts';

/** The member's own parcels among `ids`, in the order of `ids`, with what pricing needs of them. */
export async function parcelsToPrice(
  tx: Tx,
  memberId: string,
  ids: readonly string[],
): Promise<(ParcelToPrice & { warehouse_id: string | null })[]> {
  if (ids.length === 0) return [];
  const rows = await tx.all(
    q
      .selectFrom('parcels')
      .leftJoin('goods_types', (join) =>
        join
          .onRef('goods_types.shop_id', '=', 'parcels.shop_id')
          .onRef('goods_types.id', '=', 'parcels.goods_type_id'),
      )
      .select([
        'parcels.id',
        'number',
        'bill_code',
        'parcels.warehouse_id',
        'weight_g',
        'length_mm',
        'width_mm',
        'height_mm',
        'declared_value_minor',
        'arrived_at',
        'shelved_at',
        'goods_types.code as goods_code',
      ])
      .where('parcels.shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('parcels.id', 'in', [...ids]),
  );
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, goods_code: row.goods_code as GoodsType | null }] : [];
  });
}

/** Where an order would go: what zones, carriers and fees depend on. */
export interface DestinationToPrice extends Destination {
  readonly deliveryType: DeliveryType;
  /** The pickup point's limits; none for home delivery. */
  readonly limits: Limits;
}

const pointColumns = ['country', 'zip', 'max_side_mm', 'max_side_sum_mm', 'max_piece_g'] as const;

export async function pickupPointToPrice(tx: Tx, id: string): Promise<DestinationToPrice | undefined> {
  const point = await tx.maybe(
    q
      .selectFrom('pickup_points')
      .select(pointColumns)
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('active', '=', true),
  );
  if (!point) return undefined;
  const limits = {
    ...noLimits,
    maxSideMm: point.max_side_mm,
    maxSideSumMm: point.max_side_sum_mm,
    maxPieceG: point.max_piece_g,
  };
  return { country: point.country, zip: point.zip, deliveryType: 3, limits };
}

/** The member's own address as a destination; an address at a pickup point has that point's limits. */
export async function addressToPrice(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<DestinationToPrice | undefined> {
  const address = await tx.maybe(
    q
      .selectFrom('addresses')
      .select(['country', 'zip', 'delivery_type', 'pickup_point_id'])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  );
  if (!address) return undefined;
  if (address.pickup_point_id !== null) return pickupPointToPrice(tx, address.pickup_point_id);
  const deliveryType = address.delivery_type === 3 ? 3 : 2;
  return { country: address.country, zip: address.zip, deliveryType, limits: noLimits };
}

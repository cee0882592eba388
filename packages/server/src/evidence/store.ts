import { sql } from 'kysely';
import { parcelListQuery } from '../parcels/list.store.ts';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

const parcelRows = (tx: Tx, memberId: string) =>
  parcelListQuery(tx.shopId)
    .select(['goodsTypes.zh', 'goodsTypes.tw', 'goodsTypes.en'])
    .where(shopCondition(tx, { 'parcels.memberId': memberId }))
    .orderBy('parcels.id');

/** A parcel of the member. */
export function findParcelOf(tx: Tx, memberId: string, id: string) {
  return tx.maybe(parcelRows(tx, memberId).where('parcels.id', '=', id));
}

/**
 * The member's parcels in an order. For a cancelled order, only parcels that were in it and still belong to
 * the member, because a released parcel may now belong to somebody else.
 */
export function parcelsOf(
  tx: Tx,
  memberId: string,
  order: { readonly id: string; readonly releasedParcelIds: readonly string[] | null },
) {
  const released = order.releasedParcelIds ?? [];
  const rows = parcelRows(tx, memberId);
  return tx.all(
    released.length === 0
      ? rows.where('parcels.orderId', '=', order.id)
      : rows.where('parcels.id', '=', sql<string>`any(${[...released]}::uuid[])`),
  );
}

export type EvidenceParcel = NonNullable<Awaited<ReturnType<typeof findParcelOf>>>;

/** Every photo of parcels with what it shows, oldest first. */
export function photosWithKind(tx: Tx, parcelIds: readonly string[]) {
  return tx.allOf(
    parcelIds,
    fromShop(tx, 'parcelPhotos', { parcelId: parcelIds })
      .select(['parcelId', 'fileId', 'kind', 'createdAt'])
      .orderBy('createdAt')
      .orderBy('fileId'),
  );
}

import type { PickupPointKind } from '@crossdock/domain/addresses/pointKinds.ts';
import type { Tx } from '../platform/db.ts';
import { deleteRows, findRows, fromShop, insertRows } from '../platform/rows.ts';

/**
 * The first of the given carriers that does not belong to the shop or does not serve this kind of point; undefined if
 * there is no such carrier.
 */
export async function firstUnfitCarrier(
  tx: Tx,
  kind: PickupPointKind,
  carrierIds: readonly string[],
): Promise<{ name: string } | undefined> {
  if (carrierIds.length === 0) return undefined;
  const rows = await findRows(tx, 'carriers', { id: carrierIds }, ['id', 'name', 'pointKinds']);
  for (const id of carrierIds) {
    const carrier = rows.find((row) => row.id === id);
    if (!carrier?.pointKinds.includes(kind)) return { name: carrier?.name ?? id };
  }
  return undefined;
}

/** The carriers that these points name, by point. Points without named carriers are left out. */
export async function carriersByPoint(
  tx: Tx,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx.allOf(
    pointIds,
    fromShop(tx, 'pickupPointCarriers', { pickupPointId: pointIds })
      .select(['pickupPointId', 'carrierId'])
      .orderBy('carrierId'),
  );
  const named = Map.groupBy(rows, (row) => row.pickupPointId);
  return new Map([...named].map(([id, own]) => [id, own.map(({ carrierId }) => carrierId)]));
}

/** Sets the carriers of the point, replacing all earlier ones. */
export async function setPointCarriers(
  tx: Tx,
  pickupPointId: string,
  carrierIds: readonly string[],
): Promise<void> {
  await deleteRows(tx, 'pickupPointCarriers', { pickupPointId });
  const rows = [...new Set(carrierIds)].sort().map((carrierId) => ({
    pickupPointId,
    carrierId,
  }));
  await insertRows(tx, 'pickupPointCarriers', rows);
}

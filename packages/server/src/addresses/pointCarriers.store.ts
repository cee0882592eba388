import type { PickupPointKind } from '@crossdock/domain/addresses/pointKinds.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** Of the named carriers, one that is not the shop's, or that brings nothing to points of the kind; undefined: all do. */
export async function unfitCarrier(
  tx: Tx,
  kind: PickupPointKind,
  carrierIds: readonly string[],
): Promise<{ name: string } | undefined> {
  if (carrierIds.length === 0) return undefined;
  const rows = await tx.all(
    db
      .selectFrom('carriers')
      .select(['id', 'name', 'pointKinds'])
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...carrierIds]),
  );
  for (const id of carrierIds) {
    const carrier = rows.find((row) => row.id === id);
    if (!carrier?.pointKinds.includes(kind)) return { name: carrier?.name ?? id };
  }
  return undefined;
}

/** The carriers that these points name for themselves, by point; one that names none is left out. */
export async function carriersNamedBy(
  tx: Tx,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (pointIds.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('pickupPointCarriers')
      .select(['pickupPointId', 'carrierId'])
      .where('shopId', '=', tx.shopId)
      .where('pickupPointId', 'in', [...pointIds])
      .orderBy('carrierId'),
  );
  const named = Map.groupBy(rows, (row) => row.pickupPointId);
  return new Map([...named].map(([id, own]) => [id, own.map(({ carrierId }) => carrierId)]));
}

/** Names these carriers for the point, and no others. */
export async function nameCarriers(
  tx: Tx,
  pickupPointId: string,
  carrierIds: readonly string[],
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('pickupPointCarriers')
      .where('shopId', '=', tx.shopId)
      .where('pickupPointId', '=', pickupPointId),
  );
  const rows = [...new Set(carrierIds)].sort().map((carrierId) => ({
    shopId: tx.shopId,
    pickupPointId,
    carrierId,
  }));
  if (rows.length > 0) await tx.run(db.insertInto('pickupPointCarriers').values(rows));
}

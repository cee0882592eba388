import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Staff } from '../platform/scope.ts';

export interface PackedBox extends Box {
  readonly photoFileId?: string | undefined;
}

/** Writes an order's packages in the order in which they were packed. */
export async function addPackages(
  tx: Tx,
  actor: Staff,
  orderId: string,
  boxes: readonly PackedBox[],
): Promise<void> {
  await tx.run(
    db.insertInto('packages').values(
      boxes.map((box, at) => ({
        shopId: tx.shopId,
        id: newId(),
        orderId,
        position: at + 1,
        weightG: box.weightG,
        lengthMm: box.lengthMm,
        widthMm: box.widthMm,
        heightMm: box.heightMm,
        photoFileId: box.photoFileId ?? null,
        packedBy: actor.staffId,
        createdAt: tx.now,
      })),
    ),
  );
}

export async function dropPackages(tx: Tx, orderId: string): Promise<void> {
  await tx.run(db.deleteFrom('packages').where('shopId', '=', tx.shopId).where('orderId', '=', orderId));
}

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
        shop_id: tx.shopId,
        id: newId(),
        order_id: orderId,
        position: at + 1,
        weight_g: box.weightG,
        length_mm: box.lengthMm,
        width_mm: box.widthMm,
        height_mm: box.heightMm,
        photo_file_id: box.photoFileId ?? null,
        packed_by: actor.staffId,
        created_at: tx.now,
      })),
    ),
  );
}

export async function dropPackages(tx: Tx, orderId: string): Promise<void> {
  await tx.run(db.deleteFrom('packages').where('shop_id', '=', tx.shopId).where('order_id', '=', orderId));
}

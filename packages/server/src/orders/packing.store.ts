import type { PackedPieces } from '@crossdock/domain/orders/contents.ts';
import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId } from '../platform/ids.ts';
import { deleteRows, insertRows } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { addContents, deleteContents } from './contents.store.ts';

export interface PackedBox extends Box {
  readonly photoFileId?: string | undefined;
  /** The package's contents; empty if not known. */
  readonly held: readonly PackedPieces[];
}

/** Writes an order's packages in packing order. */
export async function addPackages(
  tx: Tx,
  actor: Staff,
  orderId: string,
  boxes: readonly PackedBox[],
  scale: string,
): Promise<void> {
  const packed = boxes.map(({ weightG, lengthMm, widthMm, heightMm, photoFileId = null }) => ({
    id: newId(),
    measured: { weightG, lengthMm, widthMm, heightMm },
    photoFileId,
  }));
  await Promise.all([
    insertRows(
      tx,
      'packages',
      packed.map(({ id, measured, photoFileId }, at) => ({
        ...{ id, orderId, position: at + 1, ...measured, photoFileId },
        packedBy: actor.staffId,
        createdAt: tx.now,
      })),
    ),
    // The package's row holds its official measures. The first measurement is also stored in a row of its own.
    insertRows(
      tx,
      'packageMeasurements',
      packed.map(({ id, measured, photoFileId: fileId }) => ({
        ...{ id, orderId, packageId: id, ...measured, fileId, scale },
        staffId: actor.staffId,
        at: tx.now,
      })),
    ),
    addContents(tx, fieldOf(packed, 'id'), fieldOf(boxes, 'held')),
  ]);
}

export async function deletePackages(tx: Tx, orderId: string): Promise<void> {
  await Promise.all([deleteContents(tx, orderId), deleteRows(tx, 'packages', { orderId })]);
}

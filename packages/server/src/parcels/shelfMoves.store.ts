import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Staff } from '../platform/scope.ts';

interface ShelfMove {
  readonly parcelId: string;
  readonly from: string;
  readonly to: string;
  readonly isUndo?: boolean;
}

/** Records where parcels lie now, and where each lay before. */
export async function recordShelfMoves(tx: Tx, actor: Staff, moves: readonly ShelfMove[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.run(
    db.insertInto('shelf_moves').values(
      moves.map(({ parcelId, from, to, isUndo = false }) => ({
        shop_id: tx.shopId,
        id: newId(),
        parcel_id: parcelId,
        from_code: from,
        to_code: to,
        staff_id: actor.staffId,
        is_undo: isUndo,
        at: tx.now,
      })),
    ),
  );
}

/** The last placing of a parcel. */
export function lastShelfMove(tx: Tx, parcelId: string) {
  return tx.maybe(
    db
      .selectFrom('shelf_moves')
      .select(['from_code', 'to_code', 'staff_id', 'is_undo', 'at'])
      .where('shop_id', '=', tx.shopId)
      .where('parcel_id', '=', parcelId)
      .orderBy('id', 'desc')
      .limit(1),
  );
}

/** Where a parcel has lain, oldest first. */
export function shelfMovesOf(tx: Tx, parcelId: string) {
  return tx.all(
    db
      .selectFrom('shelf_moves')
      .innerJoin('staff', (join) =>
        join
          .onRef('staff.shop_id', '=', 'shelf_moves.shop_id')
          .onRef('staff.id', '=', 'shelf_moves.staff_id'),
      )
      .select(['at', 'from_code as from', 'to_code as to', 'is_undo as isUndo', 'staff.name as staffName'])
      .where('shelf_moves.shop_id', '=', tx.shopId)
      .where('parcel_id', '=', parcelId)
      .orderBy('shelf_moves.id')
      .limit(200),
  );
}

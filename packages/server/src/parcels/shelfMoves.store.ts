import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { fromShop, insertRows } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { staffName } from '../platform/staffName.ts';

interface ShelfMove {
  readonly parcelId: string;
  readonly from: string;
  readonly to: string;
  readonly isUndo?: boolean;
}

/** Records the new and the former location of parcels. */
export async function recordShelfMoves(tx: Tx, actor: Staff, moves: readonly ShelfMove[]): Promise<void> {
  await insertRows(
    tx,
    'shelfMoves',
    moves.map(({ parcelId, from, to, isUndo = false }) => ({
      id: newId(),
      parcelId,
      fromCode: from,
      toCode: to,
      staffId: actor.staffId,
      isUndo,
      at: tx.now,
    })),
  );
}

/** The last time that the parcel was put on a shelf. */
export function lastShelfMove(tx: Tx, parcelId: string) {
  return tx.maybe(
    fromShop(tx, 'shelfMoves', { parcelId })
      .select(['fromCode', 'toCode', 'staffId', 'isUndo', 'at'])
      .orderBy('id', 'desc')
      .limit(1),
  );
}

/** A parcel's locations, oldest first. */
export function shelfMovesOf(tx: Tx, parcelId: string) {
  return tx.all(
    fromShop(tx, 'shelfMoves')
      .select(['at', 'fromCode as from', 'toCode as to', 'isUndo'])
      .select(staffName(tx, 'shelfMoves.staffId', 'staffName'))
      .where('parcelId', '=', parcelId)
      .orderBy('shelfMoves.id')
      .limit(200),
  );
}

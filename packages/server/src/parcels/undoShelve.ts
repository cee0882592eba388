import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouseParcelStates, isInOrder } from '@crossdock/domain/parcels/states.ts';
import { undoProblem } from '@crossdock/domain/undo.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { warehousesWithLocation } from '../warehouses/locations.store.ts';
import { changeParcel } from './desk.store.ts';
import { lastShelfMove, recordShelfMoves } from './shelfMoves.store.ts';
import { lockParcel, transitionParcels } from './store.ts';

/**
 * Undoes the last shelving: the parcel returns to its previous shelf, or off the shelves if there was none.
 */
export const undoShelve: Handler<'undoShelve'> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  const last = await lastShelfMove(tx, row.id);
  if (
    last === undefined ||
    last.isUndo ||
    last.toCode !== row.shelfCode ||
    !inWarehouseParcelStates.includes(row.state)
  )
    return refuse('parcel.notUndoable');
  const problem = undoProblem({ by: last.staffId, at: last.at }, actor.staffId, tx.now);
  if (problem) return refuse(problem);
  const back = last.fromCode;
  // The shelf may have been closed or removed since.
  if (back !== '' && !(await warehousesWithLocation(tx, back)).has(row.warehouseId ?? ''))
    return refuse('parcel.shelfClosed', { shelf: back });
  const changes = { shelfCode: back, ...(back === '' ? { shelvedAt: null } : {}) };
  if (back === '' && row.state === 'shelved')
    await transitionParcels(tx, actor, [row.id], 'undoShelve', { changes });
  // A parcel that is in an order must be on a shelf.
  else if (back === '' && isInOrder(row.state)) return refuse('parcel.notUndoable');
  else await changeParcel(tx, row.id, [row.state], changes);
  await Promise.all([
    recordShelfMoves(tx, actor, [{ parcelId: row.id, from: row.shelfCode, to: back, isUndo: true }]),
    publish(tx, 'parcels', row.memberId),
  ]);
  return { done: true, shelfCode: back };
};

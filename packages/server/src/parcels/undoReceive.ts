import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import { undoProblem } from '@crossdock/domain/undo.ts';
import type { Handler } from '../platform/handler.ts';
import { forgetPhotos } from './desk.store.ts';
import { matchRefusal } from './refusals.store.ts';
import { recordShelfMoves } from './shelfMoves.store.ts';
import { lockParcel, moveParcels } from './store.ts';

export const undoReceive: Handler<(typeof parcelCalls)['undoReceive']> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  if (!inWarehouse.includes(row.state)) return refuse('parcel.notUndoable');
  const problem = undoProblem({ by: row.received_by, at: row.arrived_at ?? '' }, actor.staffId, tx.now);
  if (problem) return refuse(problem);
  if (row.state === 'shelved') await moveParcels(tx, actor, [row.id], 'undoShelve');
  const [moved] = await Promise.all([
    moveParcels(tx, actor, [row.id], 'undoReceive', {
      changes: {
        weight_g: null,
        length_mm: null,
        width_mm: null,
        height_mm: null,
        warehouse_id: null,
        shelf_code: '',
        label_hint: '',
        travels_alone: false,
        arrived_at: null,
        shelved_at: null,
        received_by: null,
        // Nobody had announced it: it belongs to nobody again.
        ...(row.forecast_at === null ? { member_id: null } : {}),
      },
    }),
    forgetPhotos(tx, row.id),
    row.shelf_code === ''
      ? undefined
      : recordShelfMoves(tx, actor, [{ parcelId: row.id, from: row.shelf_code, to: '', isUndo: true }]),
    matchRefusal(tx, row.bill_code, null),
  ]);
  return moved.length === 1 ? { done: true } : refuse('parcel.notUndoable');
};

import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import { undoProblem } from '@crossdock/domain/undo.ts';
import { forgetPhotos } from '../parcels/desk.store.ts';
import { matchRefusal } from '../parcels/refusals.store.ts';
import { recordShelfMoves } from '../parcels/shelfMoves.store.ts';
import { lockParcel, moveParcels } from '../parcels/store.ts';
import { completePickupOf } from '../pickups/arrival.ts';
import type { Handler } from '../platform/handler.ts';
import { withdrawWork } from './serviceWork.ts';

export const undoReceive: Handler<'undoReceive'> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  if (!inWarehouse.includes(row.state)) return refuse('parcel.notUndoable');
  const problem = undoProblem({ by: row.receivedBy, at: row.arrivedAt ?? '' }, actor.staffId, tx.now);
  if (problem) return refuse(problem);
  await moveParcels(tx, actor, [row.id], 'undoShelve');
  const [moved] = await Promise.all([
    moveParcels(tx, actor, [row.id], 'undoReceive', {
      changes: {
        weightG: null,
        lengthMm: null,
        widthMm: null,
        heightMm: null,
        warehouseId: null,
        shelfCode: '',
        labelHint: '',
        travelsAlone: false,
        arrivedAt: null,
        shelvedAt: null,
        receivedBy: null,
        // An unannounced parcel loses its member again.
        ...(row.forecastAt === null ? { memberId: null } : {}),
      },
    }),
    forgetPhotos(tx, row.id),
    row.shelfCode === ''
      ? undefined
      : recordShelfMoves(tx, actor, [{ parcelId: row.id, from: row.shelfCode, to: '', isUndo: true }]),
    matchRefusal(tx, row.courierNumber, null),
  ]);
  if (moved.length !== 1) return refuse('parcel.notUndoable');
  await completePickupOf(tx, actor, row.id);
  await withdrawWork(tx, actor, { parcelIds: [row.id] }, '');
  return { done: true };
};

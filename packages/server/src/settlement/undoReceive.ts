import { refuse } from '@crossdock/contract/refusals.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { undoProblem } from '@crossdock/domain/undo.ts';
import { deletePhotosExceptPickup } from '../parcels/desk.store.ts';
import { recordRefusedParcel } from '../parcels/refusals.store.ts';
import { recordShelfMoves } from '../parcels/shelfMoves.store.ts';
import { lockParcel, transitionParcels } from '../parcels/store.ts';
import { updatePickupAfterArrival } from '../pickups/arrival.ts';
import type { Handler } from '../platform/handler.ts';
import { endAndRefundTasks } from './serviceTasks.ts';

export const undoReceive: Handler<'undoReceive'> = async (tx, actor, input) => {
  const row = await lockParcel(tx, input.id);
  if (row === undefined) return refuse('row.notFound');
  if (!inWarehouseParcelStates.includes(row.state)) return refuse('parcel.notUndoable');
  const problem = undoProblem({ by: row.receivedBy, at: row.arrivedAt ?? '' }, actor.staffId, tx.now);
  if (problem) return refuse(problem);
  await transitionParcels(tx, actor, [row.id], 'undoShelve');
  const [moved] = await Promise.all([
    transitionParcels(tx, actor, [row.id], 'undoReceive', {
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
        // If no member had forecast the parcel, it belongs to no member again.
        ...(row.forecastAt === null ? { memberId: null } : {}),
      },
    }),
    deletePhotosExceptPickup(tx, row.id),
    row.shelfCode === ''
      ? undefined
      : recordShelfMoves(tx, actor, [{ parcelId: row.id, from: row.shelfCode, to: '', isUndo: true }]),
    recordRefusedParcel(tx, row.courierNumber, null),
  ]);
  if (moved.length !== 1) return refuse('parcel.notUndoable');
  await updatePickupAfterArrival(tx, actor, row.id);
  await endAndRefundTasks(tx, actor, { parcelIds: [row.id] }, '');
  return { done: true };
};

import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { addPhoto } from '../parcels/desk.store.ts';
import { arrivedParcels, transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import type { TaskRow } from '../services/store.ts';
import { endAndRefundTasks, notifyTaskResult, transitionLockedTask } from '../settlement/serviceTasks.ts';
import { lockTaskWithOrder } from './serviceWork.ts';
import { splitParcel } from './splitParcel.ts';

/**
 * Stores the photos that a service task produced also as photos of its parcel, so that every page with the parcel's
 * photos shows them.
 */
export const finishServiceTask: Handler<'finishServiceTask'> = async (tx, actor, input) => {
  const { id, fileIds, note, courierNumbers, parts } = input;
  const work = await lockTaskWithOrder(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (!(await areStaffFiles(tx, fileIds, 'service'))) return refuse('service.pictureUnknown', {}, 'fileIds');
  if (task.kind === 'photo' && fileIds.length === 0) return refuse('service.pictureMissing', {}, 'fileIds');
  const splits = task.kind === 'split' && parts.length > 0;
  if (task.kind === 'split' && !splits && !(await liesThere(tx, task, courierNumbers)))
    return refuse('service.splitMissing', {}, 'courierNumbers');
  if (task.kind === 'returnToSeller' && !(await sentBack(tx, actor, task, note)))
    return refuse('parcel.notDisposable');
  const ended = {
    resultFileIds: [...task.resultFileIds, ...fileIds],
    note: note || task.note,
    endedBy: actor.staffId,
    endedAt: tx.now,
    seenAt: null,
  };
  if (!(await transitionLockedTask(tx, actor, task, 'finish', ended, note)))
    return refuse('service.wrongState');
  const { parcelId } = task;
  if (parcelId !== null)
    await Promise.all(fileIds.map((fileId) => addPhoto(tx, parcelId, fileId, 'inspection')));
  const { memberId } = task;
  const parcels =
    splits && parcelId !== null ? await splitParcel(tx, actor, { parcelId, memberId, parts, fileIds }) : [];
  if (isRefusal(parcels)) return parcels;
  await notifyTaskResult(tx, actor, 'finish', task, { note });
  // Other open work on the parcel is cancelled, because the parcel was returned or split.
  if ((task.kind === 'returnToSeller' || splits) && parcelId !== null)
    await endAndRefundTasks(tx, actor, { parcelIds: [parcelId] }, note);
  return { done: true, parcels: [...parcels] };
};

/** Whether every parcel that came out of the split is in the warehouse and belongs to the member. */
async function liesThere(
  tx: Tx,
  { parcelId, memberId, createdAt }: TaskRow,
  courierNumbers: readonly string[],
): Promise<boolean> {
  const numbers = [...new Set(courierNumbers.map(normaliseCourierNumber))];
  const parcels = await arrivedParcels(tx, memberId, numbers, createdAt);
  return numbers.length > 0 && parcels.filter(({ id }) => id !== parcelId).length === numbers.length;
}

async function sentBack(tx: Tx, actor: Staff, { parcelId }: TaskRow, why: string): Promise<boolean> {
  if (parcelId === null) return false;
  const moved = await transitionParcels(tx, actor, [parcelId], 'return', {
    why,
    changes: { shelfCode: '' },
    quiet: true,
  });
  return moved.length === 1;
}

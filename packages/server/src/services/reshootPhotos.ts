import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { serviceCalls } from '@crossdock/contract/services/calls.ts';
import { servedParcelStates } from '@crossdock/domain/services/states.ts';
import { lockWork } from '../checkout/serviceWork.ts';
import type { Handler } from '../platform/handler.ts';
import { moveWork } from '../settlement/serviceWork.ts';

export const reshootPhotos: Handler<(typeof serviceCalls)['reshootPhotos']> = async (
  tx,
  actor,
  { id, wish },
) => {
  const work = await lockWork(tx, id, actor.memberId);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.kind !== 'photo') return refuse('service.wrongState');
  if (task.reshotAt !== null) return refuse('service.reshotBefore');
  if (task.parcelState === null || !servedParcelStates.includes(task.parcelState))
    return refuse('service.notHere');
  const asked = { reshotAt: tx.now, reshootWish: wish, takenBy: null, takenAt: null, seenAt: tx.now };
  return (await moveWork(tx, actor, task, 'reshoot', asked, wish))
    ? { done: true }
    : refuse('service.wrongState');
};

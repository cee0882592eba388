import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { serviceableParcelStates } from '@crossdock/domain/services/states.ts';
import type { Handler } from '../platform/handler.ts';
import { transitionLockedTask } from '../settlement/serviceTasks.ts';
import { lockTaskWithOrder } from './serviceWork.ts';

export const reshootPhotos: Handler<'reshootPhotos'> = async (tx, actor, { id, wish }) => {
  const work = await lockTaskWithOrder(tx, id, actor.memberId);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.kind !== 'photo') return refuse('service.wrongState');
  if (task.reshotAt !== null) return refuse('service.reshotBefore');
  if (task.parcelState === null || !serviceableParcelStates.includes(task.parcelState))
    return refuse('service.notHere');
  const asked = { reshotAt: tx.now, reshootWish: wish, takenBy: null, takenAt: null, seenAt: tx.now };
  return (await transitionLockedTask(tx, actor, task, 'reshoot', asked, wish))
    ? { done: true }
    : refuse('service.wrongState');
};

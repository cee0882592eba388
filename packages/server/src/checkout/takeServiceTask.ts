import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { staffNameOf } from '../services/desk.store.ts';
import { setTaker } from '../services/store.ts';
import { moveWork } from '../settlement/serviceWork.ts';
import { lockWork } from './serviceWork.ts';

export const takeServiceTask: Handler<'takeServiceTask'> = async (tx, actor, { id }) => {
  const work = await lockWork(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.takenBy !== null && task.takenBy !== actor.staffId && task.endedAt === null)
    return refuse('service.takenBy', { name: await staffNameOf(tx, task.takenBy) });
  const taken = { takenBy: actor.staffId, takenAt: tx.now };
  // Pictures taken anew stay what they are: nobody can cancel them.
  if (task.state === 'reshoot') await setTaker(tx, task, actor.staffId);
  else if (!(await moveWork(tx, actor, task, 'start', taken))) return refuse('service.wrongState');
  return { done: true };
};

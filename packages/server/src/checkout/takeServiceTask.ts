import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { staffNameOf } from '../services/desk.store.ts';
import { setTaskClerk } from '../services/store.ts';
import { transitionLockedTask } from '../settlement/serviceTasks.ts';
import { lockTaskWithOrder } from './serviceWork.ts';

export const takeServiceTask: Handler<'takeServiceTask'> = async (tx, actor, { id }) => {
  const work = await lockTaskWithOrder(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.takenBy !== null && task.takenBy !== actor.staffId && task.endedAt === null)
    return refuse('service.takenBy', { name: await staffNameOf(tx, task.takenBy) });
  const taken = { takenBy: actor.staffId, takenAt: tx.now };
  // A task stays in the state `reshoot` while photos are retaken. It cannot be cancelled, so it needs no separate
  // state.
  if (task.state === 'reshoot') await setTaskClerk(tx, task, actor.staffId);
  else if (!(await transitionLockedTask(tx, actor, task, 'start', taken)))
    return refuse('service.wrongState');
  return { done: true };
};

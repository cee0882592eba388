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
  // While photos are retaken, the task stays in the state `reshoot`. A task in this state cannot be cancelled anyway,
  // so it needs no other state once the work has begun.
  if (task.state === 'reshoot') await setTaskClerk(tx, task, actor.staffId);
  else if (!(await transitionLockedTask(tx, actor, task, 'start', taken)))
    return refuse('service.wrongState');
  return { done: true };
};

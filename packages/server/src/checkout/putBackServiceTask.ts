import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { setTaskClerk } from '../services/store.ts';
import { transitionLockedTask } from '../settlement/serviceTasks.ts';
import { lockTaskWithOrder } from './serviceWork.ts';

export const putBackServiceTask: Handler<'putBackServiceTask'> = async (tx, actor, { id }) => {
  const work = await lockTaskWithOrder(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.takenBy === null) return refuse('service.wrongState');
  if (task.state === 'reshoot') await setTaskClerk(tx, task, null);
  else if (!(await transitionLockedTask(tx, actor, task, 'putBack', { takenBy: null, takenAt: null })))
    return refuse('service.wrongState');
  return { done: true };
};

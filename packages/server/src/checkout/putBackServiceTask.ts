import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { setTaker } from '../services/store.ts';
import { moveWork } from '../settlement/serviceWork.ts';
import { lockWork } from './serviceWork.ts';

export const putBackServiceTask: Handler<'putBackServiceTask'> = async (tx, actor, { id }) => {
  const work = await lockWork(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.takenBy === null) return refuse('service.wrongState');
  if (task.state === 'reshoot') await setTaker(tx, task, null);
  else if (!(await moveWork(tx, actor, task, 'putBack', { takenBy: null, takenAt: null })))
    return refuse('service.wrongState');
  return { done: true };
};

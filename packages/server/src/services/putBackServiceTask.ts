import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { serviceCalls } from '@crossdock/contract/services/calls.ts';
import { lockWork } from '../checkout/serviceWork.ts';
import type { Handler } from '../platform/handler.ts';
import { moveWork } from '../settlement/serviceWork.ts';
import { setTaker } from './store.ts';

export const putBackServiceTask: Handler<(typeof serviceCalls)['putBackServiceTask']> = async (
  tx,
  actor,
  { id },
) => {
  const work = await lockWork(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (task.takenBy === null) return refuse('service.wrongState');
  if (task.state === 'reshoot') await setTaker(tx, task, null);
  else if (!(await moveWork(tx, actor, task, 'putBack', { takenBy: null, takenAt: null })))
    return refuse('service.wrongState');
  return { done: true };
};

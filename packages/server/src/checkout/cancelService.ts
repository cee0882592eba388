import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { transitionLockedTask } from '../settlement/serviceTasks.ts';
import { lockTaskWithOrder, refundTask } from './serviceWork.ts';

export const cancelService: Handler<'cancelService'> = async (tx, actor, { id }, services) => {
  const work = await lockTaskWithOrder(tx, id, actor.memberId);
  if (isRefusal(work)) return work;
  const { task } = work;
  if (!(await transitionLockedTask(tx, actor, task, 'cancel', { endedAt: tx.now })))
    return refuse(task.state === 'working' ? 'service.begun' : 'service.wrongState');
  const refundMinor = await refundTask(tx, actor, services, work);
  return isRefusal(refundMinor) ? refundMinor : { refundMinor };
};

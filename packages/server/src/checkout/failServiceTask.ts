import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { notifyTaskResult, transitionLockedTask } from '../settlement/serviceTasks.ts';
import { lockTaskWithOrder, refundTask } from './serviceWork.ts';

export const failServiceTask: Handler<'failServiceTask'> = async (tx, actor, { id, reason }, services) => {
  const work = await lockTaskWithOrder(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  // If photos cannot be retaken, the first ones, which are paid for, stay.
  const event = task.state === 'reshoot' ? 'keep' : 'fail';
  const ended = { reason, endedBy: actor.staffId, endedAt: tx.now, seenAt: null };
  if (!(await transitionLockedTask(tx, actor, task, event, ended, reason)))
    return refuse('service.wrongState');
  await notifyTaskResult(tx, actor, event, task, { reason });
  if (event === 'keep') return { refundMinor: 0 };
  const refundMinor = await refundTask(tx, actor, services, work, 'service.fail');
  return isRefusal(refundMinor) ? refundMinor : { refundMinor };
};

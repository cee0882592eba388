import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { moveWork, tellOfWork } from '../settlement/serviceWork.ts';
import { giveWorkBack, lockWork } from './serviceWork.ts';

export const failServiceTask: Handler<'failServiceTask'> = async (tx, actor, { id, reason }, services) => {
  const work = await lockWork(tx, id);
  if (isRefusal(work)) return work;
  const { task } = work;
  // Pictures that cannot be taken anew: the first ones are there, and paid for.
  const event = task.state === 'reshoot' ? 'keep' : 'fail';
  const ended = { reason, endedBy: actor.staffId, endedAt: tx.now, seenAt: null };
  if (!(await moveWork(tx, actor, task, event, ended, reason))) return refuse('service.wrongState');
  await tellOfWork(tx, actor, event, task, { reason });
  if (event === 'keep') return { refundMinor: 0 };
  const refundMinor = await giveWorkBack(tx, actor, services, work, 'service.fail');
  return isRefusal(refundMinor) ? refundMinor : { refundMinor };
};

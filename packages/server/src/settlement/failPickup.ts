import { refuse } from '@crossdock/contract/refusals.ts';
import { findPickup, transitionPickup } from '../pickups/store.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { refundPickup } from './pickups.ts';

export const failPickup: Handler<'failPickup'> = async (tx, actor, { id, reason }) => {
  const task = await findPickup(tx, id);
  if (task === undefined) return refuse('row.notFound');
  const ended = { reason, endedBy: actor.staffId, endedAt: tx.now };
  if (!(await transitionPickup(tx, actor, task, 'fail', ended))) return refuse('pickup.wrongState');
  const { memberId, number, amountMinor } = task;
  const params = { number, reason, amountMinor };
  await notify(tx, actor, [{ memberId, event: 'pickup.fail', subjectId: id, params }]);
  await refundPickup(tx, actor, task, 'pickup.fail');
  return { refundMinor: amountMinor };
};

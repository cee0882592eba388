import { refuse } from '@crossdock/contract/refusals.ts';
import { changeChargeback, findChargeback } from '../payments/chargebacks.store.ts';
import type { Handler } from '../platform/handler.ts';
import { findStaff } from '../staff/store.ts';

export const saveChargeback: Handler<'saveChargeback'> = async (tx, actor, { id, note, assignedTo }) => {
  const row = await findChargeback(tx, id);
  if (row === undefined) return refuse('row.notFound');
  const assignee = assignedTo === null ? undefined : await findStaff(tx, assignedTo);
  if (assignedTo !== null && assignee?.status !== 'active')
    return refuse('chargeback.assigneeUnknown', {}, 'assignedTo');
  await changeChargeback(tx, actor, row, { note, assignedTo });
  return { done: true };
};

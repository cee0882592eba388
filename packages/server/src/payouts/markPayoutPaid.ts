import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { finishIfSettled, lockBatch, moveLines } from './payouts.store.ts';

export const markPayoutPaid: Handler<'markPayoutPaid'> = async (tx, actor, { id, lineIds }) => {
  const batch = await lockBatch(tx, id);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.state !== 'sent') return refuse('payout.wrongState');
  if (lineIds?.length === 0) return { done: true, count: 0 };
  const moved = await moveLines(tx, actor, { batchId: id, ids: lineIds }, 'pay');
  await finishIfSettled(tx, actor, id);
  return { done: true, count: moved.length };
};

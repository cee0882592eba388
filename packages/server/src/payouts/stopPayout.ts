import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lockWithdrawals, releaseWithdrawalsFromBatch } from '../wallet/withdrawals.store.ts';
import {
  findBatch,
  finishBatchIfSettled,
  lockBatch,
  payoutLines,
  transitionPayoutLines,
} from './payouts.store.ts';

/**
 * Stops only the lines that were never requested. A line with an unknown answer may have an order, so its request is
 * continued.
 */
export const stopPayout: Handler<'stopPayout'> = async (tx, actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.fileTerms.format !== 'billplz') return refuse('payout.otherWay');
  await lockWithdrawals(
    tx,
    lines.flatMap(({ state, withdrawalId }) => (state === 'waiting' && withdrawalId ? [withdrawalId] : [])),
  );
  if ((await lockBatch(tx, id))?.state !== 'sent') return refuse('payout.wrongState');
  const moved = await transitionPayoutLines(tx, actor, { batchId: id, unasked: true }, 'release');
  await releaseWithdrawalsFromBatch(
    tx,
    moved.flatMap(({ withdrawalId }) => withdrawalId ?? []),
  );
  await finishBatchIfSettled(tx, actor, id);
  return { done: true, count: moved.length };
};

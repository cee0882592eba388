import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { acceptUnknownLine, hasUnknownAnswer } from './acceptUnknownLine.ts';
import { finishBatchIfSettled, lockBatch, payoutLines, transitionPayoutLines } from './payouts.store.ts';

export const markPayoutPaid: Handler<'markPayoutPaid'> = async (tx, actor, { id, lineIds }) => {
  if (lineIds?.length === 0) return { done: true, count: 0 };
  for (const lineId of await unsureLines(tx, id, lineIds)) await acceptUnknownLine(tx, actor, lineId);
  const batch = await lockBatch(tx, id);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.state !== 'sent') return refuse('payout.wrongState');
  const moved = await transitionPayoutLines(tx, actor, { batchId: id, ids: lineIds }, 'pay');
  await finishBatchIfSettled(tx, actor, id);
  return { done: true, count: moved.length };
};

/** The ids of the named lines whose answer is unknown. A person has looked up each of them at the provider. */
async function unsureLines(tx: Tx, id: string, lineIds: readonly string[] = []): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const lines = await payoutLines(tx, id);
  return lines
    .filter((line) => lineIds.includes(line.id) && hasUnknownAnswer(line, tx.now))
    .map((line) => line.id);
}

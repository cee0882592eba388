import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { bankFile } from './bankFile.ts';
import { makeLinesDueNow } from './orders.store.ts';
import { lineClaimMs, payoutOrdersJob } from './ordersJob.ts';
import { findBatch, payoutLines, transitionPayoutBatch } from './payouts.store.ts';

/**
 * Starts sending an approved batch: the job requests its payment orders. No money moves before an order is accepted.
 */
export const startPayout: Handler<'startPayout'> = async (tx, actor, { id }, { jobs }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.fileTerms.format !== 'billplz') return refuse('payout.otherWay');
  const { sha256 } = bankFile(batch.fileTerms, { ...batch, lines });
  if (sha256 !== batch.fileSha256) return refuse('payout.fileDiffers');
  if (!(await transitionPayoutBatch(tx, actor, id, 'send'))) return refuse('payout.wrongState');
  await makeLinesDueNow(tx, id, tx.later(lineClaimMs));
  jobs.enqueue(tx, payoutOrdersJob);
  return { done: true };
};

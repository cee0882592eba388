import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { makeLinesDueNow, pauseBatch } from './orders.store.ts';
import { lineClaimMs, payoutOrdersJob } from './ordersJob.ts';
import { findBatch, lockBatch } from './payouts.store.ts';

export const retryPayout: Handler<'retryPayout'> = async (tx, _actor, { id }, { jobs }) => {
  const [batch, locked] = [await findBatch(tx, id), await lockBatch(tx, id)];
  if (batch === undefined || locked === undefined) return refuse('row.notFound');
  if (batch.fileTerms.format !== 'billplz') return refuse('payout.otherWay');
  if (locked.state !== 'sent') return refuse('payout.wrongState');
  await pauseBatch(tx, id, '', null);
  await makeLinesDueNow(tx, id, tx.later(lineClaimMs));
  jobs.enqueue(tx, payoutOrdersJob);
  return { done: true };
};

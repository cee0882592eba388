import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { payoutMovement } from '../wallet/withdrawalMoney.ts';
import { lockWithdrawals, withdrawalReview } from '../wallet/withdrawals.store.ts';
import { bankFile } from './bankFile.ts';
import { findBatch, payoutLines, transitionPayoutBatch, transitionPayoutLines } from './payouts.store.ts';

/** Sends a batch once: only the call that moves the batch to its next state also books the money. */
export const sendPayout: Handler<'sendPayout'> = async (tx, actor, { id }) => {
  const [batch, lines] = await Promise.all([findBatch(tx, id), payoutLines(tx, id)]);
  if (batch === undefined) return refuse('row.notFound');
  if (batch.fileTerms.format === 'billplz') return refuse('payout.otherWay');
  const withdrawals = await lockWithdrawals(
    tx,
    lines.flatMap(({ withdrawalId }) => withdrawalId ?? []),
  );
  if (!(await transitionPayoutBatch(tx, actor, id, 'send'))) return refuse('payout.wrongState');
  const file = bankFile(batch.fileTerms, { ...batch, lines });
  if (file.sha256 !== batch.fileSha256) return refuse('payout.fileDiffers');
  await transitionPayoutLines(tx, actor, { batchId: id }, 'send');
  const decided = await Promise.all(
    withdrawals.map(({ id: withdrawalId, amountMinor }) =>
      decideRequest(tx, actor, withdrawalReview, {
        id: withdrawalId,
        event: 'approve',
        told: { amountMinor },
      }),
    ),
  );
  // This cannot happen, because a withdrawal in a batch cannot be decided in any other way.
  if (decided.includes(undefined)) return refuse('payout.wrongState');
  await transferOrThrow(tx, actor, withdrawals.map(payoutMovement));
  return file;
};

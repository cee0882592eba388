import type { Tx } from '../platform/db.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { payoutMovement } from '../wallet/withdrawalMoney.ts';
import { lockWithdrawals, recordDecider, withdrawalReview } from '../wallet/withdrawals.store.ts';
import type { PayoutOrderRow } from './orders.store.ts';
import { lockBatch, type PayoutActor, transitionPayoutLines } from './payouts.store.ts';

/**
 * Records, once, that the provider accepted the payment order of a line: its withdrawal becomes paid and its amount
 * is booked out of the ledger. False if the line was no longer waiting.
 */
export async function acceptPayoutLine(tx: Tx, actor: PayoutActor, line: PayoutOrderRow): Promise<boolean> {
  const { id, batchId, withdrawalId, amountMinor, sentBy } = line;
  if (withdrawalId === null) return false;
  const [withdrawal] = await lockWithdrawals(tx, [withdrawalId]);
  await lockBatch(tx, batchId);
  const moved = await transitionPayoutLines(tx, actor, { batchId, ids: [id] }, 'send');
  if (withdrawal === undefined || moved.length === 0) return false;
  const told = { amountMinor };
  const decided = await decideRequest(tx, actor, withdrawalReview, {
    id: withdrawalId,
    event: 'approve',
    told,
  });
  if (decided === undefined) throw new Error(`withdrawal ${withdrawal.number} is not open`);
  await recordDecider(tx, withdrawalId, sentBy);
  await transferOrThrow(tx, actor, [payoutMovement(withdrawal)]);
  return true;
}

import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { payoutReversalMovement } from '../wallet/withdrawalMoney.ts';
import { recordBankReturn } from '../wallet/withdrawals.store.ts';
import { acceptUnknownLine } from './acceptUnknownLine.ts';
import {
  findPayoutLine,
  finishBatchIfSettled,
  lockBatch,
  type PayoutActor,
  transitionPayoutLines,
} from './payouts.store.ts';

/** Puts an amount that the bank has sent back into the balance from which it came, once, and notifies the member. */
export async function returnLineToBalance(
  tx: Tx,
  actor: PayoutActor,
  { lineId, reason }: { readonly lineId: string; readonly reason: string },
): Promise<Refusal<'payout.lineState'> | undefined> {
  const line = await findPayoutLine(tx, lineId);
  if (line === undefined || line.withdrawalId === null) return refuse('payout.lineState');
  const { batchId, withdrawalId, memberId, amountMinor } = line;
  if (actor.kind === 'staff') await acceptUnknownLine(tx, actor, lineId);
  await lockBatch(tx, batchId);
  const moved = await transitionPayoutLines(tx, actor, { batchId, ids: [lineId] }, 'return', reason);
  if (moved.length === 0) return refuse('payout.lineState');
  const withdrawal = await recordBankReturn(tx, withdrawalId, reason);
  if (withdrawal === undefined) return refuse('payout.lineState');
  await finishBatchIfSettled(tx, actor, batchId);
  const news = { event: 'withdrawal.return', subjectId: withdrawalId, params: { amountMinor, reason } };
  await notify(tx, actor, [{ memberId, ...news }]);
  await transferOrThrow(tx, actor, [payoutReversalMovement(withdrawal)]);
  return undefined;
}

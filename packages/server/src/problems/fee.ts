import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { payFee } from '../settlement/payFee.ts';
import { refundToBalance } from '../settlement/refundToBalance.ts';
import type { ProblemRecord } from './store.ts';

/** Takes an answer's fee from the balance; `insufficient` if the balance is too low. */
export const chargeProblemFee = (
  tx: Tx,
  actor: Actor,
  { id, courierNumber: memo }: Pick<ProblemRecord, 'id' | 'courierNumber'>,
  memberId: string,
  amountMinor: number,
) => payFee(tx, actor, { kind: 'problem', id }, { kind: 'serviceFee', memberId, amountMinor, memo });

/**
 * Returns the fee of an answer that is not carried out. The fee is returned only once, because the caller has changed
 * the problem's state while holding its lock.
 */
export async function refundProblemFee(tx: Tx, actor: Actor, problem: ProblemRecord): Promise<void> {
  const { id, feeMinor, feeMemberId: memberId, courierNumber: memo } = problem;
  if (memberId === null) return;
  await refundToBalance(tx, actor, { answer: { id, memberId, memo, paidMinor: feeMinor } }, feeMinor);
}

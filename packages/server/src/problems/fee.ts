import { minor } from '@crossdock/domain/money.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { refundToBalance } from '../settlement/refundToBalance.ts';
import { transfer } from '../wallet/store.ts';
import type { ProblemRecord } from './store.ts';

/** Takes an answer's fee from the balance; `insufficient` if that is too low. */
export async function chargeProblemFee(
  tx: Tx,
  actor: Actor,
  { id, courierNumber }: Pick<ProblemRecord, 'id' | 'courierNumber'>,
  memberId: string,
  feeMinor: number,
): Promise<'done' | 'insufficient'> {
  if (feeMinor === 0) return 'done';
  await markEinvoiceDue(tx, actor.shop, { kind: 'problem', id });
  return transfer(tx, actor, {
    from: { kind: 'memberBalance', memberId },
    to: { kind: 'revenue' },
    amount: minor(feeMinor),
    kind: 'serviceFee',
    memo: courierNumber,
  });
}

/**
 * Returns the fee of an answer that is not carried out. It happens once, because the caller has moved the
 * problem under its lock.
 */
export async function refundProblemFee(tx: Tx, actor: Actor, problem: ProblemRecord): Promise<void> {
  const { id, feeMinor, feeMemberId: memberId, courierNumber: memo } = problem;
  if (memberId === null) return;
  await refundToBalance(tx, actor, { answer: { id, memberId, memo, paidMinor: feeMinor } }, feeMinor);
}

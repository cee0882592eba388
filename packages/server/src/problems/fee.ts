import { minor } from '@crossdock/domain/money.ts';
import { noteEinvoiceDue } from '../einvoices/due.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { giveBack } from '../settlement/giveBack.ts';
import { transfer } from '../wallet/store.ts';
import type { ProblemRecord } from './store.ts';

/** Takes an answer's fee from the balance; `insufficient` if that is too low. */
export async function takeFee(
  tx: Tx,
  actor: Actor,
  { id, courierNumber }: Pick<ProblemRecord, 'id' | 'courierNumber'>,
  memberId: string,
  feeMinor: number,
): Promise<'done' | 'insufficient'> {
  if (feeMinor === 0) return 'done';
  await noteEinvoiceDue(tx, actor.shop, { kind: 'problem', id });
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
export async function returnFee(tx: Tx, actor: Actor, problem: ProblemRecord): Promise<void> {
  const { id, feeMinor, feeMemberId: memberId, courierNumber: memo } = problem;
  if (memberId === null) return;
  await giveBack(tx, actor, { answer: { id, memberId, memo, paidMinor: feeMinor } }, feeMinor);
}

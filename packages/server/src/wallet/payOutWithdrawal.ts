import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import type { Staff } from '../platform/scope.ts';
import { transferOrThrow } from './store.ts';
import { payoutMovement } from './withdrawalMoney.ts';
import { lockWithdrawal, storePayoutVoucher, withdrawalReview } from './withdrawals.store.ts';

/** Pays a withdrawal out. It is decided once: only the request that decides moves the money. */
export async function payOutWithdrawal(
  tx: Tx,
  actor: Staff,
  id: string,
  voucherFileId: string | undefined,
): Promise<
  { readonly paidMinor: number } | Refusal<'row.notFound' | 'withdrawal.decided' | 'withdrawal.inPayout'>
> {
  const withdrawal = await lockWithdrawal(tx, id);
  if (withdrawal === undefined) return refuse('row.notFound');
  if (withdrawal.gatheredAt !== null) return refuse('withdrawal.inPayout');
  const told = { amountMinor: withdrawal.amountMinor };
  if (!(await decideRequest(tx, actor, withdrawalReview, { id, event: 'approve', told })))
    return refuse('withdrawal.decided');
  if (voucherFileId !== undefined) await storePayoutVoucher(tx, withdrawal, voucherFileId);
  await transferOrThrow(tx, actor, [payoutMovement(withdrawal)]);
  return { paidMinor: withdrawal.amountMinor };
}

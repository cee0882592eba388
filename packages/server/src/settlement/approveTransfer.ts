import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findTransfer } from '../payments/bankTransfers.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { creditTransfer } from './creditTransfer.ts';

/**
 * Approves a reported transfer for a clerk: credits it within the clerk's daily limit; above the limit a second
 * person must approve. Every call that approves a transfer uses this function.
 */
export async function approveTransfer(
  tx: Tx,
  actor: Staff,
  services: Services,
  input: { readonly id: string; readonly despiteRules: boolean },
) {
  const transfer = await findTransfer(tx, input.id);
  if (transfer === undefined) return refuse('row.notFound');
  if (transfer.state !== 'pending') return refuse('transfer.decided');
  const act = await requireApproval(tx, actor, {
    kind: 'transfer',
    worthMinor: transfer.amountMinor + transfer.bonusMinor,
    memberId: transfer.memberId,
    subjectId: transfer.id,
    reason: transfer.transactionNumber,
    asked: input.despiteRules ? { despiteRules: true } : {},
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { state: act.state, creditedMinor: 0, paidOrders: [] };
  const credited = await creditTransfer(tx, actor, services, input);
  return isRefusal(credited) ? credited : { state: act.state, ...credited };
}

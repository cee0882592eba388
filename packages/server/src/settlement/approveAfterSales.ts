import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isReasonGiven } from '@crossdock/contract/shops/auditReasons.ts';
import { findClaim } from '../aftersales/store.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { claimLimitRefusal, compensate, grantedClaimTerms } from './compensate.ts';

export const approveAfterSales: Handler<'approveAfterSales'> = async (tx, actor, input) => {
  const { id, amountMinor, way, ...along } = input;
  const claim = await findClaim(tx, id);
  if (claim === undefined) return refuse('row.notFound');
  if (claim.state !== 'pending') return refuse('aftersales.decided');
  const { voucherFileId } = along;
  if (voucherFileId !== undefined && !(await isStaffFile(tx, voucherFileId, 'payout')))
    return refuse('aftersales.voucherMissing', {}, 'voucherFileId');
  if (amountMinor < claim.claimedMinor && !isReasonGiven(along))
    return refuse('aftersales.reasonRequired', {}, 'reason');
  const act = await requireApproval(tx, actor, {
    kind: 'aftersales',
    worthMinor: amountMinor,
    memberId: claim.memberId,
    subjectId: id,
    reason: claim.number,
    asked: { amountMinor, way },
    along,
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') {
    const tooMuch = await claimLimitRefusal(tx, actor, claim, amountMinor);
    return tooMuch ?? { done: true, state: 'pending', paidMinor: 0 };
  }
  const paid = await compensate(tx, actor, id, grantedClaimTerms.parse({ ...act.along, amountMinor, way }));
  return isRefusal(paid) ? paid : { done: true, state: 'approved', ...paid };
};

import type { walletCalls } from '@crossdock/contract/wallet/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { listActRows } from './adjustments.store.ts';

export const listAdjustments: Handler<(typeof walletCalls)['listAdjustments']> = async (tx, actor, input) => {
  const page = await listActRows(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      kind: row.kind,
      memberId: row.member_id,
      memberAccount: row.account,
      memberName: row.member_name,
      amountMinor: (row.asked as { amountMinor?: number }).amountMinor ?? row.worth_minor,
      subjectId: row.subject_id,
      reason: row.reason,
      state: row.state,
      rejectReason: reasonText(row.reject_reason, actor.lang),
      requestedBy: row.asker_name,
      mine: row.requested_by === actor.staffId,
      createdAt: row.created_at,
      auditedBy: row.auditor_name,
      auditedAt: row.audited_at,
      balanceMinor: row.balance_minor,
      heldMinor: row.held_minor,
      earningsMinor: row.earnings_minor,
    })),
  };
};

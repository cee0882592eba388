import type { adjustmentCalls } from '@crossdock/contract/adjustments/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { listActRows } from './adjustments.store.ts';

export const listAdjustments: Handler<(typeof adjustmentCalls)['listAdjustments']> = async (
  tx,
  actor,
  input,
) => {
  const page = await listActRows(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      kind: row.kind,
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      amountMinor: typeof row.asked.amountMinor === 'number' ? row.asked.amountMinor : row.worthMinor,
      subjectId: row.subjectId,
      reason: row.reason,
      state: row.state,
      rejectReason: reasonText(row.rejectReason, actor.lang),
      requestedBy: row.askerName,
      mine: row.requestedBy === actor.staffId,
      createdAt: row.createdAt,
      auditedBy: row.auditorName,
      auditedAt: row.auditedAt,
      balanceMinor: row.balanceMinor,
      heldMinor: row.heldMinor,
      earningsMinor: row.earningsMinor,
    })),
  };
};

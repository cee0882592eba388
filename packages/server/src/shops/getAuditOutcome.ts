import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { auditOutcome } from './audits.store.ts';

export const getAuditOutcome: Handler<'getAuditOutcome'> = async (tx, actor, { queue, id }) => {
  const row = await auditOutcome(tx, queue, id);
  if (row === undefined) return refuse('row.notFound');
  return {
    state: row.state,
    decidedBy: row.staffName ?? '',
    decidedAt: row.auditedAt,
    reason: reasonText(row.rejectReason, actor.lang),
    mine: row.auditedBy === actor.staffId,
  };
};

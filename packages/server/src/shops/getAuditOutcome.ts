import { refuse } from '@crossdock/contract/refusals.ts';
import type { auditOutcomeCalls } from '@crossdock/contract/shops/auditOutcomes.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { auditOutcome } from './audits.store.ts';

export const getAuditOutcome: Handler<(typeof auditOutcomeCalls)['getAuditOutcome']> = async (
  tx,
  actor,
  { queue, id },
) => {
  const row = await auditOutcome(tx, queue, id);
  if (row === undefined) return refuse('row.notFound');
  return {
    state: row.state,
    decidedBy: row.staff_name ?? '',
    decidedAt: row.audited_at,
    reason: reasonText(row.reject_reason, actor.lang),
    mine: row.audited_by === actor.staffId,
  };
};

import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { confirmApprovalRequest, findApprovalRequest } from '../wallet/approvals.store.ts';
import { hasConflictOfInterest } from '../wallet/conflictOfInterest.store.ts';
import { balanceOf } from '../wallet/store.ts';
import { carryOutApprovedAction } from './carryOutApprovedAction.ts';

export const approveAdjustment: Handler<'approveAdjustment'> = async (tx, actor, { id }, services) => {
  const act = await findApprovalRequest(tx, id);
  if (act === undefined) return refuse('row.notFound');
  if (act.requestedBy === actor.staffId) return refuse('adjustment.own');
  const about = {
    kind: act.kind,
    memberId: act.memberId ?? undefined,
    subjectId: act.subjectId ?? undefined,
  };
  if (await hasConflictOfInterest(tx, actor.staffId, about)) return refuse('act.tookPart');
  if (!(await confirmApprovalRequest(tx, actor, id))) return refuse('adjustment.decided');
  const fault = await carryOutApprovedAction(tx, actor, services, act);
  if (fault) return fault;
  const { balanceMinor } = act.memberId === null ? { balanceMinor: 0 } : await balanceOf(tx, act.memberId);
  return { done: true, balanceMinor };
};

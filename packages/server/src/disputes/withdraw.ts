import { endPauseNow } from '../parcels/pauses.store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Actor } from '../platform/scope.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { type DisputeRecord, type DisputeSubjectIds, lockOpenDisputes, transitionDispute } from './store.ts';
import { disputeSubjectName } from './view.ts';

/**
 * Ends a locked dispute without a second measurement, and releases the parcel. False if it has ended already.
 */
export async function withdrawLockedDispute(
  tx: Tx,
  actor: Actor,
  dispute: DisputeRecord,
  note: string,
): Promise<boolean> {
  if (!(await transitionDispute(tx, actor, dispute, 'withdraw', { note }))) return false;
  const { id, memberId, pauseId } = dispute;
  await dropWaitingApprovalRequest(tx, { kind: 'dispute', subjectId: id });
  if (pauseId !== null) await endPauseNow(tx, actor, pauseId);
  const params = { number: disputeSubjectName(dispute), reason: note };
  await notify(tx, actor, [{ memberId, event: 'dispute.withdraw', subjectId: id, params }]);
  return true;
}

/**
 * Withdraws disputes because their box or parcel is unpacked, cancelled or leaves. The caller has locked the
 * order or the parcels.
 */
export async function withdrawDisputes(
  tx: Tx,
  actor: Actor,
  of: DisputeSubjectIds,
  note: string,
): Promise<void> {
  for (const dispute of await lockOpenDisputes(tx, of)) await withdrawLockedDispute(tx, actor, dispute, note);
}

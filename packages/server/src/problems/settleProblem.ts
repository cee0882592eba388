import { endPauseNow } from '../parcels/pauses.store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Staff } from '../platform/scope.ts';
import { type ProblemChanges, type ProblemRecord, transitionProblem } from './store.ts';

/** Settles a problem under its lock: frees the parcel and notifies the member. False if it was settled before. */
export async function settleProblem(
  tx: Tx,
  actor: Staff,
  problem: ProblemRecord,
  note: string,
  changes: ProblemChanges = {},
): Promise<boolean> {
  const settled = { resolution: note, resolvedBy: actor.staffId, resolvedAt: tx.now, why: note, ...changes };
  if (!(await transitionProblem(tx, actor, problem, 'resolve', settled))) return false;
  const { id, memberId, pauseId, courierNumber: number } = problem;
  if (pauseId !== null) await endPauseNow(tx, actor, pauseId);
  if (memberId !== null)
    await notify(tx, actor, [
      { memberId, event: 'problem.resolve', subjectId: id, params: { number, note } },
    ]);
  return true;
}

import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { refundForLowerPrice } from '@crossdock/domain/orders/priceChanges.ts';
import { mayLeaveOutParcel, overdueCutoff } from '@crossdock/domain/parcels/problems.ts';
import { z } from 'zod';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { leaveParcelOut, lockOrderOfProblem } from './leaveParcelOut.ts';
import { lockProblem } from './lockProblem.ts';
import type { ProblemRecord } from './store.ts';
import { canShipWithoutParcel } from './view.ts';

/** The stored form of a request that awaits a second person. */
export const leaveParcelOutTerms = z.object({ problemId: z.string(), why: z.string() });

/**
 * Whether staff may remove the problem's parcel from its order now, because the shop's rule allows it or the member
 * agreed.
 */
export function canStaffLeaveParcelOut(tx: Tx, { shop }: Staff, problem: ProblemRecord): boolean {
  const { problems, leaveOut: rule } = shop.settings;
  const overdue = problem.createdAt < overdueCutoff(tx.now, problems);
  return (
    problem.blocks &&
    canShipWithoutParcel(problem) &&
    mayLeaveOutParcel(rule, { state: problem.state, overdue })
  );
}

/**
 * Removes the problem's parcel from its order after the decision of one or two clerks. Refuses if the refund would
 * now be higher than the approved amount.
 */
export async function leaveParcelOutAsAgreed(
  tx: Tx,
  actor: Staff,
  services: Services,
  { problemId, why, mostMinor }: z.infer<typeof leaveParcelOutTerms> & { readonly mostMinor: number },
) {
  const order = await lockOrderOfProblem(tx, problemId);
  const problem = await lockProblem(tx, problemId);
  if (problem === undefined) return refuse('row.notFound');
  if (!order || !canStaffLeaveParcelOut(tx, actor, problem)) return refuse('problem.leaveOut');
  const done = await leaveParcelOut(tx, actor, services, order, { problem, totalMinor: undefined, why });
  if (isRefusal(done)) return done;
  const { paidMinor, billTotalMinor, quoteTotalMinor } = order;
  const beforeMinor = billTotalMinor ?? quoteTotalMinor;
  const afterMinor = done.order.billTotalMinor ?? done.order.quoteTotalMinor;
  return refundForLowerPrice({ beforeMinor, afterMinor, paidMinor }) > mostMinor
    ? refuse('row.changed')
    : done;
}

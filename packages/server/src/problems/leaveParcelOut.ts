import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ProblemState } from '@crossdock/domain/parcels/problems.ts';
import { changeLockedOrder } from '../orderChanges/changeLockedOrder.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import { parcelsOfOrder } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { findProblem, type ProblemRecord, transitionProblem } from './store.ts';

/** Locks the order that contains the problem's parcel, because orders are locked before parcels. */
export async function lockOrderOfProblem(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const orderId = (await findProblem(tx, id))?.orderId ?? null;
  return orderId === null ? undefined : lockOrder(tx, orderId);
}

interface Leaving {
  readonly problem: ProblemRecord & { readonly state: ProblemState };
  /** The order's new total as it was shown before the decision; undefined if no total was shown. */
  readonly totalMinor: number | undefined;
  readonly why: string;
}

/**
 * Removes the parcel of a locked problem from its locked order. If a clerk is packing the order, the clerk's page is
 * updated. The parcel keeps its problem, and the member is then asked what happens to the parcel. Call it last,
 * because it settles money.
 */
export async function leaveParcelOut(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  { problem, totalMinor, why }: Leaving,
) {
  if (problem.orderId !== order.id) return refuse('row.changed');
  const rest = (await parcelsOfOrder(tx, order.id)).filter(({ id }) => id !== problem.parcelId);
  if (!(await transitionProblem(tx, actor, problem, 'leaveOut', { why: order.number })))
    return refuse('row.changed');
  const draft = { parcelIds: rest.map(({ id }) => id) };
  const asked = { revision: order.revision, draft, totalMinor, why, besidePacking: true };
  const done = await changeLockedOrder(tx, actor, services, order, asked);
  return isRefusal(done) ? done : { ...done, number: order.number };
}

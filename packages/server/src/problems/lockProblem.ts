import { lockParcel } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { findProblem, type ProblemRecord } from './store.ts';

/**
 * A problem, read after locking its parcel; every change of a problem takes this lock. With `memberId`, only a
 * problem of this member.
 */
export async function lockProblem(tx: Tx, id: string, memberId?: string): Promise<ProblemRecord | undefined> {
  const seen = await findProblem(tx, id);
  if (seen === undefined) return undefined;
  if (memberId !== undefined && seen.memberId !== memberId) return undefined;
  const parcel = await lockParcel(tx, seen.parcelId);
  if (memberId !== undefined && parcel?.memberId !== memberId) return undefined;
  return findProblem(tx, id);
}

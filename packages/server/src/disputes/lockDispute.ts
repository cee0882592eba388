import { lockOrder, type OrderRow } from '../orders/store.ts';
import { lockParcel } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { type DisputeRecord, findDispute } from './store.ts';

export type LockedDispute = DisputeRecord & { readonly order: OrderRow | undefined };

/**
 * A dispute, read after locking its order or parcel; every change of a dispute takes this lock. With `memberId`, only a
 * dispute of that member.
 */
export async function lockDispute(tx: Tx, id: string, memberId?: string): Promise<LockedDispute | undefined> {
  const seen = await findDispute(tx, id);
  if (seen === undefined || (memberId !== undefined && seen.memberId !== memberId)) return undefined;
  const order = seen.orderId === null ? undefined : await lockOrder(tx, seen.orderId);
  if (seen.parcelId !== null) await lockParcel(tx, seen.parcelId);
  const dispute = await findDispute(tx, id);
  return dispute && { ...dispute, order };
}

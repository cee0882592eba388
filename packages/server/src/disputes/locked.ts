import { lockOrder, type OrderRow } from '../orders/store.ts';
import { lockParcel } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { type DisputeRecord, findDispute } from './store.ts';

export type LockedDispute = DisputeRecord & { readonly order: OrderRow | undefined };

/** A dispute under the lock of its order or parcel, which everybody takes who changes one. With a member, only one of theirs. */
export async function lockedDispute(
  tx: Tx,
  id: string,
  memberId?: string,
): Promise<LockedDispute | undefined> {
  const seen = await findDispute(tx, id);
  if (seen === undefined || (memberId !== undefined && seen.memberId !== memberId)) return undefined;
  const order = seen.orderId === null ? undefined : await lockOrder(tx, seen.orderId);
  if (seen.parcelId !== null) await lockParcel(tx, seen.parcelId);
  const dispute = await findDispute(tx, id);
  return dispute && { ...dispute, order };
}

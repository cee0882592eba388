import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { findRow, fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The member's name, and their assigned clerk if still active. */
export function findCustomerAndClerk(tx: Tx, memberId: string) {
  return tx.one(
    fromShop(tx, 'members', { 'members.id': memberId })
      .leftJoin('staff', shopJoin('staff.id', 'members.serviceStaffId', { 'staff.status': 'active' }))
      .select(['members.name', 'members.account', 'staff.id as serviceStaffId']),
  );
}

/** A member that staff can write to. */
export function findMessageableMember(tx: Tx, memberId: string) {
  return findRow(tx, 'members', { id: memberId, status: 'active' }, ['lang']);
}

/** The number of the member's own parcel or order; undefined for somebody else's. */
export async function findMemberItemNumber(
  tx: Tx,
  memberId: string,
  card: { readonly kind: 'parcel' | 'order'; readonly id: string },
): Promise<string | undefined> {
  const { kind, id } = card;
  const parcel = db.selectFrom('parcels').select('courierNumber as number').where('memberId', '=', memberId);
  const order = db.selectFrom('orders').select('number').where('memberId', '=', memberId);
  const row =
    kind === 'parcel'
      ? await tx.maybe(parcel.where(shopCondition(tx, { id })))
      : await tx.maybe(order.where(shopCondition(tx, { id })));
  return row?.number;
}

/** The texts of a visible product; undefined if there is none. */
export async function productTexts(tx: Tx, id: string) {
  const row = await findRow(tx, 'products', { id, active: true }, ['texts']);
  return row?.texts;
}

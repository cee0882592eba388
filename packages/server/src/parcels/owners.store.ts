import type { Tx } from '../platform/db.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { fromShop } from '../platform/rows.ts';

const brief = ['id', 'account', 'name', 'nickname', 'randomName', 'simpleCode', 'phone'] as const;

const active = (tx: Tx) => fromShop(tx, 'members', { status: 'active' }).select([...brief]);

/** Up to ten members by account, alias, invitation code, phone or name. */
export function searchOwners(tx: Tx, words: string) {
  return tx.all(active(tx).where('id', 'in', memberIdsMatching(tx, words)).orderBy('account').limit(10));
}

/** Whether a parcel can be assigned to this member: they belong to the shop and are not disabled. */
export async function isActiveMember(tx: Tx, memberId: string): Promise<boolean> {
  return (await tx.maybe(active(tx).where('id', '=', memberId))) !== undefined;
}

/** The members with these ids, with the fields that staff see. */
export function membersById(tx: Tx, ids: readonly string[]) {
  return tx.allOf(ids, active(tx).where('id', 'in', [...ids]));
}

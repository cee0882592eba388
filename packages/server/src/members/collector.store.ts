import type { Tx } from '../platform/db.ts';
import { findRow, fromShop } from '../platform/rows.ts';

/** The default collector at a pickup point: the member. */
export function findCollector(tx: Tx, memberId: string) {
  return tx.one(fromShop(tx, 'members', { id: memberId }).select(['name', 'areaCode', 'phone']));
}

/** Whether the member has an approved address, only unapproved ones, or none. */
export async function addressStatus(tx: Tx, memberId: string): Promise<'approved' | 'others' | 'none'> {
  const rows = await tx.all(
    fromShop(tx, 'addresses', { memberId }).select('state').distinct().where('deletedAt', 'is', null),
  );
  if (rows.length === 0) return 'none';
  return rows.some(({ state }) => state === 'approved') ? 'approved' : 'others';
}

/**
 * The ID or company number that customs require of a collector: from the member's approved identity if the name
 * matches, else from their latest own address in the country. Empty if there is none for this name.
 */
export async function idNumberOf(
  tx: Tx,
  of: { readonly memberId: string; readonly country: string; readonly consignee: string },
): Promise<string> {
  const { memberId, country, consignee } = of;
  const [identity, address] = await Promise.all([
    findRow(tx, 'identities', { memberId, country, realName: consignee, state: 'approved' }, ['idNumber']),
    tx.maybe(
      fromShop(tx, 'addresses', { memberId, country, consignee })
        .select('idNumber')
        .where('state', '<>', 'rejected')
        .where('deletedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .limit(1),
    ),
  ]);
  return identity?.idNumber ?? address?.idNumber ?? '';
}

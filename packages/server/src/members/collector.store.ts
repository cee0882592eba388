import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';
import { findRow } from '../platform/rows.ts';

/** The default collector at a pickup point: the member. */
export function findCollector(tx: Tx, memberId: string) {
  return tx.one(
    db
      .selectFrom('members')
      .select(['name', 'areaCode', 'phone'])
      .where(ofShop(tx, { id: memberId })),
  );
}

/** Whether the member has an approved address, only unapproved ones, or none. */
export async function addressStatus(tx: Tx, memberId: string): Promise<'approved' | 'others' | 'none'> {
  const rows = await tx.all(
    db
      .selectFrom('addresses')
      .select('state')
      .distinct()
      .where(ofShop(tx, { memberId }))
      .where('deletedAt', 'is', null),
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
      db
        .selectFrom('addresses')
        .select('idNumber')
        .where(ofShop(tx, { memberId, country, consignee }))
        .where('state', '<>', 'rejected')
        .where('deletedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .limit(1),
    ),
  ]);
  return identity?.idNumber ?? address?.idNumber ?? '';
}

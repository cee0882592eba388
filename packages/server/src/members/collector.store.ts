import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** Who collects at a pickup point unless the member names somebody else: the member. */
export function findCollector(tx: Tx, memberId: string) {
  return tx.one(
    db
      .selectFrom('members')
      .select(['name', 'areaCode', 'phone'])
      .where('shopId', '=', tx.shopId)
      .where('id', '=', memberId),
  );
}

/** Whether the member has any address at all, approved or not. */
export async function hasAddress(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx.maybe(
    db
      .selectFrom('addresses')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('deletedAt', 'is', null)
      .limit(1),
  );
  return row !== undefined;
}

import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The member's accounts elsewhere. */
export function bindingsOf(tx: Tx, memberId: string) {
  return tx.all(
    db
      .selectFrom('messengerBindings')
      .select(['provider', 'displayName', 'createdAt', 'friend'])
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId),
  );
}

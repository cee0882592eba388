import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';

/** The messenger accounts bound to the member. */
export function bindingsOf(tx: Tx, memberId: string) {
  return tx.all(
    db
      .selectFrom('messengerBindings')
      .select(['provider', 'displayName', 'createdAt', 'friend'])
      .where(ofShop(tx, { memberId })),
  );
}

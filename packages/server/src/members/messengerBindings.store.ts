import type { Tx } from '../platform/db.ts';
import { findRows } from '../platform/rows.ts';

/** The messenger accounts bound to the member. */
export function bindingsOf(tx: Tx, memberId: string) {
  return findRows(tx, 'messengerBindings', { memberId }, ['provider', 'displayName', 'createdAt', 'friend']);
}

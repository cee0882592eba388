import type { Tx } from '../platform/db.ts';
import { deleteSomeExpired } from '../platform/expired.ts';
import { newId, newToken, tokenHash } from '../platform/ids.ts';
import { deleteFromShop, insertRow } from '../platform/rows.ts';

const undoableMs = 72 * 3_600_000;

export type Contact = { readonly areaCode: string; readonly phone: string } | { readonly email: string };

/** Stores the former contact and deletes old entries. Answers, only once, the token that restores the contact. */
export async function insertContactChange(tx: Tx, memberId: string, former: Contact): Promise<string> {
  await deleteSomeExpired(tx, 'contactChanges');
  const token = newToken();
  await insertRow(tx, 'contactChanges', {
    id: newId(),
    memberId,
    tokenHash: tokenHash(token),
    ...former,
    changedAt: tx.now,
    expiresAt: tx.later(undoableMs),
  });
  return token;
}

/**
 * Uses a token up and answers the contact that it restores. Tokens of later changes become invalid too, because those
 * contacts were not the member's.
 */
export async function consumeContactChange(tx: Tx, token: string) {
  const change = await tx.maybe(
    deleteFromShop(tx, 'contactChanges', { tokenHash: tokenHash(token) })
      .where('expiresAt', '>', tx.now)
      .returning(['memberId', 'areaCode', 'phone', 'email', 'changedAt']),
  );
  if (change === undefined) return undefined;
  await tx.run(
    deleteFromShop(tx, 'contactChanges', { memberId: change.memberId })
      .where('email', change.email === null ? 'is' : 'is not', null)
      .where('changedAt', '>=', change.changedAt),
  );
  return change;
}

import type { Tx } from '../platform/db.ts';
import { newId, newToken, tokenHash } from '../platform/ids.ts';
import { db } from '../platform/query.ts';

const undoableMs = 72 * 3_600_000;

export type Contact = { readonly area_code: string; readonly phone: string } | { readonly email: string };

/** Keeps what a contact was; answers, in the clear and once, the token that brings it back. Old ones are swept along. */
export async function insertContactChange(tx: Tx, memberId: string, former: Contact): Promise<string> {
  const old = db
    .selectFrom('contact_changes')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('expires_at', '<', tx.now)
    .limit(20)
    .forUpdate()
    .skipLocked();
  await tx.run(db.deleteFrom('contact_changes').where('shop_id', '=', tx.shopId).where('id', 'in', old));
  const token = newToken();
  await tx.run(
    db.insertInto('contact_changes').values({
      shop_id: tx.shopId,
      id: newId(),
      member_id: memberId,
      token_hash: tokenHash(token),
      ...former,
      changed_at: tx.now,
      expires_at: new Date(Date.parse(tx.now) + undoableMs).toISOString(),
    }),
  );
  return token;
}

/**
 * Uses a token up and answers what it brings back. What the same contact was changed from later is no longer anybody's
 * to bring back: those places were not the member's.
 */
export async function takeContactChange(tx: Tx, token: string) {
  const change = await tx.maybe(
    db
      .deleteFrom('contact_changes')
      .where('shop_id', '=', tx.shopId)
      .where('token_hash', '=', tokenHash(token))
      .where('expires_at', '>', tx.now)
      .returning(['member_id', 'area_code', 'phone', 'email', 'changed_at']),
  );
  if (change === undefined) return undefined;
  await tx.run(
    db
      .deleteFrom('contact_changes')
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', change.member_id)
      .where('email', change.email === null ? 'is' : 'is not', null)
      .where('changed_at', '>=', change.changed_at),
  );
  return change;
}

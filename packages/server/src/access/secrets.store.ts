import type { Tx } from '../platform/db.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { db } from '../platform/query.ts';

/** Short-lived proofs: codes sent by message, and staff tickets. Only hashes are kept. */

export interface NewCode {
  readonly id: string;
  readonly purpose: string;
  readonly destination: string;
  readonly codeHash: Uint8Array;
  readonly expiresAt: string;
}

/** The newest code of a purpose and destination is the only one that counts. */
export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.run(
    db
      .updateTable('codes')
      .set({ used_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('purpose', '=', code.purpose)
      .where('destination', '=', code.destination)
      .where('used_at', 'is', null),
  );
  await tx.run(
    db.insertInto('codes').values({
      shop_id: tx.shopId,
      id: code.id,
      purpose: code.purpose,
      destination: code.destination,
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
    }),
  );
}

/** The code whose row is there already, once it is about to be sent: what it was made for, while it counts. */
export function codeToSend(tx: Tx, purpose: string, id: string) {
  return tx.maybe(
    db
      .selectFrom('codes')
      .select('destination')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', tx.now)
      .forUpdate(),
  );
}

export async function replaceCode(tx: Tx, id: string, codeHash: Uint8Array): Promise<void> {
  await tx.run(
    db
      .updateTable('codes')
      .set({ code_hash: codeHash })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}

/** The id of the code that counts for a destination now, if any. */
export async function openCode(tx: Tx, purpose: string, destination: string): Promise<string | undefined> {
  const row = await tx.maybe(
    db
      .selectFrom('codes')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('purpose', '=', purpose)
      .where('destination', '=', destination)
      .where('used_at', 'is', null)
      .where('expires_at', '>', tx.now)
      .orderBy('expires_at', 'desc')
      .limit(1),
  );
  return row?.id;
}

const triesPerCode = 5;

/** Counts one try at a code in a transaction of its own; undefined once it is used, expired or tried too often. */
export function tryCode(tx: Tx, purpose: string, id: string) {
  return tx.inOwnTransaction((side) =>
    side.maybe(
      db
        .updateTable('codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('shop_id', '=', side.shopId)
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', side.now)
        .where('tries', '<', triesPerCode)
        .returning(['code_hash', 'destination']),
    ),
  );
}

/** Uses the code up, in the transaction that does what it allows. False where another request was first. */
export async function useCode(tx: Tx, id: string): Promise<boolean> {
  const used = await tx.run(
    db
      .updateTable('codes')
      .set({ used_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('used_at', 'is', null),
  );
  return used === 1;
}

/** A ticket for the portal as this member; answers it in the clear, once. */
export async function insertActTicket(
  tx: Tx,
  ticket: { memberId: string; staffId: string; expiresAt: string },
): Promise<string> {
  const secret = newToken();
  await tx.run(
    db.deleteFrom('act_tickets').where('shop_id', '=', tx.shopId).where('expires_at', '<', tx.now),
  );
  await tx.run(
    db.insertInto('act_tickets').values({
      shop_id: tx.shopId,
      token_hash: tokenHash(secret),
      member_id: ticket.memberId,
      staff_id: ticket.staffId,
      expires_at: ticket.expiresAt,
    }),
  );
  return secret;
}

/** Takes the ticket away; undefined where it is unknown, used or expired, or one of the two is no longer active. */
export async function takeActTicket(tx: Tx, secret: string) {
  const ticket = await tx.maybe(
    db
      .deleteFrom('act_tickets')
      .where('shop_id', '=', tx.shopId)
      .where('token_hash', '=', tokenHash(secret))
      .where('expires_at', '>', tx.now)
      .returning(['member_id', 'staff_id']),
  );
  if (ticket === undefined) return undefined;
  return tx.maybe(
    db
      .selectFrom('members')
      .innerJoin('staff', 'staff.shop_id', 'members.shop_id')
      .select(['members.id as member_id', 'staff.id as staff_id', 'staff.roles'])
      .where('members.shop_id', '=', tx.shopId)
      .where('members.id', '=', ticket.member_id)
      .where('members.status', '=', 'active')
      .where('staff.id', '=', ticket.staff_id)
      .where('staff.status', '=', 'active'),
  );
}

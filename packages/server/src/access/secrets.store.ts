import type { Tx } from '../platform/db.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { changeRow, deleteFromShop, fromShop, insertRow, updateInShop } from '../platform/rows.ts';

/** This file stores short-lived proofs: codes sent by message, and tickets of staff. Only their hashes are stored. */

export interface NewCode {
  readonly id: string;
  readonly purpose: string;
  readonly destination: string;
  readonly codeHash: Uint8Array;
  readonly expiresAt: string;
}

/** Invalidates earlier codes of a purpose and destination. */
export async function invalidateCodes(tx: Tx, purpose: string, destination: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'codes', { purpose, destination }).set({ usedAt: tx.now }).where('usedAt', 'is', null),
  );
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await insertRow(tx, 'codes', code);
}

/** The stored code with this id, if it is valid and was not sent yet. */
export function codeToSend(tx: Tx, purpose: string, id: string) {
  return tx.maybe(
    fromShop(tx, 'codes', { id, purpose })
      .select('destination')
      .where('usedAt', 'is', null)
      .where('sentAt', 'is', null)
      .where('expiresAt', '>', tx.now)
      .forUpdate(),
  );
}

/** Called before sending: makes this code the only valid one, and prevents a second sending under its id. */
export async function replaceCode(tx: Tx, id: string, codeHash: Uint8Array): Promise<void> {
  await changeRow(tx, 'codes', id, { codeHash, sentAt: tx.now });
}

/** The id of the code that is valid for a destination now, if any. */
export async function validCodeId(tx: Tx, purpose: string, destination: string): Promise<string | undefined> {
  const row = await tx.maybe(
    fromShop(tx, 'codes', { purpose, destination })
      .select('id')
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', tx.now)
      .orderBy('expiresAt', 'desc')
      .limit(1),
  );
  return row?.id;
}

const triesPerCode = 5;

/** Counts one try at a code in a separate transaction; undefined if it is used, expired or was tried too often. */
export function countCodeTry(tx: Tx, purpose: string, id: string) {
  return tx.inOwnTransaction((side) =>
    side.maybe(
      updateInShop(side, 'codes', { id, purpose })
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', side.now)
        .where('tries', '<', triesPerCode)
        .returning(['codeHash', 'destination']),
    ),
  );
}

/** Uses the code up, in the transaction of the action that it allows. False if another request was first. */
export function markCodeUsed(tx: Tx, id: string): Promise<boolean> {
  return tx.changes(updateInShop(tx, 'codes', { id }).set({ usedAt: tx.now }).where('usedAt', 'is', null));
}

/** Creates a ticket for opening the portal as this member; answers it once. */
export async function insertActingTicket(
  tx: Tx,
  ticket: { memberId: string; staffId: string; expiresAt: string },
): Promise<string> {
  const secret = newToken();
  await tx.run(deleteFromShop(tx, 'actTickets').where('expiresAt', '<', tx.now));
  await insertRow(tx, 'actTickets', {
    tokenHash: tokenHash(secret),
    memberId: ticket.memberId,
    staffId: ticket.staffId,
    expiresAt: ticket.expiresAt,
  });
  return secret;
}

/** Uses the ticket up; undefined if it is unknown, used or expired, or if staff or member are no longer active. */
export async function consumeActingTicket(tx: Tx, secret: string) {
  const ticket = await tx.maybe(
    deleteFromShop(tx, 'actTickets', { tokenHash: tokenHash(secret) })
      .where('expiresAt', '>', tx.now)
      .returning(['memberId', 'staffId']),
  );
  if (ticket === undefined) return undefined;
  return tx.maybe(
    fromShop(tx, 'members', { 'members.id': ticket.memberId, 'members.status': 'active' })
      .innerJoin('staff', 'staff.shopId', 'members.shopId')
      .where('staff.id', '=', ticket.staffId)
      .where('staff.status', '=', 'active')
      .select(['members.id as memberId', 'staff.id as staffId', 'staff.roles']),
  );
}

import type { Tx } from '../platform/db.ts';
import { newId, newToken, tokenHash } from '../platform/ids.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import { staffName } from '../platform/staffName.ts';

interface NewInvitation {
  readonly name: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly expiresAt: string;
}

/** Answers the secret of the link; only its hash is stored. An open invitation to the same phone or email ends. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation) {
  const [id, secret] = [newId(), newToken()];
  const { phone, areaCode, email } = invitation;
  await tx.run(
    updateInShop(tx, 'memberInvitations')
      .set({ expiresAt: tx.now })
      .where('memberId', 'is', null)
      .where('expiresAt', '>', tx.now)
      .where((eb) =>
        eb.or([eb('email', '=', email), eb.and([eb('phone', '=', phone), eb('areaCode', '=', areaCode)])]),
      ),
  );
  await insertRow(tx, 'memberInvitations', {
    ...invitation,
    id,
    tokenHash: tokenHash(secret),
    createdAt: tx.now,
  });
  return { id, secret };
}

/** The invitation of a link that is still valid. */
export function findOpenInvitation(tx: Tx, secret: string) {
  return tx.maybe(
    fromShop(tx, 'memberInvitations', { tokenHash: tokenHash(secret) })
      .selectAll()
      .where('memberId', 'is', null)
      .where('expiresAt', '>', tx.now),
  );
}

/** Uses an invitation up for a member created in this transaction. False if another request was first. */
export function markInvitationUsed(tx: Tx, id: string, memberId: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'memberInvitations', { id })
      .set({ memberId })
      .where('memberId', 'is', null)
      .where('expiresAt', '>', tx.now),
  );
}

/** Ends an invitation; false if it was used or had ended. */
export function endInvitation(tx: Tx, id: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'memberInvitations', { id })
      .set({ expiresAt: tx.now })
      .where('memberId', 'is', null)
      .where('expiresAt', '>', tx.now),
  );
}

export function listInvitations(tx: Tx, paging: Paging) {
  const rows = fromShop(tx, 'memberInvitations as invitation')
    .selectAll('invitation')
    .select(staffName(tx, 'invitation.invitedBy', 'staffName'))
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id', 'desc');
  return pageOf(tx, rows, paging);
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import {
  changeRow,
  changeRows,
  deleteFromShop,
  deleteRows,
  fromShop,
  updateInShop,
} from '../platform/rows.ts';

/** Revokes the member's coupons, so that they can no longer be used. */
export async function revokeCoupons(tx: Tx, memberId: string): Promise<void> {
  await changeRows(tx, 'memberCoupons', { memberId, state: 'unused' }, { state: 'revoked' });
}

/** Unlinks expired parcels from the member, so that such a parcel has no owner if it arrives later. */
export async function unlinkExpiredParcels(tx: Tx, memberId: string): Promise<void> {
  await changeRows(
    tx,
    'parcels',
    { memberId, state: 'expired' },
    { courierNumber: sql<string>`'erased-' || id::text` },
  );
}

export const exportsOf = (tx: Tx, memberId: string) =>
  tx.all(fromShop(tx, 'shopExports', { memberId }).select('id').where('state', 'in', ['writing', 'ready']));

/** Deletes short-lived data that is stored under one of these email addresses, phone numbers or accounts. */
export async function deleteContactRows(tx: Tx, contacts: readonly string[]): Promise<void> {
  const named = (column: 'destination' | 'key') =>
    sql<boolean>`exists (select from unnest(${[...contacts]}::text[]) as one (contact) where strpos(${sql.ref(column)}, contact) > 0)`;
  await tx.run(deleteFromShop(tx, 'codes').where(named('destination')));
  await tx.run(deleteFromShop(tx, 'throttles').where(named('key')));
  await tx.run(
    deleteFromShop(tx, 'mailBounces').where(
      'address',
      'in',
      contacts.map((one) => one.toLowerCase()),
    ),
  );
  // Deletes attempts to log in with these email addresses, phone numbers or accounts.
  await tx.run(
    deleteFromShop(tx, 'securityEvents')
      .where('staffId', 'is', null)
      .where('name', 'in', [...contacts]),
  );
}

/**
 * Removes everything that identifies the member from their row. Code and alias stay, because parcels with
 * them may still arrive.
 */
export async function anonymizeMember(tx: Tx, memberId: string): Promise<void> {
  await changeRow(tx, 'members', memberId, {
    ...{
      account: `erased-${memberId}`,
      name: '–',
      nickname: '',
      areaCode: '',
      phone: `erased-${memberId}`,
    },
    ...{ email: `${memberId}@erased.invalid`, passwordHash: '', sex: null, birthday: null },
    ...{ avatarFileId: null, whatsapp: '', facebook: '', lineAccount: '', theme: null, vip: false },
    ...{ serviceStaffId: null, salesStaffId: null, defaultPickupPointId: null },
    ...{ status: 'disabled', erasedAt: tx.now },
  });
}

/** Empties the texts of approval requests to erase this member. */
export async function anonymizeApprovalRequests(tx: Tx, memberId: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'moneyActs', { kind: 'erasure' })
      .set({ asked: JSON.stringify({}), reason: '', rejectReason: '' })
      .where('state', '<>', 'pending')
      .where(sql<boolean>`asked -> 'input' ->> 'id' = ${memberId}`),
  );
}

/** Whether the letter was sent, or will never be sent. */
export async function isLetterSentOrDropped(tx: Tx, letterId: string): Promise<boolean> {
  const waiting = fromShop(tx, 'outbox', { messageId: letterId }).select('messageId');
  return (await tx.maybe(waiting)) === undefined;
}

export async function deleteLetter(tx: Tx, letterId: string): Promise<void> {
  await deleteRows(tx, 'awaitedReports', { messageId: letterId });
  await deleteRows(tx, 'outbox', { messageId: letterId });
  await deleteRows(tx, 'outgoingMessages', { id: letterId });
}

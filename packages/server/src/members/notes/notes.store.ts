import type { Tx } from '../../platform/db.ts';
import { ofShop } from '../../platform/ofShop.ts';
import { type Paging, pageOf } from '../../platform/paging.ts';
import { db } from '../../platform/query.ts';
import { changeRow, insertRow } from '../../platform/rows.ts';
import { staffName } from '../../platform/staffName.ts';

export function notesOf(tx: Tx, memberId: string, paging: Paging) {
  const rows = db
    .selectFrom('memberNotes')
    .select(['memberNotes.id', 'memberNotes.text', 'memberNotes.createdAt', 'memberNotes.staffId'])
    .select(staffName(tx, 'memberNotes.staffId', 'staffName'))
    .where(ofShop(tx, { 'memberNotes.memberId': memberId }))
    .where('memberNotes.deletedAt', 'is', null)
    .orderBy('memberNotes.id', 'desc');
  return pageOf(tx, rows, paging);
}

export async function addNote(
  tx: Tx,
  note: { readonly id: string; readonly memberId: string; readonly staffId: string; readonly text: string },
): Promise<void> {
  await insertRow(tx, 'memberNotes', { ...note, createdAt: tx.now, deletedAt: null });
}

export function findNote(tx: Tx, id: string) {
  return tx.maybe(
    db
      .selectFrom('memberNotes')
      .select(['id', 'memberId', 'staffId'])
      .where(ofShop(tx, { id }))
      .where('deletedAt', 'is', null),
  );
}

/**
 * Removes a note from the member's page. Its row stays in the table, so that earlier notes about a member can
 * be looked up.
 */
export async function removeNote(tx: Tx, id: string): Promise<void> {
  await changeRow(tx, 'memberNotes', id, { deletedAt: tx.now });
}

import type { Tx } from '../../platform/db.ts';
import { type Paging, pageOf } from '../../platform/paging.ts';
import { changeRow, fromShop, insertRow } from '../../platform/rows.ts';
import { staffName } from '../../platform/staffName.ts';

export function notesOf(tx: Tx, memberId: string, paging: Paging) {
  const rows = fromShop(tx, 'memberNotes', { 'memberNotes.memberId': memberId })
    .select(['memberNotes.id', 'memberNotes.text', 'memberNotes.createdAt', 'memberNotes.staffId'])
    .select(staffName(tx, 'memberNotes.staffId', 'staffName'))
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
    fromShop(tx, 'memberNotes', { id }).select(['id', 'memberId', 'staffId']).where('deletedAt', 'is', null),
  );
}

/**
 * Removes a note from the member's page. Its row stays in the table, so that earlier notes about a member can
 * be looked up.
 */
export async function removeNote(tx: Tx, id: string): Promise<void> {
  await changeRow(tx, 'memberNotes', id, { deletedAt: tx.now });
}

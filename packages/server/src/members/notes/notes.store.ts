import type { Tx } from '../../platform/db.ts';
import { type Paging, pageOf } from '../../platform/paging.ts';
import { db } from '../../platform/query.ts';

export function notesOf(tx: Tx, memberId: string, paging: Paging) {
  const rows = db
    .selectFrom('member_notes')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.shop_id', '=', 'member_notes.shop_id')
        .onRef('staff.id', '=', 'member_notes.staff_id'),
    )
    .select([
      'member_notes.id',
      'member_notes.text',
      'member_notes.created_at',
      'member_notes.staff_id',
      'staff.name as staff_name',
    ])
    .where('member_notes.shop_id', '=', tx.shopId)
    .where('member_notes.member_id', '=', memberId)
    .where('member_notes.deleted_at', 'is', null)
    .orderBy('member_notes.id', 'desc');
  return pageOf(tx, rows, paging);
}

export async function addNote(
  tx: Tx,
  note: { readonly id: string; readonly member_id: string; readonly staff_id: string; readonly text: string },
): Promise<void> {
  await tx.run(
    db
      .insertInto('member_notes')
      .values({ ...note, shop_id: tx.shopId, created_at: tx.now, deleted_at: null }),
  );
}

export function findNote(tx: Tx, id: string) {
  return tx.maybe(
    db
      .selectFrom('member_notes')
      .select(['id', 'member_id', 'staff_id'])
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  );
}

/** It stays in the table: what was known of a member and when can be asked for later. */
export async function removeNote(tx: Tx, id: string): Promise<void> {
  await tx.run(
    db
      .updateTable('member_notes')
      .set({ deleted_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}

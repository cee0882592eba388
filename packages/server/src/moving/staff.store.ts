import type { Role } from '@crossdock/domain/staff/roles.ts';
import { sql } from 'kysely';
import { insertRows, updateColumns } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';
import { deleteUnreferencedRows } from '../platform/unreferencedRows.store.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import type { ColumnChange } from './fileImporter.ts';

/** A member of staff as the file describes them. */
export interface StaffColumns {
  readonly login: string;
  readonly name: string;
  readonly phone: string;
  readonly roles: readonly Role[];
  readonly status: 'active' | 'disabled';
}

/** Staff with these logins, ignoring case. */
export function staffByLogin(tx: Tx, logins: readonly string[]) {
  return tx.all(
    fromShop(tx, 'staff')
      .select(['id', 'login', 'name', 'phone', 'roles', 'status', 'passwordHash'])
      .where(
        sql<string>`lower(login)`,
        '=',
        sql<string>`any(${logins.map((one) => one.toLowerCase())}::text[])`,
      ),
  );
}

/** Inserts accounts that nobody can log in to until an owner sets a password. */
export async function insertStaffRows(tx: Tx, rows: readonly StaffColumns[]): Promise<string[]> {
  const made = rows.map((row) => ({
    ...row,
    shopId: tx.shopId,
    id: newId(),
    passwordHash: unusablePasswordHash,
    passwordDue: true,
    createdAt: tx.now,
  }));
  await insertRows(tx, 'staff', made);
  await publish(tx, 'staff', null);
  return fieldOf(made, 'id');
}

export async function updateStaffRows(tx: Tx, changes: readonly ColumnChange[]): Promise<void> {
  await updateColumns(tx, 'staff', changes);
  await publish(tx, 'staff', null);
}

/** Deletes accounts that never had a password and that no other row refers to. */
export async function deleteStaffRows(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const silent = await tx.all(
    fromShop(tx, 'staff', { id: sql<string>`any(${[...ids]}::uuid[])`, passwordHash: unusablePasswordHash })
      .select('id')
      .forUpdate(),
  );
  const gone = await deleteUnreferencedRows(tx, 'staff', fieldOf(silent, 'id'));
  await publish(tx, 'staff', null);
  return gone;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';

const staffRows = (tx: Tx) => q.selectFrom('staff').selectAll().where('shop_id', '=', tx.shopId);

export function findStaffByLogin(tx: Tx, login: string) {
  return tx.maybe(staffRows(tx).where(sql<string>`lower(login)`, '=', login.toLowerCase()));
}

export function findStaff(tx: Tx, staffId: string) {
  return tx.maybe(staffRows(tx).where('id', '=', staffId));
}

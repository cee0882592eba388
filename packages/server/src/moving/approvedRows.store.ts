import { sql } from 'kysely';
import { insertRows, updateRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteUnreferencedRows } from '../platform/unreferencedRows.store.ts';
import type { ColumnChange } from './fileImporter.ts';

/** The tables of records that members submit and staff approve. Each member has one default record in each. */
type Approved = 'addresses' | 'declarers';

interface MovedRow {
  readonly memberId: string;
  readonly isDefault: boolean;
  readonly columns: object;
}

/** Inserts rows as approved by the clerk who imports them, because the old system already used them. */
export async function insertApprovedRows(
  tx: Tx,
  table: Approved,
  staffId: string,
  rows: readonly MovedRow[],
): Promise<string[]> {
  const made = rows.map(({ memberId, columns }) => ({
    ...columns,
    shopId: tx.shopId,
    id: newId(),
    memberId,
    isDefault: false,
    state: 'approved',
    rejectReason: '',
    auditedAt: tx.now,
    auditedBy: staffId,
    createdAt: tx.now,
    updatedAt: tx.now,
  }));
  await insertRows(tx, table, made);
  const wished = made.filter((_, at) => rows[at]?.isDefault).map(({ id }) => id);
  await chooseDefaults(tx, table, [...new Set(made.map(({ memberId }) => memberId))], wished);
  await publish(tx, table, null);
  return made.map(({ id }) => id);
}

/** Chooses a default for members without one: the old system's default, else their first. */
async function chooseDefaults(
  tx: Tx,
  table: Approved,
  memberIds: readonly string[],
  wished: readonly string[],
): Promise<void> {
  const rows = sql.table(table);
  await tx.run({
    compile: () =>
      sql`update ${rows} set is_default = true where shop_id = ${tx.shopId} and id in (
        select distinct on (member_id) id from ${rows} as own
        where shop_id = ${tx.shopId} and member_id = any(${[...memberIds]}::uuid[]) and deleted_at is null
          and not exists (select from ${rows} as chosen where chosen.shop_id = ${tx.shopId}
            and chosen.member_id = own.member_id and chosen.is_default and chosen.deleted_at is null)
        order by member_id, (id = any(${[...wished]}::uuid[])) desc, id)`.compile(db),
  });
}

/** Updates rows from a later file, or restores their earlier content. */
export async function updateApprovedRows(
  tx: Tx,
  table: Approved,
  changes: readonly ColumnChange[],
): Promise<void> {
  await updateRows(
    tx,
    table,
    changes.map(({ id, columns }) => ({ ...columns, ...storeIn(columns), id, updatedAt: tx.now })),
  );
  await publish(tx, table, null);
}

/** The store of a chain. Earlier content contains it as text, which is parsed here. */
const storeIn = ({ store }: ColumnChange['columns']) =>
  typeof store === 'string' ? { store: JSON.parse(store) as unknown } : {};

/** Deletes rows that no other row refers to. Answers which were deleted. */
export async function deleteApprovedRows(
  tx: Tx,
  table: Approved,
  ids: readonly string[],
): Promise<Set<string>> {
  const gone = await deleteUnreferencedRows(tx, table, ids);
  await publish(tx, table, null);
  return gone;
}

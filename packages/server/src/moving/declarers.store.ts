import { sql } from 'kysely';
import { insertRows, updateRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteUnused } from '../platform/unused.store.ts';
import type { ColumnChange } from './kind.ts';

export interface DeclarerColumns {
  readonly name: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly country: string;
  readonly idKind: 'person' | 'company';
  readonly idNumber: string;
}

/** The declarers of these members with one of these numbers. */
export function declarersWith(tx: Tx, memberIds: readonly string[], idNumbers: readonly string[]) {
  return tx.all(
    db
      .selectFrom('declarers')
      .select(['id', 'memberId', 'name', 'areaCode', 'phone', 'country', 'idKind', 'idNumber'])
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', sql<string>`any(${[...new Set(memberIds)]}::uuid[])`)
      .where('idNumber', '=', sql<string>`any(${[...new Set(idNumbers)]}::text[])`)
      .where('deletedAt', 'is', null),
  );
}

/** How many declarers these members have. */
export async function declarerCounts(tx: Tx, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all(
    db
      .selectFrom('declarers')
      .select((eb) => ['memberId', eb.fn.countAll<number>().as('n')])
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', sql<string>`any(${[...new Set(memberIds)]}::uuid[])`)
      .where('deletedAt', 'is', null)
      .groupBy('memberId'),
  );
  return new Map(rows.map(({ memberId, n }) => [memberId, n]));
}

/** Approved by who moved them in: the old system declared by them. */
export async function insertDeclarers(
  tx: Tx,
  staffId: string,
  rows: readonly {
    readonly memberId: string;
    readonly isDefault: boolean;
    readonly columns: DeclarerColumns;
  }[],
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
  await insertRows(tx, 'declarers', made);
  const wished = made.filter((_, at) => rows[at]?.isDefault).map(({ id }) => id);
  const memberIds = [...new Set(made.map(({ memberId }) => memberId))];
  await tx.run({
    compile: () =>
      sql`update declarers set is_default = true where shop_id = ${tx.shopId} and id in (
        select distinct on (member_id) id from declarers as own
        where shop_id = ${tx.shopId} and member_id = any(${memberIds}::uuid[]) and deleted_at is null
          and not exists (select from declarers as chosen where chosen.shop_id = ${tx.shopId}
            and chosen.member_id = own.member_id and chosen.is_default and chosen.deleted_at is null)
        order by member_id, (id = any(${wished}::uuid[])) desc, id)`.compile(db),
  });
  await publish(tx, 'declarers', null);
  return made.map(({ id }) => id);
}

export async function updateDeclarers(tx: Tx, changes: readonly ColumnChange[]): Promise<void> {
  await updateRows(
    tx,
    'declarers',
    changes.map(({ id, columns }) => ({ ...columns, id, updatedAt: tx.now })),
  );
  await publish(tx, 'declarers', null);
}

export async function deleteDeclarers(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const gone = await deleteUnused(tx, 'declarers', ids);
  await publish(tx, 'declarers', null);
  return gone;
}

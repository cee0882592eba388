import type { AuditNoun } from '@crossdock/contract/staff/calls.ts';
import { readSearch } from '@crossdock/domain/searchText.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import { idsByNumberPart } from '../platform/searchParts.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

export interface AuditFilter {
  readonly staffId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly call?: string | undefined;
  readonly words?: string | undefined;
  readonly outcome?: 'done' | 'refused' | undefined;
  /** ISO 8601 UTC; from is included, to is not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Actions of staff, done and attempted, newest first. */
export function searchAudit(tx: Tx, filter: AuditFilter, paging: Paging) {
  let rows = fromShop(tx, 'auditLog')
    .leftJoin('members', shopJoin('members.id', 'auditLog.memberId'))
    .leftJoin('apiKeys', shopJoin('apiKeys.id', 'auditLog.keyId'))
    .selectAll('auditLog')
    .select(['members.name as memberName', 'apiKeys.name as keyName'])
    .select(maybeStaffName(tx, 'auditLog.staffId', 'staffName'))
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id', 'desc');
  rows = filteredBy(rows, 'auditLog', { staffId: filter.staffId, call: filter.call });
  if (filter.memberId !== undefined)
    rows = rows.where('auditLog.id', 'in', actsAbout(tx, sql`(select ${filter.memberId}::uuid as id)`));
  if (filter.outcome !== undefined)
    rows = rows.where('auditLog.refusal', filter.outcome === 'refused' ? 'is not' : 'is', null);
  if (filter.from !== undefined) rows = rows.where('auditLog.at', '>=', filter.from);
  if (filter.to !== undefined) rows = rows.where('auditLog.at', '<', filter.to);
  if (filter.words) rows = rows.where('auditLog.id', 'in', actsAbout(tx, meant(tx, filter.words)));
  return pageOf(tx, rows, paging);
}

export type AuditLogRow = Awaited<ReturnType<typeof searchAudit>>['list'][number];

function actsAbout(tx: Tx, subjects: ReturnType<typeof sql>) {
  return fromShop(tx, 'auditSubjects')
    .select('auditId')
    .where(sql<boolean>`subject_id in (select id from ${subjects} as subjects)`);
}

/** Members, parcels and orders that match the words. */
function meant(tx: Tx, words: string) {
  const { number } = readSearch(words);
  const members = memberIdsMatching(tx, words);
  if (number === '') return sql`(${members})`;
  return sql`(${members} union select id from ${idsByNumberPart(tx, 'parcel', number)} as parcels
    union select id from ${idsByNumberPart(tx, 'order', number)} as orders)`;
}

/** The ids of members, parcels and orders that match the words, up to a limit. */
export async function findAuditSubjectIds(tx: Tx, words: string): Promise<string[]> {
  const statement = sql<{ id: string }>`select id from ${meant(tx, words)} as subjects limit 10000`;
  return (await tx.all({ compile: () => statement.compile(db) })).map(({ id }) => id);
}

/** The names of these ids. */
export async function findAuditSubjectNames(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const of = (
    table: 'members' | 'parcels' | 'orders' | 'staff' | 'warehouses',
    noun: AuditNoun,
    name: string,
  ) =>
    tx.all(
      db
        .selectFrom(table)
        .select(['id', sql<AuditNoun>`${sql.lit(noun)}`.as('noun'), sql<string>`${sql.ref(name)}`.as('name')])
        .where(shopCondition(tx, { id: ids })),
    );
  const worded = (table: 'coupons' | 'channels', noun: AuditNoun) =>
    tx.all(
      db
        .selectFrom(table)
        .select(['id', sql<AuditNoun>`${sql.lit(noun)}`.as('noun'), 'tw as name'])
        .where(shopCondition(tx, { id: ids })),
    );
  const found = await Promise.all([
    of('members', 'member', 'name'),
    of('parcels', 'parcel', 'courierNumber'),
    of('orders', 'order', 'number'),
    of('staff', 'staff', 'name'),
    of('warehouses', 'warehouse', 'name'),
    worded('coupons', 'coupon'),
    worded('channels', 'channel'),
  ]);
  return found.flat();
}

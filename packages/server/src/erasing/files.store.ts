import { hasKey, keysOf } from '@crossdock/domain/records.ts';
import { type RawBuilder, sql } from 'kysely';
import { toColumnName } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRows } from '../platform/rows.ts';
import { fileColumns } from '../platform/schema.gen.ts';
import type { MemberRowsRule } from '../platform/tableRule.ts';
import { tableRules } from '../platform/tableRules.gen.ts';
import { type MemberToErase, memberLinksOf } from './clear.store.ts';
import { memberRowsCondition } from './memberRows.store.ts';

/** The columns that name files, in tables that name a member. */
const named = fileColumns.flatMap((place) => {
  const [table = '', name = ''] = place.split('.');
  const rule: string | MemberRowsRule = hasKey(tableRules, table) ? tableRules[table].erasure : 'unknown';
  return typeof rule === 'string' ? [] : [{ table, name, rule }];
});

const idsIn = (name: string): RawBuilder<unknown> =>
  name.endsWith('Ids') ? sql`unnest(${sql.id(toColumnName(name))})` : sql.id(toColumnName(name));

/**
 * Files of the member that are to be deleted: all except those of retained documents, which are recognised by
 * their date.
 */
export function filesToErase(
  tx: Tx,
  member: MemberToErase,
  keptFrom: Readonly<Record<'books' | 'customs', string>>,
  most: number,
) {
  const theirs = named.flatMap(({ table, name, rule }) =>
    memberLinksOf(rule).map(
      (link) =>
        sql`select ${idsIn(name)} as id from ${sql.id(toColumnName(table))} where shop_id = ${tx.shopId} and ${memberRowsCondition(tx, member, link)}`,
    ),
  );
  const kept = named.flatMap(({ table, name, rule }) => {
    if (!('of' in rule) || rule.keep === undefined) return [];
    const { clear, files, since } = rule.keep;
    const isKept = [...keysOf(clear), ...(files ?? [])].some((one) => one === name);
    if (!isKept) return [];
    const from = keptFrom[rule.keep.for];
    return rule.of.map(
      (link) =>
        sql`select ${idsIn(name)} from ${sql.id(toColumnName(table))} where shop_id = ${tx.shopId} and ${memberRowsCondition(tx, member, link)}
          and ${sql.id(toColumnName(since))} >= ${from}::timestamptz`,
    );
  });
  const statement = sql<{ id: string; hasThumb: boolean }>`select id, has_thumb from files
    where shop_id = ${tx.shopId} and erased_at is null and purpose not in ('export', 'history')
      and (member_id = ${member.memberId}::uuid
        or id in (${sql.join(theirs, sql` union all `)})
        or id in (select jsonb_array_elements_text(sign_proof -> 'fileIds')::uuid from orders
          where shop_id = ${tx.shopId} and member_id = ${member.memberId}::uuid and jsonb_typeof(sign_proof -> 'fileIds') = 'array'))
      and not exists (select from (${sql.join(kept, sql` union all `)}) as kept (id) where kept.id = files.id)
    limit ${sql.lit(most)}`;
  return tx.all({ compile: () => statement.compile(db) });
}

/** Records that the files' bytes are deleted. */
export async function recordErasedFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await changeRows(tx, 'files', { id: ids }, { erasedAt: tx.now, qr: null });
}

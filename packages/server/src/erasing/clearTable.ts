import type { RetentionReason } from '@crossdock/domain/erasing/retention.ts';
import type { Tx } from '../platform/db.ts';
import type { Schema } from '../platform/schema.gen.ts';
import {
  clearSomeMemberRows,
  deleteSomeMemberRows,
  type MemberToErase,
  memberLinksOf,
} from './clear.store.ts';
import { erasureRuleOf } from './erasureTables.ts';
import type { ErasurePartResult } from './erasureWork.ts';

const rowsAtOnce = 500;

type KeptFrom = Readonly<Record<RetentionReason, string>>;

/**
 * Clears some rows of a table by its erasure rule (`tableRules`): deletes them, or empties the columns that identify
 * the member.
 */
export async function clearMemberRowsOfTable(
  tx: Tx,
  member: MemberToErase,
  table: keyof Schema,
  from: KeptFrom,
): Promise<ErasurePartResult> {
  const rule = erasureRuleOf(table);
  if (typeof rule === 'string') return { isEnd: true };
  let rows = 0;
  for (const link of memberLinksOf(rule)) {
    const portion = { table, link, most: rowsAtOnce };
    if ('goes' in rule) rows += await deleteSomeMemberRows(tx, member, portion, rule.withoutStaff === true);
    else if (rule.clear !== undefined) rows += await clearSomeMemberRows(tx, member, portion, rule.clear);
    if (rows >= rowsAtOnce) return { rows, isEnd: false };
  }
  const kept = await clearRetainedDocuments(tx, member, table, from);
  return { rows: rows + (kept.rows ?? 0), isEnd: kept.isEnd };
}

/** Empties documents of a table whose retention years are over. */
export async function clearRetainedDocuments(
  tx: Tx,
  member: MemberToErase,
  table: keyof Schema,
  from: KeptFrom,
): Promise<ErasurePartResult> {
  const rule = erasureRuleOf(table);
  if (typeof rule === 'string' || !('of' in rule) || rule.keep === undefined) return { isEnd: true };
  const { for: kind, since, clear } = rule.keep;
  let rows = 0;
  for (const link of rule.of) {
    const portion = { table, link, most: rowsAtOnce };
    rows += await clearSomeMemberRows(tx, member, portion, clear, { since, from: from[kind] });
    if (rows >= rowsAtOnce) return { rows, isEnd: false };
  }
  return { rows, isEnd: true };
}

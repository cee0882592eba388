import { keysOf } from '@crossdock/domain/records.ts';
import { columnsByTable, type Schema } from '../platform/schema.gen.ts';
import { linkedTable, type MemberRowsRule } from '../platform/tableRule.ts';
import { tableRules } from '../platform/tableRules.gen.ts';
import { memberLinksOf } from './clear.store.ts';

/** The rule by which an erasure treats a table's rows, or the reason why it leaves them. */
export const erasureRuleOf = (table: keyof Schema): string | MemberRowsRule => tableRules[table].erasure;

interface MemberTable {
  readonly table: keyof Schema;
  readonly rule: MemberRowsRule;
}

const memberTables = keysOf(tableRules).flatMap((table): MemberTable[] => {
  const rule = erasureRuleOf(table);
  return typeof rule === 'string' ? [] : [{ table, rule }];
});

/** Whether a table's rows are found through rows of another table, which must therefore be cleared later. */
const isFoundThroughOthers = ({ rule }: MemberTable) =>
  memberLinksOf(rule).some((link) => linkedTable(link) !== null);

/** Tables that name a member, in the order in which they are cleared. */
export const tablesToClear: readonly (keyof Schema)[] = [
  ...memberTables.filter(isFoundThroughOthers),
  ...memberTables.filter((one) => !isFoundThroughOthers(one)),
].map(({ table }) => table);

/** Cleared tables with an id of their own, under which the history and the log refer to their rows. */
export const tablesWithSubjectIds = memberTables
  .filter(({ table }) => (columnsByTable[table] ?? '').split(' ').includes('id'))
  .map(({ table, rule }) => ({ table, links: memberLinksOf(rule) }));

/** Tables of documents, each with the reason why the documents are kept. */
export const retainedTables = memberTables.flatMap(({ table, rule }) => {
  if (!('of' in rule) || rule.keep === undefined) return [];
  const { for: kind, since, clear } = rule.keep;
  return [{ table, links: rule.of, kind, since, clear }];
});

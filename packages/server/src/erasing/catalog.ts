import { keysOf } from '@crossdock/domain/records.ts';
import { columnsByTable, type Schema } from '../platform/schema.gen.ts';
import { memberLinksOf } from './clear.store.ts';
import { erasureRules } from './tables.ts';

/** Tables that name a member, in the order in which they are cleared. */
export const clearedTables: readonly (keyof Schema)[] = keysOf(erasureRules).filter(
  (table) => typeof erasureRules[table] !== 'string',
);

/** Cleared tables with an id of their own, under which the history and the log refer to their rows. */
export const subjectTables = clearedTables.flatMap((table) => {
  const rule = erasureRules[table];
  const hasId = (columnsByTable[table] ?? '').split(' ').includes('id');
  return typeof rule === 'string' || !hasId ? [] : [{ table, links: memberLinksOf(rule) }];
});

/** Tables of documents, by what they are kept for. */
export const keptTables = clearedTables.flatMap((table) => {
  const rule = erasureRules[table];
  if (typeof rule === 'string' || !('of' in rule) || rule.keep === undefined) return [];
  const { for: kind, since, clear } = rule.keep;
  return [{ table, links: rule.of, kind, since, clear }];
});

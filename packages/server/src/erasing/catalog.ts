import { keysOf } from '@crossdock/domain/records.ts';
import { columnsByTable, type Schema } from '../platform/schema.gen.ts';
import { waysOf } from './clear.store.ts';
import { fates } from './tables.ts';

/** Tables that name a member, in the order in which they are cleared. */
export const clearedTables: readonly (keyof Schema)[] = keysOf(fates).filter(
  (table) => typeof fates[table] !== 'string',
);

/** Cleared tables with an id of their own, under which the history and the log refer to their rows. */
export const subjectTables = clearedTables.flatMap((table) => {
  const fate = fates[table];
  const hasId = (columnsByTable[table] ?? '').split(' ').includes('id');
  return typeof fate === 'string' || !hasId ? [] : [{ table, ways: waysOf(fate) }];
});

/** Tables of documents, by what they are kept for. */
export const keptTables = clearedTables.flatMap((table) => {
  const fate = fates[table];
  if (typeof fate === 'string' || !('of' in fate) || fate.keep === undefined) return [];
  const { for: kind, since, clear } = fate.keep;
  return [{ table, ways: fate.of, kind, since, clear }];
});

import type { Schema } from '../platform/schema.gen.ts';
import { retainedTables, tablesToClear } from './erasureTables.ts';

type Table = keyof Schema;
type Once = 'log' | 'rest' | 'sealed' | 'files' | 'member' | 'finish' | 'letter' | 'account';

/** A step of an erasure: work that is done once, or the clearing of a table. */
export type ErasureStep =
  | { readonly does: Once }
  | { readonly does: 'table' | 'kept'; readonly table: Table };

const once = (does: Once): ErasureStep => ({ does });
const each = (does: 'table' | 'kept', tables: readonly Table[]): ErasureStep[] =>
  tables.map((table) => ({ does, table }));

/**
 * The order of the steps is necessary: the log needs ids of rows that are deleted later, and files need the rows that
 * name them. After the member's row is emptied, everything is checked again for rows written meanwhile.
 */
const erasing: readonly ErasureStep[] = [
  ...[once('log'), once('rest'), once('sealed'), once('files')],
  ...each('table', tablesToClear),
  ...[once('member'), once('log'), once('files')],
  ...each('table', tablesToClear),
  once('finish'),
];

/**
 * The steps after the erasure: the email address is deleted with the last letter, and each year the documents are
 * cleared whose retention has ended.
 */
const afterwards: readonly ErasureStep[] = [
  once('letter'),
  ...each('kept', [...new Set(retainedTables.map(({ table }) => table))]),
  ...[once('files'), once('account')],
];

interface Place {
  readonly step: ErasureStep;
  /** The name of the next step; empty at the end. */
  readonly next: string;
}

const named = new Map<string, Place>();
function register(prefix: string, steps: readonly ErasureStep[]): string {
  const names = steps.map(
    (step, at) => `${prefix} ${at} ${step.does}${'table' in step ? ` ${step.table}` : ''}`,
  );
  for (const [at, step] of steps.entries()) named.set(names[at] ?? '', { step, next: names[at + 1] ?? '' });
  return names[0] ?? '';
}

export const firstStep = register('erase', erasing);
export const firstStepAfterErasure = register('after', afterwards);
/** The step at which each yearly run begins. */
export const firstYearlyStep = named.get(firstStepAfterErasure)?.next ?? '';

/**
 * The step with this name. If another version of the software named it, the erasure starts from the first
 * step, which is safe because cleared data stays cleared.
 */
export function stepByName(name: string): Place {
  const found = named.get(name) ?? named.get(name.startsWith('after') ? firstStepAfterErasure : firstStep);
  if (found === undefined) throw new Error('an erasure has no steps');
  return found;
}

import type { BulkAction } from './bulk.ts';
import { t } from './i18n.ts';

/** A row with the clerk who is handling it, or null. */
export interface AssignableRow {
  readonly takenBy: { readonly name: string; readonly mine: boolean } | null;
}

interface TakeActs<R> extends Pick<BulkAction<R>, 'refreshes'> {
  /** Assigns a row to the clerk, or releases it. */
  readonly set: (row: R, taken: boolean) => ReturnType<BulkAction<R>['run']>;
  /** The reason why a row cannot be assigned any more; undefined if it can. */
  readonly ended?: (row: R) => string | undefined;
}

/** The bulk actions that assign rows to the clerk and release them. */
export function assignmentBulkActions<R extends AssignableRow>({
  set,
  ended,
  refreshes,
}: TakeActs<R>): BulkAction<R>[] {
  const take: BulkAction<R> = {
    key: 'take',
    label: t('exceptions.bulk.take'),
    skips: (row) => ended?.(row) ?? takenText(row),
    run: (row) => set(row, true),
    // Rows that the clerk already had stay assigned to them.
    undo: (row) => (row.takenBy?.mine ? Promise.resolve({ ok: true }) : set(row, false)),
    refreshes,
  };
  const release: BulkAction<R> = {
    key: 'release',
    label: t('exceptions.bulk.release'),
    skips: (row) => ended?.(row) ?? (row.takenBy === null ? t('exceptions.bulk.nobody') : undefined),
    sure: () => t('exceptions.bulk.release.text'),
    run: (row) => set(row, false),
    refreshes,
  };
  return [take, release];
}

function takenText({ takenBy }: AssignableRow): string | undefined {
  if (takenBy === null) return undefined;
  return takenBy.mine ? t('exceptions.taken.mine') : t('exceptions.taken', { name: takenBy.name });
}

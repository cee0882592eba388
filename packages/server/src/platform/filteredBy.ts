import { type SelectQueryBuilder, type SelectType, sql } from 'kysely';

/** The filters of a list, each of which may be omitted: `ListFilters<{ memberId: string; words: string }>`. */
export type ListFilters<F> = { readonly [K in keyof F]?: F[K] | undefined };

/**
 * The rows of a list with the requested values, in columns of one of its tables:
 * `filteredBy(rows, 'orders', { memberId, country })`. A filter that is undefined or an empty text is ignored. Never
 * use it for a condition that hides others' rows from a caller, because the condition disappears without a value.
 */
export function filteredBy<DB, TB extends keyof DB, O, T extends TB & string>(
  rows: SelectQueryBuilder<DB, TB, O>,
  table: T,
  filters: { readonly [K in keyof DB[T]]?: NonNullable<SelectType<DB[T][K]>> | undefined },
): SelectQueryBuilder<DB, TB, O> {
  return Object.entries(filters).reduce(
    (found, [column, value]) =>
      value === undefined || value === '' ? found : found.where(sql.ref(`${table}.${column}`), '=', value),
    rows,
  );
}

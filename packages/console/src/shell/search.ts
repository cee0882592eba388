import type { Filters } from '@crossdock/web/filters.ts';

/** Plain values only: what a list's filters may be. Every list route has it as its `validateSearch`. */
export function anyFilters(search: Record<string, unknown>): Filters {
  const plain = Object.entries(search).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as Filters;
}

export interface LoginSearch {
  /** Where to go after the login. */
  readonly redirect?: string;
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}

/** The order that the address asks for, where the list knows it. */
export function sortedBy<S extends string>(
  known: readonly S[],
  { sort, order }: { readonly sort?: string | undefined; readonly order?: string | undefined },
): { sort?: S; order?: 'asc' | 'desc' } {
  const by = known.find((one) => one === sort);
  if (by === undefined) return {};
  return { sort: by, order: order === 'asc' ? 'asc' : 'desc' };
}

import type { Filters } from '@crossdock/web/filters.ts';

/** Plain values only: what a list's filters may be. */
export function anyFilters(search: Record<string, unknown>): Filters {
  const plain = Object.entries(search).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(plain) as Filters;
}

export interface LoginSearch {
  /** Where to go after the login. */
  readonly redirect?: string;
  readonly view?: 'findPassword';
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
    ...(search.view === 'findPassword' ? { view: 'findPassword' as const } : {}),
  };
}

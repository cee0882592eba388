export interface LoginSearchParams {
  /** The path to open after the login. */
  readonly redirect?: string;
}

export function loginSearchParams(search: Record<string, unknown>): LoginSearchParams {
  return typeof search.redirect === 'string' ? { redirect: search.redirect } : {};
}

/** The sort order from the URL, if the list can be sorted by it. */
export function sortParams<S extends string>(
  known: readonly S[],
  { sort, order }: { readonly sort?: string | undefined; readonly order?: string | undefined },
): { sort?: S; order?: 'asc' | 'desc' } {
  const by = known.find((one) => one === sort);
  if (by === undefined) return {};
  return { sort: by, order: order === 'asc' ? 'asc' : 'desc' };
}

export interface LoginSearch {
  /** The URL to open after the login. */
  readonly redirect?: string;
  readonly view?: 'findPassword';
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
    ...(search.view === 'findPassword' ? { view: 'findPassword' as const } : {}),
  };
}

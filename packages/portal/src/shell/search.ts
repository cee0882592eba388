export interface LoginSearch {
  /** Where to go after the login. */
  readonly redirect?: string;
  /** Finding the password, or the login by a code to the phone. */
  readonly view?: 'findPassword' | 'phone';
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
    ...(search.view === 'findPassword' || search.view === 'phone' ? { view: search.view } : {}),
  };
}

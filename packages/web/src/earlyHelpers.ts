/**
 * The language of a visit: the URL's, then the stored choice, then the browser's in order, then the first
 * offered, as in `chooseLanguage`. This function's text becomes part of a script, so it uses nothing outside
 * itself.
 */
export function earlyLanguage(offered: readonly string[], stored: string | null): string | undefined {
  const [, inAddress = ''] = /[?&]lang=(\w+)/.exec(location.search) ?? [];
  const wishes = [inAddress, stored ?? '', ...navigator.languages].map((tag) =>
    /^zh\b/i.test(tag) ? (/hant|\b(tw|hk|mo)\b/i.test(tag) ? 'tw' : 'zh') : tag.slice(0, 2).toLowerCase(),
  );
  return wishes.find((wish) => offered.includes(wish)) ?? offered[0];
}

/** A stored text; null where the browser stores nothing. This function's text becomes part of a script, too. */
export function earlyStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

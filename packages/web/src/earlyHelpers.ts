/**
 * The language of a visit: the URL's, then the stored choice, then the browser's in order, then the first
 * offered, as in `chooseLanguage`. This function's text becomes part of a script, so it uses nothing outside
 * itself.
 */
function earlyLanguage(offered: readonly string[], stored: string | null): string | undefined {
  const [, inAddress = ''] = /[?&]lang=(\w+)/.exec(location.search) ?? [];
  const wishes = [inAddress, stored ?? '', ...navigator.languages].map((tag) =>
    /^zh\b/i.test(tag) ? (/hant|\b(tw|hk|mo)\b/i.test(tag) ? 'tw' : 'zh') : tag.slice(0, 2).toLowerCase(),
  );
  return wishes.find((wish) => offered.includes(wish)) ?? offered[0];
}

/** A stored text; null where the browser stores nothing. This function's text becomes part of a script, too. */
function earlyStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Requests a file before it is needed: a module, or what `as` names. This function's text becomes part of a script. */
function earlyPreload(href: string, as = ''): void {
  const rel = as ? 'preload' : 'modulepreload';
  document.head.append(Object.assign(document.createElement('link'), { rel, crossOrigin: '', as, href }));
}

/**
 * Runs the app's code, if the page waits with it: then its tags are in a template. This function's text becomes part
 * of a script.
 */
function earlyAppStart(): void {
  const entry = document.getElementById('entry');
  if (entry instanceof HTMLTemplateElement) document.head.append(entry.content);
}

/** The functions that every app's first script uses. */
export const earlyHelpers = {
  languageOf: earlyLanguage,
  stored: earlyStoredText,
  preload: earlyPreload,
  startApp: earlyAppStart,
};

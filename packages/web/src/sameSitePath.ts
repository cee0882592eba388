/** A placeholder for this site's origin: a target that leaves the site has another origin. */
const here = 'https://this.site';

/**
 * The path of an external URL if it stays on this site, else null. The URL is parsed in the same way as in browsers:
 * tabs and line ends vanish, backslashes become slashes, dots are resolved. Checking the text would not be enough.
 */
export function sameSitePath(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  const path = pathname + search + hash;
  // The browser parses the result once more, so it must not begin with `//`: `/.//host/` would become `//host/`,
  // which is another site.
  return origin === here && !path.startsWith('//') ? path : null;
}

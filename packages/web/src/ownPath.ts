/** Stands for this site, whatever its name: a target that leaves it has another origin. */
const here = 'https://this.site';

/**
 * The path to which an address that somebody handed us may lead, or null: one of this site, as the browser itself reads
 * it. Tabs and line ends vanish there, backslashes turn, and dots are resolved, so that no look at the text is enough.
 */
export function ownPath(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  const path = pathname + search + hash;
  // What is left is read once more by whoever goes there: `/.//host/` has become `//host/`.
  return origin === here && !path.startsWith('//') ? path : null;
}

import { ownPath } from '@crossdock/web/ownPath.ts';

/**
 * The paths that visitors without a token may open. Every other path leads to the login page (specification, section
 * 2; docs/decisions/guests.md explains the additional ones).
 */
export const publicPaths = [
  '/login',
  '/im',
  '/line',
  '/support',
  '/ztdSel',
  '/freightTrial',
  '/register',
  '/noviceguidance',
  '/shop-main',
  '/white',
] as const;

const visitorsOnly: readonly string[] = ['/login', '/register'];

export type GuardDecision =
  | { readonly go: 'on' }
  | { readonly go: 'home' }
  | { readonly go: 'login'; readonly back?: string; readonly view?: 'findPassword' };

/**
 * Paths are compared without regard to case, like in the router. `path` has no search part; `href` is the address to
 * return to after the login.
 */
export function decide(path: string, href: string, token: string | null): GuardDecision {
  const plain = (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase();
  if (token) return visitorsOnly.includes(plain) ? { go: 'home' } : { go: 'on' };
  if (publicPaths.some((open) => open.toLowerCase() === plain)) return { go: 'on' };
  if (plain === '/findpassword') return { go: 'login', view: 'findPassword' };
  return plain === '/' || plain === '/home' ? { go: 'login' } : { go: 'login', back: href };
}

/** The address to open after the login: only a path of this site, and not a page for visitors. */
export function safeReturn(back: unknown): string {
  const path = ownPath(back);
  if (path === null) return '/home';
  const plain = path.toLowerCase();
  return visitorsOnly.some((one) => plain === one || plain.startsWith(`${one}?`)) ? '/home' : path;
}

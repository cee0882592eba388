import { sameSitePath } from '@crossdock/web/sameSitePath.ts';

/**
 * The paths that visitors without a token may open; every other path leads to the login page (product specification,
 * section 2). `docs/decisions/guests.md` lists further open paths, with reasons.
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
  '/proof',
  '/shop-main',
  '/white',
] as const;

const visitorsOnly: readonly string[] = ['/login', '/register'];

export type GuardDecision =
  | { readonly go: 'on' }
  | { readonly go: 'home' }
  | { readonly go: 'login'; readonly back?: string; readonly view?: 'findPassword' };

/** The URL at which the page was opened, if the server knows no screen there. */
const unknownPath = globalThis.document?.documentElement.dataset.unknown === '' ? location.pathname : null;

/**
 * Decides what to show. Paths are compared without case, like the router does. `path` is without search;
 * `href` is the URL to return to after the login.
 */
export function decideRoute(
  path: string,
  href: string,
  token: string | null,
  unknown: string | null = unknownPath,
): GuardDecision {
  const plain = (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase();
  if (token) return visitorsOnly.includes(plain) ? { go: 'home' } : { go: 'on' };
  if (path === unknown || publicPaths.some((open) => open.toLowerCase() === plain)) return { go: 'on' };
  if (plain === '/findpassword') return { go: 'login', view: 'findPassword' };
  return plain === '/' || plain === '/home' ? { go: 'login' } : { go: 'login', back: href };
}

/** The URL of the login page if the requested URL is redirected to it; null if something else is shown. */
export function loginAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  token: string | null,
): string | null {
  const href = pathname + search + hash;
  const decision = decideRoute(pathname, href, token);
  if (decision.go === 'login' && decision.view === undefined)
    return decision.back ? `/login?${new URLSearchParams({ redirect: decision.back })}` : '/login';
  const opens = decision.go === 'on' && /^\/login\/?$/i.test(pathname) && !search.includes('view=');
  return opens && token === null ? href : null;
}

/** The path to open after the login: only on this site, and not a page for visitors. */
export function safeReturnPath(back: unknown): string {
  const path = sameSitePath(back);
  if (path === null) return '/home';
  const plain = path.toLowerCase();
  return visitorsOnly.some((one) => plain === one || plain.startsWith(`${one}?`)) ? '/home' : path;
}

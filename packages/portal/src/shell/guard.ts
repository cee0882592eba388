import { isOneOf } from '@crossdock/domain/records.ts';
import { ownPath } from '@crossdock/web/ownPath.ts';

/** What a visitor without a token may open; every other path leads to the login page (specification, section 2). */
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

/** `path` is without search; `href` is what to come back to after the login. */
export function decide(path: string, href: string, token: string | null): GuardDecision {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (token) return visitorsOnly.includes(plain) ? { go: 'home' } : { go: 'on' };
  if (isOneOf(publicPaths, plain)) return { go: 'on' };
  if (plain === '/findPassword') return { go: 'login', view: 'findPassword' };
  return plain === '/' || plain === '/home' ? { go: 'login' } : { go: 'login', back: href };
}

/** Where to go after the login: only a path of this site, and not back to where visitors go. */
export function safeReturn(back: unknown): string {
  const path = ownPath(back);
  if (path === null) return '/home';
  return visitorsOnly.some((one) => path === one || path.startsWith(`${one}?`)) ? '/home' : path;
}

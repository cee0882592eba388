import { sameSitePath } from '@crossdock/web/sameSitePath.ts';

export type GuardDecision = { readonly go: 'on' | 'home' } | { readonly go: 'login'; readonly back?: string };

/** Without a session, only the login page may be opened. With a session, the login page leads to the home page. */
export function decideAccess(path: string, href: string, token: string | null): GuardDecision {
  const atLogin = path.replace(/\/+$/, '') === '/login';
  if (token) return { go: atLogin ? 'home' : 'on' };
  if (atLogin) return { go: 'on' };
  return path === '/' ? { go: 'login' } : { go: 'login', back: href };
}

/** Only a path on this site may be returned to. */
export function safeReturnPath(back: unknown): string {
  const path = sameSitePath(back);
  return path === null || path.startsWith('/login') ? '/' : path;
}

import type { FastifyRequest } from 'fastify';

const yearSeconds = 31_536_000;

/**
 * The mark that identifies the browser, if it has one. It proves only that this browser has visited the shop before.
 */
export function deviceIdFromCookies(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
}

export function deviceCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, mark: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `device=${mark}; Path=/api; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

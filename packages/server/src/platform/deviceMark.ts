import type { FastifyRequest } from 'fastify';
import { newToken } from './ids.ts';

const yearSeconds = 31_536_000;

/** The mark that identifies the browser, or a new one. It proves only that this browser was here before. */
export function deviceMark(cookies: string | undefined): { mark: string; isNew: boolean } {
  const kept = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
  return kept === undefined ? { mark: newToken(), isNew: true } : { mark: kept, isNew: false };
}

export function deviceCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, mark: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `device=${mark}; Path=/api; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

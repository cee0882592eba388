import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Actor } from './scope.ts';

/**
 * Permissions that pages have: the camera for scanning, the serial port for a desk's scale, the clipboard for
 * copying, the wake lock for long tasks, and the location for the nearest pickup point. Everything else is
 * denied.
 */
const permissions = [
  'camera=(self)',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'geolocation=(self)',
  'screen-wake-lock=(self)',
  'serial=(self)',
  'web-share=(self)',
  ...[
    'accelerometer',
    'bluetooth',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');

/**
 * Sets strict headers on every answer. No inline script runs except the page's own first one (`web.ts`).
 * Inline styles are allowed: the page contains the first screen's styles, and components set positions with
 * them.
 */
export function setHeaders(app: FastifyInstance): void {
  // Computed once, because the headers are the same on every answer.
  const strict = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The balancer terminates TLS; over plain HTTP browsers ignore this header.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  strict['permissions-policy'] = permissions;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(strict);
    // Browsers and proxies must not cache an answer to a logged-in caller, nor an answer that may contain
    // credentials.
    const isPrivate = request.headers.authorization !== undefined || request.url.startsWith('/api/');
    if (isPrivate) reply.header('cache-control', 'no-store');
    done();
  });
}

/** The headers that helmet would write to each response. */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

export function safeRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

export function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer +([\w-]{20,100})$/i.exec(headerOf(request, 'authorization') ?? '');
  return match?.[1];
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Adds the headers with the state of the rate limit of a program's key. */
export function setRateHeaders(reply: FastifyReply, actor: Actor): void {
  const rate = actor.kind === 'staff' ? actor.key?.rate : undefined;
  if (rate === undefined) return;
  reply
    .header('ratelimit-limit', rate.limit)
    .header('ratelimit-remaining', rate.remaining)
    .header('ratelimit-reset', rate.seconds);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodeShortForKeeping, encodingFor } from './encoding.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Shop } from './shop.ts';

export interface WebApp {
  /** The app's base path: `/` or `/console/`. */
  readonly base: '/' | '/console/';
  /** The built app: its `index.html` and hashed assets. */
  readonly folder: string;
  /** Other origins that its code may call. */
  readonly connects?: readonly string[];
}

/** Shop values that the HTML is filled with, so that the first paint already shows the shop. */
export type ShopForPage = (shop: Shop) => {
  readonly title: string;
  readonly icon: string;
  readonly json: unknown;
  /** Browsers should begin traces. */
  readonly traced: boolean;
  /** Origins that the shop shows in a frame. */
  readonly frames: readonly string[];
  /** Origins that the shop's pages may post a form to. */
  readonly forms: readonly string[];
};

/**
 * Serves a built app. Paths below its base that are no file get the page, because routes are client-side. Hashed
 * assets are cached forever, the page never.
 */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp,
  shopForPage: ShopForPage,
): Promise<void> {
  const pages = new Pages(web, shopForPage);
  await app.register(fastifyStatic, {
    root: web.folder,
    prefix: web.base,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodingFor(request);
    if (encoding !== null) reply.header('content-encoding', encoding);
    const { frames, forms } = shopForPage(request.shop);
    const also = {
      ...{ 'script-src': pages.scripts, 'frame-src': frames, 'form-action': forms },
      'connect-src': web.connects ?? [],
    };
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', widened(policy, also));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .send(pages.page(request.shop, request.url, encoding));
  };
  app.get(`${web.base}*`, send);
  if (web.base !== '/') app.get(web.base.slice(0, -1), (_request, reply) => reply.redirect(web.base, 308));
  else app.get('/', send);
}

/** A policy in which some directives allow more than our own origin. */
const widened = (policy: string, also: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(also).reduce(
    (text, [directive, sources]) => text.replace(`${directive} 'self'`, `$& ${sources.join(' ')}`.trimEnd()),
    policy,
  );

const keptPages = 100;

/** A route on which visitors arrive, and the files it needs beyond those of every route. */
interface Arrival {
  readonly code: readonly string[];
  readonly styles: readonly string[];
}

/** The page for each shop and arrival route; the latest are kept encoded. */
class Pages {
  /** Hashes of the page's inline scripts for its policy. */
  readonly scripts: readonly string[];
  readonly #base: string;
  readonly #shopForPage: ShopForPage;
  readonly #plain: string;
  /** By route (`/myBag/$id`). */
  readonly #arrivals: readonly (readonly [string, string])[];
  readonly #kept = new Map<string, string | Buffer>();

  constructor(web: WebApp, shopForPage: ShopForPage) {
    this.#plain = readFileSync(join(web.folder, 'index.html'), 'utf8');
    this.scripts = [...this.#plain.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    this.#base = web.base.slice(0, -1);
    this.#shopForPage = shopForPage;
    const file = join(web.folder, '.vite/arrivals.json');
    const arrivals: Record<string, Arrival> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.#arrivals = Object.entries(arrivals).map(([route, arrival]) => [
      route,
      pageFor(this.#plain, arrival, (address) =>
        readFileSync(join(web.folder, address.slice(web.base.length)), 'utf8'),
      ),
    ]);
  }

  page(shop: Shop, address: string, encoding: Encoding | null): string | Buffer {
    const filling = this.#shopForPage(shop);
    const path = (address.split('?')[0] ?? '').slice(this.#base.length);
    const [route, built] = this.#arrivals.find(([known]) => leadsTo(known, path)) ?? ['', this.#plain];
    const key = `${encoding} ${route} ${shop.defaultLang} ${JSON.stringify(filling)}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const html = fill(built, shop, filling);
    const made = encoding === null ? html : encodeShortForKeeping(html, encoding);
    if (this.#kept.size >= keptPages) this.#kept.clear();
    this.#kept.set(key, made);
    return made;
  }
}

function leadsTo(route: string, path: string): boolean {
  const [parts, segments] = [route.split('/'), path.split('/')];
  return (
    parts.length === segments.length && parts.every((part, at) => part[0] === '$' || part === segments[at])
  );
}

/**
 * Adds the code of a route to the page, so that it is fetched together with the app's, and its styles, after the
 * outline that is shown first. A disabled link is not fetched: it tells the app's loader that the styles are included.
 */
function pageFor(page: string, { code, styles }: Arrival, read: (address: string) => string): string {
  const sheets = styles.map((address) => `<style>${read(address)}</style>`);
  const held = styles.map((address) => `<link rel="stylesheet" disabled crossorigin href="${address}">`);
  const files = `<script type="application/json" id="code">${JSON.stringify(code)}</script>`;
  return (
    page
      // The first script looks for files that are already here.
      .replace('<script>', (script) => `${held.join('')}${files}${script}`)
      .replace('</body>', () => `${sheets.join('')}</body>`)
  );
}

/** Fills the shop's values into the built page; a missing place means a broken build. */
function fill(page: string, shop: Shop, { title, icon, json, traced }: ReturnType<ShopForPage>): string {
  const places: readonly (readonly [RegExp, string])[] = [
    [/<html lang="[^"]*"/, `<html${traced ? ' data-traced' : ''} lang="${htmlLang[shop.defaultLang]}"`],
    [/data-theme="default"/, `data-theme="${shop.theme}"`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<link rel="icon" href="\/[^>]*>/, `<link rel="icon" href="${escapeHtml(icon)}">`],
    // Only `<` could end a JSON script block.
    [
      /(<script type="application\/json" id="shop">)null/,
      `$1${JSON.stringify(json).replaceAll('<', '\\u003c').replaceAll('$', '$$$$')}`,
    ],
  ];
  return places.reduce((html, [place, text]) => html.replace(place, text), page);
}

const htmlLang = { zh: 'zh-Hans-CN', tw: 'zh-Hant-TW', en: 'en' } as const;

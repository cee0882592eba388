import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from './shop.ts';

export interface WebApp {
  /** Where the app hangs: `/` or `/console/`. */
  readonly base: '/' | '/console/';
  /** The built app: its `index.html` and hashed assets. */
  readonly folder: string;
}

/** What the page's HTML is filled with before it leaves, so that the first picture is already the shop's. */
export type ShopForPage = (shop: Shop) => {
  readonly title: string;
  readonly icon: string;
  readonly json: unknown;
};

/**
 * Serves a built app. Paths below its base that name no file get the page, since routes are client-side; hashed assets
 * may be kept forever, the page never.
 */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp,
  shopForPage: ShopForPage,
): Promise<void> {
  const page = readFileSync(join(web.folder, 'index.html'), 'utf8');
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
  const send = (shop: Shop, reply: FastifyReply) => {
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fill(page, shop, shopForPage(shop)));
  };
  app.get(`${web.base}*`, (request, reply) => send(request.shop, reply));
  if (web.base !== '/') app.get(web.base.slice(0, -1), (_request, reply) => reply.redirect(web.base, 308));
  else app.get('/', (request, reply) => send(request.shop, reply));
}

/** Writes the shop into the places that the built page has for it; a place that is missing is a broken build. */
function fill(page: string, shop: Shop, { title, icon, json }: ReturnType<ShopForPage>): string {
  const places: readonly (readonly [RegExp, string])[] = [
    [/<html lang="[^"]*"/, `<html lang="${htmlLang[shop.defaultLang]}"`],
    [/data-theme="default"/, `data-theme="${shop.theme}"`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<link rel="icon"[^>]*>/, `<link rel="icon" href="${escapeHtml(icon)}">`],
    // Inside a JSON script block only `<` could end it.
    [
      /(<script type="application\/json" id="shop">)null/,
      `$1${JSON.stringify(json).replaceAll('<', '\\u003c').replaceAll('$', '$$$$')}`,
    ],
  ];
  return places.reduce((html, [place, text]) => html.replace(place, text), page);
}

const htmlLang = { zh: 'zh-Hans-CN', tw: 'zh-Hant-TW', en: 'en' } as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

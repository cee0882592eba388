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
    const { title, icon, json } = shopForPage(shop);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        page
          .replaceAll('{{lang}}', htmlLang[shop.defaultLang])
          .replaceAll('{{theme}}', shop.theme)
          .replaceAll('{{title}}', escapeHtml(title))
          .replaceAll('{{icon}}', escapeHtml(icon))
          // Inside a JSON script block only `<` could end it.
          .replace('{{shop}}', () => JSON.stringify(json).replaceAll('<', '\\u003c')),
      );
  };
  app.get(`${web.base}*`, (request, reply) => send(request.shop, reply));
  if (web.base !== '/') app.get(web.base.slice(0, -1), (_request, reply) => reply.redirect(web.base, 308));
  else app.get('/', (request, reply) => send(request.shop, reply));
}

const htmlLang = { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' } as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

import { hash } from 'node:crypto';
import type { Call } from '@crossdock/contract/wire/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listShownArticles } from '../guide/store.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db.ts';
import { originOf } from '../platform/origin.ts';
import type { Shop } from '../platform/shop.ts';
import { shopHosts } from '../platform/shopSettings.ts';
import type { PageHeadProvider } from '../platform/web.ts';
import { createPageHeads } from './head.ts';
import { llmsText } from './llmsText.ts';
import { mainOrigin } from './mainOrigin.ts';
import { isShopIndexable } from './publicPages.ts';
import { robotsText } from './robots.ts';
import { sitemapText } from './sitemap.ts';

interface Sent {
  readonly type: string;
  /** The file is for search engines only, and is not found if the shop must not be listed. */
  readonly isForListing?: true;
  readonly write: (tx: Tx, shop: Shop, origin: string) => Promise<string>;
}

const texts = (calls: Readonly<Record<string, Call>>): Readonly<Record<string, Sent>> => ({
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    write: async (_tx, shop, origin) => robotsText(shop, origin, calls),
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    isForListing: true,
    write: async (tx, shop, origin) => sitemapText(shop, origin, await listShownArticles(tx, undefined)),
  },
  '/llms.txt': {
    type: 'text/plain; charset=utf-8',
    isForListing: true,
    write: async (tx, shop, origin) => llmsText(shop, origin, await listShownArticles(tx, undefined)),
  },
});

/** Adds the files at fixed addresses that search engines and other programs request. */
export function addDiscoveryRoutes(
  app: FastifyInstance,
  database: Database,
  config: Config,
  calls: Readonly<Record<string, Call>>,
): void {
  for (const [path, sent] of Object.entries(texts(calls))) {
    const kept = new WeakMap<Shop, Map<string, Promise<string>>>();
    app.get(path, async (request, reply) => {
      const { shop } = request;
      if (sent.isForListing && !isShopIndexable(shop))
        return reply.status(404).type('text/plain; charset=utf-8').send('404\n');
      const asked = originOf(request, config);
      const ofShop = kept.get(shop) ?? new Map<string, Promise<string>>();
      kept.set(shop, ofShop);
      const text =
        ofShop.get(asked) ??
        database.transact(shop.id, async (tx) =>
          sent.write(tx, shop, mainOrigin(asked, await shopHosts(tx))),
        );
      ofShop.set(asked, text);
      text.catch(() => ofShop.delete(asked));
      return sendTagged(request, reply, sent.type, await text);
    });
  }
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const tag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', 'public, max-age=600');
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.type(type).send(text);
}

/** The heads of the portal's pages. */
export function portalPageHeads(database: Database, config: Config): PageHeadProvider {
  const headOf = createPageHeads(database);
  return (request, path) =>
    headOf({
      shop: request.shop,
      path,
      query: new URLSearchParams(request.url.split('?')[1] ?? ''),
      origin: originOf(request, config),
    });
}

import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Shop } from '../platform/shop.ts';
import { isShopIndexable, publicPages } from './publicPages.ts';

/** The paths that public pages load, without the API calls that visitors may make. */
const parts = [
  ...['/$', '/?lang=', '/assets/', '/files/', '/icon', '/favicon.ico', '/card.'],
  ...['/manifest.webmanifest', '/llms.txt', '/sitemap.xml', '/api/openapi.json', '/api/reference'],
];

/**
 * robots.txt: programs may read the public pages and what they load, and nothing of members or staff. A shop
 * that must not be listed disallows everything.
 */
export function robotsText(shop: Shop, origin: string, calls: Readonly<Record<string, Call>>): string {
  if (!isShopIndexable(shop)) return 'User-agent: *\nDisallow: /\n';
  const pages = publicPages(shop).map(([, path]) => path);
  const reads = Object.values(calls).flatMap(({ access, method, path }) =>
    access.by === 'guest' && method === 'GET' ? `/api/${path}` : [],
  );
  const allowed = [...parts, ...pages, ...reads].map((path) => `Allow: ${path}\n`).join('');
  return `User-agent: *\nDisallow: /\n${allowed}\nSitemap: ${origin}/sitemap.xml\n`;
}

import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Shop } from '../platform/shop.ts';
import { isListed, publicPages } from './publicPages.ts';

/** What public pages consist of, beside the calls of visitors. */
const parts = [
  ...['/$', '/?lang=', '/assets/', '/files/', '/icon', '/favicon.ico', '/card.'],
  ...['/manifest.webmanifest', '/llms.txt', '/sitemap.xml', '/api/openapi.json', '/api/reference'],
];

/**
 * What programs may read: public pages with what they are drawn from, and nothing of members or staff. A shop that is
 * not to be listed refuses everything.
 */
export function robotsText(shop: Shop, origin: string, calls: Readonly<Record<string, Call>>): string {
  if (!isListed(shop)) return 'User-agent: *\nDisallow: /\n';
  const pages = publicPages(shop).map(([, path]) => path);
  const reads = Object.values(calls).flatMap(({ access, method, path }) =>
    access.by === 'guest' && method === 'GET' ? `/api/${path}` : [],
  );
  const allowed = [...parts, ...pages, ...reads].map((path) => `Allow: ${path}\n`).join('');
  return `User-agent: *\nDisallow: /\n${allowed}\nSitemap: ${origin}/sitemap.xml\n`;
}

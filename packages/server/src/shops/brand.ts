import type { FastifyInstance } from 'fastify';
import type { Shop } from '../platform/shop.ts';
import { shopInfoOf } from './shopPage.ts';
import { themeColours } from './themeColours.ts';

/** Adds the shop's icon and web manifest, for browser tabs and home screens. */
export function addBrandRoutes(app: FastifyInstance, secret: string): void {
  app.get('/icon.svg', (request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(mark(request.shop)),
  );
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest(request.shop, secret))),
  );
}

/** The first character of the shop's name on its colour, for shops without an icon. */
function mark(shop: Shop): string {
  const [letter = 'C'] = shop.name;
  const { accent, onAccent } = themeColours[shop.theme];
  const shown = letter.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/>
<text x="32" y="43" font-family="PingFang TC,Noto Sans TC,Noto Sans CJK TC,Microsoft JhengHei,sans-serif" font-size="34" font-weight="600" text-anchor="middle" fill="${onAccent}">${shown}</text></svg>`;
}

function manifest(shop: Shop, secret: string) {
  const { shop_ico: icon } = shopInfoOf(shop, secret, new Date().toISOString());
  const own = shop.iconFileId === null ? [] : [{ src: icon, sizes: '360x360', type: 'image/webp' }];
  return {
    name: shop.name,
    short_name: shop.name.slice(0, 12),
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    // Lets other apps share a text to the installed portal; the forecast page reads it from the address.
    share_target: {
      action: '/newBag',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    icons: [
      ...own,
      ...[192, 512].map((px) => ({ src: `/icon-${px}.png`, sizes: `${px}x${px}`, type: 'image/png' })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}

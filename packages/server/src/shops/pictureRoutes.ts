import { hash } from 'node:crypto';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, NoTransaction } from '../platform/db.ts';
import { fileKey } from '../platform/files.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import { drawShopPicture, type ShopPictureRequest } from '../platform/shopPictures.ts';
import { descriptionOf } from './description.ts';
import { themeColours } from './themeColours.ts';

/** Icons of tabs, home screens and app stores, by address. */
const icons = {
  '/favicon.ico': 48,
  '/icon-180.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
} as const;

/**
 * Adds pictures of the shop that other sites and apps show: the card shown with a link to it, and its icon in
 * the sizes that browsers and phones request. They are drawn once and cached.
 */
export function addPictureRoutes(app: FastifyInstance, database: Database, { files }: Services): void {
  const turnOf = ({ shop, ip }: FastifyRequest) => database.noTransaction(shop.id, throttleKeyOfIp(ip));
  const stored = (noTransaction: NoTransaction, shop: Shop, fileId: string) =>
    files.get(noTransaction, fileKey(shop.id, fileId, 'full'));
  const branded = async (noTransaction: NoTransaction, shop: Shop, lang: Lang) => ({
    lang,
    name: shop.name,
    ...themeColours[shop.theme],
    icon: shop.iconFileId === null ? null : ((await stored(noTransaction, shop, shop.iconFileId)) ?? null),
  });
  const draw = (
    noTransaction: NoTransaction,
    shop: Shop,
    shows: readonly unknown[],
    wish: () => Promise<ShopPictureRequest>,
  ) =>
    drawShopPicture(
      noTransaction,
      JSON.stringify([shop.id, shop.name, shop.theme, shop.iconFileId, ...shows]),
      wish,
    );

  for (const [path, sizePx] of Object.entries(icons))
    app.get(path, async (request, reply) => {
      const { shop } = request;
      const noTransaction = turnOf(request);
      const bytes = await draw(noTransaction, shop, ['icon', sizePx], async () => ({
        kind: 'icon',
        sizePx,
        ...(await branded(noTransaction, shop, shop.defaultLang)),
      }));
      return sendPicture(request, reply, 'image/png', bytes);
    });

  app.get<{ Querystring: { lang?: string } }>('/card.png', async (request, reply) => {
    const { shop, query, hostname } = request;
    const lang = isOneOf(shop.languages, query.lang) ? query.lang : shop.defaultLang;
    const noTransaction = turnOf(request);
    const description = descriptionOf(shop, lang);
    const bytes = await draw(noTransaction, shop, ['card', lang, description, hostname], async () => ({
      kind: 'card',
      description,
      host: hostname,
      ...(await branded(noTransaction, shop, lang)),
    }));
    return sendPicture(request, reply, 'image/png', bytes);
  });

  app.get('/card.jpg', async (request, reply) => {
    const { shop } = request;
    const noTransaction = turnOf(request);
    const own = shop.cardFileId === null ? undefined : await stored(noTransaction, shop, shop.cardFileId);
    if (own === undefined) return reply.status(404).type('text/plain; charset=utf-8').send('404\n');
    const bytes = await draw(noTransaction, shop, ['cut', shop.cardFileId], async () => ({
      kind: 'cut',
      bytes: own,
    }));
    return sendPicture(request, reply, 'image/jpeg', bytes);
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, type: string, bytes: Uint8Array) {
  const tag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', 'public, max-age=3600');
  // Messengers embed the picture in pages of their own.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type(type).send(Buffer.from(bytes));
}

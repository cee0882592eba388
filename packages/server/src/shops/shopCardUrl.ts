import { hash } from 'node:crypto';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Shop } from '../platform/shop.ts';
import { descriptionOf } from './description.ts';

/**
 * The address of the picture shown with links to the shop. It changes with the picture's content, so that no old
 * picture stays cached.
 */
export function shopCardUrl(shop: Shop, lang: Lang): string {
  if (shop.cardFileId !== null) return `/card.jpg?v=${shop.cardFileId}`;
  const shows = JSON.stringify([shop.name, shop.theme, shop.iconFileId, descriptionOf(shop, lang)]);
  return `/card.png?${new URLSearchParams({ lang, v: hash('sha256', shows, 'base64url').slice(0, 10) })}`;
}

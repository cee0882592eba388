import type { Client } from '@crossdock/contract/client.ts';
import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import { type Keys, safeLocalStorage } from './storage.ts';

let known: ShopInfo | null = null;

/** The shop at this host, or null while it is unknown. */
export function cachedShop(): ShopInfo | null {
  return known;
}

export function cacheShop(shop: ShopInfo): void {
  known = shop;
}

/** The shop, for everything that is drawn after the start. */
export function currentShop(): ShopInfo {
  if (!known) throw new Error('No shop');
  return known;
}

/** The shop that the server put into the page, so that no request is needed. */
export function shopInPage(page: Document = document): ShopInfo | null {
  const text = page.getElementById('shop')?.textContent?.trim();
  if (!text?.startsWith('{')) return null;
  const shop: ShopInfo | { id?: undefined } = JSON.parse(text);
  return shop.id ? shop : null;
}

interface Waiting {
  readonly tries?: number;
  readonly everyMs?: number;
  readonly sleep?: (ms: number) => Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the shop is known: tries up to 20 times, 200 ms apart, as section 7 of the product's specification
 * requires. Null if there was no shop.
 */
export async function waitForShop(
  look: () => ShopInfo | null,
  { tries = 20, everyMs = 200, sleep = pause }: Waiting = {},
): Promise<ShopInfo | null> {
  for (let tried = 0; tried < tries; tried += 1) {
    const shop = look();
    if (shop?.id) return shop;
    await sleep(everyMs);
  }
  return null;
}

/** The shop in the page; else it is requested by domain and awaited. */
export async function findShop(client: Client, waiting: Waiting = {}): Promise<ShopInfo | null> {
  const inPage = shopInPage();
  if (inPage) cacheShop(inPage);
  else {
    void client
      .attempt('getShopInfo', { domain: location.hostname })
      .then((answer) => answer.ok && cacheShop(answer.data));
  }
  return waitForShop(cachedShop, waiting);
}

/**
 * Whether this host now belongs to another shop than at the last visit, so that stored data must not be used (section
 * 9 of the product's specification).
 */
export function hasShopChanged(shop: Pick<ShopInfo, 'code'>, keys: Keys): boolean {
  const former = safeLocalStorage.get(keys.shopCode);
  if (former === shop.code) return false;
  const kept = safeLocalStorage.set(keys.shopCode, shop.code);
  if (former === null || !kept) return false;
  safeLocalStorage.removeAll(keys.pack);
  safeLocalStorage.remove(keys.token);
  return true;
}

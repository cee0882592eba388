import type { ShopInfo } from '@crossdock/contract/shops/calls.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasShopChanged, shopInPage, waitForShop } from '../src/shop.ts';
import { storageKeys } from '../src/storage.ts';
import { giveLocalStorage } from './localStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const shop = { id: 'shop-1', code: 'tw1' } as ShopInfo;
const keys = storageKeys('crossdock');

describe('the shop load waits up to 20 tries at 200 ms for a shop id (specification, section 7)', () => {
  test('it stops as soon as there is one', async () => {
    const sleep = vi.fn(async () => {});
    let statusStyles = 0;
    expect(await waitForShop(() => (++statusStyles === 4 ? shop : null), { sleep })).toBe(shop);
    expect(sleep.mock.calls).toEqual([[200], [200], [200]]);
  });

  test('a shop without an id counts as none', async () => {
    const sleep = vi.fn(async () => {});
    expect(await waitForShop(() => ({ ...shop, id: '' }), { sleep })).toBeNull();
    expect(sleep).toHaveBeenCalledTimes(20);
  });
});

describe('a change of the shop code triggers a page reload (specification, section 9)', () => {
  test('the first visit is not a change', () => {
    const kept = giveLocalStorage();
    expect(hasShopChanged(shop, keys)).toBe(false);
    expect(kept.get(keys.shopCode)).toBe('tw1');
  });

  test('the same code is not a change', () => {
    giveLocalStorage().set(keys.shopCode, 'tw1');
    expect(hasShopChanged(shop, keys)).toBe(false);
  });

  test("another code is a change, once, and the former shop's data is deleted", () => {
    const kept = giveLocalStorage();
    kept
      .set(keys.shopCode, 'th1')
      .set(keys.token, 'secret')
      .set(`${keys.pack}tw`, '{}')
      .set(keys.language, 'en');
    expect(hasShopChanged(shop, keys)).toBe(true);
    expect(Object.fromEntries(kept)).toEqual({ [keys.shopCode]: 'tw1', [keys.language]: 'en' });
    expect(hasShopChanged(shop, keys)).toBe(false);
  });

  test('a browser without storage does not reload forever', () => {
    giveLocalStorage({ closed: true }).set(keys.shopCode, 'th1');
    expect(hasShopChanged(shop, keys)).toBe(false);
  });
});

describe('the shop that the server put into the page', () => {
  const page = (textContent: string | null) =>
    ({ getElementById: () => (textContent === null ? null : { textContent }) }) as unknown as Document;

  test('is read', () => expect(shopInPage(page(JSON.stringify(shop)))).toEqual(shop));
  test.each([null, 'null', '', '{}'])('is missing in %j', (text) =>
    expect(shopInPage(page(text))).toBeNull(),
  );
});

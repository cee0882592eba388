// @vitest-environment happy-dom
import { putIntoPage } from '@crossdock/ui/samples/putIntoPage.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '../src/shell/boot.ts';
import { t } from '../src/shell/i18n.ts';

// The frame is a stub, because this file tests only the start of the app.
vi.mock('../src/shell/FullFrame.tsx', () => ({ default: () => null, prepare: async () => {} }));

const shop = {
  id: 'shop-1',
  shop_name: '集運',
  code: 'tw1',
  langVersion: 2,
  theme: 'rabbitRed',
  languages: ['tw', 'en'],
  defaultLanguage: 'tw',
};

let asked: string[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  document.body.innerHTML = '';
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    if (address.includes('GetShopInfo')) return Response.json({ code: 200, data: shop, message: '' });
    if (address.includes('GetLanguagePack')) {
      return Response.json({ code: 200, data: { 'shell.login': 'Come in' }, message: '' });
    }
    return Response.json({ 'shell.login': [address], 'shell.retry': ['Register'] });
  });
  Object.defineProperty(navigator, 'languages', { value: ['en-US'], configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('the start of the portal', () => {
  beforeEach(() => {
    putIntoPage('packs', { tw: '/tw.json', en: '/en.json' });
    putIntoPage('loginPacks', { tw: '/login-tw.json', en: '/login-en.json' });
    history.replaceState(null, '', '/freightTrial');
  });

  test('the login page has its own texts in one language, which are not stored', async () => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/myBag');
    putIntoPage('shop', { ...shop, langVersion: 1 });
    expect(await boot()).toBe('ready');
    expect(t('shell.login')).toBe('/login-en.json');
    expect(asked.filter((address) => address.endsWith('.json'))).toEqual(['/login-en.json']);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(Object.keys(localStorage).filter((key) => key.includes('pack'))).toEqual([]);
  });

  test("takes the shop from the page: title, theme, the reader's language, the shop's words over the built-in ones", async () => {
    putIntoPage('shop', shop);
    expect(await boot()).toBe('ready');
    expect(document.title).toBe('集運');
    expect(document.documentElement.dataset.theme).toBe('rabbitRed');
    expect(document.documentElement.lang).toBe('en');
    expect([t('shell.login'), t('shell.retry')]).toEqual(['Come in', 'Register']);
    expect(asked.some((address) => address.includes('GetShopInfo'))).toBe(false);
  });

  test('a second start requests nothing, because the pack is stored by language version and build', async () => {
    vi.useFakeTimers();
    putIntoPage('shop', shop);
    await boot();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    asked = [];
    expect(await boot()).toBe('ready');
    expect(asked).toEqual([]);
  });

  test('a change of the shop code reloads the page before anything is drawn', async () => {
    putIntoPage('shop', shop);
    localStorage.setItem('crossdock.shopCode', 'former');
    const reload = vi.fn();
    expect(await boot(reload)).toBe('reloading');
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a member's stored theme takes precedence over the shop's", async () => {
    putIntoPage('shop', shop);
    localStorage.setItem('crossdock.theme', 'lightPink');
    await boot();
    expect(document.documentElement.dataset.theme).toBe('lightPink');
  });
});

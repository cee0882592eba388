// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { putIntoPage } from '@crossdock/ui/samples/putIntoPage.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EarlyPlan, startEarly } from '../src/early.ts';
import { earlyHelpers } from '../src/earlyHelpers.ts';
import { fetchWithEarlyReads } from '../src/earlyReads.ts';
import type { showRows } from '../src/showRows.ts';
import { showTexts } from '../src/showTexts.ts';
import { storageKeys } from '../src/storage.ts';

const keys = storageKeys('crossdock');
const plan: EarlyPlan = {
  base: '',
  keys,
  open: ['/login', '/freightTrial'],
  login: '/login',
  home: '/home',
  files: ['/lists.js', '/login.js', '/lists.css'],
  routes: { '*': [0, 2], '/login': [1] },
  kept: ['/last', { cacheName: 'answers' }],
  picturePaths: ['/myBag'],
  reads: { '/myBag': [['Member/QueryBillCode', { pageSize: '20', pageIndex: '1' }]] },
  ownTexts: 'File/GetLanguagePack',
};
const shop = { id: 'shop-1', langVersion: 2, defaultLanguage: 'tw', languages: ['tw', 'zh', 'en'] };
const asked = vi.fn(
  async (address: string, init?: RequestInit) => new Response(`${address} ${JSON.stringify(init?.headers)}`),
);

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  asked.mockClear();
  globalThis.crossdockEarly = undefined;
  drawn.mockClear();
  globalThis.crossdockKept = undefined;
  vi.stubGlobal('fetch', asked);
  putIntoPage('shop', shop);
  putIntoPage('packs', { tw: 'data:,tw-1', zh: 'data:,zh-1', en: 'data:,en-1' });
  putIntoPage('loginPacks', { tw: 'data:,tw-2', zh: 'data:,zh-2', en: 'data:,en-2' });
  Object.defineProperty(navigator, 'languages', { value: ['zh-HK'], configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

function open(path: string, own: EarlyPlan = plan): string[] {
  history.replaceState(null, '', path);
  startEarly(own, { ...earlyHelpers, showRows: drawn, showTexts });
  return [...document.head.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
}

/** Stands for the function that draws a route's rows before the app has loaded. */
const drawn = vi.fn<typeof showRows>(async (_plan, _visit, load) => load());
const drawings = { '/myBag': '/draw.js' };

const addresses = () => asked.mock.calls.map(([address]) => address);

test('the script is the text of functions that need nothing else', () => {
  const alone = <F>(work: F): F => new Function(`return (${String(work)})`)();
  history.replaceState(null, '', '/login');
  putIntoPage('firstTexts', { tw: ['Log in'] });
  document.querySelector('#shop')?.remove();
  putIntoPage('shop', { ...shop, langVersion: 1 });
  alone(startEarly)(plan, {
    languageOf: alone(earlyHelpers.languageOf),
    stored: alone(earlyHelpers.stored),
    preload: alone(earlyHelpers.preload),
    startApp: alone(earlyHelpers.startApp),
    showTexts: alone(showTexts),
  });
  return vi.waitFor(() => expect(document.head.querySelector('link[href$="/login.js"]')).not.toBeNull());
});

describe('the first paint of a page for visitors', () => {
  const texts = { tw: ['運費試算', '歡迎來到 {shop}'], en: ['Calculator', 'Welcome to {shop}'] };
  const own = { ...shop, langVersion: 1, shop_name: '寶島<b>' };
  const outline = () => document.querySelector('.fp-main')?.innerHTML;
  const scripts = () =>
    [...document.querySelectorAll('script[type=module]')].map((one) => one.getAttribute('src'));
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames.length = 0;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
    document.querySelector('#shop')?.remove();
    putIntoPage('shop', own);
    putIntoPage('firstTexts', texts);
    const entry = '<script type="module" src="/index.js"></script><link rel="modulepreload" href="/base.js">';
    const outline = '<div class="fp-main"><i></i><i></i></div>';
    document.body.insertAdjacentHTML('beforeend', `<template id="entry">${entry}</template>${outline}`);
  });

  test("shows the page's title and intro in the visitor's language, before any code is loaded", async () => {
    expect(open('/freightTrial')).toEqual([]);
    expect(outline()).toBe('<h1>運費試算</h1><p>歡迎來到 寶島&lt;b&gt;</p><i></i>');
    expect(scripts()).toEqual([]);
    for (const frame of frames) frame(0);
    await vi.waitFor(() => expect(scripts()).toEqual(['/index.js']));
    expect(document.head.querySelector('link[rel=modulepreload][href="/base.js"]')).not.toBeNull();
  });

  test('follows the language that the visitor chose', () => {
    localStorage.setItem(keys.language, 'en');
    open('/freightTrial');
    expect(outline()).toContain('<h1>Calculator</h1>');
  });

  test.each<[string, () => void]>([
    ['a member has logged in', () => localStorage.setItem(keys.token, 'secret')],
    ['the shop has texts of its own', () => putIntoPage('shop', { ...own, langVersion: 2 })],
    ['the page is another', () => document.querySelector('#firstTexts')?.remove()],
  ])('stays the plain outline, with the code at once, if %s', (_why, change) => {
    document.querySelector('#shop')?.remove();
    change();
    if (!document.querySelector('#shop')) putIntoPage('shop', own);
    open('/freightTrial');
    expect(outline()).toBe('<i></i><i></i>');
    expect(scripts()).toEqual(['/index.js']);
  });

  test('a page in a hidden tab, which is not painted, loads its code at once', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open('/freightTrial');
    expect(scripts()).toEqual(['/index.js']);
    vi.restoreAllMocks();
  });
});

describe('early requests', () => {
  test('for a page that does not exist do not load the login page', () => {
    document.documentElement.dataset.unknown = '';
    expect(open('/no-such-page')).not.toContain('/login.js');
    delete document.documentElement.dataset.unknown;
  });

  test("use a member's stored answers meanwhile, and none for a visitor", async () => {
    const match = vi.fn(async () => new Response('the last'));
    vi.stubGlobal('caches', { match });
    open('/myBag');
    expect(match).not.toHaveBeenCalled();
    localStorage.setItem(keys.token, 'secret');
    open('/myBag');
    expect(match).toHaveBeenCalledExactlyOnceWith('/last', { cacheName: 'answers' });
    expect(await (await globalThis.crossdockKept)?.text()).toBe('the last');
  });

  test("load the login page's own texts, and for all others the shared texts", () => {
    expect(open('/login')).toContain(',tw-2');
    expect(open('/login')).not.toContain(',tw-1');
    document.head.innerHTML = '';
    localStorage.setItem(keys.token, 'secret');
    expect(open('/record')).toContain(',tw-1');
    expect(open('/record')).not.toContain(',tw-2');
  });

  test("include the texts of a route's files in the language of the visit", () => {
    localStorage.setItem(keys.token, 'secret');
    putIntoPage('code', ['/orders.js', 'data:,orders.*.json']);
    expect(open('/myOrder')).toEqual(expect.arrayContaining(['/orders.js', ',orders.tw.json']));
    expect(document.head.querySelector('link[href="data:,orders.tw.json"]')?.getAttribute('as')).toBe(
      'fetch',
    );
    expect(document.head.innerHTML).not.toContain('orders.en.json');
  });

  test('include the table of all routes for an address outside the first routes', () => {
    putIntoPage('routes', ['/routes.js']);
    const own = { ...plan, fewRoutes: ['/myBag', '/login'] };
    localStorage.setItem(keys.token, 'secret');
    expect(open('/myBag', own)).not.toContain('/routes.js');
    expect(open('/address', own)).toContain('/routes.js');
  });

  test('load the login page for every visitor, and nothing but its texts', () => {
    expect(open('/myBag')).toEqual(['/login.js', ',tw-2']);
    expect(addresses()).toEqual(['/api/File/GetLanguagePack?code=tw&shopId=shop-1&type=1']);
  });

  test("load the shared files for a member, and the route's first reads with token and language", async () => {
    localStorage.setItem(keys.token, 'secret');
    localStorage.setItem(keys.language, 'en');
    localStorage.setItem(`${keys.pack}en`, '{"version":"tw1 1 data:,en-1"}');
    expect(open('/myBag')).toEqual(['/lists.js', '/lists.css']);
    const address = '/api/Member/QueryBillCode?pageIndex=1&pageSize=20&shopId=shop-1';
    expect(addresses()).toEqual([address]);
    const answer = await fetchWithEarlyReads(address, {
      headers: { authorization: 'Bearer secret', lang: 'en' },
    });
    expect(await answer.text()).toContain('"authorization":"Bearer secret"');
    expect(asked).toHaveBeenCalledOnce();
    await fetchWithEarlyReads(address, { headers: { authorization: 'Bearer secret', lang: 'en' } });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('skip files that the page names or has already', () => {
    localStorage.setItem(keys.token, 'secret');
    document.body.insertAdjacentHTML('beforeend', '<link rel="stylesheet" disabled href="/lists.css">');
    expect(open('/myBag')).toContain('/lists.js');
    expect(open('/myBag')).not.toContain('/lists.css');
  });

  test("begin with the route's own files on its page, and skip them after a redirect", () => {
    putIntoPage('code', ['/one.js', '/two.js']);
    expect(open('/freightTrial')).toEqual(['/one.js', ',tw-1', '/two.js', '/lists.js', '/lists.css']);
    document.head.innerHTML = '';
    expect(open('/myBag')).not.toContain('/one.js');
  });

  test('load the program that draws the rows before all other code', () => {
    localStorage.setItem(keys.token, 'secret');
    expect(open('/myBag', { ...plan, drawings })).toEqual(['/draw.js', ',tw-1', '/lists.js', '/lists.css']);
    expect(drawn.mock.lastCall?.[1]).toEqual({
      ...{ token: 'secret', path: '/myBag', lang: 'tw' },
      drawing: '/draw.js',
    });
  });

  test.each([
    ['are painted', () => {}],
    ['cannot be drawn', () => Promise.reject(new Error('broken'))],
  ])('load the app at once, and run it when the rows %s', async (_when, end) => {
    localStorage.setItem(keys.token, 'secret');
    const entry = '<script type="module" src="/index.js"></script>';
    document.body.insertAdjacentHTML('beforeend', `<template id="entry">${entry}</template>`);
    drawn.mockImplementationOnce(async (_plan, _visit, load) => {
      load();
      await end();
    });
    expect(open('/myBag')).toEqual(['/lists.js', ',tw-1', '/lists.css']);
    const app = () => document.head.querySelector('script[src="/index.js"]');
    expect(app()).toBeNull();
    await vi.waitFor(() => expect(app()).not.toBeNull());
  });

  test.each([
    ['a visitor', '/myBag', null],
    ['one who looks for something', '/myBag?state=shelved', 'secret'],
    ['another screen', '/record', 'secret'],
  ])('draw no rows ahead for %s', (_who, path, token) => {
    if (token) localStorage.setItem(keys.token, token);
    expect(open(path, { ...plan, drawings })).not.toContain('/draw.js');
    expect(drawn).not.toHaveBeenCalled();
  });

  test('ask the server at once on a page from the service worker, whose code may wait for the rows', () => {
    localStorage.setItem(keys.token, 'secret');
    drawn.mockImplementationOnce(async () => {});
    expect(open('/myBag')).toEqual([]);
    expect(addresses()).toEqual([]);
    vi.stubGlobal('navigator', { ...navigator, languages: ['zh-HK'], serviceWorker: { controller: {} } });
    drawn.mockImplementationOnce(async () => {});
    expect(open('/myBag')).toEqual([]);
    expect(addresses()).toEqual([expect.stringContaining('QueryBillCode')]);
    drawn.mock.lastCall?.[2]();
    expect(document.head.querySelector('link[href$="/lists.js"]')).not.toBeNull();
    expect(addresses().filter((address) => address.includes('QueryBillCode'))).toHaveLength(1);
  });

  test('lead a member home from the login page or the root', () => {
    localStorage.setItem(keys.token, 'secret');
    putIntoPage('code', ['/login.js']);
    putIntoPage('homeCode', ['/home.js']);
    for (const path of ['/', '/login']) {
      document.head.innerHTML = '';
      expect(open(path)).toContain('/home.js');
      expect(open(path)).not.toContain('/login.js');
    }
    document.head.innerHTML = '';
    expect(open('/record')).not.toContain('/home.js');
  });

  test('skip a filtered list, which is not the first page', () => {
    localStorage.setItem(keys.token, 'secret');
    open('/myBag?state=shelved');
    expect(addresses()).not.toContainEqual(expect.stringContaining('QueryBillCode'));
  });

  test("show a member's own theme before the first paint", () => {
    localStorage.setItem(keys.theme, 'rabbitRed');
    open('/login');
    expect(document.documentElement.dataset.theme).toBe('rabbitRed');
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FetchEvent,
  type OfflinePlan,
  pageTextToCache,
  serveOffline,
  servePagesFromCache,
  type WorkerScope,
} from '../src/offline.ts';

const origin = 'https://shop.test';
const plan: OfflinePlan = {
  build: 'b2',
  files: ['/assets/app-2.js'],
  pages: ['', 'myBag', 'login'],
  arrivals: ['/myBag', '/myBag/$id'],
  newerPage: 'newer',
};

/** The part of a browser's cache storage that the worker uses. */
class Storage {
  readonly all = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(path, await scope.fetch(path));
      },
      put: async (request: Request | string, answer: Response) => void entries.set(pathOf(request), answer),
    };
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(request: Request | string) {
    for (const entries of this.all.values()) {
      const answer = entries.get(pathOf(request));
      if (answer) return answer.clone();
    }
    return undefined;
  }
}

const pathOf = (request: Request | string) =>
  decodeURI(new URL(typeof request === 'string' ? request : request.url, origin).pathname);

let storage: Storage;
let server: (path: string) => Promise<Response>;
let scope: { fetch: (request: Request | string) => Promise<Response> };
let handlers: Record<string, (event: unknown) => void>;
let openWindows: { url: string }[];
let told: string[];

const page = (text: string, date = new Date()) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', date: date.toUTCString() } });
const file = (text: string) =>
  new Response(text, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
const gone = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

function start(work = serveOffline, pages = servePagesFromCache, pageText = pageTextToCache): void {
  handlers = {};
  scope = { fetch: (request) => server(pathOf(request)) };
  const worker = {
    ...scope,
    caches: storage,
    location: { origin },
    clients: {
      claim: async () => {},
      matchAll: async () => openWindows,
    },
    registration: {},
    skipWaiting: async () => {},
    addEventListener: (type: string, handle: (event: unknown) => void) => {
      handlers[type] = handle;
    },
  };
  const self = worker as unknown as WorkerScope;
  work(self, plan, pages(self, plan, pageText));
}

async function happen(type: 'install' | 'activate'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** The worker's answer to a request; null if it does not handle it. */
async function ask(
  address: string,
  init: { method?: string; mode?: string; cache?: string } = {},
): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const waits: Promise<unknown>[] = [];
  const url = new URL(address, origin).href;
  const event: FetchEvent = {
    request: { url, method: 'GET', mode: 'no-cors', cache: 'default', ...init } as unknown as Request,
    resultingClientId: 'window',
    respondWith: (promise) => {
      answer = promise;
    },
    waitUntil: (promise) => waits.push(promise),
  };
  handlers.fetch?.(event);
  const text = answer && (await (answer as Promise<Response>).then((response) => response.text()));
  await Promise.all(waits);
  return text;
}
/** Sends the message with which a window asks whether the server has a newer page. */
async function askWhetherNewer(): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const source = { id: 'window', postMessage: (message: string) => told.push(message) };
  handlers.message?.({ source, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

const open = (path: string) => ask(path, { mode: 'navigate' });
const reload = (path: string) => ask(path, { mode: 'navigate', cache: 'no-cache' });

beforeEach(() => {
  openWindows = [];
  told = [];
  storage = new Storage();
  server = async (path) => (path.startsWith('/assets/') ? file(`file ${path}`) : page(`page of ${path}`));
  start();
});
afterEach(() => vi.useRealTimers());

test('the worker is the text of a function that needs nothing else', async () => {
  const alone = <F>(work: F): F => new Function(`return (${String(work)})`)();
  start(alone(serveOffline), alone(servePagesFromCache), alone(pageTextToCache));
  await happen('install');
  server = gone;
  expect(await open('/myBag')).toBe('page of /');
});

test('after the installation every route of the app opens without a network', async () => {
  await happen('install');
  server = gone;
  expect(await open('/myBag/12?from=x')).toBe('page of /');
  expect(await ask('/assets/app-2.js')).toBe('file /assets/app-2.js');
});

test("the page opens at once from the cache, and the server's newer one is shown the next time", async () => {
  await happen('install');
  let answer: (page: Response) => void = () => {};
  server = () => new Promise((resolve) => (answer = resolve));
  handlers.fetch?.({
    request: { url: `${origin}/login`, method: 'GET', mode: 'navigate', cache: 'default' },
    respondWith: (promise: Promise<Response>) =>
      void promise.then(async (one) => told.push(await one.text())),
    waitUntil: () => {},
  });
  await vi.waitFor(() => expect(told).toEqual(['page of /']));
  answer(page('new version'));
  await vi.waitFor(async () => expect(await (await storage.match('/'))?.text()).toBe('new version'));
});

test('a cached page loads the code with its template, if it has one, and is not newer than itself', async () => {
  const [preload, script] = [
    '<link rel="modulepreload" crossorigin href="/assets/base.js">',
    '<script type="module" src="/assets/app.js"></script>',
  ];
  const waiting = `${preload}<template id="entry">${script}</template>${preload}<main></main>`;
  for (const [text, cached] of [
    [waiting, `<template id="entry">${preload}${preload}${script}</template><main></main>`],
    [`${preload}${script}`, `${preload}${script}`],
  ] as const) {
    server = async () => page(text);
    await happen('install');
    expect(await open('/login')).toBe(cached);
    await askWhetherNewer();
    expect(told).toEqual([]);
  }
  server = async () => page(waiting);
  expect(await reload('/login')).toBe(waiting);
});

test('a window with an old page is told so when it asks, and one with the latest is not', async () => {
  await happen('install');
  server = async () => page('page of /');
  expect(await open('/login')).toBe('page of /');
  await askWhetherNewer();
  expect(told).toEqual([]);
  server = async () => page('new version');
  expect(await open('/login')).toBe('page of /');
  await askWhetherNewer();
  expect(told).toEqual(['newer']);
});

test('each arrival route has its own page, cached from the first visit on', async () => {
  openWindows = [{ url: `${origin}/myBag/12?from=x` }, { url: `${origin}/console/` }];
  await happen('install');
  server = gone;
  expect(await open('/myBag/99')).toBe('page of /myBag/$id');
  expect(await open('/myBag')).toBe('page of /');
  server = async (path) => page(`newer ${path}`);
  expect(await open('/myBag')).toBe('newer /myBag');
  expect(await storage.match('/console/')).toBeUndefined();
});

test("a reload, or a visit after a week, gets the server's page as long as it answers", async () => {
  await happen('install');
  server = async () => page('new version', new Date(Date.now() - 8 * 86_400_000));
  expect(await reload('/login')).toBe('new version');
  server = async () => page('newer version');
  expect(await open('/login')).toBe('newer version');
  server = gone;
  expect(await reload('/login')).toBe('newer version');
});

test('a server that does not answer within 4 s is not waited for', async () => {
  await happen('install');
  vi.useFakeTimers();
  let late: (answer: Response) => void = () => {};
  server = () => new Promise((resolve) => (late = resolve));
  const opened = reload('/myBag');
  await vi.advanceTimersByTimeAsync(4_000);
  late(page('late'));
  expect(await opened).toBe('page of /');
});

test('a server error is shown on reload, and not cached', async () => {
  await happen('install');
  server = async () => new Response('broken', { status: 502, headers: { 'content-type': 'text/html' } });
  expect(await reload('/myBag')).toBe('broken');
  expect(await open('/login')).toBe('page of /');
  await askWhetherNewer();
  expect(told).toEqual([]);
});

test.each([
  ['a call', '/api/Member/GetMemberInfo', {}],
  ['a picture', '/files/1/thumb', {}],
  ['the console', '/console/orders', { mode: 'navigate' }],
  ["the console's files", '/console/assets/app-1.js', {}],
  ['another site', 'https://elsewhere.test/assets/a.js', {}],
  ['a write', '/myBag', { method: 'POST', mode: 'navigate' }],
] as const)('%s passes through unchanged', async (_what, address, init) => {
  await happen('install');
  expect(await ask(address, init)).toBeNull();
});

test('a file is cached when it is used, but not the fallback page for a missing one', async () => {
  await happen('install');
  expect(await ask('/assets/order-2.js')).toBe('file /assets/order-2.js');
  server = async () => page('not a file');
  expect(await ask('/assets/order-1.js')).toBe('not a file');
  server = gone;
  expect(await ask('/assets/order-2.js')).toBe('file /assets/order-2.js');
  await expect(ask('/assets/order-1.js')).rejects.toThrow('Failed to fetch');
});

test('a new version keeps the files of the one before it, and no older ones', async () => {
  for (const build of ['b0', 'b1']) {
    await (await storage.open(`crossdock-build-${build}`)).put(`/assets/app-${build}.js`, file(build));
  }
  await storage.open('crossdock-kept');
  // A stored page refers to the files of its own version.
  await (await storage.open('crossdock-page')).put('/myBag', page('page of b1'));
  await happen('install');
  expect(await storage.match('/myBag')).toBeUndefined();
  expect(await storage.keys()).toHaveLength(5);
  await happen('activate');
  expect((await storage.keys()).sort()).toEqual([
    'crossdock-build-b1',
    'crossdock-build-b2',
    'crossdock-kept',
    'crossdock-page',
  ]);
});

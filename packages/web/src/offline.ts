/** The build-time facts about the app for the service worker. */
export interface OfflinePlan {
  /** Changes with any file of the build. */
  readonly build: string;
  /** Files that the app needs offline; others are cached when used. */
  readonly files: readonly string[];
  /** First segments of the app's paths. */
  readonly pages: readonly string[];
  /**
   * Routes such as `/myBag/$id` that have a page of their own, because the page names the route's files. All other
   * routes share the page of `/`.
   */
  readonly arrivals: readonly string[];
  /** The message to a page that was opened from the cache, if the server has a newer one. */
  readonly newerPage: string;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly resultingClientId?: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: FetchEvent;
  readonly message: WorkerEvent & { readonly source: WindowOfApp | null };
}

interface WindowOfApp {
  readonly id: string;
  readonly url: string;
  postMessage(message: string): void;
}

/** The used part of a service worker's global scope; the project's types are for pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowOfApp[]>;
  };
  readonly registration: { readonly navigationPreload?: { disable(): Promise<void> } };
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(type: E, handle: (event: WorkerEvents[E]) => void): void;
}

/** The functions that cache and open the app's pages. */
type Pages = ReturnType<typeof servePagesFromCache>;

type PageText = (page: Response) => Promise<string>;

/**
 * The text of a page as it is cached. If the page starts the app after a first paint (`<template id="entry">`), the
 * cached text also preloads the app's code after that paint: its files are then on the device, and reading them would
 * only take processor time from the paint. This becomes a part of the worker's script from this function's text, so
 * it uses nothing outside itself.
 */
export async function pageTextToCache(page: Response): Promise<string> {
  const text = await page.text();
  const [preload, template] = [/<link rel="modulepreload"[^>]*>/g, '<template id="entry">'];
  const preloads = text.match(preload);
  if (!preloads || !text.includes(template)) return text;
  return text.replace(preload, '').replace(template, () => template + preloads.join(''));
}

/**
 * Opens the app's pages from the cache at once, while the server is asked for a newer one to cache. A window can ask
 * whether the server's page is newer. A reload, or a visit after a week, gets the server's page if it answers within
 * `patienceMs`. This becomes a part of the worker's script from this function's text, so it uses nothing outside
 * itself.
 */
export function servePagesFromCache(scope: WorkerScope, plan: OfflinePlan, textToCache: PageText) {
  const patienceMs = 4_000;
  const atOnceMs = 7 * 86_400_000;
  const name = 'crossdock-page';
  const { caches } = scope;
  const kept = (place: string) => caches.match(place, { ignoreVary: true });
  /** By window, whether the server's page differs from the page that the window shows. */
  const replaced = new Map<string, Promise<boolean>>();

  const isApp = ({ origin, pathname }: URL) =>
    origin === scope.location.origin && plan.pages.includes(pathname.split('/')[1] ?? '');
  /** The cache entry of a path's page: one per route. The cache belongs to the origin, and so to one shop. */
  const placeOf = ({ pathname }: URL) => {
    const segments = pathname.replace(/(.)\/$/, '$1').split('/');
    const fits = (route: string) => {
      const parts = route.split('/');
      return (
        parts.length === segments.length &&
        parts.every((part, at) => part[0] === '$' || part === segments[at])
      );
    };
    return plan.arrivals.find(fits) ?? '/';
  };
  const isPage = (answer: Response) =>
    answer.ok && answer.headers.get('content-type')?.startsWith('text/html') === true;
  const keep = async (place: string, answer: Response) => {
    if (!isPage(answer)) return answer;
    const text = await textToCache(answer.clone());
    await (await caches.open(name)).put(place, new Response(text, { headers: answer.headers }));
    return answer;
  };
  const differs = async (shown: Response, fresh: Response | undefined) =>
    fresh !== undefined && isPage(fresh) && (await shown.text()) !== (await textToCache(fresh));
  /** Replaces the cached pages by those of this version, because pages name the files of their version. */
  const renew = async () => {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const places = new Set([
      '/',
      ...open
        .map(({ url }) => new URL(url))
        .filter(isApp)
        .map(placeOf),
    ]);
    const answers = await Promise.all([...places].map(async (at) => [at, await scope.fetch(at)] as const));
    await caches.delete(name);
    await Promise.all(answers.map(([place, answer]) => keep(place, answer)));
  };
  const open = async (event: FetchEvent, place: string) => {
    const known = await kept(place);
    const again = event.request.cache !== 'default';
    const fresh = scope
      .fetch(again ? new Request(event.request.url, { cache: event.request.cache }) : event.request.url)
      .then((answer) => keep(place, answer));
    const answered = fresh.catch(() => undefined);
    const atMs = Date.parse(known?.headers.get('date') ?? '');
    if (known && !again && Date.now() - atMs < atOnceMs) {
      const shown = known.clone();
      const other = answered.then((answer) => differs(shown, answer));
      replaced.set(event.resultingClientId ?? '', other);
      event.waitUntil(other);
      return known;
    }
    event.waitUntil(answered);
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    return (await Promise.race([answered, patience])) ?? known ?? (await kept('/')) ?? fresh;
  };
  return { isApp, placeOf, renew, open, replaced };
}

/**
 * The service worker: opens the app at once and offline. Hashed files come from the cache, where those of the previous
 * version stay for open pages. All other requests (calls, files, the console) pass through. It becomes a separate
 * script from this function's text, so it uses nothing outside itself.
 */
export function serveOffline(scope: WorkerScope, plan: OfflinePlan, pages: Pages): void {
  const prefix = 'crossdock-build-';
  const own = prefix + plan.build;
  const { caches } = scope;

  const install = async () => {
    await (await caches.open(own)).addAll([...plan.files]);
    await pages.renew();
    await scope.skipWaiting();
  };
  const activate = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    // Earlier versions of this worker switched on navigation preload, whose answer the browser cancels once the page
    // is shown.
    await scope.registration.navigationPreload?.disable();
    await scope.clients.claim();
  };
  const openFile = async (event: FetchEvent) => {
    const known = await caches.match(event.request, { ignoreVary: true });
    if (known) return known;
    const answer = await scope.fetch(event.request);
    // A missing file of another version is answered with the page, which must not be cached in its place.
    if (answer.ok && answer.headers.get('cache-control')?.includes('immutable')) {
      const copy = answer.clone();
      event.waitUntil(caches.open(own).then((cache) => cache.put(event.request, copy)));
    }
    return answer;
  };

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => {
    const { source } = event;
    const other = pages.replaced.get(source?.id ?? '');
    pages.replaced.delete(source?.id ?? '');
    if (other) event.waitUntil(other.then((is) => is && source?.postMessage(plan.newerPage)));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event));
    else if (request.mode === 'navigate' && pages.isApp(url))
      event.respondWith(pages.open(event, pages.placeOf(url)));
  });
}

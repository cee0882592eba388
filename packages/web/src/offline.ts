/** What the service worker knows of the app, worked out at build time. */
export interface OfflinePlan {
  /** Changes with any file of the build. */
  readonly build: string;
  /** What the app needs to open without a network; further files are kept as they are used. */
  readonly files: readonly string[];
  /** First segments of the paths whose page is the app's. */
  readonly pages: readonly string[];
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: FetchEvent;
}

/** The part of a service worker's global scope that is used; the project's types are those of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(type: E, handle: (event: WorkerEvents[E]) => void): void;
}

/**
 * The service worker: opens the app without a network. The page comes from the server as long as that answers within
 * `patienceMs`, so nobody stays on an old version; hashed files come from the cache, where those of the version before
 * stay for pages of it that are still open. Everything else (calls, files, the console) passes by untouched. Becomes a
 * script of its own from this function's text, so it refers to nothing outside itself.
 */
export function serveOffline(scope: WorkerScope, plan: OfflinePlan): void {
  const patienceMs = 4_000;
  const prefix = 'crossdock-build-';
  const own = prefix + plan.build;
  const { caches } = scope;
  const kept = (request: Request | string) => caches.match(request, { ignoreVary: true });

  const keepPage = async (answer: Response) => {
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
    // Every route has the same page; the origin is the shop's.
    if (isPage) await (await caches.open('crossdock-page')).put('/', answer.clone());
    return answer;
  };
  const install = async () => {
    await (await caches.open(own)).addAll([...plan.files]);
    await keepPage(await scope.fetch('/'));
    await scope.skipWaiting();
  };
  const activate = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  const openFile = async (event: FetchEvent) => {
    const known = await kept(event.request);
    if (known) return known;
    const answer = await scope.fetch(event.request);
    // A file of another version is answered with the page, which must not take its place.
    if (answer.ok && answer.headers.get('cache-control')?.includes('immutable')) {
      const copy = answer.clone();
      event.waitUntil(caches.open(own).then((cache) => cache.put(event.request, copy)));
    }
    return answer;
  };
  const openPage = async (event: FetchEvent) => {
    const ask = async () => keepPage((await event.preloadResponse) ?? (await scope.fetch(event.request)));
    const fresh = ask();
    const answered = fresh.catch(() => undefined);
    event.waitUntil(answered);
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    return (await Promise.race([answered, patience])) ?? (await kept('/')) ?? fresh;
  };

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (pathname.startsWith('/assets/')) event.respondWith(openFile(event));
    else if (request.mode === 'navigate' && plan.pages.includes(pathname.split('/')[1] ?? ''))
      event.respondWith(openPage(event));
  });
}

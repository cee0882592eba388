import type { earlyHelpers } from './earlyHelpers.ts';
import type { showRows as ShowRows } from './showRows.ts';
import type { showTexts as ShowTexts } from './showTexts.ts';

/** The build-time facts about the app for the page's first script. */
export interface EarlyPlan {
  /** Path of the app without its closing slash: empty, or `/console`. */
  readonly base: string;
  readonly keys: {
    readonly token: string;
    readonly language: string;
    readonly pack: string;
    readonly theme: string;
  };
  /** Paths that need no token; all other paths redirect visitors to `login`. */
  readonly open: readonly string[];
  readonly login: string;
  readonly home: string;
  /** Paths that are known before the table of all routes, whose URL is in the page (`routes`), is loaded. */
  readonly fewRoutes?: readonly string[];
  /** The call that reads the shop's own texts, if the app has them. */
  readonly ownTexts?: string;
  readonly files: readonly string[];
  /**
   * The indexes in `files` of the files that a route needs: an entry for the login route, to which other URLs
   * redirect, and '*' for all other routes. A page that leads to the home route names that route's files itself
   * (`#homeCode`).
   */
  readonly routes: Readonly<Record<string, readonly number[]>>;
  /** The cache entry of this browser's last answers, in an app that stores some. */
  readonly kept?: readonly [entry: string, store: { readonly cacheName: string }];
  /** The cache entry that contains the list as it was last drawn, in an app that stores it. */
  readonly picture?: readonly [entry: string, store: { readonly cacheName: string }];
  /** The paths whose list `picture` may contain. */
  readonly picturePaths?: readonly string[];
  /** For each path, the URL of a script whose `draw` draws the screen's rows before the app is loaded. */
  readonly drawings?: Readonly<Record<string, string>>;
  /** For each path, the first reads of its screen: path below `/api/` and query. */
  readonly reads: Readonly<Record<string, readonly FirstRead[]>>;
}

type FirstRead = readonly [name: string, query: Readonly<Record<string, string>>];

export interface EarlyRead {
  readonly authorization: string | null;
  readonly lang: string;
  readonly answer: Promise<Response>;
}

declare global {
  /** Reads that were started before the app was loaded, by URL. */
  var crossdockEarly: Record<string, EarlyRead> | undefined;
  /** The last answers, being read from the browser's storage. */
  var crossdockKept: Promise<Response | undefined> | undefined;
}

/** Functions whose source texts are put into the script beside that of `startEarly`. */
export type EarlyHelpers = typeof earlyHelpers & {
  /** Draws a route's rows before the app is loaded, in an app that supports this. */
  readonly showRows?: typeof ShowRows;
  /** Shows a page's first texts before the app is loaded, in an app that has such texts. */
  readonly showTexts?: typeof ShowTexts;
};

/**
 * Starts to fetch the route's code, texts and first reads while the app itself is still loading. Skips style
 * sheets that the server put into the page. This function's text becomes a separate script, so it uses
 * nothing outside itself.
 */
export function startEarly(plan: EarlyPlan, helpers: EarlyHelpers): void {
  const { languageOf, stored, preload, startApp, showRows, showTexts } = helpers;
  const data = (id: string) => JSON.parse(document.getElementById(id)?.textContent || 'null');
  const shop = data('shop');
  // Version 1 means that the shop has no texts of its own yet.
  const hasOwnTexts = shop?.langVersion > 1;
  const [token, theme] = [stored(plan.keys.token), stored(plan.keys.theme)];
  if (theme) document.documentElement.dataset.theme = theme;
  if (token && plan.kept) globalThis.crossdockKept = globalThis.caches?.match(...plan.kept);
  globalThis.crossdockKept?.catch(() => {});
  const asked = location.pathname.slice(plan.base.length).replace(/(.)\/$/, '$1') || '/';
  const atHome = token && (asked === '/' || asked === plan.login);
  // The server marks pages at unknown URLs; visitors see them without logging in.
  const stays = token || plan.open.includes(asked) || 'unknown' in document.documentElement.dataset;
  const path = atHome ? plan.home : stays ? asked : plan.login;
  const preloadFile = (named: string) => {
    const file = named.replace('*', lang ?? '');
    const as = file.endsWith('.json') ? 'fetch' : file.endsWith('.css') ? 'style' : undefined;
    if (!document.querySelector(`link[href="${file}"]`)) preload(file, as);
  };
  const offered = shop && [shop.defaultLanguage, ...shop.languages];
  const lang = offered && languageOf(offered, stored(plan.keys.language));
  const started: Record<string, EarlyRead> = {};
  const read = ([name, query]: FirstRead) => {
    if (!shop || !lang) return;
    const search = new URLSearchParams({ ...query, shopId: shop.id });
    search.sort();
    const address = `/api/${name}?${search}`;
    if (started[address]) return;
    const authorization = token ? `Bearer ${token}` : null;
    const answer = fetch(address, { headers: { ...(authorization ? { authorization } : {}), lang } });
    answer.catch(() => {});
    started[address] = { authorization, lang, answer };
  };

  const reads = token && !(location.search && path === asked) ? (plan.reads[path] ?? []) : [];
  const [first] = reads;
  const drawing = first && plan.drawings?.[path];
  const load = () => {
    // A browser opens at most six connections to an HTTP/1 server, so files that others need come first.
    const own: string[] = data(path === asked ? 'code' : path === plan.home ? 'homeCode' : '') || [];
    const shared = (plan.routes[path] ?? plan.routes['*'] ?? []).flatMap((place) => plan.files[place] ?? []);
    const [earliest, ...others] = new Set([drawing ?? [], own, shared].flat());
    if (earliest) preloadFile(earliest);
    if (!plan.fewRoutes?.includes(path)) (data('routes') ?? []).forEach(preloadFile);
    if (first) read(first);
    const packs = (path === plan.login && data('loginPacks')) || data('packs');
    const pack: string | undefined = lang && packs?.[lang];
    if (pack && !stored(plan.keys.pack + lang)?.includes(pack)) {
      preload(pack, 'fetch');
      if (lang && plan.ownTexts && hasOwnTexts) read([plan.ownTexts, { type: '1', code: lang }]);
    }
    others.forEach(preloadFile);
    reads.forEach(read);
  };
  const said: readonly string[] | undefined = !token && path === asked && data('firstTexts')?.[lang ?? ''];
  const texts = said && !hasOwnTexts && said.map((text) => text.replace('{shop}', shop.shop_name));
  const startAndLoad = () => {
    startApp();
    load();
  };
  if (texts) showTexts?.(texts, startAndLoad);
  else if (showRows && token && lang && !location.search && plan.picturePaths?.includes(asked)) {
    // In a page that the service worker opened, `showRows` may load the code late; the first reads do not wait.
    if (navigator.serviceWorker?.controller) reads.forEach(read);
    void showRows(plan, { token, path: asked, lang, drawing }, load).then(startApp, startApp);
  } else startAndLoad();
  globalThis.crossdockEarly = started;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConsentPath } from './consentPath.ts';
import { type Encoding, encodeShortForCache, encodingFor } from './encoding.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Shop } from './shop.ts';

export interface WebApp {
  /** The app's base path: `/` or `/console/`. */
  readonly base: '/' | '/console/';
  /** The built app: its `index.html` and hashed assets. An absolute path. */
  readonly folder: string;
  /** Other origins that the app's code may call. */
  readonly connects?: readonly string[];
}

/** The shop's values with which the HTML is filled, so that the first paint already shows the shop. */
export type ShopPageValuesProvider = (shop: Shop) => {
  readonly title: string;
  readonly icon: string;
  readonly json: unknown;
  /** Whether browsers begin traces. */
  readonly traced: boolean;
  /** Origins that the shop shows in a frame. */
  readonly frames: readonly string[];
  /** Origins that the shop's pages may post a form to. */
  readonly forms: readonly string[];
};

/** The head of one page for search engines and messengers, besides the shop's own values. */
export interface PageHead {
  readonly lang: Shop['defaultLang'];
  readonly title: string;
  /** HTML, escaped. */
  readonly tags: string;
  /** Whether the route exists, but nothing exists at this address. */
  readonly isMissing: boolean;
}

export type PageHeadProvider = (request: FastifyRequest, path: string) => Promise<PageHead>;

/**
 * Serves a built app. Paths below its base that are not files get the page, because routes are client-side.
 * Hashed assets are cached forever, the page never.
 */
export async function serveWebApp(
  app: FastifyInstance,
  web: WebApp,
  shopForPage: ShopPageValuesProvider,
  headForPage?: PageHeadProvider,
): Promise<void> {
  const pages = new Pages(web, shopForPage);
  // Listing some thousand files takes a fiftieth of a start, so it is done for the first page or file.
  let files: ReadonlySet<string> | undefined;
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const file = path.slice(web.base.length - 1);
    files ??= filesIn(web.folder);
    if (files.has(file)) return reply.sendFile(file);
    if (file.startsWith('/assets/')) return reply.status(404).type('text/plain; charset=utf-8').send('404\n');
    const encoding = encodingFor(request);
    const head = isForWorker(request) ? undefined : await headForPage?.(request, path);
    const isKnown = pages.knows(path);
    const { body, tag } = pages.page(request.shop, path, encoding, head, isKnown);
    const { frames, forms } = shopForPage(request.shop);
    const also = {
      ...{ 'script-src': pages.scripts, 'frame-src': frames, 'form-action': forms },
      'connect-src': web.connects ?? [],
    };
    const usual = String(reply.getHeader('content-security-policy') ?? '');
    const policy = isConsentPath(path)
      ? usual.replace("frame-ancestors 'self'", "frame-ancestors 'none'")
      : usual;
    if (isConsentPath(path)) reply.header('x-frame-options', 'DENY');
    reply
      .header('content-security-policy', widened(policy, also))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, sec-fetch-dest')
      .header('etag', tag);
    if (web.base !== '/') reply.header('x-robots-tag', 'noindex');
    if (!isKnown || head?.isMissing) reply.status(404);
    else if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: web.folder,
      serve: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        reply.header('x-content-type-options', 'nosniff');
      },
    });
    scope.get(`${web.base}*`, send);
    if (web.base !== '/')
      scope.get(web.base.slice(0, -1), (_request, reply) => reply.redirect(web.base, 308));
    else scope.get('/', send);
  });
}

/**
 * The files that are served, by their path in the folder: all but the page, compressed copies, and what only the server
 * reads. One route serves them all, because a route for each of some 1,400 files made the start and the memory larger.
 */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`)
      .filter((path) => !/\/\.|\/index\.html$|\.(br|gz)$/.test(path)),
  );

/**
 * The service worker keeps one page for many addresses and compares it with the server's, so it gets the page
 * without address-specific parts.
 */
const isForWorker = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'empty';

/** A content security policy in which some directives allow more than our own origin. */
const widened = (policy: string, also: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(also).reduce(
    (text, [directive, sources]) => text.replace(`${directive} 'self'`, `$& ${sources.join(' ')}`.trimEnd()),
    policy,
  );

const keptPages = 200;

/** A route at which visitors enter the app, and the files that it needs in addition to the common ones. */
interface Arrival {
  readonly code: readonly string[];
  readonly styles: readonly string[];
  /** By language, the title and the intro that the first paint already shows to visitors. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether the first paint may show members the list from their last visit. The app is then started after that
   * paint.
   */
  readonly hasPicture?: boolean;
  /** The files of the home page, to which the address leads members. */
  readonly homeCode?: readonly string[];
}

/** The page for each shop and arrival route; the latest are kept encoded. */
class Pages {
  /** The hashes of the page's inline scripts, for its content security policy. */
  readonly scripts: readonly string[];
  readonly #base: string;
  readonly #shopForPage: ShopPageValuesProvider;
  readonly #plain: string;
  /** The arrival routes by pattern, such as `/myBag/$id`. */
  readonly #arrivals: readonly (readonly [string, string])[];
  /** All routes of the app in lower case; undefined if the build does not list them. */
  readonly #routes: readonly string[] | undefined;
  readonly #kept = new Map<string, KeptPage>();

  constructor(web: WebApp, shopForPage: ShopPageValuesProvider) {
    this.#plain = readFileSync(join(web.folder, 'index.html'), 'utf8');
    this.scripts = [...this.#plain.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    this.#base = web.base.slice(0, -1);
    this.#shopForPage = shopForPage;
    const built = (name: string) => {
      const file = join(web.folder, '.vite', name);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    };
    this.#routes = built('routes.json');
    const arrivals: Record<string, Arrival> = built('arrivals.json') ?? {};
    this.#arrivals = Object.entries(arrivals).map(([route, arrival]) => [
      route,
      pageFor(this.#plain, arrival, (address) =>
        readFileSync(join(web.folder, address.slice(web.base.length)), 'utf8'),
      ),
    ]);
  }

  /** Whether the app has a screen at the path; case is ignored. */
  knows(path: string): boolean {
    const plain = path
      .slice(this.#base.length)
      .replace(/(.)\/+$/, '$1')
      .toLowerCase();
    return this.#routes?.some((route) => leadsTo(route, plain)) ?? true;
  }

  page(
    shop: Shop,
    address: string,
    encoding: Encoding | null,
    head: PageHead | undefined,
    isKnown: boolean,
  ): KeptPage {
    const filling = this.#shopForPage(shop);
    const path = address.slice(this.#base.length);
    const [route, built] = this.#arrivals.find(([known]) => leadsTo(known, path)) ?? ['', this.#plain];
    const { lang, title, tags } = head ?? { lang: shop.defaultLang, title: filling.title, tags: '' };
    const key = JSON.stringify([encoding, route, lang, title, tags, isKnown, filling]);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const html = fill(built, shop, { ...filling, title, lang, tags, isKnown });
    const body = encoding === null ? html : encodeShortForCache(html, encoding);
    const made = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    if (this.#kept.size >= keptPages) this.#kept.clear();
    this.#kept.set(key, made);
    return made;
  }
}

interface KeptPage {
  readonly body: string | Buffer;
  readonly tag: string;
}

function leadsTo(route: string, path: string): boolean {
  const [parts, segments] = [route.split('/'), path.split('/')];
  return (
    parts.length === segments.length && parts.every((part, at) => part[0] === '$' || part === segments[at])
  );
}

/**
 * Adds the code of a route to the page, so that it is fetched together with the app's own code, and the styles of the
 * route after the outline that is shown first. Browsers do not fetch a disabled stylesheet link; such a link shows
 * the app's loader that the page already contains these styles.
 */
function pageFor(
  page: string,
  { code, styles, texts, hasPicture, homeCode }: Arrival,
  read: (address: string) => string,
): string {
  const sheets = styles.map((address) => `<style>${read(address)}</style>`);
  const held = styles.map((address) => `<link rel="stylesheet" disabled crossorigin href="${address}">`);
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
  const further = Object.entries({ firstTexts: texts, homeCode }).filter(([, value]) => value);
  const files = [['code', code] as const, ...further].map(([id, value]) => data(id, value)).join('');
  // If the page contains texts, its first script shows them and then loads the app's code. Otherwise, if a stored
  // list can be shown, the first script shows it and then starts the app.
  const heldTags = texts ? entryTags : hasPicture ? entryScript : undefined;
  const hold = (tags: string, address = '') =>
    `${texts ? '' : `<link rel="modulepreload" crossorigin href="${address}">`}<template id="entry">${tags}</template>`;
  const plain = heldTags ? page.replace(heldTags, hold) : page;
  return (
    plain
      // These parts precede the first script, because it looks for them when it runs.
      .replace('<script>', (script) => `${held.join('')}${files}${script}`)
      .replace('</body>', () => `${sheets.join('')}</body>`)
  );
}

/** The tag that starts the app, and its address. */
const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The tags that load the app's own code. */
const entryTags = /(?:\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>))+/;

type Filling = ReturnType<ShopPageValuesProvider> &
  Pick<PageHead, 'lang' | 'title' | 'tags'> & {
    /**
     * Whether the path is known. At an unknown address the app shows its not-found page, even to visitors, who would
     * otherwise get the login page.
     */
    readonly isKnown: boolean;
  };

/** Fills the shop's and the page's values into the built page. A missing placeholder means a broken build. */
function fill(page: string, shop: Shop, { lang, title, tags, isKnown, icon, json, traced }: Filling): string {
  const marks = `${traced ? ' data-traced' : ''}${isKnown ? '' : ' data-unknown'}`;
  const places: readonly (readonly [RegExp, string])[] = [
    [/<html lang="[^"]*"/, `<html${marks} lang="${htmlLang[lang]}"`],
    [/data-theme="default"/, `data-theme="${shop.theme}"`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>${tags}`],
    [/<link rel="icon" href="\/[^>]*>/, `<link rel="icon" href="${escapeHtml(icon)}">`],
    // Escapes `<`, the only character that could end a JSON script block.
    [/(?<=<script type="application\/json" id="shop">)null/, JSON.stringify(json).replaceAll('<', '\\u003c')],
  ];
  return places.reduce((html, [place, text]) => html.replace(place, () => text), page);
}

const htmlLang = { zh: 'zh-Hans-CN', tw: 'zh-Hant-TW', en: 'en' } as const;

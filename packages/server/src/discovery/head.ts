import { type ListedPage, pageTexts } from '@crossdock/contract/shops/pageTexts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { textForReader, writtenLanguages } from '@crossdock/domain/richText.ts';
import { findShownArticle } from '../guide/store.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { shopHosts } from '../platform/shopSettings.ts';
import type { PageHead } from '../platform/web.ts';
import { descriptionOf } from '../shops/description.ts';
import { shopCardUrl } from '../shops/shopCardUrl.ts';
import { mainOrigin } from './mainOrigin.ts';
import { lanePrices } from './prices.ts';
import { isShopIndexable, pathOf, publicPageAt, publicPageUrl, requestedLang } from './publicPages.ts';
import { articleJsonLd, organizationJsonLd, shippingServiceJsonLd, websiteJsonLd } from './structuredData.ts';
import { noIndex, type PageTags, tagsHtml } from './tags.ts';

export interface RequestedPage {
  readonly shop: Shop;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The origin that the request was sent to. */
  readonly origin: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The weights whose prices the calculator's page shows. */
const weightsG = [1_000, 5_000, 10_000];
const answerMax = 2_000;
/**
 * The maximum number of HTML heads that are cached for one shop. There is one head for each page or article, language
 * and host; heads beyond the maximum are made again for each request.
 */
const keptMax = 500;

/**
 * Makes the HTML heads of pages. They are cached with the process's copy of the shop, so their content is at
 * most half a minute old. The head of a page that is not public tells search engines not to index it.
 */
export function createPageHeads(database: Database): (asked: RequestedPage) => Promise<PageHead> {
  const kept = new WeakMap<Shop, Map<string, Promise<PageHead>>>();
  return (asked) => {
    const { shop, path, query, origin } = asked;
    const lang = requestedLang(shop, query) ?? shop.defaultLang;
    const plain = { lang, title: shop.name, tags: noIndex, isMissing: false };
    const page = publicPageAt(shop, path);
    if (page === undefined) return Promise.resolve(plain);
    const id = page === 'guide' ? (query.get('id') ?? undefined) : undefined;
    if (id !== undefined && !uuid.test(id)) return Promise.resolve({ ...plain, isMissing: true });
    const heads = kept.get(shop) ?? new Map<string, Promise<PageHead>>();
    kept.set(shop, heads);
    const name = JSON.stringify([origin, page, id, requestedLang(shop, query)]);
    const known = heads.get(name);
    if (known) return known;
    const made = database
      .transact(shop.id, (tx) => headOf(tx, { ...asked, lang, page, id }))
      .then((head) => head ?? { ...plain, isMissing: true })
      .catch(() => {
        heads.delete(name);
        // If the content cannot be read, the page has no tags, but search engines may still list it. The failure is
        // not cached, so the next request tries again.
        return { ...plain, tags: '' };
      });
    if (heads.size < keptMax) heads.set(name, made);
    return made;
  };
}

interface Wanted extends RequestedPage {
  readonly lang: Lang;
  readonly page: ListedPage;
  readonly id: string | undefined;
}

/** The head of a page; undefined if it would show an article that does not exist. */
async function headOf(tx: Tx, wanted: Wanted): Promise<PageHead | undefined> {
  const { shop, lang, page, id } = wanted;
  const origin = mainOrigin(wanted.origin, await shopHosts(tx));
  const row = id === undefined ? undefined : await findShownArticle(tx, id);
  if (id !== undefined && row === undefined) return undefined;
  const texts = pageTexts[lang][page];
  const said = (text: string) => text.replace('{shop}', () => shop.name);
  const written = row && textForReader(row.texts, lang, shop.defaultLang);
  const title = written ? `${written.text.title} · ${shop.name}` : said(texts.title);
  const description = page === 'front' ? descriptionOf(shop, lang) : said(texts.description);
  const asked = requestedLang(shop, wanted.query);
  const canonical = origin + publicPageUrl(pathOf(page), asked, id);
  const langs = row
    ? shop.languages.filter((one) => writtenLanguages(row.texts).includes(one))
    : shop.languages;
  const structured =
    row && written
      ? [
          articleJsonLd(
            {
              title: written.text.title,
              plain: written.text.plain.slice(0, answerMax),
              address: canonical,
              updatedAt: row.updatedAt,
              lang: written.lang,
            },
            shop,
            origin,
          ),
        ]
      : await structuredOf(tx, wanted, origin);
  const tags: PageTags = {
    title,
    description: written ? written.text.plain.slice(0, 200) || description : description,
    siteName: shop.name,
    canonical,
    lang,
    inOtherLangs: alternatesOf(langs, (one) => origin + publicPageUrl(pathOf(page), one, id)),
    card: origin + shopCardUrl(shop, lang),
    kind: row ? 'article' : 'website',
    listed: isShopIndexable(shop),
    structured,
  };
  return { lang, title, tags: tagsHtml(tags), isMissing: false };
}

/**
 * The page's address in each language, and the address without a language for all other readers. Empty if there is
 * only one language.
 */
function alternatesOf(
  langs: readonly Lang[],
  address: (lang?: Lang) => string,
): (readonly [Lang | 'any', string])[] {
  if (langs.length < 2) return [];
  return [...langs.map((lang) => [lang, address(lang)] as const), ['any', address()] as const];
}

async function structuredOf(tx: Tx, { shop, lang, page }: Wanted, origin: string): Promise<object[]> {
  if (page === 'front') return [organizationJsonLd(shop, origin, lang), websiteJsonLd(shop, origin)];
  if (page === 'support') return [organizationJsonLd(shop, origin, lang)];
  if (page !== 'trial') return [];
  return (await lanePrices(tx, shop, lang, weightsG)).map((lane) =>
    shippingServiceJsonLd(lane, shop, origin),
  );
}

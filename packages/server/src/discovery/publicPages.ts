import type { ListedPage } from '@crossdock/contract/shops/pageTexts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import type { Shop } from '../platform/shop.ts';

/** Pages that visitors may open and search engines may list, with their addresses. */
const paths: Readonly<Record<ListedPage, string>> = {
  front: '/login',
  trial: '/freightTrial',
  guide: '/noviceguidance',
  support: '/support',
  goods: '/shop-main',
  points: '/ztdSel',
  register: '/register',
};

/** Paths that show visitors the login page. */
const frontPaths = ['/', '/login'];

/** The shop's public pages with their addresses; the goods page only if the shop sells any. */
export function publicPages({ settings }: Shop): [ListedPage, string][] {
  const shown = keysOf(paths).filter((name) => name !== 'goods' || settings.products.active);
  return shown.map((name) => [name, paths[name]]);
}

/** The public page at a path, which people may type in any case; undefined for every other path. */
export function publicPageAt(shop: Shop, path: string): ListedPage | undefined {
  const plain = path.replace(/(.)\/+$/, '$1').toLowerCase();
  if (frontPaths.includes(plain)) return 'front';
  return publicPages(shop).find(([, known]) => known.toLowerCase() === plain)?.[0];
}

export const pathOf = (page: ListedPage): string => paths[page];

/** The language that an address requests, if the shop has it. */
export function requestedLang(shop: Shop, query: URLSearchParams): Lang | undefined {
  const asked = query.get('lang');
  return isOneOf(shop.languages, asked) ? asked : undefined;
}

/** The address of a public page in a language; without a language, the page uses the visitor's. */
export function publicPageUrl(path: string, lang?: Lang, articleId?: string): string {
  const query = new URLSearchParams({
    ...(articleId === undefined ? {} : { id: articleId }),
    ...(lang === undefined ? {} : { lang }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The codes of our languages for search engines: by script, because a text serves every region. */
export const searchLangs: Readonly<Record<Lang, string>> = { tw: 'zh-Hant', zh: 'zh-Hans', en: 'en' };

/** Whether search engines may list the shop: the shop must have chosen this, and be open. */
export const isShopIndexable = ({ settings, openedAt }: Shop): boolean =>
  settings.listing.listed && openedAt !== null;

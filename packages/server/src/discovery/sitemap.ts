import type { Lang } from '@crossdock/contract/wire/values.ts';
import { writtenLanguages } from '@crossdock/domain/richText.ts';
import type { listShownArticles } from '../guide/store.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import type { Shop } from '../platform/shop.ts';
import { publicPages, publicPageUrl, searchLangs } from './publicPages.ts';

type ArticleRow = Awaited<ReturnType<typeof listShownArticles>>[number];

interface Place {
  readonly path: string;
  readonly id?: string;
  readonly langs: readonly Lang[];
  readonly changedAt?: string;
}

/** The sitemap: every public page and article in each of its languages. */
export function sitemapText(shop: Shop, origin: string, articles: readonly ArticleRow[]): string {
  const places: Place[] = [
    ...publicPages(shop).map(([, path]) => ({ path, langs: shop.languages })),
    ...articles.map(({ id, texts, updatedAt }) => ({
      path: '/noviceguidance',
      id,
      langs: shop.languages.filter((lang) => writtenLanguages(texts).includes(lang)),
      changedAt: updatedAt,
    })),
  ];
  const entries = places.flatMap((place) => entriesOf(place, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entriesOf({ path, id, langs, changedAt }: Place, origin: string): string[] {
  const address = (lang?: Lang) => escapeHtml(origin + publicPageUrl(path, lang, id));
  const several = langs.length > 1 ? langs : [];
  const alternates = [
    ...several.map((lang) => [searchLangs[lang], address(lang)]),
    ...(several.length > 0 ? [['x-default', address()]] : []),
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return [undefined, ...several].map(
    (lang) => `<url><loc>${address(lang)}</loc>${changed}${alternates.join('')}</url>`,
  );
}

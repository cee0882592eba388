import { pageTexts } from '@crossdock/contract/shops/pageTexts.ts';
import type { listShownArticles } from '../guide/store.ts';
import { titleAndExcerptOf } from '../platform/localizedContent.ts';
import type { Shop } from '../platform/shop.ts';
import { descriptionOf } from '../shops/description.ts';
import { pathOf, publicPages, publicPageUrl } from './publicPages.ts';

type ArticleRow = Awaited<ReturnType<typeof listShownArticles>>[number];

/**
 * The content of llms.txt. It shows programs that read for people the public pages, and programs that act for people
 * the API.
 */
export function llmsText(shop: Shop, origin: string, articles: readonly ArticleRow[]): string {
  const lang = shop.defaultLang;
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '').trim();
  const link = (name: string, path: string, about: string) =>
    `- [${oneLine(name)}](${origin}${path})${about === '' ? '' : `: ${oneLine(about)}`}`;
  const said = (text: string) => text.replace('{shop}', () => shop.name);
  const pages = publicPages(shop).map(([name, path]) =>
    link(said(pageTexts[lang][name].title), path, said(pageTexts[lang][name].description)),
  );
  const guide = articles.map(({ id, texts }) => {
    const { title, excerpt } = titleAndExcerptOf(texts, { lang, shop });
    return link(title, publicPageUrl(pathOf('guide'), undefined, id), excerpt);
  });
  return `# ${oneLine(shop.name)}

> ${oneLine(descriptionOf(shop, lang))}

Pages are drawn by a script in the browser. Programs read the same from the API, without a login where it says \`guest\`.

## API

${link('API description', '/api/openapi.json', 'every call as OpenAPI')}
${link('API reference', '/api/reference', 'how to begin, keys for programs, webhooks')}
${link('MCP endpoint', '/api/mcp', "tools for assistants of members, by OAuth, and of the firm's staff, with a key for programs as bearer token (streamable HTTP)")}

## Pages

${pages.join('\n')}
${guide.length === 0 ? '' : `\n## Guide\n\n${guide.join('\n')}\n`}`;
}

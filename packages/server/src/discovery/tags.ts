import type { Lang } from '@crossdock/contract/wire/values.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { searchLangs } from './publicPages.ts';

/** The metadata of a page for search engines and messengers. Addresses are absolute. */
export interface PageTags {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly canonical: string;
  readonly lang: Lang;
  /** The page's addresses in other languages; empty if it has only one. */
  readonly inOtherLangs: readonly (readonly [Lang | 'any', string])[];
  readonly card: string;
  readonly kind: 'website' | 'article';
  readonly listed: boolean;
  readonly structured: readonly object[];
}

export const noIndex = '<meta name="robots" content="noindex">';

const locale: Readonly<Record<Lang, string>> = { tw: 'zh_TW', zh: 'zh_CN', en: 'en_US' };
/** The preview picture's size in pixels, both if it is drawn and if it is cropped from an upload. */
const size = { width: '1200', height: '630' };

/** The tags as HTML. All values are escaped, because shops write names and descriptions. */
export function tagsHtml(page: PageTags): string {
  const meta = (name: string, content: string) => tag('meta', { name, content });
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  const alternates = page.inOtherLangs.map(([lang, href]) =>
    tag('link', { rel: 'alternate', hreflang: lang === 'any' ? 'x-default' : searchLangs[lang], href }),
  );
  return [
    meta('description', page.description),
    ...(page.listed ? [] : [noIndex]),
    tag('link', { rel: 'canonical', href: page.canonical }),
    ...alternates,
    property('og:type', page.kind),
    property('og:site_name', page.siteName),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', page.canonical),
    property('og:locale', locale[page.lang]),
    property('og:image', page.card),
    property('og:image:width', size.width),
    property('og:image:height', size.height),
    property('og:image:alt', page.siteName),
    meta('twitter:card', 'summary_large_image'),
    ...(page.listed ? page.structured.map(structuredData) : []),
  ].join('');
}

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`;

/** Escapes `<`, the only character that could end the block. */
const structuredData = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

import type {
  LocalizedContent,
  StoredContent,
  StoredContents,
} from '@crossdock/contract/wire/localizedContent.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isAllowedLink, richAttributes, richTags } from '@crossdock/domain/richText.ts';
import type { NoTransaction, Tx } from './db.ts';
import { articleFiles, fileUrl } from './fileRows.ts';
import type { Services } from './services.ts';

/** Cleaned texts, and the pictures in them. */
export interface CleanTexts {
  readonly texts: StoredContents;
  readonly fileIds: readonly string[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const picture = /<img data-file="([0-9a-f-]{36})"/g;

/**
 * Removes everything that a formatted text may not contain. It is slow, so it runs outside of transactions.
 */
export async function cleanTexts(_outside: NoTransaction, written: LocalizedContent): Promise<CleanTexts> {
  const clean = await cleaner();
  const texts: { [L in Lang]?: StoredContent } = {};
  for (const lang of ['zh', 'tw', 'en'] as const) {
    const one = written[lang];
    if (one !== undefined) texts[lang] = { title: one.title, ...clean(one.html) };
  }
  const all = Object.values(texts)
    .map(({ html }) => html)
    .join('');
  return { texts, fileIds: [...new Set([...all.matchAll(picture)].flatMap(([, id]) => id ?? []))] };
}

async function cleaner(): Promise<(html: string) => { html: string; plain: string }> {
  // Loaded at first use: with its parsers it is a tenth of everything that the server loads at start.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const options = {
    allowedTags: [...richTags],
    allowedAttributes: { a: [...richAttributes.a], img: [...richAttributes.img] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Record<string, string> }) =>
      tag === 'img' && attribs['data-file'] === undefined,
    transformTags: {
      h1: 'h2',
      h4: 'h3',
      b: 'strong',
      i: 'em',
      a: (_tag: string, { href = '' }: Record<string, string>) => ({
        tagName: 'a',
        attribs: linkTo(href),
      }),
      img: (_tag: string, { 'data-file': file = '', alt = '' }: Record<string, string>) => ({
        tagName: 'img',
        attribs: uuid.test(file) ? { 'data-file': file, alt: alt.slice(0, 200) } : noAttributes,
      }),
    },
  };
  return (html) => {
    const cleaned = sanitizeHtml(html, options);
    return { html: cleaned, plain: plainOf(cleaned) };
  };
}

const noAttributes: Record<string, string> = {};

function linkTo(href: string): Record<string, string> {
  if (!isAllowedLink(href)) return noAttributes;
  return href.startsWith('/') ? { href } : { href, rel: 'noopener noreferrer', target: '_blank' };
}

/** The plain text of a cleaned text. */
function plainOf(html: string): string {
  return html
    .replace(/<\/?(?:a|em|s|strong|u)(?: [^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The texts in stored form: each picture gets its size, so that the page does not jump while it loads. Undefined if
 * one is not a picture that staff of this shop uploaded for a text.
 */
export async function withPictures(
  tx: Tx,
  { texts, fileIds }: CleanTexts,
): Promise<StoredContents | undefined> {
  if (fileIds.length === 0) return texts;
  const files = await articleFiles(tx, fileIds);
  if (files.length < fileIds.length) return undefined;
  const sizes = new Map(files.map(({ id, width, height }) => [id, { width, height }]));
  const sized = (html: string) =>
    html.replace(picture, (found, id: string) => {
      const { width, height } = sizes.get(id) ?? {};
      return width && height ? `${found} width="${width}" height="${height}"` : found;
    });
  return Object.fromEntries(
    Object.entries(texts).map(([lang, one]) => [lang, { ...one, html: sized(one.html) }]),
  );
}

/** The text for readers: its pictures get signed addresses that are valid for some hours. */
export function withSignedPictures(html: string, { config }: Services, tx: Tx): string {
  return html.replace(picture, (found, id: string) => {
    const url = fileUrl(config.APP_SECRET, tx.shopId, id, 'full', tx.now);
    return `${found} src="${url.replaceAll('&', '&amp;')}"`;
  });
}

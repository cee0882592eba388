/**
 * The tags allowed in formatted texts by staff (headings, lists, links, pictures). Editor, server and screens share
 * the list.
 */
export const richTags = [
  ...['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's'],
  ...['ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'img'],
] as const;
export const richAttributes = {
  a: ['href', 'rel', 'target'],
  /** A picture is identified by its file. Its URL is signed each time it is read. */
  img: ['data-file', 'alt', 'width', 'height'],
} as const;

/**
 * Whether a link's target is allowed: another site over https, an email address, a phone number, or a page of this
 * site. Never allows a script.
 * @example isAllowedLink('javascript:alert(1)') // → false
 */
export function isAllowedLink(href: string): boolean {
  // Browsers ignore control characters and blanks before they read a scheme.
  if ([...href].some((letter) => letter <= ' ' || letter === '\\')) return false;
  return /^(https:\/\/|mailto:|tel:)/i.test(href) || /^\/(?!\/)/.test(href);
}

export const richTextMax = 60_000;
export const titleMax = 80;
export const excerptLength = 90;

const languages = ['zh', 'tw', 'en'] as const;
type Language = (typeof languages)[number];

/** A text in the languages in which it was written. */
export type LocalizedTexts<W> = { readonly [L in Language]?: W | undefined };

/**
 * The text in the reader's language; if it is missing, in the language that they most likely read.
 * @example textForReader({ en: 'Hello', zh: '你好' }, 'tw', 'en') // → { lang: 'zh', text: '你好' }
 */
export function textForReader<W>(
  texts: LocalizedTexts<W>,
  wanted: Language,
  ofShop: Language,
): { readonly lang: Language; readonly text: W } | undefined {
  const chinese: readonly Language[] = wanted === 'en' ? [] : ['tw', 'zh'];
  for (const lang of [wanted, ...chinese, ofShop, ...languages]) {
    const text = texts[lang];
    if (text !== undefined) return { lang, text };
  }
  return undefined;
}

/**
 * The languages in which a text was written.
 * @example writtenLanguages({ en: 'Hello', tw: '你好' }) // → ['tw', 'en']
 */
export const writtenLanguages = (texts: LocalizedTexts<unknown>): Language[] =>
  languages.filter((lang) => texts[lang] !== undefined);

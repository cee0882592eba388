/** What may stand in a text that staff write with headings, lists, links and pictures: the same where it is written, kept and shown. */
export const richTags = [
  ...['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's'],
  ...['ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'img'],
] as const;
export const richAttributes = {
  a: ['href', 'rel', 'target'],
  /** A picture is named by its file; its address is signed each time it is read. */
  img: ['data-file', 'alt', 'width', 'height'],
} as const;

/** Where a link may lead: another site over https, a mail, a call, or a page of this one. */
export function isRichLink(href: string): boolean {
  // Browsers drop control characters and blanks before they read a scheme.
  if ([...href].some((letter) => letter <= ' ' || letter === '\\')) return false;
  return /^(https:\/\/|mailto:|tel:)/i.test(href) || /^\/(?!\/)/.test(href);
}

export const richTextMax = 60_000;
export const titleMax = 80;
export const excerptLength = 90;

const languages = ['zh', 'tw', 'en'] as const;
type Language = (typeof languages)[number];

/** A text in as many languages as somebody has written it in. */
export type Writings<W> = { readonly [L in Language]?: W | undefined };

/** In the reader's language where it is written in it; else in the one that the reader is likeliest to read. */
export function writingFor<W>(
  texts: Writings<W>,
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

/** The languages in which it is written. */
export const writtenIn = (texts: Writings<unknown>): Language[] =>
  languages.filter((lang) => texts[lang] !== undefined);

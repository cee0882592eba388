import { richTextMax, titleMax, writtenLanguages } from '@crossdock/domain/richText.ts';
import { z } from 'zod';
import { lang, note, plain, text } from './values.ts';

const writing = z.strictObject({ title: text(titleMax), html: note(richTextMax) });

/** A title and a formatted text, in at least one language. */
export const localizedContent = z
  .strictObject({ zh: writing.optional(), tw: writing.optional(), en: writing.optional() })
  .refine((texts) => writtenLanguages(texts).length > 0, 'article.noLanguage');
export type LocalizedContent = z.infer<typeof localizedContent>;

/** A title and a formatted text as they are stored: cleaned, and with the plain text for search and excerpts. */
export interface StoredContent {
  readonly title: string;
  readonly html: string;
  readonly plain: string;
}
export type StoredContents = {
  readonly zh?: StoredContent;
  readonly tw?: StoredContent;
  readonly en?: StoredContent;
};

/** A text's headline in a list, and its language if it is not the reader's. */
export const headline = { title: plain.text, excerpt: plain.text, lang, isOtherLanguage: plain.yesNo };

import { richTextMax, titleMax, writtenIn } from '@crossdock/domain/richText.ts';
import { z } from 'zod';
import { lang, note, text } from './values.ts';

const writing = z.strictObject({ title: text(titleMax), html: note(richTextMax) });

/** A title and a rich text, in one language at least. */
export const localizedContent = z
  .strictObject({ zh: writing.optional(), tw: writing.optional(), en: writing.optional() })
  .refine((texts) => writtenIn(texts).length > 0, 'article.noLanguage');
export type LocalizedContent = z.infer<typeof localizedContent>;

/** As it is kept: cleaned, and with its plain text, for the search and the first words. */
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

/** What a list says of a text, and in which language it is where it is not written in the reader's. */
export const headline = {
  title: z.string(),
  excerpt: z.string(),
  lang,
  isOtherLanguage: z.boolean(),
};

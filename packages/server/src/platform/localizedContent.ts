import type { LocalizedContent, StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { excerptLength, textForReader } from '@crossdock/domain/richText.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { containsPattern } from './likePattern.ts';
import { withSignedPictures } from './richText.ts';
import type { Services } from './services.ts';

interface Reader {
  readonly lang: Lang;
  readonly shop: { readonly defaultLang: Lang };
}

/** Title and first words in the reader's language, or in the closest one. */
export function titleAndExcerptOf(texts: StoredContents, { lang, shop }: Reader) {
  const found = textForReader(texts, lang, shop.defaultLang);
  const { title = '', plain = '' } = found?.text ?? {};
  return {
    title,
    excerpt: plain.length > excerptLength ? `${plain.slice(0, excerptLength)}…` : plain,
    lang: found?.lang ?? lang,
    isOtherLanguage: found !== undefined && found.lang !== lang,
  };
}

/** The fields of `titleAndExcerptOf`, with the whole text as HTML. */
export function contentOf(texts: StoredContents, reader: Reader, services: Services, tx: Tx) {
  const found = textForReader(texts, reader.lang, reader.shop.defaultLang);
  return {
    ...titleAndExcerptOf(texts, reader),
    html: withSignedPictures(found?.text.html ?? '', services, tx),
  };
}

/** The texts in all languages, for the editor. */
export function textsForEditor(texts: StoredContents, services: Services, tx: Tx): LocalizedContent {
  return Object.fromEntries(
    Object.entries(texts).map(([lang, { title, html }]) => [
      lang,
      { title, html: withSignedPictures(html, services, tx) },
    ]),
  );
}

/** Whether any language in the column `texts` contains the words, in its title or text. */
export const contentContains = (words: string) => sql<boolean>`exists (
  select from jsonb_each(texts) as one where one.value->>'title' ilike ${containsPattern(words)}
    or one.value->>'plain' ilike ${containsPattern(words)})`;

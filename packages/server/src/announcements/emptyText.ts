import type { StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import { writtenIn } from '@crossdock/domain/richText.ts';

/** The field of a language in which nothing is said; a picture alone says something. */
export function emptyText(texts: StoredContents): string | undefined {
  const lang = writtenIn(texts).find((one) => {
    const { plain = '', html = '' } = texts[one] ?? {};
    return plain === '' && !html.includes('<img');
  });
  return lang && `texts.${lang}.html`;
}
